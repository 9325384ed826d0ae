import Foundation
import Testing

@Suite struct BracketCommandTests {
  static let cup = "round,home,away,home_score,away_score\nFinal,North,South,2,1\n"

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.cup, to: "cup.csv")
  }

  private func run(_ arguments: String..., shell: String? = nil) throws -> CommandRun {
    try CommandRun(["bracket"] + arguments, in: folder.url, shell: shell)
  }

  @Test func `the picture has the file's name unless one is given`() throws {
    #expect(try run("cup.csv").exitCode == 0)
    #expect(try folder.read("cup.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try run("cup.csv", "-o", "other.svg").exitCode == 0)
    #expect(String(decoding: try folder.read("other.svg"), as: UTF8.self).contains(">North</text>"))
    #expect(
      try run("cup.csv", "-o", "-", "--format", "pdf").output.starts(with: Array("%PDF".utf8))
    )
    #expect(try folder.names() == ["cup.csv", "cup.png", "other.svg"])
  }

  @Test func `the same input gives the same bytes`() throws {
    for kind in ["png", "svg", "pdf"] {
      let first = try run("cup.csv", "-o", "-", "--format", kind)
      #expect(try first.output == run("cup.csv", "-o", "-", "--format", kind).output, "\(kind)")
    }
  }

  @Test(arguments: [
    (["cup.csv", "--style", "sideways"], "leftRight(top)"),
    (["cup.csv", "--style", "lefft"], "did you mean 'left'?"),
    (["cup.csv", "--best-of", "4"], "odd numbers"),
    (["cup.csv", "--legs", "0"], "allowed are 1 to 9"),
    (["cup.csv", "--legs", "2", "--best-of", "3"], "cannot be combined"),
    (["cup.csv", "--theme", "grey"], "stadium"),
    (["cup.csv", "--theme", "drak"], "stadium; did you mean 'dark'?"),
    (["cup.csv", "--accent", "red"], "six hexadecimal digits"),
    (["cup.csv", "--accent", "FFFF00"], "contrast of 1.07"),
    (["cup.csv", "--accent", "959595"], "contrast of 2.99"),
    (["--from-json", "cup.json", "--best-of", "3"], "--best-of is for CSV"),
    (["--from-json", "cup.json", "--legs", "2"], "--legs is for CSV"),
    (["cup.csv", "-o", "cup.json", "--style", "left"], "--style is for pictures"),
    (["cup.csv", "-o", "cup.json", "--theme", "light"], "--theme is for pictures"),
    (["cup.csv", "-o", "cup.json", "--scale", "2"], "--scale is for pictures"),
    (["cup.csv", "-o", "cup.json", "--transparent"], "--transparent is for pictures"),
    (["cup.csv", "-o", "cup.gif"], ".png, .jpg, .webp, .svg or .pdf"),
    (["cup.csv", "-o", "cup.png", "--format", "svg"], "--format is svg"),
    (["cup.csv", "-o", "./cup.csv", "--format", "svg"], "is the input"),
    (["cup.csv", "--width", "12"], "160 to 100000"),
    (["cup.csv", "--size", "1920"], "such as 1920x1080"),
    (["cup.csv", "--aspect", "90:1"], "from 1:10 to 10:1"),
    (["cup.csv", "--size", "800x600", "--width", "300"], "--size and --width cannot be combined"),
    (["cup.csv", "--page", "A3", "-o", "cup.pdf"], "allowed are A4 and Letter"),
    (["cup.csv", "--page", "A4", "upright", "-o", "cup.pdf"], "portrait and landscape"),
    (["cup.csv", "--page", "A4"], "--page A4 is for PDF"),
    (["cup.csv", "--page", "A4", "--width", "300", "-o", "cup.pdf"], "cannot be combined"),
    (["cup.csv", "--scale", "nan"], "0.1 to 16"),
    (["cup.csv", "--points", "3"], "--points is '3'; allowed are"),
    (["cup.csv", "--points", "1,0.3,0"], "--points is '1,0.3,0'; allowed are"),
    (["cup.csv", "--link", "https://example.org"], "{number}, {round}, {home}, {away}, {date}"),
    (["cup.csv", "--swiss", "--legs", "2"], "--legs is for knockouts"),
    (["--from-json", "cup.json", "--swiss"], "--swiss is for CSV"),
    ([], "Missing expected argument"),
  ])
  func `invalid arguments exit with 64 and name what is allowed`(
    arguments: [String],
    hint: String
  ) throws {
    let run = try CommandRun(["bracket"] + arguments, in: folder.url)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(hint), "\(run.errors)")
  }

  @Test func `an invalid document exits with 65 and names file and line`() throws {
    try folder.write("round,home,away,home_score,away_score\nFinal,North,South,x,1\n", to: "x.csv")
    let run = try run("x.csv")
    #expect(run.exitCode == 65)
    #expect(run.errors.hasPrefix("tatami: x.csv:2:"), "\(run.errors)")
    #expect(try folder.names() == ["cup.csv", "x.csv"])
  }

  @Test func `notes about a file go to standard error, unless it is to be quiet`() throws {
    let text = "Spring Cup\nround,home,away,home_score,away_score\nFinal,North,South,2,1\n"
    try folder.write(text, to: "notes.csv")
    let run = try run("notes.csv")
    #expect(run.exitCode == 0)
    // Slow steps print their progress.
    let lines = run.errors.split(separator: "\n").filter { !$0.hasPrefix("[") }
    #expect(lines.first == "tatami: note: notes.csv:2: skipped the row above the header")
    #expect(lines.last?.hasPrefix("notes.png:") == true, "\(run.errors)")
    let quiet = try self.run("notes.csv", "--quiet")
    #expect(quiet.exitCode == 0)
    #expect(quiet.errors == "")
  }

  @Test func `rows of the same teams are legs or games by an option`() throws {
    try folder.write(
      "round,home,away,home_score,away_score\nFinal,North,South,4,1\nFinal,South,North,2,1\n",
      to: "legs.csv"
    )
    func texts(_ option: String, _ value: String) throws -> [String] {
      let run = try run(
        "legs.csv",
        "-o",
        "-",
        "--format",
        "svg",
        "--detail",
        "score",
        option,
        value
      )
      let picture = String(decoding: run.output, as: UTF8.self)
      return ["5", "3", "1"].filter { picture.contains(">\($0)</text>") }
    }
    #expect(try texts("--legs", "2") == ["5", "3"])
    #expect(try texts("--best-of", "3") == ["1"])
  }

  @Test func `a binary picture is not written to a terminal`() throws {
    // The command runs in a terminal, which has both its output and its errors.
    let terminal = #"exec script -qec "$0 $*" /dev/null"#
    let run = try run("cup.csv", "-o", "-", "--format", "pdf", shell: terminal)
    #expect(run.exitCode == 64)
    let message =
      "tatami: standard output is a terminal, and a PDF is binary; add -o FILE or redirect the output"
    #expect(String(decoding: run.output, as: UTF8.self).hasPrefix(message))
  }

  @Test func `a missing input exits with 66`() throws {
    let run = try run("nowhere.csv")
    #expect(run.exitCode == 66)
    #expect(run.errors == "tatami: cannot read 'nowhere.csv': No such file or directory\n")
    #expect(try self.run(".").exitCode == 66)
  }

  @Test func `an output that cannot be written exits with 74`() throws {
    let run = try run("cup.csv", "-o", "nowhere/cup.png")
    #expect(run.exitCode == 74)
    let message = "tatami: cannot write 'nowhere/cup.png': No such file or directory\n"
    #expect(run.errors.hasSuffix(message), "\(run.errors)")
    #expect(try self.run("cup.csv", "-o", "/dev/full", "--format", "png").exitCode == 74)
  }

  @Test func `a full disk leaves the old picture unchanged and no temporary file`() throws {
    try folder.write("the old picture", to: "cup.png")
    let run = try run("cup.csv", "--scale", "8", shell: "ulimit -f 1")
    #expect(run.exitCode == 74, "\(run.errors)")
    #expect(run.errors.hasSuffix("cannot write 'cup.png': File too large\n"), "\(run.errors)")
    #expect(try folder.read("cup.png") == Data("the old picture".utf8))
    #expect(try folder.names() == ["cup.csv", "cup.png"])
  }

  @Test func `a picture that is too large exits with 65 and valid advice`() throws {
    let run = try run("cup.csv", "--width", "20000", "--scale", "2")
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("40000 x "), "\(run.errors)")
    #expect(run.errors.contains("use --scale 0.81 or less, or .svg"), "\(run.errors)")
    #expect(try self.run("cup.csv", "--width", "20000", "-o", "cup.svg").exitCode == 0)
    let scaled = try self.run("cup.csv", "--width", "4000", "--scale", "9")
    #expect(
      scaled.errors.contains("use --scale 4.09 or less, or .svg, or .pdf"),
      "\(scaled.errors)"
    )
    #expect(try self.run("cup.csv", "--width", "4000", "--scale", "4.09").exitCode == 0)
  }

  @Test func `a PDF has the size of its paper`() throws {
    let run = try run("cup.csv", "-o", "cup.pdf", "--page", "letter", "portrait")
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("612 x 792 points, "), "\(run.errors)")
  }

  @Test func `a Swiss tournament is recognized, with the points of an option`() throws {
    let text = "Round,Player,Opponent,Result\n1,Ann,Ben,1\n1,Cleo,Dan,½\n2,Ann,Cleo,"
    try folder.write(text, to: "swiss.csv")
    func svg(_ arguments: String...) throws -> String {
      let arguments = ["bracket", "swiss.csv", "-o", "-", "--format", "svg"] + arguments
      return String(decoding: try CommandRun(arguments, in: folder.url).output, as: UTF8.self)
    }
    #expect(try svg().contains("<title>2. Cleo, ½ points</title>"))
    #expect(try svg("--points", "3,1").contains("<title>2. Cleo, 1 point</title>"))
    let pages = try run("swiss.csv", "--page", "A4", "-o", "swiss.pdf")
    #expect(pages.exitCode == 0, "\(pages.errors)")
    let saved = try run("swiss.csv", "-o", "swiss.json")
    #expect(saved.exitCode == 64)
    #expect(saved.errors.contains("the brackets model has no Swiss tournaments"))
  }

  @Test func `matches are linked`() throws {
    let link = "https://example.org/{number}"
    let arguments = ["bracket", "cup.csv", "-o", "-", "--format", "svg", "--link", link]
    let run = try CommandRun(arguments, in: folder.url)
    let text = String(decoding: run.output, as: UTF8.self)
    #expect(text.contains("<a href=\"https://example.org/1\" id=\"match-0\""))
  }

  @Test func `an SVG has a description, classes, and colors for a dark appearance`() throws {
    func text(_ arguments: String...) throws -> String {
      let run = try CommandRun(
        ["bracket", "cup.csv", "-o", "-", "--format", "svg"] + arguments,
        in: folder.url
      )
      return String(decoding: run.output, as: UTF8.self)
    }
    let picture = try text()
    #expect(picture.contains(" role=\"img\">"))
    #expect(
      picture.contains(
        "<desc>A tournament of 2 entrants and 1 match; the champion is North.</desc>"
      )
    )
    #expect(picture.contains("<g id=\"match-0\" class=\"match decided\">"))
    #expect(picture.contains("text[fill='#000000']{fill:#ffffff}"))
    #expect(try !text("--theme", "light").contains("<style>"))
  }

  @Test func `a PNG that is too large gets a lower scale, with a note`() throws {
    let run = try run("cup.csv", "--width", "20000")
    #expect(run.exitCode == 0)
    #expect(
      run.errors.contains("note: cup.csv: the scale is 0.81 pixels per point"),
      "\(run.errors)"
    )
  }

  @Test func `a million lines are rejected immediately`() throws {
    let line = "Round 1,A,B,1,0\n"
    try folder.write(
      "round,home,away,home_score,away_score\n" + String(repeating: line, count: 1_000_000),
      to: "long.csv"
    )
    let run = try run("long.csv")
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("65535"), "\(run.errors)")
  }

  @Test func `help contains an example`() throws {
    let run = try run("--help")
    #expect(run.exitCode == 0)
    let text = String(decoding: run.output, as: UTF8.self)
    #expect(text.contains("date,round,home,away,home_score,away_score"))
    #expect(text.contains("tatami bracket cup.csv"))
  }
}

