/// The priorities with which a view keeps its natural size, by axis.
package struct ContentPriorities {
  /// A priority for each axis.
  package struct Pair {
    /// The horizontal priority.
    package var horizontal: UILayoutPriority
    /// The vertical priority.
    package var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set {
        switch axis {
        case .horizontal: horizontal = newValue
        case .vertical: vertical = newValue
        }
      }
    }
  }

  /// The ways in which a view becomes shorter than its natural length, from the cheapest on.
  ///
  /// Determines which of several views with equal compression resistance is compressed.
  package enum Compression: Comparable {
    /// Content without a natural length scrolls.
    case scrolls
    /// Text is truncated.
    case truncatesText
    /// Arranged subviews are compressed.
    case compressesSubviews
    /// Content is clipped or overlaps.
    case clipsContent
    /// The length cannot change.
    case impossible
  }

  /// The widths in which the natural height is another one than in a width without a limit.
  package enum HeightDependence {
    /// The height is the same in every width.
    case none
    /// Widths below the natural one, in which text wraps.
    case narrowWidths
    /// Narrower and wider ones, in which a view arranges its subviews anew.
    case allWidths
  }

  /// The priorities against lengths above the natural ones.
  package var hugging = Pair(horizontal: .defaultLow, vertical: .defaultLow)
  /// The priorities against lengths below the natural ones.
  var compressionResistance = Pair(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// The way in which the view becomes shorter than its natural length.
  package var compression = Compression.clipsContent
  /// Whether the view takes the free width of a row as if it had no natural width; false once the
  /// program sets a horizontal hugging priority.
  package var fillsRows = false

  /// The dependence of the natural height on the width; a height that depends on it is measured again
  /// in the solved width.
  package var heightDependence = HeightDependence.none

  /// The priorities of views with a fixed size.
  package static let fixedSize = ContentPriorities(
    hugging: Pair(horizontal: .defaultHigh, vertical: .defaultHigh),
    compression: .impossible
  )

  /// Sets a hugging priority programmatically.
  mutating func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    hugging[axis] = priority.clamped
    if axis == .horizontal { fillsRows = false }
  }

  /// Sets a compression resistance priority programmatically.
  mutating func setCompressionResistance(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    compressionResistance[axis] = priority.clamped
  }
}

extension UILayoutPriority {
  /// The priority clamped to 0...1000; 0 for NaN.
  fileprivate var clamped: UILayoutPriority {
    UILayoutPriority(rawValue > 0 ? min(rawValue, Self.required.rawValue) : 0)
  }
}
