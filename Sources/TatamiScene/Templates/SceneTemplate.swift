import OrderedCollections
import TatamiJSON

/// Replaces the references of a scene document by data.
///
/// - `{"$data": "guest.seat"}` is the value of a name.
/// - `"Dear {{name}}"` is a text with the values of names.
/// - `{"$each": "guests", …}` in a list is repeated for each item of a list.
/// - `{"$if": "vip", …}` is left out unless a condition is true.
struct SceneTemplate {
  /// The key of an object that stands for a value.
  static let data = "$data"
  /// The key of the value that stands for a missing one.
  static let fallback = "default"
  /// The key of an object that is repeated.
  static let each = "$each"

  /// The key of the condition of an object.
  static let condition = "$if"

  /// A document with data in place of its references.
  struct Result {
    let value: SceneValue
    /// The places of its values in the template.
    let origins: TemplateOrigins
  }

  private let hasTextsOnly: Bool
  private var budget = TemplateBudget()
  private var found = ErrorCollection()
  private var origins = TemplateOrigins()

  private init(hasTextsOnly: Bool) {
    self.hasTextsOnly = hasTextsOnly
  }

  /// Returns a value with its references replaced.
  ///
  /// - Parameters:
  ///   - reader: The value with its path.
  ///   - data: The data.
  ///   - item: The index of the current item in the data's list; nil for the data as a whole.
  /// - Throws: A `SceneError` with the path of the first reference that is wrong.
  static func expand(
    _ reader: SceneReader,
    _ data: SceneData,
    item: Int?
  ) throws(SceneError) -> SceneValue {
    do throws(SceneErrors) {
      return try result(reader, data, item: item).value
    } catch {
      throw error.first
    }
  }

  /// Returns a value with its references replaced, and the places of its values.
  ///
  /// - Throws: The errors of all references, with their paths.
  static func result(
    _ reader: SceneReader,
    _ data: SceneData,
    item: Int?
  ) throws(SceneErrors) -> Result {
    var scope = TemplateScope(data.value)
    if let item, let items = data.items, items.indices.contains(item) {
      scope = scope.inside(items[item], number: item + 1)
    }
    var template = SceneTemplate(hasTextsOnly: data.hasTextsOnly)
    do throws(SceneError) {
      let value = try template.expand(reader, scope, at: .root)
      guard let last = template.found.errors.last else {
        return Result(value: value, origins: template.origins)
      }
      throw last
    } catch {
      throw SceneErrors(template.found.errors, last: error)
    }
  }

  /// Keeps an error, so that the values after it are expanded as well.
  private mutating func keep(_ error: SceneError) throws(SceneError) {
    if case .templateTooLarge = error { throw error }
    try found.keep(error, isLast: false)
  }

  /// Replaces the references in a value; the recursion is as deep as the document.
  ///
  /// - Parameter path: The path of the value in the result.
  private mutating func expand(
    _ reader: SceneReader,
    _ scope: TemplateScope,
    at path: DocumentPath
  ) throws(SceneError) -> SceneValue {
    if case .string(let text) = reader.value {
      return .string(try TemplateText.expand(text, reader, scope, &budget))
    }
    try budget.spend(at: reader.path)
    switch reader.value {
    case .array: return .array(try elements(reader, scope, at: path))
    case .object(let members):
      guard try isIncluded(reader, scope) else { return .null }
      if members[Self.data] != nil { return try reference(reader, scope, at: path) }
      guard members[Self.each] == nil else {
        throw reader.impossible("'\(Self.each)' repeats the elements of lists only")
      }
      return try object(reader, scope, at: path)
    default: return reader.value
    }
  }

  private mutating func object(
    _ reader: SceneReader,
    _ scope: TemplateScope,
    at path: DocumentPath
  ) throws(SceneError) -> SceneValue {
    var members: OrderedDictionary<String, SceneValue> = [:]
    for (name, value) in try reader.members() where ![Self.each, Self.condition].contains(name) {
      try budget.spend(text: name.utf8.count, at: value.path)
      do throws(SceneError) {
        members[name] = try expand(value, scope, at: path[name])
      } catch {
        try keep(error)
      }
    }
    return .object(members)
  }

