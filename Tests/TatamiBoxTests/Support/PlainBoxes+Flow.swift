import TatamiGeometry
import TestSupport

extension PlainBox {
  /// Specification/box.md §5.
  func flow(_ offered: Size, _ main: Axis) {
    let lines = lines(offered, main)
    var outer = node
    outer.itemSpace = node.runSpace ?? node.space ?? 0
    outer.format = node.runFormat
    let rows = lines.enumerated().map { row($0, $1, main) }
    let stack = PlainBox(outer, lengths: lengths, children: rows)
    PlainLine.layOut(stack, main, offered)
    for row in rows {
      if !row.wraps { row.measure(row.size, full: true) }
      for child in row.children {
        child.center.x += row.center.x - row.size.width / 2
        child.center.y += row.center.y - row.size.height / 2
      }
    }
    size = stack.size
  }

  private func row(_ index: Int, _ members: [PlainBox], _ main: Axis) -> PlainBox {
    var row = BoxGolden.Node()
    row.type = main == .horizontal ? "vbox" : "hbox"
    row.itemSpace = node.itemSpace ?? node.space ?? 0
    row.format = node.format
    row.justifyContent = node.justifyContent
    row.reverse = node.reverse
    row.direction = node.direction
    let lengths = node.runRowSize ?? []
    let along = lengths.isEmpty ? .wrap(["shrink": 1]) : lengths[index % lengths.count]
    let across: BoxGolden.Length = .word(self[main.cross].kind == .wrap ? "wrap" : "fill")
    return PlainBox(
      row,
      lengths: [main: PlainLength(along), main.cross: PlainLength(across)],
      children: members
    )
  }

  private func lines(_ offered: Size, _ main: Axis) -> [[PlainBox]] {
    let active = children.filter(\.isActive)
    let arrange = node.arrange ?? 0
    guard arrange == 0 else {
      return stride(from: 0, to: active.count, by: arrange).map {
        Array(active[$0..<min($0 + arrange, active.count)])
      }
    }
    let (space, cross) = (childrenSpace(offered), main.cross)
    var (lines, line, used): ([[PlainBox]], [PlainBox], Double) = ([], [], 0)
    for child in active {
      child.measure(space)
      let gap = line.isEmpty ? 0 : node.itemSpace ?? node.space ?? 0
      let isShare = child[cross].kind == .ratio
      if isShare, used + gap + child.margins(cross) < space[cross] {
        used = space[cross]
      } else {
        used += gap + child.margins(cross) + child.size[cross]
      }
      if used > space[cross], !line.isEmpty {
        lines.append(line)
        line = []
        used = isShare ? space[cross] : child.size[cross] + child.margins(cross)
      }
      line.append(child)
      if child.node.flowEnding == true {
        lines.append(line)
        (line, used) = ([], 0)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Specification/box.md §6.
  func layer(_ offered: Size) {
    let space = childrenSpace(offered)
    let active = children.filter(\.isActive)
    var content = Size.zero
    func visit(_ child: PlainBox) {
      var room = space
      for axis in Axis.allCases where child[axis].kind == .ratio {
        room[axis] = (self[axis].kind == .wrap ? content[axis] : space[axis]) * child[axis].value
      }
      child.measure(room)
      for axis in Axis.allCases where child[axis].kind != .ratio {
        content[axis] = max(content[axis], child.size[axis] + child.margins(axis))
      }
    }
    for child in active {
      for axis in Axis.allCases where child[axis].kind == .fixed {
        content[axis] = max(content[axis], child[axis].value + child.margins(axis))
      }
    }
    active.forEach(visit)
    if wraps {
      active.filter { $0[.horizontal].kind == .ratio || $0[.vertical].kind == .ratio }
        .forEach(visit)
    }
    let padded = Size(
      width: content.width + paddings(.horizontal),
      height: content.height + paddings(.vertical)
    )
    size = ownSize(contentSpace(offered), content: padded)
    for child in active {
      child.center.x = position(of: child, .horizontal)
      child.center.y = position(of: child, .vertical)
    }
  }

  /// Specification/box.md §3, last sentence: lays out boxes whose size does not depend on their
  /// content.
  private func placeForFinalSpaces() {
    for child in children {
      if child.isActive, !child.isLeaf, !child.wraps {
        let (size, center) = (child.size, child.center)
        let exact = Size(
          width: size.width + child.margins(.horizontal),
          height: size.height + child.margins(.vertical)
        )
        child.measure(exact, full: true)
        (child.size, child.center) = (size, center)
      }
      child.placeForFinalSpaces()
    }
  }

  /// Specification/box.md §7: the frames of the active nodes, in pre-order.
  static func frames(_ scene: BoxGolden.Scene) -> [BoxGolden.Frame] {
    let root = PlainBox(scene.root)
    var offered = Size.zero
    for axis in Axis.allCases {
      let given = (scene.size ?? [nil, nil])[axis == .horizontal ? 0 : 1]
      let length = root[axis]
      if let given {
        offered[axis] = given * (length.kind == .ratio ? length.value : 1)
      } else {
        let free: Double =
          switch length.kind {
          case .fixed: length.value
          case .wrap: length.max
          case .ratio: 0
          case .aspect: PlainLength.infinite
          }
        offered[axis] = min(PlainLength.infinite, free + root.margins(axis))
      }
    }
    root.measure(offered, full: true)
    root.center.x = root.margin(.horizontal).before + root.size.width / 2
    root.center.y = root.margin(.vertical).before + root.size.height / 2
    root.placeForFinalSpaces()
    return root.frames()
  }

  private func frames() -> [BoxGolden.Frame] {
    guard isActive else { return [] }
    let frame = Rect(center: center, size: size)
    let own = BoxGolden.Frame(path: path, numbers: frame.numbers)
    return [own] + children.flatMap { $0.frames() }
  }
}
