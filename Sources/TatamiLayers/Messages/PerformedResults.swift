import Synchronization

/// The results of `perform(_:)` in the current turn of the run loop, which keeps them alive, as an
/// autorelease pool does on Apple platforms.
package final class PerformedResults: SharedEnvironmentPart {
  /// `@unchecked Sendable`: the objects are only retained and released.
  private struct Results: @unchecked Sendable {
    var objects: [AnyObject] = []
  }

  private let results = Mutex(Results())

  /// Creates the part without any results.
  package init() {}

  /// The number of results that are kept alive.
  package var count: Int { results.withLock { $0.objects.count } }

  /// Keeps a result alive until the end of the turn; nil for none.
  static func retain(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result else { return nil }
    nonisolated(unsafe) let object = result as AnyObject
    let current = KitEnvironment.current.sharedPart(PerformedResults.self)
    current.results.withLock { $0.objects.append(object) }
    return Unmanaged.passUnretained(object)
  }

  /// Releases the results at the end of a turn.
  func release() {
    let released = results.withLock { results in
      defer { results.objects = [] }
      return results
    }
    // Releasing an object may run code of the program, after the lock.
    withExtendedLifetime(released) {}
  }
}
