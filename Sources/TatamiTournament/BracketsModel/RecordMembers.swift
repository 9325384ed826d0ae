import OrderedCollections
import TatamiJSON

/// The members of a record, in the order in which they are written.
typealias RecordMembers = OrderedDictionary<String, JSONValue>

extension RecordMembers {
  /// Adds fields whose names are not in use.
  mutating func append(_ fields: [ExtraField]) {
    for field in fields where self[field.name] == nil { self[field.name] = field.value }
  }
}