  private mutating func elements(
    _ reader: SceneReader,
    _ scope: TemplateScope,
    at path: DocumentPath
  ) throws(SceneError) -> [SceneValue] {
    var elements: [SceneValue] = []
    for (index, element) in try reader.array().enumerated() {
      do throws(SceneError) {
        for scope in try scopes(of: element, scope) {
          let place = path[elements.count]
          origins.add(index, of: place)
          elements.append(try expandElement(element, scope, at: place))
        }
      } catch {
        try keep(error)
      }
    }
    return elements
  }

  /// Returns the scopes in which an element of a list is part of the result: none without its
  /// condition, one for each item if it is repeated.
  private mutating func scopes(
    of element: SceneReader,
    _ scope: TemplateScope
  ) throws(SceneError) -> [TemplateScope] {
    guard case .object(let members) = element.value, let each = members[Self.each] else {
      return try isIncluded(element, scope) ? [scope] : []
    }
    let list = SceneReader(each, at: element.path[Self.each])
    var scopes: [TemplateScope] = []
    for (index, item) in try items(list, scope).enumerated() {
      let inner = scope.inside(item, number: index + 1)
      try budget.spend(at: element.path)
      if try isIncluded(element, inner) { scopes.append(inner) }
    }
    return scopes
  }

  private mutating func expandElement(
    _ element: SceneReader,
    _ scope: TemplateScope,
    at path: DocumentPath
  ) throws(SceneError) -> SceneValue {
    guard case .object(let members) = element.value, members[Self.each] != nil else {
      return try expand(element, scope, at: path)
    }
    return try object(element, scope, at: path)
  }

  /// Returns whether the condition of an object is true; true for a value without a condition.
  private mutating func isIncluded(
    _ reader: SceneReader,
    _ scope: TemplateScope
  ) throws(SceneError) -> Bool {
    guard case .object(let members) = reader.value, let condition = members[Self.condition] else {
      return true
    }
    let text = SceneReader(condition, at: reader.path[Self.condition])
    try budget.spend(text: text.string().utf8.count, at: text.path)
    return try TemplateCondition(text).isTrue(scope, isTable: hasTextsOnly)
  }

  private mutating func items(
    _ reader: SceneReader,
    _ scope: TemplateScope
  ) throws(SceneError) -> [SceneValue] {
    let name = try reader.string()
    try budget.spend(text: name.utf8.count, at: reader.path)
    switch try scope.value(name, reader) {
    case .array(let items): return items
    case .null: return []
    case let other:
      throw .document(
        .unexpected(found: other.kind, expected: "the name of a list", at: reader.path)
      )
    }
  }

  /// Returns the value that an object with the key `$data` stands for.
  private mutating func reference(
    _ reader: SceneReader,
    _ scope: TemplateScope,
    at path: DocumentPath
  ) throws(SceneError) -> SceneValue {
    let object = try reader.object([Self.data, Self.fallback])
    let name = try object.required(Self.data)
    let fallback = object[Self.fallback]
    let text = try name.string()
    try budget.spend(text: text.utf8.count, at: name.path)
    let value: SceneValue
    do throws(SceneError) {
      value = try scope.value(text, name)
    } catch {
      guard fallback != nil else { throw error }
      value = .null
    }
    if value == .null, let fallback { return try expand(fallback, scope, at: path) }
    try budget.spend(value, at: reader.path)
    return hasTextsOnly ? Self.parsed(value) : value
  }

  /// Returns the number or flag that a text of a CSV file reads as, or the text.
  private static func parsed(_ value: SceneValue) -> SceneValue {
    guard case .string(let text) = value, text.utf8.count <= 32 else { return value }
    switch try? JSONReader.value(of: Array(text.utf8)) {
    case .number(let number): return .number(number)
    case .bool(let flag): return .bool(flag)
    default: return value
    }
  }
}
