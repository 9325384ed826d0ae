import OrderedCollections

/// Makes a document of values in their order.
package struct JSONBuilder {
  /// The name of members of several objects, whose text a document has once.
  package struct Name {
    fileprivate let entry: JSONEntry
  }

  /// An array or an object that is not complete yet.
  private struct Container {
    var entry = 0
    var count = 0
  }

  private var bytes: [UInt8] = []
  private var entries: [JSONEntry] = []
  /// The innermost container.
  private var container = Container()
  private var outer: [Container] = []
  /// The names of the last added objects, by their number.
  private var models: [Model] = []

  /// The names of an object, which others often have too.
  private struct Model {
    var texts: [String] = []
    var names: [Name] = []
  }

  /// Creates a document without values, with memory for a number of values and names.
  package init(capacity: Int = 0) {
    entries.reserveCapacity(capacity)
  }

  /// The values so far.
  ///
  /// - Precondition: There is one, and it is complete.
  package var document: JSONDocument {
    JSONDocument(bytes: bytes[...], unescaped: [], entries: entries)
  }

  /// Returns a name for members of this document.
  package mutating func name(_ text: String) -> Name { Name(entry: store(text, isName: true)) }

  /// The names of the innermost object's members, each of which has a value.
  package var names: Set<String> {
    var (names, index) = (Set<String>(), container.entry + 1)
    bytes.withUnsafeBufferPointer { bytes in
      let texts = JSONTexts(bytes: bytes, unescaped: UnsafeBufferPointer(start: nil, count: 0))
      while index < entries.count {
        names.insert(texts.string(entries[index]))
        index += 1 + entries[index + 1].span
      }
    }
    return names
  }

  /// Begins a member of the innermost object; its value follows.
  ///
  /// - Precondition: The name is one of this document, and the object has no such member.
  package mutating func add(_ name: Name) { entries.append(name.entry) }

  /// Begins an array.
  package mutating func beginArray() { begin(.array) }

  /// Begins an object.
  package mutating func beginObject() { begin(.object) }

  /// Ends the innermost array or object.
  package mutating func end() {
    entries[container.entry].close(span: entries.count - container.entry, count: container.count)
    if let last = outer.popLast() { container = last }
  }

  /// Adds null.
  package mutating func addNull() { add(JSONEntry(.null)) }

  /// Adds true or false.
  package mutating func add(_ flag: Bool) { add(JSONEntry(flag ? .true : .false)) }

  /// Adds a number.
  package mutating func add(_ number: Double) { add(JSONEntry(number)) }

  /// Adds a string.
  package mutating func add(_ text: String) { add(store(text, isName: false)) }

  private mutating func add(_ entry: JSONEntry) {
    entries.append(entry)
    container.count += 1
  }

  private mutating func begin(_ kind: JSONEntry.Kind) {
    container.count += 1
    outer.append(container)
    container = Container(entry: entries.count)
    entries.append(JSONEntry(kind))
  }

  private mutating func store(_ text: String, isName: Bool) -> JSONEntry {
    let offset = bytes.count
    if text.utf8.withContiguousStorageIfAvailable({ bytes.append(contentsOf: $0) }) == nil {
      bytes.append(contentsOf: text.utf8)
    }
    let isASCII = bytes[offset...].allSatisfy { $0 < 0x80 }
    let kind = isASCII ? JSONEntry.Kind.ascii : .text
    return JSONEntry(kind, offset: offset, count: bytes.count - offset, isName: isName)
  }
}

extension JSONBuilder {
  /// The elements of an array, or the members of an object, some of which are added later.
  private struct Parts {
    var names: [Name] = []
    let values: [JSONValue]
    var count = 0
  }

  /// Adds a value; a list of what follows replaces recursion.
  package mutating func add(_ value: JSONValue) {
    var open: [Parts] = []
    begin(value, &open)
    while let last = open.indices.last {
      let place = open[last].count
      guard place < open[last].values.count else {
        end()
        open.removeLast()
        continue
      }
      open[last].count += 1
      if !open[last].names.isEmpty { add(open[last].names[place]) }
      begin(open[last].values[place], &open)
    }
  }

  /// Adds a value without elements, or the start of an array or object.
  private mutating func begin(_ value: JSONValue, _ open: inout [Parts]) {
    switch value {
    case .null: addNull()
    case .bool(let flag): add(flag)
    case .number(let number): add(number)
    case .string(let text): add(text)
    case .array(let values):
      beginArray()
      open.append(Parts(values: values))
    case .object(let members):
      beginObject()
      open.append(Parts(names: names(members.keys.elements), values: members.values.elements))
    }
  }

  private mutating func names(_ texts: [String]) -> [Name] {
    if models.isEmpty { models = Array(repeating: Model(), count: 16) }
    let place = texts.count % models.count
    if !models[place].texts.sharesMemory(with: texts) {
      models[place] = Model(texts: texts, names: texts.map { name($0) })
    }
    return models[place].names
  }
}

extension [String] {
  /// Whether both arrays have the same memory, and therefore the same texts.
  fileprivate func sharesMemory(with other: [String]) -> Bool {
    withUnsafeBufferPointer { texts in
      other.withUnsafeBufferPointer {
        texts.baseAddress == $0.baseAddress && texts.count == $0.count
      }
    }
  }
}
