import TatamiGeometry

extension LayoutArena {
  /// Whether a walk can lay out a box.
  ///
  /// - Complexity: O(1), or O(*n*) in the children after a change of the box or of its children.
  func hasWalk(_ node: Int) -> Bool {
    if headers[node].walk == .unknown { determineWalk(of: node) }
    return headers[node].walk != .none && !headers[node].flags.contains(.hasUnplacedChild)
  }

  /// Removes a box from walks, because its content requires a general pass.
  func removeWalk(of node: Int) {
    headers[node].walk = .none
    headers[node].flags.remove(.walkable)
  }

  private func determineWalk(of node: Int) {
    headers[node].walk = state.pointee.usesWalks ? walkKind(of: node) : .none
    if headers[node].walk == .none {
      headers[node].flags.remove(.walkable)
    } else {
      headers[node].flags.insert(.walkable)
    }
  }

  private func walkKind(of node: Int) -> WalkKind {
    switch headers[node].kind {
    case .hbox: lineKind(node, .horizontal)
    case .vbox: lineKind(node, .vertical)
    case .hflow: flowKind(node, .horizontal)
    case .vflow: flowKind(node, .vertical)
    case .leaf, .zbox, .hrow, .vrow, .free: .none
    }
  }

  private func lineKind(_ node: Int, _ main: Axis) -> WalkKind {
    let own = headers[node]
    let layout = box(node).pointee.layout
    guard layout.isFromStart, layout.justifyContent[main.cross].isStart,
      layout.format == .leading || own[main].wraps
    else { return .none }
    var (count, margins, fixed) = (0, 0.0, 0.0)
    var child = own.firstChild
    while child != NodeHeader.none {
      let header = headers[Int(child)]
      if header.flags.contains(.active) {
        guard isInOrder(Int(child), header, main),
          !(header[main.cross] == .ratio && own[main.cross].wraps)
        else { return .none }
        count += 1
        margins += extent(Int(child), main).pointee.margins
        if header[main] == .fixed { fixed += extent(Int(child), main).pointee.value }
      }
      child = header.next
    }
    let gaps = Double(max(0, count - 1)) * layout.itemSpace
    box(node).pointee.knownLength = gaps + margins + fixed
    return .line
  }

  private func flowKind(_ node: Int, _ main: Axis) -> WalkKind {
    let own = headers[node]
    let layout = box(node).pointee.layout
    guard layout.isFromStart, layout.justifyContent.horizontal.isStart,
      layout.justifyContent.vertical.isStart, layout.format == .leading || own[main.cross].wraps,
      layout.runFormat == .leading || own[main].wraps, layout.arrange == 0,
      layout.runRowSizes.isEmpty, layout.itemSpace >= 0
    else { return .none }
    var child = own.firstChild
    while child != NodeHeader.none {
      let header = headers[Int(child)]
      if header.flags.contains(.active) {
        guard isInOrder(Int(child), header, main.cross), header[main] != .ratio,
          extent(Int(child), main.cross).pointee.margins >= 0
        else { return .none }
      }
      child = header.next
    }
    return .flow
  }

  /// Whether a child of a line is measured in the order of the children, once, and placed at the
  /// start of the cross axis.
  private func isInOrder(_ child: Int, _ header: NodeHeader, _ main: Axis) -> Bool {
    guard header.flags.isDisjoint(with: [.hasAspect, .aligned]) else { return false }
    switch header[main] {
    case .wrap, .fixed: return true
    case .limitedWrap:
      let limits = limits(child, main)
      return !limits.isFlexible && limits.priority == 0
    case .ratio, .aspect: return false
    }
  }
}

extension BoxLayout {
  /// Whether children follow each other from the left and from the top.
  var isFromStart: Bool { !reverse && readingDirection == .leftToRight }
}

extension Alignment.Position? {
  /// Whether the position is the start, in boxes that run from left to right.
  var isStart: Bool {
    switch self {
    case nil, .start, .leading: true
    case .end, .trailing, .ratio: false
    }
  }
}
