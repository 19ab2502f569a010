"""Arrays on a GPU that every framework takes as they lie there, without copying them.

PyTorch, JAX and CuPy read one of two descriptions: `__cuda_array_interface__`, which Numba's
arrays have, and DLPack (`__dlpack__`), which is added here.
"""

from __future__ import annotations

import ctypes
from typing import Any

CPU, CUDA = 1, 2
"""Kinds of devices, as DLPack numbers them."""
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}
"""Kinds of numbers, by NumPy's letters."""
NAME = b"dltensor"


class _Tensor(ctypes.Structure):
    """`DLTensor`."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    """`DLManagedTensor`."""

    _fields_ = (
        ("tensor", _Tensor),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.CFUNCTYPE(None, ctypes.c_void_p)),
    )


_LENT: dict[int, tuple[Any, ...]] = {}
"""What others look at, until they say that they are done."""


def _done(managed: int) -> None:
    """Whoever looked at it does so no more."""
    _LENT.pop(managed, None)


def _unused(capsule: int) -> None:
    """A capsule that nobody opened takes its description with it."""
    if _is_capsule(capsule, NAME):
        _LENT.pop(_pointer(capsule, NAME), None)


_WHEN_DONE, _WHEN_UNUSED = map(ctypes.CFUNCTYPE(None, ctypes.c_void_p), (_done, _unused))

_is_capsule = ctypes.pythonapi.PyCapsule_IsValid
_is_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.argtypes, _pointer.restype = [ctypes.c_void_p, ctypes.c_char_p], ctypes.c_void_p
_new = ctypes.pythonapi.PyCapsule_New
_new.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
_new.restype = ctypes.py_object


def lend(array: Any, address: int, device: int) -> Any:
    """A capsule that describes an array, which lives as long as somebody looks."""
    size, lines = array.dtype.itemsize, ctypes.c_int64 * array.ndim
    shape, strides = lines(*array.shape), lines(*(step // size for step in array.strides))
    code, bits = KINDS[array.dtype.kind], size * 8
    tensor = _Tensor(address, device, 0, array.ndim, code, bits, 1, shape, strides, 0)
    managed = _Managed(tensor, None, _WHEN_DONE)
    place = ctypes.addressof(managed)
    _LENT[place] = managed, shape, strides, array
    return _new(place, NAME, ctypes.cast(_WHEN_UNUSED, ctypes.c_void_p))


class Lent:
    """A Numba array on a GPU, for every framework."""

    def __init__(self, array: Any) -> None:
        self.array = array
        self.shape: tuple[int, ...] = array.shape
        self.dtype = array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        described: dict[str, Any] = self.array.__cuda_array_interface__
        return described

    def __dlpack__(self, **how: Any) -> Any:
        address = self.__cuda_array_interface__["data"][0]
        return lend(self.array, address, CUDA)

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __len__(self) -> int:
        return self.shape[0]

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        """A copy in this machine's memory: `numpy.asarray` asks."""
        found = self.array.copy_to_host()
        return found if dtype is None else found.astype(dtype)

    def __repr__(self) -> str:
        return f"<{self.dtype} {self.shape} on the GPU>"
