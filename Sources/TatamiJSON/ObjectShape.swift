import OrderedCollections

/// The names of an object, which the next object of its level often repeats.
///
/// An object with the same names in the same order shares their memory, and needs no search for
/// repeated names.
struct ObjectShape {
  /// The maximum number of names that are kept.
  private static let limit = 15

  /// The names; a dictionary without values, because those that `mapValues` makes share its keys.
  private(set) var names: OrderedDictionary<String, Void> = [:]
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
    guard text.count <= bytes.count - start,
      UnsafeRawBufferPointer(bytes)
        .hasSameBytes(at: start, text.lowerBound, count: text.count)
    else { return nil }
    return start + text.count
  }

  /// Returns the members of an object with these names.
  ///
  /// - Precondition: There are as many values as names.
  func members(_ values: ArraySlice<JSONValue>) -> OrderedDictionary<String, JSONValue> {
    var index = values.startIndex
    return names.mapValues { _ in
      defer { index += 1 }
      return values[index]
    }
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
    names = members.mapValues { _ in }
    self.texts.removeAll(keepingCapacity: true)
    self.texts += texts
  }

  /// Drops all names but the first ones.
  mutating func keepFirst(_ count: Int) {
    guard count < texts.count else { return }
    names.removeLast(texts.count - count)
    texts.removeLast(texts.count - count)
  }
}

extension UnsafeRawBufferPointer {
  /// Whether a number of bytes from an offset on are those from another one on, compared four at a time.
  fileprivate func hasSameBytes(at start: Int, _ other: Int, count: Int) -> Bool {
    guard count >= 4 else {
      return self[start..<start + count].elementsEqual(self[other..<other + count])
    }
    for step in stride(from: 0, to: count, by: 4) {
      let offset = Swift.min(step, count - 4)
      let word = loadUnaligned(fromByteOffset: start + offset, as: UInt32.self)
      guard word == loadUnaligned(fromByteOffset: other + offset, as: UInt32.self) else {
        return false
      }
    }
    return true
  }
}
