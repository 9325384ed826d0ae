/// An element of a row tree: a run of items with a length along the vertical axis.
protocol MeasuredRun: Sendable {
  /// The number of items in the run, at least 0; at least 1 in a tree.
  var count: Int { get }
  /// The length of each item in points, finite and at least 0.
  var itemLength: Double { get }
}

extension MeasuredRun {
  /// The sum of the items' lengths, in points.
  var length: Double { itemLength * Double(count) }
}

/// A subtree as stored in its parent block.
struct Branch {
  /// The block at the top of the subtree.
  var child: Int32
  /// The number of items in the subtree.
  var count: Int
  /// The length of the subtree, in points.
  var length: Double
}

/// A position in a row tree, given by the sums over everything before it.
struct RunPosition: Sendable {
  /// The number of items before the position.
  var item: Int
  /// The length before the position, in points.
  var offset: Double
}
