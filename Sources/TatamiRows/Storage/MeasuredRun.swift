/// An element of a row tree: a run of items with a length along the vertical axis.
///
/// A tree stores the lengths of its elements apart from everything else, so that adding them up reads
/// as little memory as possible.
protocol MeasuredRun: Sendable {
  /// The part of an element that is stored apart from its length.
  associatedtype Payload: Sendable

  /// The length of each item in points, finite; its magnitude is the length, its sign is free for
  /// the element's use.
  var signedLength: Double { get }
  /// The part of the element that is stored apart from its length.
  var payload: Payload { get }
  /// The number of items in the run, at least 0; at least 1 in a tree.
  var count: Int { get }

  /// Makes an element from its parts.
  ///
  /// The payload is read only if the element needs it: that of a single row is known.
  init(signedLength: Double, isSingle: Bool, payload: @autoclosure () -> Payload)
}

extension MeasuredRun {
  /// The length of each item in points, at least 0.
  var itemLength: Double { signedLength.magnitude }
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
