import AllocationCounter

/// The numbers of allocations in frames of scrolling.
struct Allocations {
  /// The allocations of a frame in which no row or item appears.
  private(set) var perFrame = 0.0
  /// The additional allocations for each row or item that appears.
  private(set) var perElement = 0.0
  private var appeared = 0

  private static let warmUpFrames = 60
  private static let frames = 240

  /// Counts the allocations of frames.
  ///
  /// - Parameters:
  ///   - requests: Returns the number of cells that were requested so far.
  ///   - scroll: Scrolls by a few points and draws.
  @MainActor
  init(requests: () -> Int, scroll: () -> Void) {
    for _ in 0..<Self.warmUpFrames { scroll() }
    var (still, stillFrames, moving, movingFrames) = (0, 0, 0, 0)
    for _ in 0..<Self.frames {
      let (requestsBefore, before) = (requests(), allocation_count())
      scroll()
      let (count, new) = (allocation_count() - before, requests() - requestsBefore)
      if new == 0 {
        (still, stillFrames) = (still + count, stillFrames + 1)
      } else {
        (moving, movingFrames, appeared) = (moving + count, movingFrames + 1, appeared + new)
      }
    }
    perFrame = Double(still) / Double(max(1, stillFrames))
    perElement = (Double(moving) - perFrame * Double(movingFrames)) / Double(max(1, appeared))
  }

  /// Records the allocations among few and among many rows or items, and checks that many do not
  /// need more: nothing is allocated for rows and items that are not shown.
  @MainActor
  static func compare(_ name: String, few: Allocations, many: Allocations) {
    Notes.add("\(name): \(few) among 10,000, \(many) among 1,000,000")
    Check.that(
      many.perFrame <= few.perFrame + 1 && many.perElement <= few.perElement + 1,
      "nothing is allocated for rows and items that are not shown"
    )
  }
}

extension Allocations: CustomStringConvertible {
  /// The numbers, with one decimal.
  var description: String {
    let (frame, element) = ((perFrame * 10).rounded() / 10, (perElement * 10).rounded() / 10)
    return "\(frame) allocations per frame and \(element) per element that appears (\(appeared))"
  }
}
