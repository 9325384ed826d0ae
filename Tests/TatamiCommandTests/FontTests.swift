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

  /// Configurations of fonts: that of the system, one with another font in place of a family, and one
  /// without folders for caches, which fontconfig completes.
  static let configurations = [
    "<include>/etc/fonts/fonts.conf</include>",
    """
    <include>/etc/fonts/fonts.conf</include>
    <match target="pattern"><test name="family"><string>Inter</string></test>
    <edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit></match>
    """,
    "<dir>/usr/share/fonts/truetype/dejavu</dir>",
  ]

  @Test(arguments: configurations)
  func `fonts are those of fontconfig's own reading of its configuration`(
    configuration: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(BracketCommandTests.cup, to: "cup.csv")
    try folder.write("<fontconfig>\(configuration)</fontconfig>", to: "fonts.conf")
    // With the variable of its messages set, fontconfig reads the configuration itself.
    let pictures = try ["unset FC_DEBUG", "export FC_DEBUG=0"].map { variable in
      let shell = "export FONTCONFIG_FILE=\"$PWD/fonts.conf\"; \(variable)"
      let run = try CommandRun(["bracket", "cup.csv"], in: folder.url, shell: shell)
      #expect(run.exitCode == 0, "\(run.errors)")
      return try folder.read("cup.png")
    }
    #expect(pictures[0] == pictures[1])
    let usual = try CommandRun(["bracket", "cup.csv"], in: folder.url)
    #expect(usual.exitCode == 0, "\(usual.errors)")
    let isUsual = configuration == Self.configurations[0]
    #expect((try folder.read("cup.png") == pictures[0]) == isUsual)
  }

  @Test func `characters without a glyph are a warning`() throws {
    let folder = try TemporaryFolder()
    let cup = BracketCommandTests.cup.replacing("North", with: "N\u{10FFFB}orth")
    try folder.write(cup, to: "cup.csv")
    let run = try CommandRun(["bracket", "cup.csv", "-o", "cup.svg"], in: folder.url)
    #expect(run.exitCode == 0)
    let warning =
      "tatami: warning: cup.csv: no installed font has a glyph for '\u{10FFFB}' (U+10FFFB)\n"
    #expect(run.errors.hasPrefix(warning), "\(run.errors)")
  }

  @Test func `a font file draws all texts`() throws {
    let folder = try TemporaryFolder()
    try folder.write(BracketCommandTests.cup, to: "cup.csv")
    let font = "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"
    func picture(_ arguments: String...) throws -> String {
      let run = try CommandRun(
        ["bracket", "cup.csv", "-o", "-", "--format", "svg"] + arguments,
        in: folder.url
      )
      #expect(run.exitCode == 0, "\(run.errors)")
      return String(decoding: run.output, as: UTF8.self)
    }
    let serif = try picture("--font", font)
    #expect(serif.contains("font-family=\"'DejaVu Serif', Inter"))
    #expect(try picture() != serif.replacing("'DejaVu Serif', ", with: ""))
  }

  @Test(arguments: [("none.ttf", 66, "cannot read 'none.ttf'"), ("cup.csv", 65, "no font")])
  func `a file without a font is an error`(file: String, code: Int32, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(BracketCommandTests.cup, to: "cup.csv")
    let run = try CommandRun(["bracket", "cup.csv", "--font", file], in: folder.url)
    #expect(run.exitCode == code)
    #expect(run.errors.hasPrefix("tatami: "), "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
