import Foundation
import TatamiTournament
import Testing

/// Files in encodings of one byte per character.
@Suite struct EncodingTests {
  private func bytes(_ names: [String], _ encoding: String.Encoding) throws -> [UInt8] {
    let text = "round;home;away;score\nFinal;\(names.joined(separator: ";"));2-1\n"
    return [UInt8](try #require(text.data(using: encoding)))
  }

  private func read(_ bytes: [UInt8]) throws -> ([MatchRecord.Team], [String]) {
    let list = try MatchListParser.parse(bytes, name: "cup.csv")
    return ([list.records[0].home, list.records[0].away], list.notices.map(\.description))
  }

  @Test(arguments: [
    (["Łódź", "Żuraw Kąty"], String.Encoding.windowsCP1250, "Windows-1250"),
    (["Řevnice", "Příbor"], .windowsCP1250, "Windows-1250"),
    (["Győr", "Fehérvár"], .windowsCP1250, "Windows-1250"),
    (["Šibenik", "Đakovo"], .windowsCP1250, "Windows-1250"),
    (["Žďár", "Těšín"], .isoLatin2, "ISO-8859-2"),
    (["Beşiktaş", "Çağlayan"], .windowsCP1254, "Windows-1254"),
    (["Заря", "Утёс"], .windowsCP1251, "Windows-1251"),
    (["Ολυμπιακός", "Παναθηναϊκός"], .windowsCP1253, "Windows-1253"),
    (["ΑΡΗΣ", "ΠΑΟΚ"], .windowsCP1253, "Windows-1253"),
    (["Σπάρτη 2", "Άργος"], .windowsCP1253, "Windows-1253"),
    (["Zürich", "Peña Ñu"], .windowsCP1252, "Windows-1252"),
    (["Sønderborg", "Ærø"], .windowsCP1252, "Windows-1252"),
    (["São João", "Ações"], .windowsCP1252, "Windows-1252"),
    (["Göteborg", "Malmö"], .windowsCP1252, "Windows-1252"),
  ])
  func `F117: the letters decide the encoding`(
    _ names: [String],
    _ encoding: String.Encoding,
    _ name: String
  ) throws {
    let (teams, notices) = try read(bytes(names, encoding))
    #expect(teams == names.map(MatchRecord.Team.named))
    #expect(
      notices == ["cup.csv: read as \(name); if letters are wrong, save the file as UTF-8"]
    )
  }

  @Test func `F117: letters of two equally likely encodings are refused with both readings`() throws
  {
    let found = try bytes(["Kerő", "Alba"], .windowsCP1250)
    let error = #expect(throws: MatchListError.self) { try self.read(found) }
    #expect(
      error.map(String.init(describing:))
        == "cup.csv: the text is not UTF-8; it can be WINDOWS-1252 ('Kerõ') or WINDOWS-1250 ('Kerő');"
        + " save the file as UTF-8, or convert it by iconv --from-code=WINDOWS-1252 --to-code=UTF-8"
    )
  }

  @Test func `F117: Shift-JIS is refused with the command that converts it`() throws {
    let found = try bytes(["あおき", "うえの"], .shiftJIS)
    let error = #expect(throws: MatchListError.self) { try self.read(found) }
    #expect(error.map(String.init(describing:))?.contains("iconv --from-code=SHIFT_JIS") == true)
  }
}
