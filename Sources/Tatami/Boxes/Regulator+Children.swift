import TatamiUIKit

extension Regulator {
  /// Inserts a node at an index among the children; nil for the end.
  func insert(_ node: any BoxLayoutNode, at index: Int?) {
    let measure = node.layoutMeasure
    if let container = measure as? Regulator, isInside(container) {
      return BoxDiagnostics.report(
        "\(describe(node)) cannot be attached to itself or inside itself"
      )
    }
    host(node)
    if let view = node.layoutNodeView, let host = hostView, view.superview !== host,
      showsViews
    {
      // The view hierarchy has refused the view.
      return
    }
    let former = measure.parent
    former?.detach(measure)
    let owner: AnyObject? = isGroup || node.layoutNodeView == nil ? node : nil
    add(Child(measure: measure, owned: owner), at: index)
    measure.parent = self
    measure.pending.insert(.style)
    mark(.children)
    (node as? BoxGroup)?.updateHosting()
    if former !== self { node.didMoveToSuperBox(self.node as? any BoxLayoutContainer) }
  }

  /// Removes a child, and its views from the box's view.
  func remove(_ child: Measure) {
    guard let node = child.node else { return }
    detach(child)
    if let group = node as? BoxGroup {
      group.updateHosting()
    } else if let view = node.layoutNodeView, view.superview != nil {
      view.removeFromSuperview()
    }
    node.didMoveToSuperBox(nil)
  }

  /// Removes a child from the list; its views stay where they are.
  func detach(_ child: Measure) {
    guard child.parent === self,
      let index = children.firstIndex(where: { $0.measure === child })
    else { return }
    if child.tree === tree { tree?.remove(child) }
    unlist(child)
    removeChild(at: index)
    child.parent = nil
    mark(.children)
  }

  /// Rearranges the children; measures that are no children are ignored.
  func reorder(_ order: [Measure]) {
    var known: [ObjectIdentifier: Child] = [:]
    for child in children { known[ObjectIdentifier(child.measure)] = child }
    let front = order.compactMap { known.removeValue(forKey: ObjectIdentifier($0)) }
    let rest = children.filter { known[ObjectIdentifier($0.measure)] != nil }
    let result = front + rest
    if zip(result, children).allSatisfy({ $0.measure === $1.measure }) { return }
    replaceChildren(with: result)
    mark(.children)
  }

  /// Whether the properties belong to a group.
  var isGroup: Bool { node is BoxGroup }

  /// Whether the views of the children stand in the view of the nearest box.
  var showsViews: Bool {
    var regulator: Regulator? = self
    while let current = regulator, let group = current.node as? BoxGroup {
      if group.layoutVisibility.isHidden { return false }
      regulator = current.parent
    }
    return regulator != nil
  }

  /// Adds the view of a node to the view of the nearest box.
  private func host(_ node: any BoxLayoutNode) {
    guard let view = node.layoutNodeView else { return }
    let former = view.superview
    if let host = hostView, showsViews {
      if former !== host { host.addHostedView(view) }
    } else if former != nil {
      view.removeFromSuperview()
    }
  }

  private func isInside(_ regulator: Regulator) -> Bool {
    if regulator.children.isEmpty { return regulator === self }
    var current: Regulator? = self
    while let above = current {
      if above === regulator { return true }
      current = above.parent
    }
    return false
  }
}
