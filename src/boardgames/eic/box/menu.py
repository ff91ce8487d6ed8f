"""Every action that the components allow, made once: offers pick from here and construct nothing."""

from boardgames.eic import actions as act
from boardgames.eic.box.tables import Tables


class Menu:
    """The actions of one set of tables, by the indices that the rules use."""

    def __init__(self, t: Tables) -> None:
        companies = range(len(t.companies))
        most_shares = max(layout.setup.shares_on_market for layout in t.layouts)
        self.retire = act.RetireAgents()
        self.mortgage = act.Mortgage()
        self.redeem = act.Redeem()
        self.decline = act.Decline()
        self.pass_exchange = act.PassExchange()
        self.acknowledge = act.AcknowledgeCard()
        self.close_ship = act.CloseShip()
        self.stay = act.StayInIndies()
        self.close_warehouse = act.CloseWarehouse()
        self.choose_ship = tuple(act.ChooseShip(ship.id) for ship in t.ships)
        self.discard = tuple(
            tuple(act.DiscardShip(ship.id, place) for place in (act.DOCK, *(zone.id for zone in t.zones)))
            for ship in t.ships
        )
        """[ship][0 for a dock, 1 + zone]"""
        self.choose_post = tuple(act.ChoosePost(spot.id) for spot in t.spots)
        self.sell_shares = tuple(
            tuple(act.SellShares(company, count) for count in range(1, most_shares + 1)) for company in companies
        )
        self.buy_share = tuple(act.BuyShare(company) for company in companies)
        self.choose_card = tuple(act.ChooseCard(card.id) for card in t.cards)
        self.place_ship = tuple(tuple(act.PlaceShip(ship.id, zone.id) for zone in t.zones) for ship in t.ships)
        self.buy_cube = tuple(act.BuyCube(good.id) for good in t.goods)
        self.sell_stored = tuple(act.SellStored(good.id) for good in t.goods)
        self.sell_cube = tuple(act.SellCube(good.id) for good in t.goods)
        self.store_cube = tuple(act.StoreCube(good.id) for good in t.goods)
        self.choose_unload = tuple(act.ChooseUnload(dock) for dock in range(max(t.docks)))
        self.place_agent = tuple(
            tuple(act.PlaceAgent(agent, cell) for cell in (*t.cell_index, act.CENTRE)) for agent in range(t.agents)
        )
        self.from_centre = tuple(
            tuple(act.MoveFromCentre(agent, cell.id) for cell in t.cells) for agent in range(t.agents)
        )
        # Lists that come up again and again, by the little that they depend on.
        self._placements: dict[tuple[int, int], tuple[act.AnyAction, ...]] = {}
        self._moves_from_centre: dict[tuple[int, int], tuple[act.AnyAction, ...]] = {}
        self._sales: dict[tuple[int, ...], tuple[act.AnyAction, ...]] = {}
        self._voyages: dict[tuple[tuple[int, ...], int], tuple[act.AnyAction, ...]] = {}

    def placements(self, agent: int, cells: int) -> tuple[act.AnyAction, ...]:
        """An unmoved agent goes to one of the cells of the mask or to the central zone."""
        key = (agent, cells)
        found = self._placements.get(key)
        if found is None:
            every = self.place_agent[agent]
            found = (*(one for i, one in enumerate(every[:-1]) if cells >> i & 1), every[-1])
            self._placements[key] = found
        return found

    def moves_from_centre(self, agent: int, cells: int) -> tuple[act.AnyAction, ...]:
        """An agent leaves the central zone for one of the cells of the mask."""
        key = (agent, cells)
        found = self._moves_from_centre.get(key)
        if found is None:
            found = tuple(one for i, one in enumerate(self.from_centre[agent]) if cells >> i & 1)
            self._moves_from_centre[key] = found
        return found

    def sales(self, shares: tuple[int, ...]) -> tuple[act.AnyAction, ...]:
        """Any number of the shares held of any one company."""
        found = self._sales.get(shares)
        if found is None:
            found = tuple(one for company, held in enumerate(shares) for one in self.sell_shares[company][:held])
            self._sales[shares] = found
        return found

    def voyages(self, hand: tuple[int, ...], zones: int) -> tuple[act.AnyAction, ...]:
        """One of the ships in hand goes to one of the zones of the mask; equal ships count once."""
        key = (hand, zones)
        found = self._voyages.get(key)
        if found is None:
            found = tuple(
                one
                for kind in dict.fromkeys(hand)
                if kind >= 0  # blank in what another seat observes
                for zone, one in enumerate(self.place_ship[kind])
                if zones >> zone & 1
            )
            self._voyages[key] = found
        return found
