import TatamiJSON

/// A form of values in documents: its description, an example and its reader.
@MainActor
struct ValueForm<Value> {
  /// Reads a value, or throws an error with its path.
  typealias Reader = (SceneReader, SceneResources) throws(SceneError) -> Value

  /// The accepted values, such as `number from 0 to 1`.
  let text: String
  /// An accepted value as JSON.
  let example: String
  /// The accepted values as JSON Schema.
  let schema: JSONValue
  let read: Reader

  init(
    _ text: String,
    example: String,
    schema: JSONValue,
    read: @escaping Reader
  ) {
    self.text = text
    self.example = example
    self.schema = schema
    self.read = read
  }
}

extension ValueForm<String> {
  /// Text of limited length.
  static let text = ValueForm("text", example: #""Ada""#, schema: SchemaPart.text) {
    reader,
    resources throws(SceneError) in
    let text = try reader.string()
    let limit = SceneDocument.textLimit
    guard text.utf8.count <= limit else {
      throw reader.impossible("a text of \(text.utf8.count) bytes; allowed are up to \(limit)")
    }
    try resources.budget.spendText(text.utf8.count, reader)
    return text
  }
}

extension ValueForm<Bool> {
  /// True or false.
  static let flag = ValueForm("`true` or `false`", example: "true", schema: SchemaPart.flag) {
    reader,
    _ throws(SceneError) in
    try reader.bool()
  }
}

extension ValueForm<Double> {
  /// A number within a range.
  static func number(_ range: ClosedRange<Double>, unit: String = "") -> ValueForm {
    let bounds = "\(SceneReader.text(of: range))"
    let unit = unit.isEmpty ? "" : ", in \(unit)"
    let example = range.contains(1) ? "1" : "\(range.lowerBound)"
    return ValueForm(
      "number \(bounds)\(unit)",
      example: example,
      schema: SchemaPart.number(range)
    ) { reader, _ throws(SceneError) in
      try reader.number(in: range)
    }
  }

  /// A length in points.
  static func points(_ range: ClosedRange<Double> = 0...10_000) -> ValueForm {
    number(range, unit: "points")
  }
}

extension ValueForm<Int> {
  /// A whole number within a range.
  static func integer(_ range: ClosedRange<Int>) -> ValueForm {
    ValueForm(
      "whole number from \(range.lowerBound) to \(range.upperBound)",
      example: "\(range.lowerBound)",
      schema: SchemaPart.integer(range)
    ) { reader, _ throws(SceneError) in
      try reader.integer(in: range)
    }
  }
}

extension ValueForm {
  /// One of several words.
  static func choice(_ choices: KeyValuePairs<String, Value>) -> ValueForm {
    let words = choices.map { "`\($0.key)`" }.joined(separator: ", ")
    return ValueForm(
      words,
      example: "\"\(choices.first?.key ?? "")\"",
      schema: SchemaPart.words(choices.map(\.key))
    ) { reader, _ throws(SceneError) in
      try reader.choice(choices)
    }
  }

  /// A list of values with a number of elements within a range.
  static func list<Element>(
    of form: ValueForm<Element>,
    count: ClosedRange<Int>
  ) -> ValueForm where Value == [Element] {
    let example = Array(repeating: form.example, count: max(1, count.lowerBound))
    let (lower, upper) = (count.lowerBound, count.upperBound)
    let length = lower == upper ? "\(lower)" : "\(lower) to \(upper)"
    return ValueForm(
      "list of \(length): \(form.text)",
      example: "[\(example.joined(separator: ", "))]",
      schema: SchemaPart.list(of: form.schema, count: count)
    ) { reader, resources throws(SceneError) in
      let elements = try reader.array()
      guard count.contains(elements.count) else {
        throw reader.unexpected("a list of \(length)")
      }
      try resources.budget.spendElements(elements.count, reader)
      var values: [Element] = []
      try resources.forEach(elements) { element throws(SceneError) in
        values.append(try form.read(element, resources))
      }
      return values
    }
  }

  /// An object whose members are the properties of a table.
  static func object(
    _ table: PropertyTable<Value>,
    example: String,
    from initial: Value
  ) -> ValueForm {
    ValueForm(
      "[\(table.title)](#\(table.title.lowercased()))",
      example: example,
      schema: SchemaPart.reference(table.title)
    ) { reader, resources throws(SceneError) in
      var value = initial
      try table.read(reader, into: &value, resources)
      return value
    }
  }

  /// Returns a form whose values count as nodes of the document.
  func countedAsNode() -> ValueForm {
    ValueForm(text, example: example, schema: schema) { reader, resources throws(SceneError) in
      try resources.budget.spendNode(reader)
      return try read(reader, resources)
    }
  }
}
