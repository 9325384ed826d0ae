import Tatami
import TestSupport

/// The views of a golden scene, inside a view of the scene's size.
@MainActor
struct GoldenBox {
  /// A box that offers its size, or a view for a root whose share of one axis such a box measures
  /// twice because the other axis wraps: the position of a child that its flow leaves unplaced
  /// depends on the number of these measurements.
  let host: UIView
  /// The views with their paths, in pre-order, without inactive subtrees.
  private(set) var views: [(path: String, view: UIView)] = []

  init(_ scene: BoxGolden.Scene) {
    host = Self.host(for: scene)
    let root = make(scene.root, "0")
    root.layoutMeasure.alignment = .none
    host.addSubview(root)
  }

  /// Whether a root fills an axis without a limit, which no view does.
  static func isSupported(_ scene: BoxGolden.Scene) -> Bool {
    let size = scene.size ?? [nil, nil]
    let lengths = [scene.root.width, scene.root.height].map { SizeDescription($0) }
    return !zip(size, lengths).contains { $0 == nil && ($1.kind == .ratio || $1.kind == .aspect) }
  }

  private static func host(for scene: BoxGolden.Scene) -> UIView {
    let size = scene.size ?? [nil, nil]
    let lengths = [scene.root.width, scene.root.height].map { SizeDescription($0) }
    let hasShare = zip(size, lengths).contains { $0 != nil && $1.kind == .ratio }
    if hasShare, size.contains(nil) {
      return UIView(frame: CGRect(x: 0, y: 0, width: size[0] ?? 0, height: size[1] ?? 0))
    }
    let box = ZBox()
    box.regulator.size = BoxSize(
      width: size[0].map { .fix($0) } ?? .wrap,
      height: size[1].map { .fix($0) } ?? .wrap
    )
    return box
  }

  /// Changes the size and the margin of the last view and back again, with a layout after each
  /// change.
  func edit() {
    guard let measure = views.last?.view.layoutMeasure else { return }
    let (size, margin) = (measure.size, measure.margin)
    measure.size = BoxSize(width: 37, height: 11)
    measure.margin = BorderInsets(top: 3, left: 1, bottom: 4, right: 2)
    host.layoutIfNeeded()
    (measure.size, measure.margin) = (size, margin)
    host.layoutIfNeeded()
  }

  /// Returns the unrounded frames after a layout.
  func frames() -> [BoxGolden.Frame] {
    host.layoutIfNeeded()
    return views.map { path, view in
      let frame = view.layoutMeasure.calculatedFrame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      return BoxGolden.Frame(path: path, numbers: numbers)
    }
  }

  /// Whether the frames of the views agree with the unrounded ones within a pixel.
  var isOnPixels: Bool {
    views.allSatisfy { _, view in
      let (frame, exact) = (view.frame, view.layoutMeasure.calculatedFrame)
      let scale = max(1, view.traitCollection.displayScale)
      return [frame.minX - exact.minX, frame.minY - exact.minY, frame.maxX - exact.maxX]
        .allSatisfy { $0.magnitude < 1.01 / scale }
    }
  }

  private mutating func make(_ node: BoxGolden.Node, _ path: String) -> UIView {
    let view = Self.view(for: node)
    if node.activated ?? true { views.append((path, view)) }
    apply(node, to: view.layoutMeasure)
    if let box = view as? BoxView {
      apply(node, to: box.layoutRegulator)
      for (index, child) in (node.children ?? []).enumerated() {
        let isActive = node.activated ?? true
        let count = views.count
        box.addSubview(make(child, "\(path).\(index)"))
        if !isActive { views.removeLast(views.count - count) }
      }
    }
    return view
  }

  private static func view(for node: BoxGolden.Node) -> UIView {
    switch node.type {
    case "hbox": return HBox()
    case "vbox": return VBox()
    case "hflow": return HFlow(count: node.arrange ?? 0)
    case "vflow": return VFlow(count: node.arrange ?? 0)
    case "zbox": return ZBox()
    default:
      let view = SampleView(node.content?[0] ?? 0, node.content?[1] ?? 0)
      view.flows = node.flowingContent ?? false
      return view
    }
  }

  private func apply(_ node: BoxGolden.Node, to measure: Measure) {
    measure.size = BoxSize(width: SizeDescription(node.width), height: SizeDescription(node.height))
    measure.margin = BorderInsets(node.margin)
    measure.alignment = Alignment(node.alignment)
    measure.flowEnding = node.flowEnding ?? false
    measure.activated = node.activated ?? true
  }

  private func apply(_ node: BoxGolden.Node, to regulator: Regulator) {
    regulator.padding = BorderInsets(node.padding)
    regulator.justifyContent = Alignment(node.justifyContent)
    regulator.semanticDirection = node.direction == "rtl" ? .rightToLeft : .leftToRight
    guard let linear = regulator as? LinearRegulator else { return }
    linear.space = node.space ?? 0
    linear.format = node.format.flatMap(Format.init) ?? .leading
    linear.reverse = node.reverse ?? false
    guard let flow = regulator as? FlowRegulator else { return }
    flow.itemSpace = node.itemSpace ?? node.space ?? 0
    flow.runSpace = node.runSpace ?? node.space ?? 0
    flow.runFormat = node.runFormat.flatMap(Format.init) ?? .leading
    flow.runRowSizes = (node.runRowSize ?? []).map { SizeDescription($0) }
  }
}

extension BorderInsets {
  fileprivate init(_ values: [Double]?) {
    let values = values ?? [0, 0, 0, 0]
    self.init(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }
}
