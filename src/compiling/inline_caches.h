/* Inline caches for what mypyc leaves to the interpreter: attributes of records, and globals of a module.
 *
 * The interpreter specialises both while it runs (PEP 659); C code that mypyc makes looks them up anew each time. Every
 * place in the code that looks up one constant name gets a cache of its own. An attribute is found at the same offset as
 * long as the type has the same version; a global is the same object as long as its dictionary has the same version.
 *
 * The versions are private to CPython: `hook.py` uses this header on those that are known to have them.
 */
#ifndef INLINE_CACHES_H
#define INLINE_CACHES_H
#include <Python.h>
#include <structmember.h>

/* mypyc makes every warning an error, and from 3.12 the version of a dictionary is marked as deprecated. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

typedef struct { PyTypeObject *type; unsigned int version; Py_ssize_t offset; } AttributeCache;

static __attribute__((noinline, unused)) PyObject *find_attribute(PyObject *of, PyObject *name, AttributeCache *cache) {
    PyTypeObject *type = Py_TYPE(of);
    if (type->tp_getattro == PyObject_GenericGetAttr) {
        PyObject *found = _PyType_Lookup(type, name);
        if (found && Py_TYPE(found) == &PyMemberDescr_Type) {
            PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
            if (member->type == T_OBJECT_EX && PyType_HasFeature(type, Py_TPFLAGS_VALID_VERSION_TAG)
                && type->tp_version_tag && PyType_IsSubtype(type, PyDescr_TYPE(found))) {
                cache->type = type;
                cache->version = type->tp_version_tag;
                cache->offset = member->offset;
            }
        }
    }
    return PyObject_GetAttr(of, name);
}

static inline __attribute__((always_inline, unused)) PyObject *cached_attribute(
    PyObject *of, PyObject *name, AttributeCache *cache) {
    PyTypeObject *type = Py_TYPE(of);
    if (__builtin_expect(type == cache->type && type->tp_version_tag == cache->version, 1)) {
        PyObject *value = *(PyObject **)((char *)of + cache->offset);
        if (__builtin_expect(value != NULL, 1)) {
            Py_INCREF(value);
            return value;
        }
    }
    return find_attribute(of, name, cache);
}
#define CACHED_ATTRIBUTE(of, name) ({ static AttributeCache _cache; cached_attribute((of), (name), &_cache); })

typedef struct { uint64_t version; PyObject *value; } GlobalCache;

static __attribute__((noinline, unused)) PyObject *find_global(PyObject *globals, PyObject *name, GlobalCache *cache) {
    PyObject *value = CPyDict_GetItem(globals, name);
    if (value) {
        cache->version = ((PyDictObject *)globals)->ma_version_tag;
        cache->value = value;
    }
    return value;
}

static inline __attribute__((always_inline, unused)) PyObject *cached_global(
    PyObject *globals, PyObject *name, GlobalCache *cache) {
    if (__builtin_expect(((PyDictObject *)globals)->ma_version_tag == cache->version, 1)) {
        Py_INCREF(cache->value);
        return cache->value;
    }
    return find_global(globals, name, cache);
}
#define CACHED_GLOBAL(globals, name) ({ static GlobalCache _cache; cached_global((globals), (name), &_cache); })
#pragma GCC diagnostic pop
#endif
