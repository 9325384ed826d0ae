import OrderedCollections
import TatamiJSON

/// The members of a record, in the order in which they are written.
typealias RecordMembers = OrderedDictionary<String, JSONValue>

extension RecordMembers {
  /// Returns the members that the model does not interpret: unknown keys, and known ones whose
  /// value is null.
  ///
  /// - Parameter known: The known keys, best in their usual order.
  func extra(besides known: [String]) -> [ExtraField] {
    var fields: [ExtraField] = []
    // The index of the known key that usually follows.
    var next = 0
    for index in keys.indices {
      let name = keys[index]
      if next < known.count, known[next] == name {
        next += 1
      } else if let found = known.firstIndex(of: name) {
        next = found + 1
      } else {
        fields.append(ExtraField(name: name, value: values[index]))
        continue
      }
      if case .null = values[index] { fields.append(ExtraField(name: name, value: .null)) }
    }
    return fields
  }

  /// Adds fields whose names are not in use.
  mutating func append(_ fields: [ExtraField]) {
    for field in fields where self[field.name] == nil { self[field.name] = field.value }
  }
}
