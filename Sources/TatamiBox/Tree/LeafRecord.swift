public import TatamiGeometry

/// The content of a leaf and what it last measured.
struct LeafRecord: Sendable {
  /// The size of a content that never changes with the space.
  var content = Size.zero
  /// The measure function of a content that does.
  var measure: BoxTree.Measure?
  /// The last answer of the function.
  var latest = SizeAnswer()
  /// The answer before the last.
  var earlier = SizeAnswer()

  /// Forgets what was measured.
  mutating func forget() {
    latest = SizeAnswer()
    earlier = SizeAnswer()
  }

  /// Returns the size of the content inside a space, from the cache where it is known.
  mutating func fitting(_ space: Size) -> Size {
    guard let measure else { return content }
    if latest.space == space { return latest.size }
    if earlier.space == space {
      swap(&latest, &earlier)
      return latest.size
    }
    earlier = latest
    latest = SizeAnswer(space: space, size: LegalValue.content(measure(space)))
    return latest.size
  }
}

/// The size that was found inside a space; matches no space before it is set.
struct SizeAnswer: Sendable {
  var space = Size(width: .nan, height: .nan)
  var size = Size.zero
}

extension BoxTree {
  /// The content of a leaf: takes the space the leaf may use, returns the size it wants there.
  ///
  /// Both sizes are in points. The function is called during `layout` and must give equal
  /// answers for equal spaces until `contentChanged` is called; it cannot reach the tree.
  public typealias Measure = @Sendable (Size) -> Size
}
