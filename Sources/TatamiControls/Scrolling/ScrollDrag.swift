import Foundation
import TatamiGeometry
import TatamiViews

/// A drag of the content by a finger (S105).
struct ScrollDrag: Sendable {
  /// The ratio of the translations along both axes from which a directional lock applies.
  private static let lockRatio: CGFloat = 2

  /// The raw offset at the beginning of the drag.
  private(set) var start: CGPoint
  /// The part of the translation that is not applied.
  private let slop: CGPoint
  /// The only axis of the drag; nil for both.
  let lockedAxis: Axis?

  /// Creates a drag that has just begun.
  ///
  /// - Parameter translation: The translation so far; the slop, its first part, is not applied.
  init(start: CGPoint, translation: CGPoint, isDirectionalLockEnabled: Bool) {
    self.start = start
    let distance = hypot(translation.x, translation.y)
    let fraction = distance > GestureSlop.distance ? GestureSlop.distance / distance : 1
    slop = CGPoint { translation[$0] * fraction }
    let axis = Axis.allCases.first {
      abs(translation[$0]) > Self.lockRatio * abs(translation[$0.cross])
    }
    lockedAxis = isDirectionalLockEnabled ? axis : nil
  }

  /// Adapts the drag to an offset that was changed externally by a distance.
  mutating func shift(by distance: CGPoint) {
    start = CGPoint { start[$0] + distance[$0] }
  }

  /// Returns the offset for a translation, before the rubber band is applied.
  func rawOffset(after translation: CGPoint) -> CGPoint {
    CGPoint { axis in
      guard lockedAxis != axis.cross else { return start[axis] }
      return start[axis] - translation[axis] + slop[axis]
    }
  }
}
