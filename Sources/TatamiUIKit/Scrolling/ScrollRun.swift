import Foundation
import TatamiGeometry

/// A movement of the content that goes on by itself, along both axes.
struct ScrollRun: Sendable {
  /// Why the content moves.
  enum Kind: Sendable {
    /// A finger has let go.
    case deceleration
    /// Code asked for it.
    case animation
  }

  let kind: Kind
  /// When it began, in seconds of the one clock.
  let start: TimeInterval
  private let horizontal: ScrollMotion
  private let vertical: ScrollMotion
  /// Where it ends.
  let end: CGPoint

  /// Makes a movement from that of each axis; the end may differ from theirs by less than a pixel.
  init(
    _ kind: Kind,
    start: TimeInterval,
    end: CGPoint,
    motion: (Axis) -> ScrollMotion
  ) {
    self.kind = kind
    self.start = start
    self.end = end
    horizontal = motion(.horizontal)
    vertical = motion(.vertical)
  }

  subscript(axis: Axis) -> ScrollMotion {
    axis == .horizontal ? horizontal : vertical
  }

  /// How long it takes, in seconds.
  var duration: TimeInterval { max(horizontal.duration, vertical.duration) }

  /// Returns the offset at a time of the clock.
  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint { CGFloat(self[$0].position(at: time - start)) }
  }

  /// Returns the velocity at a time of the clock, in points per second.
  func velocity(at time: TimeInterval) -> CGPoint {
    CGPoint { CGFloat(self[$0].velocity(at: time - start)) }
  }
}
