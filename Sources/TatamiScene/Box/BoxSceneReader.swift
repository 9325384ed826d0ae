import TatamiBox
import TatamiDocuments
import TatamiGeometry

/// Reads a box tree from a document and lays it out (Specification/box.md §11).
struct BoxSceneReader {
  /// A node of the document.
  struct Node {
    /// The child indices from the root, such as `0.2.1`.
    let name: String
    /// The index of the parent among the active nodes, nil for the root.
    let parent: Int?
    let path: DocumentPath
    let handle: BoxHandle
    /// The views and constraints of a node of the type `constraints`.
    let constraints: NestedConstraints?
  }

  /// The nodes that are laid out, in pre-order.
  private(set) var activeNodes: [Node] = []
  private var tree = BoxTree()
  private var budget = AnswerBudget()
  private var root: BoxHandle?

  private static let keys = [
    "type", "width", "height", "margin", "padding", "alignment", "justifyContent", "space",
    "itemSpace", "runSpace", "format", "runFormat", "runRowSize", "arrange", "reverse",
    "direction", "activated", "flowEnding", "content", "flowingContent", "children",
  ]

  private static let constraintKeys =
    ["type", "width", "height", "margin", "alignment", "activated", "flowEnding"]
    + NestedConstraints.keys

  /// The type of a node.
  private enum Kind {
    case leaf
    case constraints
    case box(BoxLayout)
  }

  private static let kinds: KeyValuePairs<String, Kind> = [
    "leaf": .leaf, "hbox": .box(.hbox), "vbox": .box(.vbox), "hflow": .box(.hflow),
    "vflow": .box(.vflow), "zbox": .box(.zbox), "constraints": .constraints,
  ]

  /// A node that remains to be read.
  private struct Pending {
    let reader: SceneReader
    /// The name of the parent, nil for the root.
    let parentName: String?
    /// The index among the children of the parent.
    let index: Int
    let parent: (handle: BoxHandle, index: Int)?
    let isActive: Bool

    var name: String { parentName.map { "\($0).\(index)" } ?? "0" }
  }

  /// Reads the node and all its descendants.
  mutating func read(_ root: SceneReader) throws(SceneError) {
    var pending = [Pending(reader: root, parentName: nil, index: 0, parent: nil, isActive: true)]
    try budget.spend(1, numbers: 4, text: 5, at: root.path)
    while let next = pending.popLast() {
      try read(next, &pending)
    }
  }

  /// Computes the frames.
  mutating func layOut(in space: BoxSpace) throws(BoxTreeError) {
    guard let root else { return }
    try tree.layout(root, in: space)
  }

  /// Returns the frame of a node after a layout.
  func frame(of node: Node) -> Rect {
    (try? tree.frame(of: node.handle)) ?? .zero
  }

  /// Reads the space of the root; null on an unbounded axis.
  static func space(_ reader: SceneReader) throws(SceneError) -> BoxSpace {
    let bounds = try reader.array(count: 2)
    return BoxSpace(width: try bound(bounds[0]), height: try bound(bounds[1]))
  }

  private static func bound(_ reader: SceneReader) throws(SceneError) -> BoxSpace.Bound {
    reader.isNull ? .unbounded : .definite(try reader.number(in: BoxStyleReader.lengths))
  }

  private mutating func read(
    _ next: Pending,
    _ pending: inout [Pending]
  ) throws(SceneError) {
    let object = try next.reader.object(Self.keys(of: next.reader))
    let style = try BoxStyleReader.style(object)
    let isActive = next.isActive && style.activated
    // Nodes that are not active have no frames and therefore need no names.
    let name = isActive ? next.name : ""
    let handle: BoxHandle
    var constraints: NestedConstraints?
    switch try object["type"]?.choice(Self.kinds) ?? .leaf {
    case .box(let layout):
      handle = tree.makeBox(try BoxStyleReader.layout(object, layout), style)
      let children = try object["children"]?.array() ?? []
      let parent = (handle, activeNodes.count)
      if isActive { try spend(children, parentName: name) }
      for (index, child) in children.enumerated().reversed() {
        pending.append(
          Pending(reader: child, parentName: name, index: index, parent: parent, isActive: isActive)
        )
      }
    case .constraints:
      let nested = try NestedConstraints(object, &budget)
      handle = tree.makeLeaf(style, measure: nested.size)
      constraints = nested
    case .leaf:
      handle = try makeLeaf(object, style)
    }
    try insert(handle, next)
    if isActive {
      let path = next.reader.path
      let parent = next.parent?.index
      activeNodes.append(
        Node(name: name, parent: parent, path: path, handle: handle, constraints: constraints)
      )
    }
  }

  /// Returns the members that a node of its type may have.
  private static func keys(of reader: SceneReader) -> [String] {
    guard case .object(let members) = reader.value, members["type"] == .string("constraints") else {
      return keys
    }
    return constraintKeys
  }

  /// Charges the frames and the names of a box's children to the answer budget.
  private mutating func spend(
    _ children: [SceneReader],
    parentName: String
  ) throws(SceneError) {
    guard let last = children.last else { return }
    let length = parentName.utf8.count + "\(children.count)".utf8.count
    try budget.spend(children.count, numbers: 4, text: length + 6, at: last.path)
  }

  private mutating func insert(_ node: BoxHandle, _ pending: Pending) throws(SceneError) {
    guard let parent = pending.parent else {
      root = node
      return
    }
    try SceneError.rethrowing(at: pending.reader.path) { () throws(BoxTreeError) in
      try tree.insert(node, into: parent.handle)
    }
  }

  private mutating func makeLeaf(
    _ object: SceneObject,
    _ style: BoxStyle
  ) throws(SceneError) -> BoxHandle {
    if let children = object["children"], try !children.array().isEmpty {
      throw children.impossible("a leaf has no children; give the node a type such as 'hbox'")
    }
    let size = try object["content"].map(BoxStyleReader.size) ?? .zero
    guard try object["flowingContent"]?.bool() ?? false else {
      return tree.makeLeaf(style, content: size)
    }
    return tree.makeLeaf(style) { Self.flowing(size, in: $0) }
  }

  /// Returns the size of content that wraps like text: a narrower space results in more lines.
  @Sendable
  private static func flowing(_ content: Size, in space: Size) -> Size {
    guard content.width > space.width, space.width > 0 else { return content }
    let lines = (content.width / space.width).rounded(.up)
    return Size(width: space.width, height: content.height * lines)
  }
}
