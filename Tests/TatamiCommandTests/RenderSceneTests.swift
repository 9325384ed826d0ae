import Foundation
import Testing

/// Scenes drawn by the command.
@Suite struct RenderSceneTests {
  private static let scene = """
    {"scene": {"width": 160, "height": 40, "background": {"light": "#FFFFFF", "dark": "#101010"}},
     "view": {"type": "hbox", "children": [
      {"type": "label", "text": "First", "width": 60}, {"type": "label", "text": "Second"}]}}
    """

  @Test func `a scene becomes a picture with its texts`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.scene, to: "card.json")
    let run = try CommandRun(["render", "card.json", "-o", "card.svg"], in: folder.url)
    #expect(run.exitCode == 0)
    #expect(run.errors.hasPrefix("card.svg: 160 x 40 points"), "\(run.errors)")
    let svg = String(decoding: try folder.read("card.svg"), as: UTF8.self)
    #expect(svg.contains(">First</text>"))
    #expect(svg.contains(">Second</text>"))
    #expect(!svg.contains("#101010"))
  }

  @Test func `options replace the theme and the reading direction of a scene`() throws {
    let folder = try TemporaryFolder()
    let arguments = ["render", "-", "--format", "svg", "--theme", "dark", "--direction", "rtl"]
    let run = try CommandRun(arguments, input: Data(Self.scene.utf8), in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    let svg = String(decoding: run.output, as: UTF8.self)
    #expect(svg.contains("#101010"))
    let first = try #require(
      svg.range(of: #"x="([0-9.]+)"[^>]*>First"#, options: .regularExpression)
    )
    let x = svg[first].dropFirst(3).prefix { $0 != "\"" }
    #expect(try #require(Double(x)) > 80)
  }

  @Test func `paths of images are relative to the scene`() throws {
    let folder = try TemporaryFolder()
    let pictures = folder.url.appending(path: "pictures")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    try folder.write(Self.scene, to: "card.json")
    _ = try CommandRun(
      ["render", "card.json", "-o", "pictures/a.png", "--scale", "1"],
      in: folder.url
    )
    let scene = #"{"view": {"type": "image", "path": "a.png"}}"#
    try folder.write(scene, to: "pictures/photo.json")
    let run = try CommandRun(["render", "pictures/photo.json", "-o", "b.png"], in: folder.url)
    #expect(run.errors.hasPrefix("b.png: 160 x 40 points"), "\(run.errors)")
  }

  @Test(arguments: [true, false])
  func `V37: images of other folders need an option, also with paths from data`(isFile: Bool) throws
  {
    let folder = try TemporaryFolder()
    for name in ["in", "out"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name),
        withIntermediateDirectories: true
      )
    }
    try folder.write(Self.scene, to: "card.json")
    let first = try CommandRun(["render", "card.json", "-o", "out/b.png"], in: folder.url)
    #expect(first.exitCode == 0, "\(first.errors)")
    let scene = #"{"view": {"type": "image", "path": {"$data": "photo"}}}"#
    try folder.write(scene, to: "in/photo.json")
    try folder.write("photo\n../out/b.png\n", to: "photos.csv")
    // Standard input has the working directory.
    let arguments =
      ["render", isFile ? "../in/photo.json" : "-", "--data", "../photos.csv", "-o", "./"]
      + ["--format", "svg"]
    let input = Data(scene.utf8)
    let inner = folder.url.appending(path: "in")
    let run = try CommandRun(arguments, input: input, in: inner)
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("$.view.path: '../out/b.png' is not in the document's folder '"))
    #expect(run.errors.hasSuffix("/in'; --allow-path FOLDER allows the files of another folder\n"))
    let allowed = arguments + ["--allow-path", "nowhere", "--allow-path", "../out"]
    let missing = try CommandRun(allowed, input: input, in: inner)
    #expect(missing.exitCode == 66)
    #expect(missing.errors == "tatami: --allow-path: 'nowhere' is not a folder\n")
    let found = try CommandRun(arguments + ["--allow-path", "../out"], input: input, in: inner)
    #expect(found.exitCode == 0, "\(found.errors)")
  }

  private static let badge = """
    {"scene": {"width": 200, "height": 40}, "view": {"type": "label", "text": "{{name}}, {{seat}}"}}
    """

  @Test func `one picture is drawn for each row of a table`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.badge, to: "badge.json")
    try folder.write("name,seat\nAda,1\nGrace,007\n", to: "guests.csv")
    let arguments = [
      "render", "badge.json", "--data", "guests.csv", "-o", "out/", "--format", "svg",
    ]
    let run = try CommandRun(arguments, in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/out")
    #expect(names.sorted() == ["badge-1.svg", "badge-2.svg"])
    let svg = String(decoding: try folder.read("out/badge-2.svg"), as: UTF8.self)
    #expect(svg.contains(">Grace, 007</text>"))
  }

  @Test func `rows that are drawn at the same time have the files of single ones`() throws {
    let folder = try TemporaryFolder()
    let rows = (0..<30).map { "Guest \($0),\($0)" }.joined(separator: "\n")
    try folder.write("name,seat\n\(rows)\n", to: "many.csv")
    try folder.write(Self.badge, to: "badge.json")
    let arguments = ["render", "badge.json", "--data", "many.csv", "--quiet"]
    for jobs in ["1", "3"] {
      let output = ["-o", "jobs\(jobs)/{{seat}}.png", "--jobs", jobs]
      #expect(try CommandRun(arguments + output, in: folder.url).exitCode == 0)
    }
    for seat in 0..<30 {
      let files = try ["jobs1", "jobs3"].map { try folder.read("\($0)/\(seat).png") }
      #expect(files[0] == files[1])
    }
  }

  @Test(arguments: [
    (["-o", "cards.pdf"], "200 x 40 points, 5 pages"),
    (["-o", "cards.pdf", "--per-page", "4"], "842 x 595 points, 2 pages"),
    (["--page", "letter", "landscape", "--per-page", "8", "-o", "cards.pdf"], "792 x 612 points,"),
    (["-o", "cards.svg"], nil),
  ])
  func `a PDF has a page for each row, or for several`(
    options: [String],
    summary: String?
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.badge, to: "badge.json")
    try folder.write("name,seat\nAda,1\nGrace,2\nMary,3\nJoan,4\nAnn,5\n", to: "guests.csv")
    let arguments = ["render", "badge.json", "--data", "guests.csv"] + options
    let run = try CommandRun(arguments, in: folder.url)
    let start = summary.map { "cards.pdf: \($0)" } ?? "tatami: badge.json: $.view.text: 'name' is a"
    #expect(run.errors.hasPrefix(start), "\(run.errors)")
  }

  @Test(arguments: [
    (#""$each": "rows", "type": "label", "text": "{{name}}""#, false),
    (#""type": "label", "text": "{{ rows.0.name }}""#, false),
    (#""type": "label", "text": {"$data": "rows.0.name"}"#, false),
    (#""$if": "rows", "type": "label", "text": "a""#, false),
    (#""type": "label", "text": "{{name}} of rows""#, true),
  ])
  func `a PDF of a scene with all rows has one page`(node: String, hasPages: Bool) throws {
    let folder = try TemporaryFolder()
    let scene = #"{"scene": {"width": 99}, "view": {"type": "vbox", "children": [{\#(node)}]}}"#
    try folder.write(scene, to: "a.json")
    try folder.write(#"[{"name": "Ada"}, {"name": "Grace"}]"#, to: "guests.json")
    let run = try CommandRun(
      ["render", "a.json", "--data", "guests.json", "-o", "a.pdf"],
      in: folder.url
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("2 pages") == hasPages, "\(run.errors)")
  }

  @Test(arguments: [
    (["--per-page", "0"], 64, "--per-page is 0; allowed are 1 to 100."),
    (["--per-page", "2", "-o", "a.png"], 64, "--per-page needs --data FILE and one PDF"),
    (
      ["--per-page", "2", "-o", "out/", "--format", "pdf"], 64,
      "--per-page needs --data FILE and one"
    ),
    (["--page", "A4", "-o", "a.pdf"], 64, "--page needs --per-page"),
    (
      ["--per-page", "2", "-o", "a.pdf"], 65,
      "tatami: guest.json: --per-page needs a table or a list"
    ),
  ])
  func `wrong pages are rejected`(options: [String], code: Int32, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.badge, to: "badge.json")
    try folder.write(#"{"name": "Ada", "seat": 1}"#, to: "guest.json")
    let run = try CommandRun(
      ["render", "badge.json", "--data", "guest.json"] + options,
      in: folder.url
    )
    #expect(run.exitCode == code)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `a node is repeated for each row in one picture`() throws {
    let folder = try TemporaryFolder()
    let list = """
      {"view": {"type": "vbox", "children": [{"$each": "rows", "type": "label", "text": "{{name}}"}]}}
      """
    try folder.write(#"[{"name": "Ada"}, {"name": "Grace"}]"#, to: "guests.json")
    let arguments = ["render", "-", "--data", "guests.json", "--format", "svg"]
    let run = try CommandRun(arguments, input: Data(list.utf8), in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    let svg = String(decoding: run.output, as: UTF8.self)
    #expect(svg.contains(">Ada</text>"))
    #expect(svg.contains(">Grace</text>"))
  }

  @Test(arguments: [
    (
      "name\nAda\n", 65,
      "tatami: badge.json: row 1 of guests.csv: $.view.text: unknown value 'seat'; allowed: name"
    ),
    ("name,name\n", 65, "tatami: guests.csv: two columns have the name 'name'"),
    ("name,seat\n", 65, "tatami: guests.csv: the file has no rows"),
  ])
  func `wrong data are rejected with the file and the row`(
    csv: String,
    code: Int32,
    message: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.badge, to: "badge.json")
    try folder.write(csv, to: "guests.csv")
    let arguments = ["render", "badge.json", "--data", "guests.csv", "-o", "out/"]
    let run = try CommandRun(arguments, in: folder.url)
    #expect(run.exitCode == code)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
  }

  @Test func `pictures are named by values of the data, inside of the folder`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.badge, to: "badge.json")
    try folder.write("name,seat\nAC/DC,1\n../../Grace,2\n", to: "guests.csv")
    let arguments = ["render", "badge.json", "--data", "guests.csv", "--quiet", "-o"]
    let run = try CommandRun(arguments + ["out/{{seat}}/{{ name }}.svg"], in: folder.url)
    #expect(run.exitCode == 65)
    let bad =
      "tatami: guests.csv: row 2: '..-..-Grace.svg' is not the name of a picture; a name has 1"
    #expect(run.errors.hasPrefix(bad), "\(run.errors)")
    #expect(try folder.names() == ["badge.json", "guests.csv"])
    let named = try CommandRun(arguments + ["out/{{seat}}/x {{name}}.svg"], in: folder.url)
    #expect(named.exitCode == 0, "\(named.errors)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path + "/out")
    #expect(files.sorted() == ["1", "1/x AC-DC.svg", "2", "2/x ..-..-Grace.svg"])
  }

  @Test(arguments: [
    (
      "{{seat}}.svg", 65,
      "tatami: guests.csv: rows 1 and 3 both give the picture '7.svg'; add another column or {{$number}}"
    ),
    (
      "{{note}}{{$number}}.svg", 65,
      "tatami: guests.csv: row 1: the name of the picture: $: unknown"
    ),
    ("{{seat}}/", 64, "tatami: -o '{{seat}}/' is a folder; add a name"),
    ("{{seat}}{{$number}}.json", 64, "tatami: "),
  ])
  func `wrong names of pictures are rejected before one is drawn`(
    output: String,
    code: Int32,
    message: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.badge, to: "badge.json")
    try folder.write("name,seat\nAda,7\nGrace,8\nMary,7\n", to: "guests.csv")
    let arguments = ["render", "badge.json", "--data", "guests.csv", "-o", output]
    let run = try CommandRun(arguments, in: folder.url)
    #expect(run.exitCode == code)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
    #expect(try folder.names() == ["badge.json", "guests.csv"])
  }

  @Test func `an error in a YAML scene has its line`() throws {
    let folder = try TemporaryFolder()
    let start = "# A card\nview:\n  type: vbox\n  children:\n  - {type: label, text: a}\n"
    let ends = [
      ("  - type: lable\n", "line 6: $.view.children[1].type: unknown value 'lable'"),
      ("  - type: label\n    txt: a\n", "line 7: $.view.children[1]: unknown key 'txt'"),
      ("  - {type: image}\n", "line 6: $.view.children[1]: the key 'path' is missing"),
    ]
    for (end, message) in ends {
      try folder.write(start + end, to: "card.yaml")
      let run = try CommandRun(["render", "card.yaml"], in: folder.url)
      #expect(run.exitCode == 65)
      #expect(run.errors.hasPrefix("tatami: card.yaml: \(message)"), "\(run.errors)")
    }
  }

  @Test(arguments: [
    (#"{"scene": {"width": 3}}"#, ""),
    (#"{"type": "label"}"#, #"; it looks like a node: write {"view": {"type": …}} around it"#),
    (#"{"veiw": {"type": "label"}}"#, "; did you mean 'view' by 'veiw'?"),
  ])
  func `a document without a view is explained`(scene: String, advice: String) throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["render", "-"], input: Data(scene.utf8), in: folder.url)
    #expect(run.exitCode == 65)
    let message =
      "tatami: standard input: $: the document has neither 'view', the outermost node of a scene, nor"
      + " 'layout'\(advice)\n"
    #expect(run.errors == message)
  }

  @Test func `a text that does not fit is a note with the file, the row and the path`() throws {
    let folder = try TemporaryFolder()
    let scene = #"{"view": {"type": "label", "width": 60, "lines": 1, "text": "{{name}}"}}"#
    try folder.write(scene, to: "card.json")
    try folder.write("name\nAda\nMaximiliane von und zu\n", to: "guests.csv")
    let arguments = [
      "render", "card.json", "--data", "guests.csv", "-o", "out/", "--format", "svg",
    ]
    let run = try CommandRun(arguments, in: folder.url)
    #expect(run.exitCode == 0)
    let notes = run.errors.split(separator: "\n").filter { $0.hasPrefix("tatami: note: ") }
    #expect(
      notes == [
        "tatami: note: card.json: row 2 of guests.csv: $.view: the text 'Maximiliane von und zu' does"
          + " not fit; allow more space or lines, or a 'minimumScale' below 1"
      ]
    )
    let svg = String(decoding: try folder.read("out/card-2.svg"), as: UTF8.self)
    #expect(svg.contains("…"))
    #expect(!(try CommandRun(arguments + ["--quiet"], in: folder.url).errors.contains("note")))
  }

  @Test func `the schema of scenes is printed as JSON`() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["nodes", "--schema"], in: folder.url)
    #expect(run.exitCode == 0)
    let schema = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let definitions = try #require(schema?["$defs"] as? [String: Any])
    #expect(definitions["label"] is [String: Any])
  }

  @Test func `an invalid scene is rejected with its path and leaves no file`() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"view": {"type": "labl"}}"#, to: "card.json")
    let run = try CommandRun(["render", "card.json"], in: folder.url)
    #expect(run.exitCode == 65)
    #expect(
      run.errors.hasPrefix(
        "tatami: card.json: $.view.type: unknown value 'labl'; did you mean 'label'?"
      ),
      "\(run.errors)"
    )
    #expect(try folder.names() == ["card.json"])
  }

  @Test(arguments: [
    (
      "card.json",
      """
      {"view": {"type": "vbox", "children": [
        {"type": "labl"},
        {"type": "label", "text": "a", "size": "big"}]}}
      """
    ),
    (
      "card.yaml",
      "view: {type: vbox, children: [\n  {type: labl},\n {type: label, text: a, size: big}]}"
    ),
  ])
  func `all errors of a scene are printed with their lines`(name: String, scene: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(scene, to: name)
    let run = try CommandRun(["render", name], in: folder.url)
    #expect(run.exitCode == 65)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("tatami: \(name): line 2: $.view.children[0].type: unknown"))
    #expect(lines[1].hasPrefix("tatami: \(name): line 3: $.view.children[1].size: found"))
  }

  @Test func `the example in the help is drawn`() throws {
    let folder = try TemporaryFolder()
    let help = try CommandRun(["render", "--help"], in: folder.url)
    let text = String(decoding: help.output, as: UTF8.self)
    let start = try #require(text.range(of: #"{"scene""#)).lowerBound
    let end = try #require(text.range(of: "tatami render card.json")).lowerBound
    let scene = Data(text[start..<end].utf8)
    let run = try CommandRun(["render", "-", "--format", "svg"], input: scene, in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(String(decoding: run.output, as: UTF8.self).contains("Ada Lovelace"))
  }

  @Test func `the reference lists nodes and properties`() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["nodes"], in: folder.url)
    #expect(run.exitCode == 0)
    let text = String(decoding: run.output, as: UTF8.self)
    #expect(text.contains("\n### label\n"))
    #expect(text.contains("\n| `cornerRadius` | number from 0 to 10000, in points | 0 |"))
  }
}
