public import TatamiUIKit

/// A parent to which a node can be attached: a view, the view of a controller, a group, or the
/// result of `attach`.
@preconcurrency @MainActor
public protocol BoxParent {
  /// Adds a node: as the last child of a box or group, or its view as a subview of a plain view.
  func addBoxNode(_ node: any BoxLayoutNode)
}

extension UIView: BoxParent {
  /// Adds a node as the last child of a box, or its view as a subview of a plain view.
  ///
  /// A group cannot be added to a plain view; this is reported.
  public func addBoxNode(_ node: any BoxLayoutNode) {
    if let box = self as? BoxView { return box.addLayoutNode(node) }
    if let view = node.layoutNodeView { return addSubview(view) }
    BoxDiagnostics.report(
      "\(describe(node)) has no view; attach it to a box, not \(describe(self))"
    )
  }
}

extension UIViewController: BoxParent {
  /// Adds a node to the controller's view.
  public func addBoxNode(_ node: any BoxLayoutNode) {
    guard let view = viewIfLoaded ?? view else { return }
    view.addBoxNode(node)
  }
}

extension BoxGroup: BoxParent {
  /// Adds a node as the last child of the group.
  public func addBoxNode(_ node: any BoxLayoutNode) {
    addLayoutNode(node)
  }
}

extension Puyo: BoxParent {
  /// Adds a node to the wrapped view or group; a group must belong to a box.
  public func addBoxNode(_ node: any BoxLayoutNode) {
    (self.node as? any BoxParent)?.addBoxNode(node)
  }
}

extension BoxLayoutNode {
  /// Adds the view or group to a parent, then builds its content, and returns it for setters.
  ///
  /// ```swift
  /// VBox().attach(view) { box in
  ///   UILabel().attach(box).text(name)
  ///   UISwitch().attach(box).isOn(isActive)
  /// }
  /// .space(8)
  /// ```
  ///
  /// - Parameters:
  ///   - parent: The parent; nil leaves the node without one.
  ///   - build: Called once with the node itself, before the setters that follow.
  @discardableResult
  public func attach(
    _ parent: (any BoxParent)? = nil,
    _ build: (Self) -> Void = { _ in }
  ) -> Puyo<Self> {
    parent?.addBoxNode(self)
    build(self)
    return Puyo(self)
  }
}
