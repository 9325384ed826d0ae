import TatamiDocuments
import Testing

@Suite struct CSVTableTests {
  private func table(_ text: String) throws -> CSVTable {
    try CSVTable(Array(text.utf8), name: "a.csv")
  }

  private func message(_ bytes: [UInt8]) -> String? {
    do throws(CSVError) {
      _ = try CSVTable(bytes, name: "a.csv")
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    "name,seat\nAnn,1\n", "name;seat\r\nAnn;1", "name\tseat\rAnn\t1", "name|seat\nAnn|1",
    "\u{FEFF}name,seat\nAnn,1", "sep=;\nname;seat\nAnn;1", " name , seat \n\n,\n\"Ann\", 1",
  ])
  func `delimiters, line ends, spaces and blank rows do not change the fields`(
    text: String
  ) throws {
    let table = try table(text)
    #expect(table.header == ["name", "seat"])
    #expect(table.rows.map(\.cells) == [["Ann", "1"]])
  }

  @Test func `a quoted field contains delimiters, quotes and line ends`() throws {
    let table = try table("a,b\n\"x, \"\"y\"\"\n z\",2\nlast,3")
    #expect(table.rows.map(\.cells) == [["x, \"y\"\n z", "2"], ["last", "3"]])
    #expect(table.rows.map(\.line) == [2, 4])
  }

  @Test func `a file without text has neither a header nor rows`() throws {
    let table = try table("\n ,\n")
    #expect(table.header.isEmpty)
    #expect(table.rows.isEmpty)
  }

  @Test func `UTF-16 and Windows-1252 are converted`() throws {
    let units = Array("name\nZoë\n".utf16)
    let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let windows: [UInt8] = Array("name\nZo".utf8) + [0xEB, 0x0A]
    for bytes in [little, big, windows] {
      #expect(try CSVTable(bytes, name: "a.csv").rows.map(\.cells) == [["Zoë"]])
    }
  }

  @Test(arguments: [
    (
      Array("a,b\n\"1,2\n".utf8),
      "a.csv:2: a quote opens here and never closes; close it, or write \"\" for a quote in a field"
    ),
    (
      Array("a\n\n\"1\"2\n".utf8),
      "a.csv:3: text follows a closing quote; write \"\" for a quote in a field"
    ),
    (
      Array("a\n\"1\n2\0\"".utf8),
      "a.csv:3: byte 6 is zero, which text cannot contain; save the file as UTF-8 text"
    ),
    (
      Array("é\n".utf8) + [0xC3, 0x28],
      "a.csv:2: byte 3 is not part of a UTF-8 character; save the file as UTF-8"
    ),
    (
      [0xFF, 0xFE, 0x61],
      "a.csv: the file is UTF-16 with an incomplete character; save it as UTF-8"
    ),
    (
      Array(String(repeating: ",", count: CSVReader.columnLimit).utf8),
      "a.csv:1: found more than 256 fields; quote a field that contains the delimiter"
    ),
  ])
  func `an error has its line`(bytes: [UInt8], expected: String) {
    #expect(message(bytes) == expected)
  }
}
