import TatamiDocuments
import TatamiJSON
import Testing

@Suite struct DocumentReaderTests {
  private struct ReadingError: DocumentReadingError {
    let error: DocumentError

    static func document(_ error: DocumentError) -> ReadingError { ReadingError(error: error) }
  }

  private typealias Reader = DocumentReader<ReadingError>

  private enum Side: String, CaseIterable {
    case home, away
  }

  private func reader(_ text: String) throws -> Reader {
    Reader(try JSONReader.value(of: Array(text.utf8)))
  }

  private func message<Value>(_ read: () throws(ReadingError) -> Value) -> String? {
    do throws(ReadingError) {
      _ = try read()
      return nil
    } catch {
      return error.error.description
    }
  }

  @Test func `a value has the path of the objects and lists around it`() throws {
    let rows = try reader(#"{"rows": [{}, {"cells": [[1, 2]]}]}"#).object().required("rows")
    let cells = try rows.array()[1].object().required("cells").array()[0].array(count: 2)
    #expect(cells.map(\.path.description) == ["$.rows[1].cells[0][0]", "$.rows[1].cells[0][1]"])
    #expect(try cells[1].integer() == 2)
    let members = try reader(#"{"a": {"b": 1}}"#).object().required("a").members()
    #expect(members.map(\.value.path.description) == ["$.a.b"])
  }

  @Test func `values are read by their types`() throws {
    #expect(try reader("1.5").number() == 1.5)
    #expect(try reader("-3").integer() == -3)
    #expect(try reader("7").integer(in: 0...7) == 7)
    #expect(try reader("true").bool())
    #expect(try reader(#""away""#).choice(Side.self) == .away)
    #expect(try reader(#""b""#).choice(["a": 1, "b": 2]) == 2)
    #expect(try reader("[1, 2.5]").numbers() == [1, 2.5])
  }

  @Test(arguments: [
    ("null", "$: found null, expected a whole number"),
    ("1.5", "$: found the number 1.5, expected a whole number"),
    ("1e300", "$: found the number 1e+300, expected a whole number"),
    ("9007199254740994", "$: found the number 9.007199254740994e+15, expected a whole number"),
  ])
  func `a number that is not whole, or not exact, is no integer`(text: String, expected: String)
    throws
  {
    let reader = try reader(text)
    #expect(message { () throws(ReadingError) in try reader.integer() } == expected)
  }

  @Test func `an error names the value and what is allowed`() throws {
    let object = try reader(#"{"side": "hom", "scale": 9, "name": null}"#).object()
    #expect(
      message { () throws(ReadingError) in try object.required("side").choice(Side.self) }
        == "$.side: unknown value 'hom'; did you mean 'home'?; allowed: home, away"
    )
    #expect(
      message { () throws(ReadingError) in try object.required("scale").number(in: 0...1) }
        == "$.scale: found the number 9, expected a number from 0 to 1"
    )
    #expect(
      message { () throws(ReadingError) in try object.required("scale").array(count: 2) }
        == "$.scale: found the number 9, expected a list of 2"
    )
    #expect(
      message { () throws(ReadingError) in try object.required("name") }
        == "$: the key 'name' is missing"
    )
  }

  @Test func `an unknown key is an error`() throws {
    let reader = try reader(#"{"widt": 1}"#)
    #expect(
      message { () throws(ReadingError) in try reader.object(["width", "height"]) }
        == "$: unknown key 'widt'; did you mean 'width'?; allowed: width, height"
    )
  }

  @Test func `a null member is absent unless null is asked for`() throws {
    let object = try reader(#"{"name": null}"#).object()
    #expect(object["name"] == nil)
    #expect(object[nullable: "name"]?.isNull == true)
    #expect(object[nullable: "title"] == nil)
  }
}
