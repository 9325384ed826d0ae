import TatamiBox
import TatamiGeometry
import TestSupport

/// A tree built through the public interface from a golden scene.
struct GoldenTree {
  var tree = BoxTree()
  let root: BoxHandle
  let space: BoxSpace
  /// The nodes with their paths, in pre-order, without inactive subtrees.
  private(set) var nodes: [(path: String, handle: BoxHandle)] = []

  init(_ scene: BoxGolden.Scene) throws {
    space = BoxSpace(scene)
    root = try tree.make(scene.root)
    collect(scene.root, root, "0")
  }

  /// Returns the frames after a layout.
  mutating func frames() throws -> [BoxGolden.Frame] {
    try tree.layout(root, in: space)
    return try nodes.map { path, handle in
      let frame = try tree.frame(of: handle)
      return BoxGolden.Frame(path: path, numbers: frame.numbers)
    }
  }

  private mutating func collect(_ node: BoxGolden.Node, _ handle: BoxHandle, _ path: String) {
    guard node.activated ?? true else { return }
    nodes.append((path, handle))
    let children = (try? tree.children(of: handle)) ?? []
    for (index, child) in (node.children ?? []).enumerated() {
      collect(child, children[index], "\(path).\(index)")
    }
  }
}

extension BoxTree {
  /// Makes the nodes of a scene.
  mutating func make(_ node: BoxGolden.Node) throws -> BoxHandle {
    let style = BoxStyle(node)
    guard let type = node.type, type != "leaf" else {
      let content = node.content.map { Size(width: $0[0], height: $0[1]) } ?? .zero
      guard node.flowingContent == true else { return makeLeaf(style, content: content) }
      return makeLeaf(style) { space in content.flowing(in: space) }
    }
    let box = makeBox(BoxLayout(node), style)
    for child in node.children ?? [] {
      try insert(make(child), into: box)
    }
    return box
  }
}

extension Size {
  /// Returns the size of content that breaks into more lines if it is wider than a space.
  func flowing(in space: Size) -> Size {
    guard width > space.width, space.width > 0 else { return self }
    let lines = (width / space.width).rounded(.up)
    return Size(width: space.width, height: height * lines)
  }
}

extension BoxSpace {
  init(_ scene: BoxGolden.Scene) {
    let bounds = (scene.size ?? [nil, nil]).map { $0.map(Bound.definite) ?? .unbounded }
    self.init(width: bounds[0], height: bounds[1])
  }
}

extension BoxStyle {
  init(_ node: BoxGolden.Node) {
    self.init(
      width: SizeDescription(node.width),
      height: SizeDescription(node.height),
      margin: Insets(node.margin),
      alignment: Alignment(node.alignment)
    )
    flowEnding = node.flowEnding ?? false
    activated = node.activated ?? true
  }
}

extension BoxLayout {
  init(_ node: BoxGolden.Node) {
    switch node.type {
    case "hbox": self = .hbox
    case "vbox": self = .vbox
    case "hflow": self = .hflow
    case "vflow": self = .vflow
    default: self = .zbox
    }
    padding = Insets(node.padding)
    justifyContent = Alignment(node.justifyContent)
    itemSpace = node.itemSpace ?? node.space ?? 0
    runSpace = node.runSpace ?? node.space ?? 0
    format = node.format.flatMap(Format.init) ?? .leading
    runFormat = node.runFormat.flatMap(Format.init) ?? .leading
    reverse = node.reverse ?? false
    readingDirection = node.direction == "rtl" ? .rightToLeft : .leftToRight
    arrange = node.arrange ?? 0
    runRowSizes = (node.runRowSize ?? []).map { SizeDescription($0) }
  }
}
