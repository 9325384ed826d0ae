import Foundation
import TatamiGeometry

/// An animation of the content offset along both axes.
struct ScrollAnimation: Sendable {
  /// The causes of animations.
  enum Kind: Sendable {
    /// The end of a drag.
    case deceleration
    /// An animated change of the offset by the program.
    case setOffset
  }

  let kind: Kind
  /// The start time on the clock, in seconds.
  let start: TimeInterval
  private let horizontal: AxisAnimation
  private let vertical: AxisAnimation
  /// The final offset.
  let end: CGPoint

  /// Creates an animation from those of both axes; `end` may differ from their ends by less than a
  /// pixel.
  init(
    _ kind: Kind,
    start: TimeInterval,
    end: CGPoint,
    animation: (Axis) -> AxisAnimation
  ) {
    self.kind = kind
    self.start = start
    self.end = end
    horizontal = animation(.horizontal)
    vertical = animation(.vertical)
  }

  subscript(axis: Axis) -> AxisAnimation {
    axis == .horizontal ? horizontal : vertical
  }

  /// The duration, in seconds.
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
