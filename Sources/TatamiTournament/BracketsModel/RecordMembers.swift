import OrderedCollections
import TatamiJSON

/// The members of a record, in the order in which they are written.
typealias RecordMembers = OrderedDictionary<String, JSONValue>

extension RecordMembers {
  /// Creates names with null, for records of the same names.
  init(names: [String]) {
    self.init(uniqueKeysWithValues: names.map { ($0, .null) })
  }

  /// Creates a record with a value for each of the names, without those whose value is nil.
  ///
  /// A record with all values shares the memory of the names.
  ///
  /// - Precondition: There are as many values as names.
  init(of names: Self, _ values: [JSONValue?]) {
    if values.allSatisfy({ $0 != nil }) {
      var index = -1
      self = names.mapValues { _ in
        index += 1
        return values[index] ?? .null
      }
      return
    }
    self.init()
    reserveCapacity(values.count)
    for index in values.indices {
      if let value = values[index] { self[names.keys[index]] = value }
    }
  }

  /// Returns the value of a key, which is found sooner at the place that it usually has.
  func value(_ key: String, near place: Int) -> JSONValue? {
    if place < keys.count, keys[place] == key { return values[place] }
    return self[key]
  }

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
