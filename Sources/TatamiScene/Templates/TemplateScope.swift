import TatamiJSON
import TatamiTournament

/// The values that names in a template refer to: the current items, the innermost last.
struct TemplateScope {
  /// An item of a list, or the data as a whole.
  struct Level {
    let value: SceneValue
    /// The position of the item in its list, counted from 1; nil for the data as a whole.
    var number: Int?
  }

  /// The name of the position of the current item.
  static let number = "$number"
  /// The name of the current item as a whole.
  static let item = "."

  private(set) var levels: [Level]

  /// Creates the scope of data as a whole.
  init(_ value: SceneValue) {
    levels = [Level(value: value)]
  }

  /// Returns the scope inside an item of a list.
  ///
  /// - Parameter number: The position of the item, counted from 1.
  func inside(_ item: SceneValue, number: Int) -> TemplateScope {
    var scope = self
    scope.levels.append(Level(value: item, number: number))
    return scope
  }

  /// Returns the value of a name, such as `seat`, `address.city` or `scores.0`.
  ///
  /// The first part of the name is searched in the current item, then in the items around it.
  ///
  /// - Parameter reader: The text that has the name, for error messages.
  /// - Throws: `SceneError.memberOfItems` for a member of the items of a list in scope,
  ///   `SceneError.unknownChoice` with the known names for other names.
  func value(_ name: String, _ reader: SceneReader) throws(SceneError) -> SceneValue {
    if name == Self.item, let item = levels.last { return item.value }
    if name == Self.number, let number = levels.last(where: { $0.number != nil })?.number {
      return .number(number)
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = parts.first, let found = outermost(first) else {
      let name = parts.first ?? name
      if let list = listOfItems(with: name) {
        throw .memberOfItems(name, list: list, at: reader.path)
      }
      throw reader.unknownValue(name, allowed: names)
    }
    var value = found
    for part in parts.dropFirst() {
      guard let member = Self.member(part, of: value) else {
        throw reader.unknownValue(name, allowed: Self.names(of: value))
      }
      value = member
    }
    return value
  }

  private func outermost(_ name: String) -> SceneValue? {
    for level in levels.reversed() {
      if let member = Self.member(name, of: level.value) { return member }
    }
    return nil
  }

  /// Returns the name of a list in scope whose first item has a member of a name.
  private func listOfItems(with name: String) -> String? {
    for case .object(let members) in levels.reversed().map(\.value) {
      for case (let list, .array(let items)) in members {
        if let item = items.first, Self.member(name, of: item) != nil { return list }
      }
    }
    return nil
  }

  private static func member(_ name: String, of value: SceneValue) -> SceneValue? {
    switch value {
    case .object(let members): return members[name]
    case .array(let elements):
      guard let index = Int(name), elements.indices.contains(index) else { return nil }
      return elements[index]
    default: return nil
    }
  }

  /// The known names, those of the current item first.
  private var names: [String] {
    var names: [String] = []
    for level in levels.reversed() {
      names += Self.names(of: level.value).filter { !names.contains($0) }
    }
    return names
  }

  private static func names(of value: SceneValue) -> [String] {
    guard case .object(let members) = value else { return [] }
    return Array(members.keys.prefix(50))
  }
}
