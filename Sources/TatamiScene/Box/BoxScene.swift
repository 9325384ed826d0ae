import OrderedCollections
import TatamiBox
import TatamiGeometry

/// A laid-out box document (Specification/box.md §11).
struct BoxScene: SceneFamily {
  static let layoutName = "box"

  /// An active node with its frame.
  private struct Node {
    /// The child indices from the root, such as `0.2.1`.
    let name: String
    /// The index of the parent in `nodes`, nil for the root.
    let parent: Int?
    /// The frame in the parent's coordinates.
    let frame: Rect
    /// The views and constraints of a node of the type `constraints`.
    let constraints: NestedConstraints?
  }

  /// The active nodes in pre-order.
  private let nodes: [Node]
  private let size: Size

  /// A coordinate of this magnitude, in points, results from a box without a limit.
  private static let unlimited = 1e15

  init(_ document: SceneReader) throws(SceneError) {
    let object = try document.object(["layout", "size", "root"])
    let space = try object["size"].map(BoxSceneReader.space) ?? BoxSpace()
    var reader = BoxSceneReader()
    try reader.read(object.required("root"))
    try SceneError.rethrowing(at: document.path) { () throws(BoxTreeError) in
      try reader.layOut(in: space)
    }
    nodes = try Self.nodes(reader)
    size = space.size ?? .zero
  }

  private static func nodes(_ reader: BoxSceneReader) throws(SceneError) -> [Node] {
    var nodes: [Node] = []
    for node in reader.activeNodes {
      let frame = reader.frame(of: node)
      guard max(frame.maxX.magnitude, frame.maxY.magnitude) < unlimited else {
        let reason =
          "node \(node.name) has no limit; give it or a box around it a length or a maximum"
        throw .impossible(reason: reason, at: node.path)
      }
      var constraints = node.constraints
      try constraints?.solve(in: frame.size, at: node.path)
      nodes.append(
        Node(name: node.name, parent: node.parent, frame: frame, constraints: constraints)
      )
    }
    return nodes
  }

  func frames() -> SceneValue {
    let frames = nodes.map { node in
      SceneValue.array([.string(node.name)] + node.frame.numbers.map(SceneValue.number))
    }
    var members: OrderedDictionary<String, SceneValue> = ["frames": .array(frames)]
    let solutions = nodes.compactMap { node in
      node.constraints.map { (node.name, SceneValue.object($0.state.members)) }
    }
    if !solutions.isEmpty {
      members["constraints"] = .object(OrderedDictionary(uniqueKeysWithValues: solutions))
    }
    return .object(members)
  }

  func drawing() -> SceneDrawing {
    var drawing = SceneDrawing(size: size)
    var origins: [Point] = []
    let parents = Set(nodes.compactMap(\.parent))
    for (index, node) in nodes.enumerated() {
      let frame = node.frame.offset(by: node.parent.map { origins[$0] } ?? .zero)
      origins.append(frame.origin)
      let isContainer = parents.contains(index) || node.constraints != nil
      drawing.add(frame, node.name, role: isContainer ? .container : .item)
      node.constraints?.layout.draw(in: &drawing, at: frame.origin)
    }
    return drawing
  }
}

extension BoxSpace {
  /// The size; nil if an axis is unbounded.
  fileprivate var size: Size? {
    guard case .definite(let width) = width, case .definite(let height) = height else { return nil }
    return Size(width: width, height: height)
  }
}
