import TatamiGeometry

extension LayoutArena {
  /// Returns whether a walk can lay out a box, apart from its subtree.
  ///
  /// - Complexity: O(1), or O(*n*) in the children after a change of the box or of its children.
  func hasWalk(_ node: Int) -> Bool {
    if headers[node].walk == .unknown { determineWalk(of: node) }
    return headers[node].walk != .none && !headers[node].flags.contains(.hasUnplacedChild)
  }

  /// Returns whether walks can lay out a box and its subtree, as far as is known.
  ///
  /// - Complexity: As `hasWalk(_:)`.
  func isWalkable(_ node: Int) -> Bool {
    if headers[node].walk == .unknown { determineWalk(of: node) }
    return headers[node].flags.intersection([.walkable, .hasUnplacedChild]) == .walkable
  }

  /// Excludes a box from walks because its content requires a general pass.
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
    case .hflow: flowKind(node, .vertical)
    case .vflow: flowKind(node, .horizontal)
    case .zbox: .layers
    case .leaf, .hrow, .vrow, .free: .none
    }
  }

  private func lineKind(_ node: Int, _ main: Axis) -> WalkKind {
    let own = headers[node]
    let layout = box(node).pointee.layout
    var sums = WalkSums()
    var child = own.firstChild
    while child != NodeHeader.none {
      let header = headers[Int(child)]
      if header.flags.contains(.active) {
        let isTwoRounds = header[main.cross] == .ratio && own[main.cross].wraps
        guard !isTwoRounds, isMeasuredInOrder(Int(child), header, main) else { return .none }
        sums.add(header, extent(Int(child), main).pointee, main)
      }
      child = header.next
    }
    if sums.hasRatio, own[main].wraps || sums.ratios == 0 { return .none }
    let gaps = Double(max(0, sums.count - 1)) * layout.itemSpace
    box(node).pointee.knownLength = gaps + sums.margins + sums.fixed
    box(node).pointee.ratios = sums.ratios
    let isFromStart =
      (layout.format == .leading || own[main].wraps) && !sums.isAligned && !sums.hasRatio
      && layout.justifyContent[main.cross].isStart && layout.isFromStart
    return isFromStart ? .line : .placedLine
  }

  /// Returns the walk for a flow whose lines run along an axis.
  private func flowKind(_ node: Int, _ main: Axis) -> WalkKind {
    let own = headers[node]
    let layout = box(node).pointee.layout
    guard layout.isFromStart, layout.justifyContent.horizontal.isStart,
      layout.justifyContent.vertical.isStart, layout.format == .leading || own[main].wraps,
      layout.runFormat == .leading || own[main.cross].wraps, layout.runRowSizes.isEmpty,
      layout.itemSpace >= 0
    else { return .none }
    var child = own.firstChild
    while child != NodeHeader.none {
      let header = headers[Int(child)]
      if header.flags.contains(.active) {
        guard isMeasuredInOrder(Int(child), header, main),
          !header.flags.contains(.aligned), header.widthKind != .ratio,
          header.heightKind != .ratio, extent(Int(child), main).pointee.margins >= 0
        else { return .none }
      }
      child = header.next
    }
    return .flow
  }

  /// Returns whether a child of a line is measured once, in the order of the children.
  private func isMeasuredInOrder(_ child: Int, _ header: NodeHeader, _ main: Axis) -> Bool {
    if header.flags.contains(.hasAspect) { return false }
    guard header[main] == .limitedWrap else { return true }
    let limits = limits(child, main)
    return !limits.isFlexible && limits.priority == 0
  }
}

/// The sums over the children of a linear box that do not depend on sizes.
private struct WalkSums {
  private(set) var count = 0
  private(set) var margins = 0.0
  private(set) var fixed = 0.0
  private(set) var ratios = 0.0
  private(set) var hasRatio = false
  private(set) var isAligned = false

  /// Adds a child with its extent along the main axis.
  mutating func add(_ header: NodeHeader, _ extent: Extent, _ main: Axis) {
    count += 1
    margins += extent.margins
    if header[main] == .fixed { fixed += extent.value }
    if header[main] == .ratio {
      ratios += extent.value
      hasRatio = true
    }
    if header.flags.contains(.aligned) { isAligned = true }
  }
}

extension BoxLayout {
  /// Whether children are arranged from the left and from the top.
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
