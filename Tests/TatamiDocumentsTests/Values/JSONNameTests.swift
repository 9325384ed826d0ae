import OrderedCollections
import TatamiJSON
import TestSupport
import Testing

/// The names of members, which often repeat those of the object before.
@Suite struct JSONNameTests {
  private func value(_ text: String) throws -> JSONValue {
    try JSONReader.value(of: Array(text.utf8))
  }

  private func names(_ text: String) throws -> [[String]] {
    guard case .array(let objects) = try value(text) else { return [] }
    return objects.map { object in
      guard case .object(let members) = object else { return [] }
      return Array(members.keys)
    }
  }

  @Test func `objects with equal, fewer, more and other names have their own`() throws {
    let found = try names(
      #"[{"a":1,"b":2},{"a":3,"b":4},{"a":5},{"a":6},{"a":7,"b":8,"c":9},{"b":1,"a":2},{"a":1,"c":2},{}]"#
    )
    #expect(
      found == [
        ["a", "b"], ["a", "b"], ["a"], ["a"], ["a", "b", "c"], ["b", "a"], ["a", "c"], [],
      ]
    )
  }

  @Test func `a name with an escape is the same as one without`() throws {
    #expect(
      try names(#"[{"a\"b":1},{"a\"b":2},{"\u0061":3},{"a":4}]"#) == [
        ["a\"b"], ["a\"b"], ["a"], ["a"],
      ]
    )
  }

  @Test func `long names are compared to their end`() throws {
    let text = #"[{"from a venue":1},{"from a venue":2},{"from a value":3},{"from a venue":4}]"#
    let found = try names(text)
    #expect(found == [["from a venue"], ["from a venue"], ["from a value"], ["from a venue"]])
  }

  @Test func `a name that begins like the one before is another`() throws {
    #expect(try names(#"[{"ab":1},{"a":2},{"abc":3}]"#) == [["ab"], ["a"], ["abc"]])
  }

  @Test(arguments: [
    #"[{"a":1,"b":2},{"a":3,"a":4}]"#, #"[{"a":1,"b":2},{"a":3,"b":4,"a":5}]"#,
    #"[{"a":1,"b":2},{"b":3,"a":4,"b":5}]"#, #"{"a":{"b":1,"c":2},"b":[],"a":{}}"#,
    #"{"a":1,"\u0061":2}"#, #"{"a\"":1,"b":2,"a\u0022":3}"#, #"{"é":1,"e\u0301":2}"#,
    #"{"a":1,"é":2,"\u00e9":3}"#, #"{"K":1,"\u212a":2}"#,
  ])
  func `a repeated name is an error`(text: String) {
    let error = #expect(throws: JSONError.self) { try value(text) }
    guard case .duplicateKey = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: [15, 16, 17, 40])
  func `a name repeated after many others is an error at its place`(count: Int) {
    let others = (0..<count).map { #""n\#($0)":{"x":[1]},"# }.joined()
    for name in ["n0", "n\(count / 2)", "n\(count - 1)", "\\u006e1"] {
      let start = "{" + others
      let error = #expect(throws: JSONError.self) { try value(start + "\"\(name)\":1}") }
      let key = name.hasPrefix("n") ? name : "n1"
      let position = TextPosition(line: 1, column: start.count + 1)
      #expect(error == .duplicateKey(key, at: position))
    }
  }

  @Test func `many names of nested objects are read in their order`() throws {
    let inner = (0..<30).map { "\"n\($0)\":\($0)" }.joined(separator: ",")
    let outer = (0..<30).map { "\"o\($0)\":{\(inner)}" }.joined(separator: ",")
    let text = "[{\(outer)},{\(outer),\"more\":1}]"
    #expect(try JSONWriter.text(of: value(text)) == text)
  }

  @Test(arguments: [
    #"[{"a":1},{"a"#, #"[{"a":1},{"a""#, #"[{"a":1},{"a":"#, #"[{"a":1},{"a"2}]"#,
    #"[{"a":1},{"a":2"#, #"[{"a":1},{"a":2,}]"#, #"[{"a":1},{a:2}]"#,
  ])
  func `a document that ends or breaks in a repeated object is an error`(text: String) {
    #expect(throws: JSONError.self) { try value(text) }
  }

  @Test func `random objects of similar names are read as written`() throws {
    var random = SeededRandom(seed: 32)
    for _ in 0..<Thoroughness.cases(300, thorough: 20_000) {
      let written = Self.value(depth: 4, &random)
      let text = JSONWriter.text(of: written)
      let read = try value(text)
      #expect(read == written)
      #expect(JSONWriter.text(of: read) == text)
    }
  }

  /// Returns a random value whose objects have the first of 20 names, some left out.
  private static func value(depth: Int, _ random: inout SeededRandom) -> JSONValue {
    switch depth == 0
      ? Int.random(in: 2...5, using: &random) : Int.random(in: 0...5, using: &random)
    {
    case 0:
      return .array(
        (0..<Int.random(in: 0...6, using: &random)).map { _ in value(depth: depth - 1, &random) }
      )
    case 1:
      var members: OrderedDictionary<String, JSONValue> = [:]
      for index in 0..<[1, 2, 3, 20][Int.random(in: 0..<4, using: &random)] {
        if Int.random(in: 0..<5, using: &random) == 0 { continue }
        members["name \(index)"] = value(depth: depth - 1, &random)
      }
      return .object(members)
    case 2: return .null
    case 3: return .bool(Bool.random(using: &random))
    case 4: return .number(Int.random(in: -1_000_000...1_000_000, using: &random))
    default: return .string(String("\"\\\n é日 text".shuffled(using: &random)))
    }
  }
}
