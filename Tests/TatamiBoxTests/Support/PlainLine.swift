import TatamiGeometry

/// The rules for linear boxes, Specification/box.md §4, in the plain model.
struct PlainLine {
  let box: PlainBox
  let main: Axis
  let children: [PlainBox]
  var space = Size.zero
  var wrapped = 0.0
  var flexed = 0.0
  var crossSize = 0.0

  var cross: Axis { main.cross }

  init(_ box: PlainBox, _ main: Axis) {
    self.box = box
    self.main = main
    children = box.children.filter {
      $0.isActive && !(box[main].kind == .wrap && $0[main].kind == .ratio)
    }
  }

  var gaps: Double {
    Double(max(0, children.count - 1)) * (box.node.itemSpace ?? box.node.space ?? 0)
  }
  var margins: Double { children.reduce(0) { $0 + $1.margins(main) } }
  var fixed: Double { sum(.fixed) { $0.value } }
  var ratios: Double { sum(.ratio) { $0.value } }
  var used: Double { gaps + margins + fixed + wrapped + flexed }

  func sum(_ kind: PlainLength.Kind, _ value: (PlainLength) -> Double) -> Double {
    children.reduce(0) { $0 + ($1[main].kind == kind ? value($1[main]) : 0) }
  }

  /// Steps 1 to 10.
  static func layOut(_ box: PlainBox, _ main: Axis, _ offered: Size) {
    var line = PlainLine(box, main)
    line.measureAll(offered, isSecond: false)
    box.size = line.ownSize(offered)
    line.place()
  }

  private mutating func measureAll(_ offered: Size, isSecond: Bool) {
    space = box.childrenSpace(offered)
    (wrapped, flexed, crossSize) = (0, 0, 0)
    for child in inOrder() {
      child.measure(offer(to: child))
      count(child)
    }
    shrink()
    grow()
    count()
    let hasShares = children.contains { $0[cross].kind == .ratio }
    guard !isSecond, box[cross].kind == .wrap, hasShares else { return }
    let size = ownSize(offered)
    let exact = Size(
      width: size.width + box.margins(.horizontal),
      height: size.height + box.margins(.vertical)
    )
    var second = self
    second.measureAll(exact, isSecond: true)
    (wrapped, flexed) = (second.wrapped, second.flexed)
  }

  /// Step 2, stable within a class.
  private func inOrder() -> [PlainBox] {
    let keyed = children.enumerated().map { (key: key($1) + [Double($0)], child: $1) }
    return keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.child)
  }

  private func key(_ child: PlainBox) -> [Double] {
    let crossIsRatio = child[cross].kind == .ratio
    switch child[main].kind {
    case .fixed where !crossIsRatio: return [0, 0, 0]
    case .wrap: return [1, -child[main].priority, child[main].shrink]
    case .aspect where !crossIsRatio: return [1, 0, 0]
    default: return [2, 0, 0]
    }
  }

  /// Step 3.
  private func offer(to child: PlainBox) -> Size {
    let rest = space[main] - used
    let along: Double =
      switch child[main].kind {
      case .fixed: child[main].value + child.margins(main)
      case .ratio: rest * child[main].value / ratios + child.margins(main)
      case .wrap where child[main].isFlexible: PlainLength.infinite
      case .wrap, .aspect: rest + child.margins(main)
      }
    let across: Double =
      switch child[cross].kind {
      case .fixed: child[cross].value + child.margins(cross)
      case .ratio: space[cross] * child[cross].value
      case .wrap, .aspect: space[cross]
      }
    return Size(main, along, cross: across)
  }

  /// Step 4.
  private mutating func count(_ child: PlainBox) {
    if child[main].isFlexible {
      flexed += child.size[main]
    } else if child[main].kind == .wrap || child[main].kind == .aspect {
      wrapped += child.size[main]
    }
    if child[cross].kind != .ratio {
      crossSize = max(crossSize, child.size[cross] + child.margins(cross))
    }
  }

  private mutating func count() {
    (wrapped, flexed, crossSize) = (0, 0, 0)
    for child in children { count(child) }
  }

  /// Step 5.
  private mutating func shrink() {
    let (total, overflow) = (sum(.wrap) { $0.shrink }, used - space[main])
    guard total > 0, overflow > 0 else { return }
    let room = space[main] - gaps - margins - fixed - wrapped
    for child in children where child[main].kind == .wrap && child[main].shrink > 0 {
      let kept = min(child.size[main] - overflow * child[main].shrink / total, room)
      var offer = offer(to: child)
      offer[main] = max(0, kept) + child.margins(main)
      child.measure(offer)
    }
    count()
  }

  /// Step 6.
  private mutating func grow() {
    let (total, rest) = (sum(.wrap) { $0.grow }, space[main] - used)
    guard total > 0, rest > 0, rest < PlainLength.infinite / 2, ratios == 0 else { return }
    guard box[main].kind != .wrap else { return }
    for child in children where child[main].kind == .wrap && child[main].grow > 0 {
      let target = child.size[main] + rest * child[main].grow / total
      var offer = offer(to: child)
      offer[main] = target + child.margins(main)
      child.measure(offer)
      child.size[main] = target
    }
    count()
  }

  /// Step 8.
  private func ownSize(_ offered: Size) -> Size {
    let content = Size(
      main,
      used + box.paddings(main),
      cross: crossSize + box.paddings(cross)
    )
    return box.ownSize(box.contentSpace(offered), content: content)
  }

  /// Steps 9 and 10.
  private func place() {
    let isFree = box[main].kind == .wrap || ratios > 0
    let (free, count) = (space[main] - used, Double(children.count))
    var start = box.padding(main).before
    var gap = box.node.itemSpace ?? box.node.space ?? 0
    switch isFree ? "leading" : box.node.format ?? "leading" {
    case "center": start += free / 2
    case "trailing": start += free
    case "between" where count > 1: gap = (free + gaps) / (count - 1)
    case "round" where count > 0:
      gap = (free + gaps) / (count + 1)
      start += gap
    default: break
    }
    let isReversed = (box.node.reverse ?? false) != (box.isRightToLeft && main == .horizontal)
    for child in isReversed ? children.reversed() : children {
      child.center[main] = start + child.margin(main).before + child.size[main] / 2
      child.center[cross] = box.position(of: child, cross)
      start += child.margins(main) + child.size[main] + gap
    }
  }
}
