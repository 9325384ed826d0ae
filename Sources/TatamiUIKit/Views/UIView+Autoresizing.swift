import Foundation
import TatamiGeometry

extension UIView {
  /// Which parts of a view's place grow and shrink with its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the flexible parts.
    public let rawValue: UInt

    /// Makes a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Moves and resizes the subviews by their masks at once (S16, S17).
  package func layerSizeDidChange(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews where !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      let frame = view.frame
      let (x, width) = AutoresizedSpan(
        before: frame.minX,
        length: frame.width,
        after: old.width - frame.maxX
      ).sharing(
        bounds.width - old.width,
        before: mask.contains(.flexibleLeftMargin),
        length: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin)
      )
      let (y, height) = AutoresizedSpan(
        before: frame.minY,
        length: frame.height,
        after: old.height - frame.maxY
      ).sharing(
        bounds.height - old.height,
        before: mask.contains(.flexibleTopMargin),
        length: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin)
      )
      view.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }
}

/// A view's place along one axis: the margins around it and its length, in points.
private struct AutoresizedSpan {
  let before: CGFloat
  let length: CGFloat
  let after: CGFloat

  /// Returns origin and length after the flexible parts have shared a difference.
  ///
  /// They share in proportion to their lengths; if those add up to zero, equally (S16).
  func sharing(
    _ difference: CGFloat,
    before: Bool,
    length: Bool,
    after: Bool
  ) -> (origin: CGFloat, length: CGFloat) {
    let flexible = [before, length, after]
    let parts = [self.before, self.length, self.after]
    let total = zip(flexible, parts).reduce(0) { $1.0 ? $0 + $1.1 : $0 }
    let count = flexible.count { $0 }
    let share = { (index: Int) -> CGFloat in
      guard flexible[index] else { return 0 }
      return total == 0 ? difference / CGFloat(count) : difference * parts[index] / total
    }
    return (self.before + share(0), max(0, self.length + share(1)))
  }
}
