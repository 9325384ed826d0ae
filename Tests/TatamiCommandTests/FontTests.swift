import Foundation
import Testing

@Suite struct FontTests {
  @Test func `a system without fonts exits with 66 and names the packages`() throws {
    let folder = try TemporaryFolder()
    try folder.write(BracketCommandTests.cup, to: "cup.csv")
    try folder.write(StandardStreamTests.scene, to: "scene.json")
    try folder.write("<?xml version='1.0'?><fontconfig></fontconfig>", to: "fonts.conf")
    for arguments in [["bracket", "cup.csv"], ["render", "scene.json"]] {
      let shell = "export FONTCONFIG_FILE=\"$PWD/fonts.conf\""
      let run = try CommandRun(arguments, in: folder.url, shell: shell)
      #expect(run.exitCode == 66)
      #expect(
        run.errors.contains("install the package fonts-inter or fonts-dejavu"),
        "\(run.errors)"
      )
    }
    #expect(try folder.names() == ["cup.csv", "fonts.conf", "scene.json"])
  }

  @Test func `characters without a glyph are a warning`() throws {
    let folder = try TemporaryFolder()
    let cup = BracketCommandTests.cup.replacing("North", with: "N\u{10FFFD}orth")
    try folder.write(cup, to: "cup.csv")
    let run = try CommandRun(["bracket", "cup.csv", "-o", "cup.svg"], in: folder.url)
    #expect(run.exitCode == 0)
    let warning =
      "tatami: warning: cup.csv: no installed font has a glyph for '\u{10FFFD}' (U+10FFFD)\n"
    #expect(run.errors.hasPrefix(warning), "\(run.errors)")
  }
}