@Suite struct FramesCommandTests {
  @Test(arguments: [
    ("{\"layout\": \"bracket\"", Int32(65), "not a JSON or YAML document"),
    ("{\"layout\": \"brakcet\"}", 65, "did you mean 'bracket'?"),
    (
      "{\"layout\": \"bracket\", \"api\": \"layers\", \"size\": [1, 2], \"style\": \"left\"}", 65,
      "layers"
    ),
    ("", 65, "empty"),
  ])
  func `an invalid document exits with 65 and its path`(
    text: String,
    exitCode: Int32,
    hint: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "scene.json")
    let run = try CommandRun(["frames", "scene.json"], in: folder.url)
    #expect(run.exitCode == exitCode)
    #expect(run.errors.hasPrefix("tatami: scene.json: "), "\(run.errors)")
    #expect(run.errors.contains(hint), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func `YAML gives the output of JSON`() throws {
    let folder = try TemporaryFolder()
    let yaml = "layout: bracket\napi: layers\nsize: [500, 500]\nstyle: left\nlayers: 3\n"
    let json = #"{"layout":"bracket","api":"layers","size":[500,500],"style":"left","layers":3}"#
    let first = try CommandRun(["frames", "-"], input: Data(yaml.utf8), in: folder.url)
    let second = try CommandRun(["frames", "-"], input: Data(json.utf8), in: folder.url)
    #expect(first.exitCode == 0)
    #expect(first.output == second.output)
  }

  @Test func `several documents are answered in order, one per line`() throws {
    let folder = try TemporaryFolder()
    let names = ["1.json", "2.json", "3.json"]
    for (layers, name) in zip([1, 2, 3], names) {
      try folder.write(
        #"{"layout":"bracket","api":"layers","size":[500,500],"style":"left","layers":\#(layers)}"#,
        to: name
      )
    }
    let single = try names.map { try CommandRun(["frames", $0], in: folder.url).output }
    let all = try CommandRun(["frames"] + names, in: folder.url)
    #expect(all.exitCode == 0)
    #expect(all.output == single[0] + single[1] + single[2])
    #expect(Set(single).count == 3)
  }

  @Test func `an invalid document ends the output after the documents before it`() throws {
    let folder = try TemporaryFolder()
    let valid = #"{"layout":"bracket","api":"layers","size":[500,500],"style":"left","layers":3}"#
    try folder.write(valid, to: "valid.json")
    try folder.write("{}", to: "invalid.json")
    let run = try CommandRun(
      ["frames", "valid.json", "invalid.json", "valid.json"],
      in: folder.url
    )
    #expect(run.exitCode == 65)
    #expect(run.errors.hasPrefix("tatami: invalid.json: "), "\(run.errors)")
    #expect(try run.output == CommandRun(["frames", "valid.json"], in: folder.url).output)
  }
}
