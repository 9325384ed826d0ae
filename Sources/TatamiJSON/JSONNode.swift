/// A value of a document, which is valid as long as the document's root.
package struct JSONNode {
  let texts: UnsafePointer<JSONTexts>
  let entry: UnsafePointer<JSONEntry>

  /// Whether the value is null.
  package var isNull: Bool { entry.pointee.kind == .null }

  /// The value if it is true or false.
  package var bool: Bool? {
    switch entry.pointee.kind {
    case .false: false
    case .true: true
    default: nil
    }
  }

  /// The value if it is a number.
  package var number: Double? {
    entry.pointee.kind == .number ? entry.pointee.number : nil
  }

  /// The value if it is a whole number that a double represents exactly.
  package var wholeNumber: Int? {
    guard let number, number.magnitude <= 0x1p53 else { return nil }
    return Int(exactly: number)
  }

  /// The value if it is a string.
  package var string: String? {
    entry.pointee.kind.isText ? texts.pointee.string(entry.pointee) : nil
  }

  /// Returns whether the value is a text of ASCII characters.
  package func isText(_ text: StaticString) -> Bool {
    guard entry.pointee.kind == .ascii else { return string == text.description }
    let expected = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return texts.pointee.bytes(of: entry.pointee).hasSameBytes(as: expected)
  }

  /// The elements of an array, nil for any other value.
  package var elements: JSONElements? {
    entry.pointee.kind == .array ? JSONElements(of: self) : nil
  }

  /// The members of an object, nil for any other value.
  package var members: JSONMembers? {
    entry.pointee.kind == .object ? JSONMembers(of: self) : nil
  }

  /// The value that begins a number of entries later.
  @inline(__always)
  func advanced(by count: Int) -> JSONNode { JSONNode(texts: texts, entry: entry + count) }
}

/// The elements of an array of a document.
package struct JSONElements: Sequence, IteratorProtocol {
  /// The number of elements that follow.
  package private(set) var count: Int
  private var following: JSONNode

  init(of array: JSONNode) {
    count = array.entry.pointee.count
    following = array.advanced(by: 1)
  }

  /// Returns the element that follows, nil after the last one.
  package mutating func next() -> JSONNode? {
    guard count > 0 else { return nil }
    defer {
      count -= 1
      following = following.advanced(by: following.entry.pointee.span)
    }
    return following
  }
}

/// The members of an object of a document, in their order or by their names.
///
/// Iteration begins after the member that was returned last.
package struct JSONMembers: Sequence, IteratorProtocol {
  /// The object.
  package let object: JSONNode
  /// The name after the member that was returned last.
  private var following: JSONNode

  init(of object: JSONNode) {
    self.object = object
    following = object.advanced(by: 1)
  }

  /// The number of all members.
  package var count: Int { object.entry.pointee.count }

  private var end: UnsafePointer<JSONEntry> { object.entry + object.entry.pointee.span }

  /// Returns the member that follows, nil after the last one.
  package mutating func next() -> (name: JSONNode, value: JSONNode)? {
    guard following.entry < end else { return nil }
    let name = following
    return (name, take(name))
  }

  /// Returns the value of a name, nil if there is none.
  ///
  /// Names that are looked up in their order are found without a search.
  package mutating func value(_ name: StaticString) -> JSONNode? {
    if following.entry < end, following.isText(name) { return take(following) }
    var member = JSONMembers(of: object)
    while let (found, _) = member.next() {
      if found.isText(name) { return take(found) }
    }
    return nil
  }

  /// Returns the value of a name, after which the iteration continues.
  private mutating func take(_ name: JSONNode) -> JSONNode {
    let value = name.advanced(by: 1)
    following = value.advanced(by: value.entry.pointee.span)
    return value
  }
}
