#if OpenCombine

import OpenCombine
import TatamiReactive

/// The sample in the documentation of `publisher()`.
@MainActor
func openCombineSample(name: State<String>) -> AnyCancellable {
  let cancellable = name.publisher().sink { print($0) }
  return cancellable
}

#endif
