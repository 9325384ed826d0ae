import OrderedCollections

/// The names of an object, which the next object of its level often repeats.
///
/// An object with the same names in the same order shares their memory, and needs no search for
/// repeated names.
struct ObjectShape {
  /// The maximum number of names that are kept.
  private static let limit = 15

  /// The names, each with null.
  private(set) var members: OrderedDictionary<String, JSONValue> = [:]
  /// The offsets of the names with their quotes.
  private(set) var texts: [Range<Int>] = []

  /// Returns the offset after a name that begins at an offset and has the same bytes as the name at an
  /// index; nil if there is no such name, or another one.
  func end(
    ofName index: Int,
    at start: Int,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard index < texts.count else { return nil }
    let text = texts[index]
    guard text.count <= bytes.count - start else { return nil }
    for offset in 0..<text.count where bytes[text.lowerBound + offset] != bytes[start + offset] {
      return nil
    }
    return start + text.count
  }

  /// Takes the names of another object, unless it has too many.
  mutating func take(
    _ members: OrderedDictionary<String, JSONValue>,
    texts: ArraySlice<Range<Int>>
  ) {
    guard members.count <= Self.limit else {
      self = ObjectShape()
      return
    }
    self.members = members.mapValues { _ in .null }
    self.texts.removeAll(keepingCapacity: true)
    self.texts += texts
  }

  /// Drops all names but the first ones.
  mutating func keepFirst(_ count: Int) {
    members.removeLast(members.count - count)
    texts.removeLast(texts.count - count)
  }
}
