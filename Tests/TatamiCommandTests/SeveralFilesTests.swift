import Foundation
import Testing

/// Several files, abbreviated commands and formats.
@Suite struct SeveralFilesTests {
  private let folder: TemporaryFolder
  private static let cup = "round,home,away,score\nFinal,A,B,2-1"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.cup, to: "a.csv")
    try folder.write(Self.cup, to: "c.csv")
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments, in: folder.url)
  }

  @Test func `each file becomes a picture, and an error does not stop the others`() throws {
    try folder.write("round,home,away,score\nFinal,A,A,2-1", to: "b.csv")
    let run = try run("bracket", "a.csv", "b.csv", "c.csv", "-o", "out/", "--format", "svg")
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("tatami: b.csv"), "\(run.errors)")
    let out = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/out").sorted()
    #expect(out == ["a.svg", "c.svg"])
  }

  @Test func `several files need a folder and different names`() throws {
    let file = try run("bracket", "a.csv", "c.csv", "-o", "out.png")
    #expect(file.exitCode == 64)
    #expect(file.errors.contains("2 files need a folder"), "\(file.errors)")
    let same = try run("bracket", "a.csv", "./a.csv")
    #expect(same.exitCode == 64)
    #expect(same.errors.contains("would have one picture, 'a.png'"), "\(same.errors)")
  }

  @Test func `a file of results stands for the command that draws it`() throws {
    let run = try run("a.csv", "-o", "-", "--format", "svg")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(String(decoding: run.output, as: UTF8.self).contains(">A</text>"))
  }

  @Test func `a misspelled command is answered with the right one`() throws {
    let run = try run("brakcet", "a.csv")
    #expect(run.exitCode == 64)
    #expect(
      run.errors.hasPrefix("tatami: 'brakcet' is not a command; did you mean 'bracket'?"),
      "\(run.errors)"
    )
  }

  @Test func `a terminal shows which of several files is drawn`() throws {
    let terminal = #"exec script -qec "$0 $*" /dev/null"#
    let run = try CommandRun(
      ["bracket", "a.csv", "c.csv", "-o", "out/"],
      in: folder.url,
      shell: terminal
    )
    let text = String(decoding: run.output, as: UTF8.self)
    let first = try #require(text.range(of: "[1/2] a.csv -> out/a.png "))
    let second = try #require(text.range(of: "[2/2] c.csv -> out/c.png "))
    #expect(first.upperBound < second.lowerBound)
    let plain = try self.run("bracket", "a.csv", "c.csv", "-o", "out/")
    #expect(!plain.errors.contains("[1/2]"), "\(plain.errors)")
  }

  /// Wrong commands and their exit codes.
  static let wrongCommands: [(Int32, String)] = [
    (64, "bracket a.csv --width 1"), (64, "bracket a.csv --no-such"),
    (64, "bracket a.csv --width x"), (64, "bracket"), (64, "no-such"), (66, "bracket gone.csv"),
    (74, "bracket a.csv -o gone/a.png"), (65, "bracket a.csv --column home=Gone"),
    (66, "bracket a.csv --font gone.ttf"), (66, "frames gone.json"), (65, "frames a.csv"),
    (64, "frames"), (66, "render gone.json"), (65, "render a.csv"),
    (64, "render a.csv --theme x"), (66, "mosaic gone"), (64, "mosaic"), (64, "nodes x"),
    (64, "themes x"),
  ]

  @Test(arguments: wrongCommands)
  func `all errors have one prefix`(exitCode: Int32, command: String) throws {
    let run = try CommandRun(command.split(separator: " ").map(String.init), in: folder.url)
    #expect(run.exitCode == exitCode, "\(run.errors)")
    #expect(run.errors.hasPrefix("tatami: "), "\(run.errors)")
    #expect(run.errors.lowercased().range(of: "error:") == nil, "\(run.errors)")
  }

  @Test func `a JPEG has pixels and no links`() throws {
    let run = try run("bracket", "a.csv", "-o", "a.jpg")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(try folder.read("a.jpg").starts(with: [0xFF, 0xD8, 0xFF]))
    for name in ["a.png", "a.jpeg"] {
      let linked = try self.run(
        "bracket",
        "a.csv",
        "-o",
        name,
        "--link",
        "https://example.org/{number}"
      )
      #expect(linked.exitCode == 64)
      #expect(linked.errors.contains("--link is for SVG and PDF"), "\(linked.errors)")
    }
  }

  @Test func `a PNG has its resolution, its title and the champion`() throws {
    let run = try run("bracket", "a.csv", "--title", "Cup é")
    #expect(run.exitCode == 0, "\(run.errors)")
    let png = try folder.read("a.png")
    let resolution = Data("pHYs".utf8) + Data([0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
    #expect(png.range(of: resolution) != nil)
    #expect(png.range(of: Data("Title\0\0\0\0\0Cup é – champion A".utf8)) != nil)
    #expect(png.range(of: Data("the champion is A.".utf8)) != nil)
  }

  @Test func `themes are listed and drawn`() throws {
    let list = try run("themes")
    let names = ["light", "dark", "paper", "midnight", "stadium"]
    let lines = String(decoding: list.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.map { String($0.prefix { $0 != " " }) } == names)
    #expect(try run("themes", "-o", "themes/").exitCode == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/themes")
    #expect(files.sorted() == names.map { "\($0).png" }.sorted())
  }

  @Test func `a size is that of the picture in pixels`() throws {
    let run = try run("bracket", "a.csv", "--size", "800x450")
    #expect(run.errors.contains("a.png: 800 x 450 points"), "\(run.errors)")
    let header = try folder.read("a.png")
    #expect(Array(header[16..<24]) == [0, 0, 3, 32, 0, 0, 1, 194])
    let small = try self.run("bracket", "a.csv", "--size", "100x100")
    #expect(small.exitCode == 65)
    #expect(small.errors.contains("or larger"), "\(small.errors)")
  }

  @Test func `a WebP is smaller than a PNG and has transparency`() throws {
    for name in ["a.png", "a.webp"] {
      let run = try run("bracket", "a.csv", "--transparent", "-o", name)
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    let file = try folder.read("a.webp")
    #expect(file.starts(with: "RIFF".utf8))
    #expect(file.dropFirst(8).starts(with: "WEBPVP8X".utf8))
    #expect(try file.count < folder.read("a.png").count)
  }
}
