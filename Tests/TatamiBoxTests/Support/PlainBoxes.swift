import TatamiGeometry
import TestSupport

/// A node of the plain model: the rules of Specification/box.md §2 to §7 in the order in which they
/// are written, without any caching.
final class PlainBox {
  let node: BoxGolden.Node
  let path: String
  let lengths: [Axis: PlainLength]
  let children: [PlainBox]
  var size = Size.zero
  var center = Point.zero

  init(_ node: BoxGolden.Node, path: String = "0") {
    self.node = node
    self.path = path
    lengths = [
      .horizontal: PlainLength(node.width), .vertical: PlainLength(node.height),
    ]
    children = (node.children ?? []).enumerated().map { PlainBox($1, path: "\(path).\($0)") }
  }

  /// Creates a line of a flow from children of the flow.
  init(_ node: BoxGolden.Node, lengths: [Axis: PlainLength], children: [PlainBox]) {
    self.node = node
    self.lengths = lengths
    self.children = children
    path = ""
  }

  var isActive: Bool { node.activated ?? true }
  var isLeaf: Bool { (node.type ?? "leaf") == "leaf" }
  var wraps: Bool { self[.horizontal].kind == .wrap || self[.vertical].kind == .wrap }
  var isRightToLeft: Bool { node.direction == "rtl" }

  subscript(axis: Axis) -> PlainLength { lengths[axis, default: PlainLength(nil)] }

  func margin(_ axis: Axis) -> (before: Double, after: Double) { axis.pair(node.margin) }
  func padding(_ axis: Axis) -> (before: Double, after: Double) { axis.pair(node.padding) }
  func margins(_ axis: Axis) -> Double { margin(axis).before + margin(axis).after }
  func paddings(_ axis: Axis) -> Double { padding(axis).before + padding(axis).after }

  var aspect: Double? {
    Axis.allCases.first { self[$0].kind == .aspect }.map { self[$0].value }
  }
}

/// A length of the plain model.
struct PlainLength {
  enum Kind { case fixed, wrap, ratio, aspect }

  var kind = Kind.wrap
  var value = 0.0
  var (add, min, max) = (0.0, 0.0, PlainLength.infinite)
  var (priority, shrink, grow) = (0.0, 0.0, 0.0)

  static let infinite = Double.greatestFiniteMagnitude

  init(_ length: BoxGolden.Length?) {
    switch length {
    case nil, .word("wrap"): break
    case .word: (kind, value) = (.ratio, 1)
    case .points(let points): (kind, value) = (.fixed, points)
    case .object(let object):
      (kind, value) =
        object["ratio"].map { (.ratio, $0) } ?? (.aspect, object["aspectRatio", default: 0])
    case .wrap(let limits):
      add = limits["add", default: 0]
      min = limits["min", default: 0]
      priority = limits["priority", default: 0]
      shrink = limits["shrink", default: 0]
      grow = limits["grow", default: 0]
      max = grow > 0 ? PlainLength.infinite : limits["max", default: PlainLength.infinite]
    }
  }

  var isFlexible: Bool { kind == .wrap && (grow > 0 || shrink > 0) }
}

extension Axis {
  /// Returns the two numbers of the axis from top, left, bottom, right.
  func pair(_ numbers: [Double]?) -> (before: Double, after: Double) {
    guard let numbers else { return (0, 0) }
    return self == .horizontal ? (numbers[1], numbers[3]) : (numbers[0], numbers[2])
  }
}

extension PlainBox {
  /// Specification/box.md §2, content space.
  func contentSpace(_ offered: Size) -> Size {
    var space = Size.zero
    for axis in Axis.allCases {
      let given = max(0, offered[axis] - margins(axis))
      space[axis] = min(
        self[axis].kind == .fixed ? max(0, self[axis].value) : given,
        self[axis].max
      )
    }
    guard let aspect, aspect > 0, !space.isEmpty else { return space }
    return Size(
      width: min(space.width, space.height * aspect),
      height: min(space.height, space.width / aspect)
    )
  }

  /// Specification/box.md §2, children's space.
  func childrenSpace(_ offered: Size) -> Size {
    let space = contentSpace(offered)
    return Size(
      width: max(0, space.width - paddings(.horizontal)),
      height: max(0, space.height - paddings(.vertical))
    )
  }

  /// Specification/box.md §3.
  func ownSize(_ space: Size, content: Size) -> Size {
    var size = Size.zero
    for axis in Axis.allCases where space[axis] > 0 {
      switch self[axis].kind {
      case .fixed: size[axis] = max(0, self[axis].value)
      case .ratio: size[axis] = space[axis]
      case .wrap:
        let wanted = min(max(content[axis] + self[axis].add, self[axis].min), self[axis].max)
        size[axis] = min(wanted, space[axis])
      case .aspect: break
      }
    }
    guard let aspect, aspect > 0 else { return size }
    return Size(
      width: max(size.width, size.height * aspect),
      height: max(size.height, size.width / aspect)
    )
  }

  /// Finds the size, and lays out the children if the node wraps or `full` is true.
  func measure(_ offered: Size, full: Bool = false) {
    guard isActive else { return size = .zero }
    let space = contentSpace(offered)
    guard wraps || full else { return size = ownSize(space, content: .zero) }
    switch node.type ?? "leaf" {
    case "leaf": measureLeaf(space)
    case "hbox": PlainLine.layOut(self, .horizontal, offered)
    case "vbox": PlainLine.layOut(self, .vertical, offered)
    case "hflow": flow(offered, .horizontal)
    case "vflow": flow(offered, .vertical)
    default: layer(offered)
    }
  }

  private func measureLeaf(_ space: Size) {
    if wraps, space.width == 0 || space.height == 0 { return size = .zero }
    let content = Size(width: node.content?[0] ?? 0, height: node.content?[1] ?? 0)
    let fitting = node.flowingContent == true ? content.flowing(in: space) : content
    size = ownSize(space, content: fitting)
  }

  /// Specification/box.md §4, rule 10: the center of a child along an axis.
  func position(of child: PlainBox, _ axis: Axis) -> Double {
    let key = axis == .horizontal ? "x" : "y"
    let half = child.size[axis] / 2
    let low = padding(axis).before + child.margin(axis).before + half
    let high = size[axis] - padding(axis).after - child.margin(axis).after - half
    let own = child.node.alignment?[key] ?? node.justifyContent?[key]
    switch own ?? .word(axis == .horizontal ? "leading" : "start") {
    case .ratio(let ratio): return low + (high - low) / 2 * (ratio + 1)
    case .word("start"): return low
    case .word("end"): return high
    case .word("trailing"): return isRightToLeft ? low : high
    case .word: return isRightToLeft ? high : low
    }
  }
}
