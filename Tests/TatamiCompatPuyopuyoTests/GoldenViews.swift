import TatamiCompatPuyopuyo
import TestSupport

/// The views of a golden scene, made with the original's names, in a box of the scene's size.
@MainActor
struct GoldenViews {
  private let host = ZBox()
  private var nodes: [(path: String, measure: Measure)] = []

  init(_ scene: BoxGolden.Scene) {
    let size = scene.size ?? [nil, nil]
    host.attach().justifyContent(.none)
      .size(size[0].map { .fix($0) } ?? .wrap, size[1].map { .fix($0) } ?? .wrap)
    add(scene.root, "0", to: host, isActive: true)
    host.layoutChildren[0].layoutMeasure.alignment = .none
  }

  /// Whether a root fills an axis without a limit, which no view does.
  static func isSupported(_ scene: BoxGolden.Scene) -> Bool {
    let size = scene.size ?? [nil, nil]
    let lengths = [scene.root.width, scene.root.height].map { SizeDescription($0) }
    return !zip(size, lengths).contains {
      $0 == nil && ($1.sizeType == .ratio || $1.sizeType == .aspectRatio)
    }
  }

  /// Returns the calculated frames after a layout.
  func frames() -> [BoxGolden.Frame] {
    host.layoutIfNeeded()
    return nodes.map { path, measure in
      let frame = measure.calculatedFrame
      return BoxGolden.Frame(
        path: path,
        numbers: [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      )
    }
  }

  private mutating func add(
    _ node: BoxGolden.Node,
    _ path: String,
    to parent: BoxView,
    isActive: Bool
  ) {
    let view = Self.view(for: node)
    let isActive = isActive && node.activated ?? true
    let margin = node.margin ?? [0, 0, 0, 0]
    view.attach(parent)
      .size(SizeDescription(node.width), SizeDescription(node.height))
      .margin(top: margin[0], left: margin[1], bottom: margin[2], right: margin[3])
      .alignment(Alignment(node.alignment))
      .flowEnding(node.flowEnding ?? false)
      .activated(node.activated ?? true)
    if isActive { nodes.append((path, view.layoutMeasure)) }
    guard let box = view as? BoxView else { return }
    apply(node, to: box)
    for (index, child) in (node.children ?? []).enumerated() {
      add(child, "\(path).\(index)", to: box, isActive: isActive)
    }
  }

  private static func view(for node: BoxGolden.Node) -> UIView {
    switch node.type {
    case "hbox": HBox()
    case "vbox": VBox()
    case "hflow": HFlow(count: node.arrange ?? 0)
    case "vflow": VFlow(count: node.arrange ?? 0)
    case "zbox": ZBox()
    default:
      Block(node.content?[0] ?? 0, node.content?[1] ?? 0, flows: node.flowingContent ?? false)
    }
  }

  private func apply(_ node: BoxGolden.Node, to box: BoxView) {
    let padding = node.padding ?? [0, 0, 0, 0]
    box.attach()
      .padding(top: padding[0], left: padding[1], bottom: padding[2], right: padding[3])
      .justifyContent(Alignment(node.justifyContent))
      .semanticDirection(node.direction == "rtl" ? .rightToLeft : .leftToRight)
    if let line = box as? LinearBox {
      line.attach().space(node.space ?? 0).reverse(node.reverse ?? false)
        .format(node.format.flatMap(Format.init) ?? .leading)
    }
    guard let flow = box as? FlowBox else { return }
    flow.attach().itemSpace(node.itemSpace ?? node.space ?? 0)
      .runSpace(node.runSpace ?? node.space ?? 0).reverse(node.reverse ?? false)
      .format(node.format.flatMap(Format.init) ?? .leading)
      .runFormat(node.runFormat.flatMap(Format.init) ?? .leading)
    let lengths = (node.runRowSize ?? []).map { SizeDescription($0) }
    if lengths.count == 1 { flow.attach().runRowSize(lengths[0]) }
    if lengths.count > 1 { flow.attach().runRowSize(each: { lengths[$0 % lengths.count] }) }
  }
}

extension Alignment {
  fileprivate init(_ positions: [String: BoxGolden.Position]?) {
    self = .none
    for (axis, position) in positions ?? [:] {
      formUnion(axis == "x" ? Self.horizontal(position) : Self.vertical(position))
    }
  }

  private static func horizontal(_ position: BoxGolden.Position) -> Alignment {
    switch position {
    case .ratio(let ratio): .horzCenter(ratio)
    case .word("end"): .right
    case .word("leading"): .leading
    case .word("trailing"): .trailing
    case .word: .left
    }
  }

  private static func vertical(_ position: BoxGolden.Position) -> Alignment {
    switch position {
    case .ratio(let ratio): .vertCenter(ratio)
    case .word("end"), .word("trailing"): .bottom
    case .word: .top
    }
  }
}
