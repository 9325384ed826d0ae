import OrderedCollections
import TatamiDocuments
public import TatamiJSON

/// Changed values of a document's nodes, which are not in the document yet.
///
/// ```swift
/// var edits = SceneEdits()
/// edits.set("text", of: node, to: .string("Hello"), in: document)
/// let changed = edits.applied(to: document)
/// ```
public struct SceneEdits: Equatable, Sendable {
  private struct Key: Hashable, Sendable {
    let node: DocumentPath
    let name: String
  }

  /// The values; nil for a property that is removed.
  private var values: OrderedDictionary<Key, SceneValue?> = [:]

  /// Creates no changes.
  public init() {}

  /// Whether nothing is changed.
  public var isEmpty: Bool { values.isEmpty }

  /// Changes a property of a node.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - node: The node, as ``ViewScene/nodeList(limit:)`` describes it.
  ///   - value: The value; nil removes the property. The value in the document is no change.
  ///   - document: The document without changes.
  public mutating func set(
    _ name: String,
    of node: SceneNode,
    to value: SceneValue?,
    in document: SceneValue
  ) {
    let key = Key(node: node.origin, name: name)
    var old: SceneValue?
    if case .object(let members) = node.members(in: document) { old = members[name] }
    if value == old {
      values.removeValue(forKey: key)
    } else {
      values.updateValue(value, forKey: key)
    }
  }

  /// Returns the document with the changes; nil if a changed node is not in it.
  ///
  /// - Complexity: O(*m* (*d* + *k*)) in the changes, the depth of their nodes and the members beside
  ///   them.
  public func applied(to document: SceneValue) -> SceneValue? {
    var result = document
    for (key, value) in values {
      guard let next = result.setting(key.name, of: key.node.steps[...], to: value) else {
        return nil
      }
      result = next
    }
    return result
  }

  /// Returns the text of a JSON document with the changes; the rest of the text, such as the order
  /// of members and white space, is unchanged.
  ///
  /// - Returns: The text; nil if the document is YAML or a changed node is not in it.
  /// - Complexity: O(*m n*) in the changes and the bytes.
  public func applied(toText bytes: [UInt8]) -> [UInt8]? {
    guard SceneDocument.isJSON(bytes), let document = try? SceneDocument.parse(bytes),
      let expected = applied(to: document)
    else { return nil }
    var text = JSONText(bytes)
    for (key, value) in values {
      guard let next = text.setting(key.name, of: key.node, to: value) else { return nil }
      text = next
    }
    let result = try? SceneDocument.parse(text.bytes)
    return result == expected ? text.bytes : nil
  }

  /// The changes as JSON Patch (RFC 6902).
  public var patch: SceneValue {
    .array(
      values.map { key, value in
        let path = SceneValue.string(key.node[key.name].pointer)
        guard let value else { return .object(["op": .string("remove"), "path": path]) }
        return .object(["op": .string("add"), "path": path, "value": value])
      }
    )
  }
}

extension SceneValue {
  /// Returns the value with another value of a member of an object inside; nil without the object.
  ///
  /// The recursion is as deep as the path.
  fileprivate func setting(
    _ name: String,
    of steps: ArraySlice<DocumentPath.Step>,
    to value: SceneValue?
  ) -> SceneValue? {
    switch (steps.first, self) {
    case (nil, .object(var members)):
      members[name] = value
      return .object(members)
    case (.member(let step), .object(var members)):
      guard let inner = members[step]?.setting(name, of: steps.dropFirst(), to: value) else {
        return nil
      }
      members[step] = inner
      return .object(members)
    case (.element(let index), .array(var elements)):
      guard elements.indices.contains(index),
        let inner = elements[index].setting(name, of: steps.dropFirst(), to: value)
      else { return nil }
      elements[index] = inner
      return .array(elements)
    default: return nil
    }
  }
}

extension DocumentPath {
  /// The path as a JSON Pointer (RFC 6901).
  fileprivate var pointer: String {
    steps.map { step in
      switch step {
      case .member(let name):
        "/" + name.replacing("~", with: "~0").replacing("/", with: "~1")
      case .element(let index): "/\(index)"
      }
    }
    .joined()
  }
}
