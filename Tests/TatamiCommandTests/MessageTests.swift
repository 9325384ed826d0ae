import Foundation
import Testing

/// Texts of files and arguments in messages.
@Suite struct MessageTests {
  static let hostile =
    "A\u{1B}[2J\u{9B}31m\u{202E}\u{7}\nerror: B" + String(repeating: "x", count: 900)

  @Test(arguments: [
    ("frames", "scene.json", #"{"layout": "box", KEY: 1}"#, 65),
    ("frames", "scene.json", #"{"layout": KEY}"#, 65),
    ("bracket", "cup.csv", "round,home,away,score\nFinal,KEY,KEY,2-1\n", 65),
    ("bracket", "cup.csv", "round,home,away,score\nFinal,A,B,KEY\n", 65),
  ])
  func `a text of a file is escaped and cut`(
    command: String,
    name: String,
    text: String,
    exitCode: Int32
  ) throws {
    let folder = try TemporaryFolder()
    let quoted = command == "frames" ? try json(Self.hostile) : "\"\(Self.hostile)\""
    try folder.write(text.replacing("KEY", with: quoted), to: name)
    let run = try CommandRun([command, name], in: folder.url)
    #expect(run.exitCode == exitCode)
    expectOneSafeLine(run.errors)
    #expect(run.errors.contains(#"A\u{1B}[2J\u{9B}31m\u{202E}\u{7}\nerror: Bxxx"#), "\(run.errors)")
    #expect(run.errors.contains("…"))
  }

  @Test func `a path is escaped`() throws {
    let folder = try TemporaryFolder()
    let name = "a\u{1B}[2J\nb.json"
    let missing = try CommandRun(["frames", name], in: folder.url)
    #expect(
      missing.errors == "tatami: cannot read 'a\\u{1B}[2J\\nb.json': No such file or directory\n"
    )
    try folder.write(StandardStreamTests.scene, to: name)
    let picture = try CommandRun(["render", name, "--format", "svg"], in: folder.url)
    #expect(picture.exitCode == 0)
    expectOneSafeLine(picture.errors)
  }

  @Test func `an argument is escaped in errors of usage`() throws {
    let folder = try TemporaryFolder()
    let text = "a\u{1B}[2J\nError: b"
    for arguments in [["render", "card.json", text], ["bracket", "cup.csv", "--theme=\(text)"]] {
      let run = try CommandRun(arguments, in: folder.url)
      #expect(run.exitCode == 64)
      #expect(run.errors.contains(#"a\u{1B}[2J\nError: b"#), "\(run.errors)")
    }
  }

  private func json(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }

  private func expectOneSafeLine(_ errors: String) {
    #expect(errors.utf8.count < 500)
    let unsafe = errors.unicodeScalars.dropLast().filter { scalar in
      scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
    }
    #expect(unsafe.isEmpty, "\(errors.debugDescription)")
    #expect(errors.unicodeScalars.last == "\n")
  }
}
