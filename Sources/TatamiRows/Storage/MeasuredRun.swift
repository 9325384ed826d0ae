/// Something that lies in a stack: it stands for a number of items and takes up a length.
protocol Stacked: Sendable {
  /// The items it stands for, at least 0.
  var count: Int { get }
  /// The points it takes up along the stack, finite and at least 0.
  var length: Double { get }
}

/// A subtree seen from its parent.
struct Branch: Stacked {
  /// The block at the top of the subtree.
  var child: Int32
  var count: Int
  var length: Double

  /// Fills the unused places of a block.
  static let filler = Branch(child: -1, count: 0, length: 0)
}

/// A position in a stack: what lies before it.
struct StackPosition: Sendable {
  /// Items before it.
  var item: Int
  /// Points before it.
  var offset: Double
}
