import OrderedCollections

extension JSONNode {
  /// The value with all of its elements and members.
  package var value: JSONValue {
    let span = entry.pointee.span
    var assembly = JSONAssembly()
    for index in (0..<span).reversed() { assembly.add(advanced(by: index)) }
    return assembly.values[0]
  }
}

/// The values of a document from its end on: those inside an array or object are complete before it.
private struct JSONAssembly {
  /// The values whose container is not complete, the last of the document first.
  private(set) var values: [JSONValue] = []
  /// The objects whose names the next ones of as many members may repeat.
  private var models: [Model?] = []

  /// An object whose names others share if they are the same.
  private struct Model {
    let object: JSONNode
    let members: OrderedDictionary<String, JSONValue>
  }

  mutating func add(_ node: JSONNode) {
    let entry = node.entry.pointee
    if entry.isName { return }
    switch entry.kind {
    case .null: values.append(.null)
    case .false: values.append(.bool(false))
    case .true: values.append(.bool(true))
    case .number: values.append(.number(entry.number))
    case .ascii, .text, .unescaped: values.append(.string(node.texts.pointee.string(entry)))
    case .array: values.append(.array(takeElements(entry.count)))
    case .object: values.append(.object(takeMembers(of: node, entry.count)))
    }
  }

  private mutating func takeElements(_ count: Int) -> [JSONValue] {
    let elements = Array(values.suffix(count).reversed())
    values.removeLast(count)
    return elements
  }

  private mutating func takeMembers(
    of object: JSONNode,
    _ count: Int
  ) -> OrderedDictionary<String, JSONValue> {
    if models.isEmpty { models = Array(repeating: nil, count: 16) }
    let place = count % models.count
    if let model = models[place], model.object.hasSameNames(as: object) {
      return model.members.mapValues { _ in values.removeLast() }
    }
    let names = JSONMembers(of: object).map { $0.name.string ?? "" }
    let members = OrderedDictionary(uncheckedUniqueKeys: names, values: takeElements(count))
    models[place] = Model(object: object, members: members)
    return members
  }
}

extension JSONNode {
  /// Returns whether the members of two objects have the same names in the same order.
  fileprivate func hasSameNames(as other: JSONNode) -> Bool {
    var (members, others) = (JSONMembers(of: self), JSONMembers(of: other))
    guard members.count == others.count else { return false }
    while let (name, _) = members.next(), let (otherName, _) = others.next() {
      guard texts.pointee.areIdentical(name.entry.pointee, otherName.entry.pointee) else {
        return false
      }
    }
    return true
  }
}
