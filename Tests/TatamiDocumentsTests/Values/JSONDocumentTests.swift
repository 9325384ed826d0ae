import OrderedCollections
import TatamiJSON
import TestSupport
import Testing

/// The list of a document's values.
@Suite struct JSONDocumentTests {
  private static let text =
    #"{"id":5,"name":"a\"b","list":[null,true,false,-1.5,"é"],"empty":{},"none":[],"last":"z"}"#

  private func document() throws -> JSONDocument {
    try JSONReader.document(of: Array(Self.text.utf8))
  }

  @Test func `a document is written as its value is`() throws {
    let document = try document()
    #expect(JSONWriter.text(of: document) == Self.text)
    #expect(JSONWriter.text(of: document.value) == Self.text)
  }

  @Test func `a value becomes a document and back`() throws {
    let value = try document().value
    var builder = JSONBuilder()
    builder.add(value)
    #expect(builder.document.value == value)
    #expect(JSONWriter.text(of: builder.document) == Self.text)
  }

  @Test func `members are found in any order`() throws {
    try document().withRoot { root in
      var members = try #require(root.members)
      #expect(members.count == 6)
      #expect(members.value("last")?.string == "z")
      #expect(members.value("id")?.wholeNumber == 5)
      #expect(members.value("name")?.string == "a\"b")
      #expect(members.value("missing") == nil)
      #expect(members.value("list")?.elements?.count == 5)
      #expect(members.value("empty")?.members?.count == 0)
    }
  }

  @Test func `elements have the kinds that are written`() throws {
    try document().withRoot { root in
      var members = try #require(root.members)
      let elements = try Array(#require(members.value("list")?.elements))
      #expect(elements.map(\.isNull) == [true, false, false, false, false])
      #expect(elements.map(\.bool) == [nil, true, false, nil, nil])
      #expect(elements.map(\.number) == [nil, nil, nil, -1.5, nil])
      #expect(elements.map(\.wholeNumber) == [nil, nil, nil, nil, nil])
      #expect(elements.map(\.string) == [nil, nil, nil, nil, "é"])
    }
  }

  @Test func `names with escapes are found by their text`() throws {
    let text = #"{"\u0069d":1,"\u212A1":2}"#
    try JSONReader.document(of: Array(text.utf8)).withRoot { root in
      var members = try #require(root.members)
      #expect(members.value("id")?.number == 1)
      #expect(members.value("K1")?.number == 2)
    }
  }

  @Test func `numbers that are not finite stay in documents and become null in text`() {
    var builder = JSONBuilder()
    builder.add(.array([.number(.infinity), .number(-.infinity)]))
    #expect(builder.document.value == .array([.number(.infinity), .number(-.infinity)]))
    #expect(JSONWriter.text(of: builder.document) == "[null,null]")
  }

  @Test func `deep values become documents and back`() {
    var value = JSONValue.array([])
    for _ in 0..<2_000 { value = .object(["next": .array([value, .number(1)])]) }
    var builder = JSONBuilder()
    builder.add(value)
    let text = JSONWriter.text(of: builder.document)
    #expect(text == JSONWriter.text(of: value))
    #expect(text.utf8.count == 2_000 * 13 + 2)
    #expect(JSONWriter.text(of: builder.document.value) == text)
  }
}
