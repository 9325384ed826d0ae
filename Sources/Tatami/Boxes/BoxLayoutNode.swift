public import TatamiReactive
public import TatamiUIKit

/// A view or a group that a box lays out.
@preconcurrency @MainActor
public protocol BoxLayoutNode: AutoDisposable {
  /// The size, margin and alignment of the node in its box.
  var layoutMeasure: Measure { get }
  /// Whether the node is shown and laid out.
  var layoutVisibility: Visibility { get set }
  /// The kind of the node.
  var layoutNodeType: BoxLayoutNodeType { get }
  /// Called after the node has moved to another box, or to none.
  func didMoveToSuperBox(_ superBox: (any BoxLayoutContainer)?)
}

extension BoxLayoutNode {
  /// The box or group that contains the node; nil for none.
  public var superBox: (any BoxLayoutContainer)? {
    layoutMeasure.parent?.node as? any BoxLayoutContainer
  }

  /// The view of the node; nil for a group.
  public var layoutNodeView: UIView? {
    if case .concrete(let view) = layoutNodeType { view } else { nil }
  }

  /// The node with the layout properties: the node itself, or the one that it wraps.
  var ownNode: any BoxLayoutNode {
    if let node = layoutMeasure.node { return node }
    // Casting to a class is faster than looking up the conformance.
    let wrapper = self as AnyObject is UIView ? nil : self as? any NodeWrapper
    let node = wrapper?.wrappedNode.ownNode ?? self
    layoutMeasure.node = node
    return node
  }

  /// Removes the node from its box, and its views from the box's view.
  public func removeFromSuperBox() {
    layoutMeasure.parent?.remove(layoutMeasure)
  }
}

/// A wrapper of a node, on which setters are called.
@MainActor
protocol NodeWrapper {
  /// The wrapped node.
  var wrappedNode: any BoxLayoutNode { get }
}

/// The kind of a node.
public enum BoxLayoutNodeType {
  /// A view.
  case concrete(UIView)
  /// A group, which has no view.
  case virtual
}

/// A box or a group: a node that lays out its children.
@preconcurrency @MainActor
public protocol BoxLayoutContainer: BoxLayoutNode {
  /// The arrangement of the children.
  var layoutRegulator: Regulator { get }
}

extension BoxLayoutContainer {
  /// The children in the order of the layout.
  public var layoutChildren: [any BoxLayoutNode] {
    layoutRegulator.children.compactMap { $0.measure.node }
  }

  /// Appends a node to the children; a node of another box is moved, a child of this box moves to
  /// the end.
  ///
  /// Attaching a container to itself or to its own descendant is reported and has no effect.
  public func addLayoutNode(_ node: any BoxLayoutNode) {
    arrangement.insert(node, at: nil)
  }

  /// Inserts a node at an index among the children, clamped to their number.
  ///
  /// Attaching a container to itself or to its own descendant is reported and has no effect.
  public func insertLayoutNode(_ node: any BoxLayoutNode, at index: Int) {
    arrangement.insert(node, at: index)
  }

  /// The regulator, with its node set.
  private var arrangement: Regulator {
    _ = ownNode
    return layoutRegulator
  }
}
