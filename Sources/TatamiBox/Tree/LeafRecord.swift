public import TatamiGeometry

/// The content of a leaf and the sizes it has measured last.
struct LeafRecord: Sendable {
  /// The function that measures the content, or nil for content of a fixed size.
  private let measure: BoxTree.Measure?
  /// The last result of the function, or the fixed size.
  private var latest = MeasuredSize()
  /// The result before the last one.
  private var earlier = MeasuredSize()

  /// Makes the record of content with a fixed size.
  init(content: Size = .zero) {
    measure = nil
    latest.size = content
  }

  /// Makes the record of content that a function measures.
  init(measure: @escaping BoxTree.Measure) {
    self.measure = measure
  }

  /// Discards all measured sizes.
  mutating func invalidate() {
    guard measure != nil else { return }
    latest = MeasuredSize()
    earlier = MeasuredSize()
  }

  /// Returns the size of the content inside a space, from the cache if possible.
  mutating func size(in space: Size) -> Size {
    guard let measure, !latest.isValid(for: space) else { return latest.size }
    if earlier.isValid(for: space) { return earlier.size }
    earlier = latest
    latest = MeasuredSize(space: space, size: StyleLimits.content(measure(space)))
    return latest.size
  }
}

extension BoxTree {
  /// A function that measures the content of a leaf: it takes the available space and returns the
  /// size that the content needs there, both in points.
  ///
  /// `layout(_:in:)` calls the function. Until `contentChanged(of:)` is called, it must return
  /// equal sizes for equal spaces, and the same size for a smaller space into which that size fits,
  /// as text and images do. It cannot access the tree.
  public typealias Measure = @Sendable (Size) -> Size
}
