import Foundation

extension UIView {
  /// The margins and lengths of a view's frame that resize with its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the flexible margins and lengths.
    public let rawValue: UInt

    /// Creates a mask from its bits.
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

  /// Moves and resizes the subviews immediately according to their masks (S16, S17).
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

/// A view's extent along one axis: its length and the margins before and after it, in points.
private struct AutoresizedSpan {
  let before: CGFloat
  let length: CGFloat
  let after: CGFloat

  /// Returns the origin and length after distributing a difference among the flexible parts.
  ///
  /// The shares are proportional to the parts' lengths, or equal if these add up to 0 (S16).
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
