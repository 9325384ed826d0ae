public import TatamiGeometry

/// The content of a leaf and what it last measured.
struct LeafRecord: Sendable {
  /// The measure function of a content that depends on the space; nil for a fixed size.
  private let measure: BoxTree.Measure?
  /// The last answer of the function, or the fixed size.
  private var latest = SizeAnswer()
  /// The answer before the last.
  private var earlier = SizeAnswer()

  /// Makes the record of a content with a fixed size.
  init(content: Size = .zero) {
    measure = nil
    latest.size = content
  }

  /// Makes the record of a content that is measured.
  init(measure: @escaping BoxTree.Measure) {
    self.measure = measure
  }

  /// Forgets what was measured.
  mutating func forget() {
    guard measure != nil else { return }
    latest = SizeAnswer()
    earlier = SizeAnswer()
  }

  /// Returns the size of the content inside a space, from what is known where that is enough.
  mutating func fitting(_ space: Size) -> Size {
    guard let measure, !latest.holds(in: space) else { return latest.size }
    if earlier.holds(in: space) { return earlier.size }
    earlier = latest
    latest = SizeAnswer(space: space, size: LegalValue.content(measure(space)))
    return latest.size
  }
}

/// The size that was found inside a space; matches no space before it is set.
struct SizeAnswer: Sendable {
  var space = Size(width: .nan, height: .nan)
  var size = Size.zero

  /// Whether the answer is the one for another space too: an equal one, or a smaller one into
  /// which the size still fits.
  func holds(in other: Size) -> Bool {
    other.width <= space.width && other.height <= space.height
      && (size.width <= other.width && size.height <= other.height || other == space)
  }
}

extension BoxTree {
  /// The content of a leaf: takes the space the leaf may use, returns the size it wants there.
  ///
  /// Both sizes are in points. The function is called during `layout` and must give equal
  /// answers for equal spaces until `contentChanged` is called, and the same answer for a smaller
  /// space into which that answer fits, as text and images do. It cannot reach the tree.
  public typealias Measure = @Sendable (Size) -> Size
}
