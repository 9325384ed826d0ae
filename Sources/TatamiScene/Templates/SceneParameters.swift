public import OrderedCollections
import TatamiJSON

/// The names to which a template refers.
///
/// ```swift
/// let text = #"{"view": {"type": "label", "text": "Hello, {{name}}"}}"#
/// let document = try SceneDocument.parse(Array(text.utf8))
/// let parameters = SceneParameters(of: document)
/// ```
public struct SceneParameters: Equatable, Sendable {
  /// The names outside of repeated nodes, in the order of their first use.
  public private(set) var names: OrderedSet<String> = []
  /// The names inside of repeated nodes, which can be members of their items.
  public private(set) var itemNames: OrderedSet<String> = []

  /// Finds the names in a document; its own data do not count.
  ///
  /// - Complexity: O(*n*) in the values; the recursion is as deep as the document.
  public init(of document: SceneValue) {
    guard case .object(let members) = document else { return }
    for (name, value) in members where name != "data" { search(value, isRepeated: false) }
  }

  private mutating func search(_ value: SceneValue, isRepeated: Bool) {
    switch value {
    case .string(let text):
      for open in text.ranges(of: "{{") { add(text[open.upperBound...], isRepeated) }
    case .array(let elements):
      for element in elements { search(element, isRepeated: isRepeated) }
    case .object(let members): search(members, isRepeated: isRepeated)
    case .null, .bool, .number: return
    }
  }

  private mutating func search(
    _ members: OrderedDictionary<String, SceneValue>,
    isRepeated: Bool
  ) {
    let each = members[SceneTemplate.each]
    let isInside = isRepeated || each != nil
    if case .string(let name) = each { add(name[...], isRepeated) }
    // The condition of a repeated node is that of each item.
    for key in [SceneTemplate.data, SceneTemplate.condition] {
      if case .string(let name) = members[key] { add(name[...], isInside) }
    }
    let keys = [SceneTemplate.data, SceneTemplate.condition, SceneTemplate.each]
    for (key, value) in members where !keys.contains(key) { search(value, isRepeated: isInside) }
  }

  /// Adds the first part of a reference, which can be followed by other text.
  private mutating func add(_ reference: Substring, _ isRepeated: Bool) {
    let name = reference.drop { " !".contains($0) }.prefix { !" .=!}".contains($0) }
    guard !name.isEmpty, name != TemplateScope.number else { return }
    if isRepeated { itemNames.append(String(name)) } else { names.append(String(name)) }
  }
}
