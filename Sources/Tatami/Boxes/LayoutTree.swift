import TatamiBox
import TatamiGeometry
import TatamiUIKit

/// The engine's tree of an outermost box and all its descendants.
///
/// The nodes hold the properties. Before a layout, changes are copied to the tree along the marked
/// paths, so the program cannot change the tree during a layout.
@MainActor
final class LayoutTree {
  /// The length, in points, from which lengths count as unlimited.
  nonisolated static let unlimited = 1e15

  private var tree = BoxTree()
  private let root: Regulator
  /// The nodes by the slots of their handles.
  private var nodes: [Measure?] = []
  /// The nodes to be destroyed after the layout.
  private var removed: [BoxHandle] = []
  /// Whether a layout is in progress.
  private(set) var isBusy = false

  init(root: Regulator) {
    self.root = root
  }

  /// Removes a node and its descendants.
  func remove(_ measure: Measure) {
    guard measure.tree === self, let handle = measure.handle else { return }
    var waiting = [measure]
    while let node = waiting.popLast() {
      guard node.tree === self, let handle = node.handle else { continue }
      nodes[Int(handle.index)] = nil
      node.handle = nil
      node.tree = nil
      if let regulator = node as? Regulator {
        waiting.append(contentsOf: regulator.children.map(\.measure))
      }
    }
    removed.append(handle)
    if !isBusy { destroyRemoved() }
  }

  private func destroyRemoved() {
    for handle in removed { edit { tree throws(BoxTreeError) in try tree.destroy(handle) } }
    removed.removeAll()
  }

  private func edit(_ change: (inout BoxTree) throws(BoxTreeError) -> Void) {
    do { try change(&tree) } catch { BoxDiagnostics.report("\(error)") }
  }
}

// MARK: Updates

extension LayoutTree {
  /// Brings the tree up to date with the nodes.
  func update() {
    if root.tree !== self { add(root) }
    var waiting: [Measure] = [root]
    while let node = waiting.popLast() { update(node, &waiting) }
  }

  private func update(_ node: Measure, _ waiting: inout [Measure]) {
    guard node.tree === self, let handle = node.handle else { return }
    let pending = node.pending
    node.pending = []
    edit { tree throws(BoxTreeError) in try tree.forgetPlacement(of: handle) }
    if pending.contains(.style) {
      let style = node === root ? root.rootStyle() : node.boxStyle()
      edit { tree throws(BoxTreeError) in try tree.setStyle(style, of: handle) }
    }
    guard let regulator = node as? Regulator else {
      guard pending.contains(.content) else { return }
      return edit { tree throws(BoxTreeError) in try tree.invalidateContent(of: handle) }
    }
    regulator.placement.isStale = true
    if pending.contains(.content) { regulator.placement.isDiscarded = true }
    if pending.contains(.layout)
      || (pending.contains(.children) && regulator.layoutDependsOnChildren)
    {
      let layout = regulator.boxLayout()
      edit { tree throws(BoxTreeError) in try tree.setLayout(layout, of: handle) }
    }
    if pending.contains(.children) { updateChildren(of: regulator, handle) }
    if pending.contains(.content) { discardMeasures(of: regulator) }
    waiting.append(contentsOf: regulator.takeListedChildren().map(\.measure))
    if pending.contains(.children) {
      waiting.append(contentsOf: regulator.children.map(\.measure).filter { !$0.pending.isEmpty })
    }
  }

  /// Inserts children that are new or have a new index.
  private func updateChildren(of regulator: Regulator, _ handle: BoxHandle) {
    let wanted = regulator.children.map(\.measure).filter { !$0.isRoot }
    let present = (try? tree.children(of: handle)) ?? []
    let kept = zip(wanted, present).prefix { $0.tree === self && $0.handle == $1 }.count
    for child in wanted.dropFirst(kept) {
      if child.tree !== self { add(child) }
      guard let node = child.handle else { continue }
      edit { tree throws(BoxTreeError) in try tree.insert(node, into: handle) }
    }
  }

