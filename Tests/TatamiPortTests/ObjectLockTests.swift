import Foundation
import Synchronization
import TatamiPort
import Testing

/// The locks of objects.
@Suite struct ObjectLockTests {
  private final class Lock: Sendable {}

  /// Performs work on a new thread; returns whether it ended within ten seconds.
  private func ends(_ work: @escaping @Sendable () -> Void) -> Bool {
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      work()
      end.signal()
    }
    return end.wait(timeout: .now() + 10) == .success
  }

  @Test func `objects do not share locks`() {
    let (held, others) = (Lock(), (0..<200).map { _ in Lock() })
    objc_sync_enter(held)
    let isFree = ends {
      for other in others { objc_sync_enter(other) }
      for other in others { objc_sync_exit(other) }
    }
    objc_sync_exit(held)
    #expect(isFree)
  }

  @Test func `a thread enters again and leaves as often`() {
    let lock = Lock()
    let results = [
      objc_sync_enter(lock), objc_sync_enter(lock), objc_sync_exit(lock), objc_sync_exit(lock),
      objc_sync_exit(lock),
    ]
    #expect(results == [0, 0, 0, 0, -1])
  }

  @Test func `one thread at a time is between the functions`() {
    let lock = Lock()
    let inside = Atomic(0)
    let most = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 2_000) { _ in
      objc_sync_enter(lock)
      let count = inside.add(1, ordering: .sequentiallyConsistent).newValue
      most.max(count, ordering: .sequentiallyConsistent)
      inside.subtract(1, ordering: .sequentiallyConsistent)
      objc_sync_exit(lock)
    }
    #expect(most.load(ordering: .sequentiallyConsistent) == 1)
  }
}
