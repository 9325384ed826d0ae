import Foundation
import Testing

/// Logos of files below the folder of a list.
@Suite struct LogoFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func cup(_ home: String, _ away: String) -> String {
    "round,home,home_logo,away,away_logo,score\nFinal,A,\(home),B,\(away),2-1"
  }

  @Test func `logos are read from the folder of the list, also in other formats`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "cups/logos"),
      withIntermediateDirectories: true
    )
    try folder.write("round,home,away,score\nFinal,C,D,1-0", to: "other.csv")
    for name in ["a.png", "b.jpg"] {
      let run = try CommandRun(
        ["bracket", "other.csv", "-o", "cups/logos/\(name)"],
        in: folder.url
      )
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    try folder.write(cup("logos/a.png", "./logos/b.jpg"), to: "cups/cup.csv")
    let run = try CommandRun(["bracket", "cups/cup.csv", "-o", "cup.svg"], in: folder.url)
    #expect(!run.errors.contains("note"), "\(run.errors)")
    let svg = String(decoding: try folder.read("cup.svg"), as: UTF8.self)
    #expect(svg.components(separatedBy: "data:image/").count == 3)
    #expect(svg.utf8.count < 60_000)
  }

  @Test(arguments: [
    ("gone.png", "there is no such file"),
    ("../secret.png", "it is not below the folder of the list"),
    ("/etc/hostname", "it is not below the folder of the list"),
    ("https://example.org/a.png", "there is no such file"),
    ("text.svg", "not a known image format"),
    (".", "it is not below the folder of the list"),
  ])
  func `a note names each logo that is left out, and why`(path: String, reason: String) throws {
    try folder.write("<svg/>", to: "text.svg")
    try folder.write(cup(path, path), to: "cup.csv")
    let run = try CommandRun(["bracket", "cup.csv"], in: folder.url)
    #expect(run.exitCode == 0)
    let notes = run.errors.split(separator: "\n").filter { $0.contains(": note: ") }
    #expect(notes.count == 1)
    let start = "tatami: note: cup.csv: the logo '\(path)' is left out: \(reason)"
    #expect(notes.first?.hasPrefix(start) == true, "\(run.errors)")
  }
}
