/// How strongly a view keeps its natural size, by axis.
struct ContentPriorities {
  /// A priority for each axis.
  struct Pair {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

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

  /// How a view takes less than its natural length, the cheapest way first.
  ///
  /// Decides between views of equal compression resistance.
  enum Compression: Comparable {
    /// Content without a natural length scrolls.
    case scrolls
    /// Text is truncated.
    case truncatesText
    /// Arranged subviews are compressed in turn.
    case compressesSubviews
    /// Content is clipped or overlaps.
    case clipsContent
    /// The length cannot change.
    case impossible
  }

  /// The priorities against lengths above the natural ones.
  var hugging = Pair(horizontal: .defaultLow, vertical: .defaultLow)
  /// The priorities against lengths below the natural ones.
  var compressionResistance = Pair(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// How the view takes less than its natural length.
  var compression = Compression.clipsContent
  /// Whether the view takes the width that a row leaves over as if it had no natural width;
  /// ends when the program sets a horizontal hugging priority.
  var fillsRows = false

  /// The priorities of views that have one size only.
  static let fixedSize = ContentPriorities(
    hugging: Pair(horizontal: .defaultHigh, vertical: .defaultHigh),
    compression: .impossible
  )

  /// Sets a hugging priority on behalf of the program.
  mutating func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    hugging[axis] = priority.clamped
    if axis == .horizontal { fillsRows = false }
  }

  /// Sets a compression resistance priority on behalf of the program.
  mutating func setCompressionResistance(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    compressionResistance[axis] = priority.clamped
  }
}

extension UILayoutPriority {
  /// The priority limited to 0...1000; 0 for a number that is not one.
  fileprivate var clamped: UILayoutPriority {
    UILayoutPriority(rawValue > 0 ? min(rawValue, Self.required.rawValue) : 0)
  }
}