  private func discardMeasures(of regulator: Regulator) {
    for child in regulator.children where child.measure.tree === self && child.measure.size.wraps {
      guard let handle = child.measure.handle, !(child.measure is Regulator) else { continue }
      edit { tree throws(BoxTreeError) in try tree.invalidateContent(of: handle) }
    }
  }

  /// Adds a node without a parent and marks all its properties as changed.
  private func add(_ node: Measure) {
    node.tree?.remove(node)
    let handle: BoxHandle
    if let regulator = node as? Regulator {
      handle = tree.makeBox(regulator.boxLayout())
      node.pending = [.style, .children]
    } else {
      handle = tree.makeHostMeasuredLeaf()
      node.pending = .style
    }
    node.tree = self
    node.handle = handle
    let slot = Int(handle.index)
    while nodes.count <= slot { nodes.append(nil) }
    nodes[slot] = node
  }
}

// MARK: Layout

extension LayoutTree {
  /// Lays the root out in a space and returns its frame.
  ///
  /// - Precondition: The tree is not busy.
  func layOut(in space: BoxSpace) -> Rect {
    guard let handle = root.handle else { return .zero }
    isBusy = true
    edit { tree throws(BoxTreeError) in
      try tree.layout(handle, in: space) { measure($0, $1) }
    }
    isBusy = false
    destroyRemoved()
    return frame(of: root)
  }

  /// Returns the frame of a node in its parent; zero if the node is not in the tree.
  func frame(of node: Measure) -> Rect {
    guard node.tree === self, let handle = node.handle else { return .zero }
    return (try? tree.frame(of: handle)) ?? .zero
  }

  /// Returns the space, besides size and subtree, on which the frames of a box's children depend;
  /// nil if they can change in any case.
  func placementSpace(of regulator: Regulator) -> Size? {
    guard regulator.tree === self, let handle = regulator.handle else { return nil }
    return (try? tree.placementSpace(of: handle)) ?? nil
  }

  /// Returns the laid out children of a box whose frames, or the frames of whose descendants, may
  /// have changed since the last call for this box.
  func takeMovedChildren(of regulator: Regulator) -> [Measure] {
    guard regulator.tree === self, let handle = regulator.handle else { return [] }
    let moved = (try? tree.takeMovedChildren(of: handle)) ?? []
    return moved.compactMap { nodes[Int($0.index)] }
  }

  /// Returns the size of a box that is not the root, laid out in a space on its own.
  ///
  /// - Complexity: O(*n*) in the nodes of the tree, which is copied.
  func size(of regulator: Regulator, in space: BoxSpace) -> Size {
    guard regulator.tree === self, let handle = regulator.handle else { return .zero }
    var copy = tree
    isBusy = true
    defer { isBusy = false }
    do {
      try copy.removeFromParent(handle)
      try copy.layout(handle, in: space) { measure($0, $1) }
      return try copy.frame(of: handle).size
    } catch {
      BoxDiagnostics.report("\(error)")
      return .zero
    }
  }

  /// Returns the size of a leaf's content in a space.
  private func measure(_ leaf: BoxHandle, _ space: Size) -> Size {
    guard let view = nodes[Int(leaf.index)]?.view else { return .zero }
    let size = Size(view.contentSize(in: CGSize(space)))
    let isValid = size.width >= 0 && size.height >= 0
    if isValid, size.width.isFinite, size.height.isFinite { return size }
    if !isValid {
      BoxDiagnostics.report("\(describe(view)) has measured \(size.width) x \(size.height)")
    }
    let limited = { (length: Double) in length > 0 ? min(length, WrapLimits.infinite) : 0 }
    return Size(width: limited(size.width), height: limited(size.height))
  }
}

extension UIView {
  /// Returns the size of the content in a space in which lengths of 0 do not limit it: the size that
  /// the constraints inside determine, or that of `sizeThatFits(_:)`.
  fileprivate func contentSize(in space: CGSize) -> CGSize {
    if constraints.isEmpty { return sizeThatFits(space) }
    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard space.width > 0, size.width > space.width else { return size }
    return systemLayoutSizeFitting(
      CGSize(width: space.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
  }
}
