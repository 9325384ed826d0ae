import Tatami
import TatamiDocuments

/// Creates the views of a document's nodes.
@MainActor
struct NodeReader {
  /// A view with the path of its node.
  struct Node {
    let view: UIView
    let path: DocumentPath
    /// The property `id` or, without one, the identity of the node around it with the kind and the
    /// number among siblings of the kind.
    let identity: String
    /// The name of the kind.
    let kind: String
    /// The number of nodes around the node.
    let level: Int
    /// The place of the node among all, in the order in which they begin.
    let order: Int
    /// The value of a control as the document has it; nil for other views.
    let value: ControlValue?
  }

  /// The parts of a node, of which each has errors of its own.
  private enum Part: CaseIterable { case properties, children }

  let resources: SceneResources
  /// The named properties of the document.
  let styles: [String: SceneObject]
  /// The views, in the order in which their nodes end.
  private(set) var nodes: [Node] = []
  private var level = 0
  private var count = 0
  /// The values of `id` so far.
  private var names: Set<String> = []
  /// The identity of the node that is being read.
  private var identity = ""
  /// The numbers of the children of that node by kind.
  private var siblings: [String: Int] = [:]

  init(resources: SceneResources, styles: [String: SceneObject]) {
    self.resources = resources
    self.styles = styles
  }

  /// Reads a node and all its descendants.
  mutating func read(_ reader: SceneReader) throws(SceneError) -> Node {
    try resources.budget.spendNode(reader)
    guard level < ViewScene.levelLimit else {
      throw reader.impossible("more than \(ViewScene.levelLimit) nested nodes")
    }
    let kind = try kind(of: reader)
    let number = siblings[kind.name, default: 0]
    siblings[kind.name] = number + 1
    let outer = (identity, siblings)
    (identity, siblings) = (ownName(reader) ?? "\(identity)/\(kind.name)\(number)", [:])
    let (order, level) = (count, level)
    count += 1
    self.level += 1
    defer {
      (identity, siblings) = outer
      self.level = level
    }
    let view = kind.make()
    try fill(view, kind, reader)
    let value = ControlValue(of: view)
    let node = Node(
      view: view,
      path: reader.path,
      identity: identity,
      kind: kind.name,
      level: level,
      order: order,
      value: value
    )
    nodes.append(node)
    return node
  }

  /// Returns the identity of a node with the property `id`; nil if another node has the same one.
  private mutating func ownName(_ reader: SceneReader) -> String? {
    guard case .object(let members) = reader.value, case .string(let id) = members["id"],
      names.insert(id).inserted
    else { return nil }
    return "#\(id)"
  }

  /// Sets the properties of a view and adds the views of its children.
  private mutating func fill(
    _ view: UIView,
    _ kind: NodeKind,
    _ reader: SceneReader
  ) throws(SceneError) {
    try resources.readObject(reader, kind.keys) { object throws(SceneError) in
      try resources.forEach(Part.allCases) { part throws(SceneError) in
        switch part {
        case .properties: try apply(kind, object, to: view)
        case .children: try readChildren(object, into: view)
        }
      }
    }
    (view as? any ComposedView)?.propertiesDidChange()
  }

  private func kind(of reader: SceneReader) throws(SceneError) -> NodeKind {
    guard case .object(let members) = reader.value else {
      throw reader.unexpected("an object with the key 'type'")
    }
    guard let type = members["type"] else { throw .document(.missingKey("type", at: reader.path)) }
    let typeReader = SceneReader(type, at: reader.path["type"])
    let name = try typeReader.string()
    guard let kind = NodeKind.all.first(where: { $0.name == name }) else {
      throw typeReader.unknownValue(name, allowed: NodeKind.all.map(\.name))
    }
    return kind
  }

  /// Sets the properties of a view: the node's own properties, then those of its styles from last
  /// to first.
  private func apply(
    _ kind: NodeKind,
    _ object: SceneObject,
    to view: UIView
  ) throws(SceneError) {
    let sources = [object] + (try styles(of: object, kind))
    var target = view
    try resources.forEach(kind.properties) { property throws(SceneError) in
      if let value = sources.lazy.compactMap({ $0[property.name] }).first {
        try property.read(value, resources)(&target)
      } else if property.initial == nil {
        throw .document(.missingKey(property.name, at: object.path))
      }
    }
  }

  private func styles(
    of object: SceneObject,
    _ kind: NodeKind
  ) throws(SceneError) -> [SceneObject] {
    guard let reader = object["style"] else { return [] }
    var names = [reader]
    if case .array = reader.value { names = try reader.array() }
    var found: [SceneObject] = []
    for name in names.reversed() {
      let text = try name.string()
      guard let style = styles[text] else {
        guard !styles.isEmpty else {
          throw name.impossible("unknown style \(quoted: text); the document has no 'styles'")
        }
        throw name.unknownValue(text, allowed: styles.keys.sorted())
      }
      for key in style.members.keys where !kind.keys.contains(key) {
        throw name.impossible(
          "the style \(quoted: text) has the key \(quoted: key), which '\(kind.name)' does not have"
        )
      }
      found.append(style)
    }
    return found
  }

  private mutating func readChildren(
    _ object: SceneObject,
    into view: UIView
  ) throws(SceneError) {
    guard let container = view as? any NodeContainer else { return }
    try resources.forEach(object["children"]?.array() ?? []) { child throws(SceneError) in
      try container.add(try read(child))
    }
    try container.childrenDidChange(at: object.path)
  }
}

/// A view whose node has children.
@MainActor
protocol NodeContainer: UIView {
  /// Adds the view of a child.
  func add(_ node: NodeReader.Node) throws(SceneError)

  /// Reads what refers to the children, after all have been added.
  ///
  /// - Parameter path: The path of the node.
  func childrenDidChange(at path: DocumentPath) throws(SceneError)
}

extension BoxView: NodeContainer {
  func add(_ node: NodeReader.Node) { addSubview(node.view) }

  func childrenDidChange(at path: DocumentPath) {}
}

/// A view whose appearance combines several properties.
@MainActor
protocol ComposedView: UIView {
  /// Applies the properties after all of them have been set.
  func propertiesDidChange()
}
