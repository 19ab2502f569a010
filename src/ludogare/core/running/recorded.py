"""Launches of kernels that are recorded once and then repeated together, at the cost of one.

To launch a kernel with a dozen arrays takes Numba longer than a GPU takes to run it.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any


def done(answer: tuple[Any, ...]) -> Any:
    """What the driver answers beside success."""
    if int(answer[0]):
        raise RuntimeError(f"the GPU answered {answer[0]}")
    return answer[1] if len(answer) > 1 else None


def recorded(launches: Callable[[Any], object]) -> Callable[[], None]:
    """What repeats all that is launched on a stream, and waits until it is done.

    Every kernel has to have run once before: nothing is compiled while recording.
    """
    driver = import_module("cuda.bindings.driver")
    stream = import_module("numba.cuda").stream()
    mode = driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL
    done(driver.cuStreamBeginCapture(int(stream), mode))
    launches(stream)
    graph = done(driver.cuGraphInstantiate(done(driver.cuStreamEndCapture(int(stream))), 0))

    def repeat() -> None:
        done(driver.cuGraphLaunch(graph, 0))
        done(driver.cuStreamSynchronize(0))

    return repeat


def copied(source: Any, to: Any) -> None:
    """Copies an array on the GPU to another of the same type and size."""
    driver = import_module("cuda.bindings.driver")
    begin, end = (a.__cuda_array_interface__["data"][0] for a in (source, to))
    done(driver.cuMemcpyDtoDAsync(end, begin, to.nbytes, 0))
