import TatamiUIKit

extension Regulator {
  /// Inserts a node at an index among the nodes of the children; nil for the end.
  func insert(_ node: any BoxLayoutNode, at index: Int?) {
    insert(node) { children in
      guard let index else { return nil }
      let nodes = children.indices.filter { children[$0].measure.node != nil }
      return nodes.dropFirst(max(0, index)).first
    }
  }

  /// Inserts a node before the end of a sequence.
  func insert(_ node: any BoxLayoutNode, before end: SequenceEnd) {
    insert(node) { $0.firstIndex { $0.measure === end } }
  }

  /// Appends the end of a sequence.
  func append(_ end: SequenceEnd) {
    add(Child(measure: end, owned: nil), at: nil)
    sequenceEnds.append(end)
    end.parent = self
  }

  /// Inserts a node at the index that a closure finds among the other children; nil for the end.
  private func insert(_ node: any BoxLayoutNode, _ index: ([Child]) -> Int?) {
    let node = node.ownNode
    let measure = node.layoutMeasure
    if let container = measure as? Regulator, isInside(container) {
      return BoxDiagnostics.report(
        "\(describe(node)) cannot be attached to itself or inside itself"
      )
    }
    let view = node.layoutNodeView
    if let view { host(view) }
    if let view, let host = hostView, view.superview !== host, showsViews {
      // The view hierarchy has refused the view.
      return
    }
    let former = measure.parent
    former?.detach(measure)
    // A list of a parent that has been released may still contain the node.
    measure.isListed = false
    let isOwner = view !== node || isGroup
    add(Child(measure: measure, owned: isOwner ? node : nil), at: index(children))
    measure.parent = self
    measure.pending.insert(.style)
    if former !== self { measure.isPlaced = false }
    if let view, view !== node { view.viewCompanion.standIn = measure }
    mark(.children)
    if let group = measure as? Regulator, group.isGroup { group.updateHosting() }
    if former !== self { node.didMoveToSuperBox(container) }
  }

  /// Removes a child, and its views from the box's view.
  func remove(_ child: Measure) {
    guard let node = child.node else { return }
    detach(child)
    if let group = child as? Regulator, group.isGroup {
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

  /// Rearranges some children among the positions that they occupy.
  ///
  /// - Precondition: Each measure occurs once.
  func reorder(_ order: [Measure]) {
    var known: [ObjectIdentifier: Child] = [:]
    for child in children { known[ObjectIdentifier(child.measure)] = child }
    var next = order.compactMap { known[ObjectIdentifier($0)] }.makeIterator()
    let moved = Set(order.map { ObjectIdentifier($0) })
    let result = children.map { child in
      moved.contains(ObjectIdentifier(child.measure)) ? next.next() ?? child : child
    }
    if zip(result, children).allSatisfy({ $0.measure === $1.measure }) { return }
    replaceChildren(with: result)
    mark(.children)
  }

  /// The box or group.
  private var container: (any BoxLayoutContainer)? {
    // Casting to a class is faster than looking up the conformance.
    if let boxView { return boxView }
    return nodeObject as? any BoxLayoutContainer
  }

  /// Whether the properties belong to a container without a view.
  var isGroup: Bool {
    if boxView != nil { return false }
    guard let node else { return true }
    return node.layoutNodeView == nil
  }

  /// Whether the views of the children are subviews of the nearest enclosing box.
  var showsViews: Bool {
    var regulator: Regulator? = self
    while let current = regulator, current.isGroup, let group = current.node {
      if group.layoutVisibility.isHidden { return false }
      regulator = current.parent
    }
    return regulator != nil
  }

  /// Adds the views of all children of a group to the nearest box's view, or removes them from it.
  func updateHosting() {
    var waiting: [Regulator] = [self]
    while let regulator = waiting.popLast() {
      let host = regulator.showsViews ? regulator.hostView : nil
      for child in regulator.children {
        if let view = child.measure.view {
          move(view, child.measure, to: host)
        } else if let group = child.measure as? Regulator {
          waiting.append(group)
        }
      }
    }
  }

  private func move(_ view: UIView, _ measure: Measure, to host: BoxView?) {
    guard view.superview !== host else { return }
    measure.isRehosting = true
    if let host { host.addHostedView(view) } else { view.removeFromSuperview() }
    measure.isRehosting = false
  }

  /// Adds the view of a node to the view of the nearest box.
  private func host(_ view: UIView) {
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
