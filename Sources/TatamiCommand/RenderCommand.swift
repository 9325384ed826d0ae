import ArgumentParser
import Foundation
import TatamiPicture

/// The command that draws a scene as a picture, or a geometry document as a wireframe.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    _superCommandName: Tatami.name,
    abstract: "Draws a scene as a picture, or a layout document as a wireframe.",
    discussion: """
      A scene is a tree of boxes, texts, images and shapes. Save this as card.json:

        {"scene": {"background": "systemGroupedBackground", "padding": 24},
         "view": {"type": "hbox", "space": 12, "padding": 16, "cornerRadius": 16,
          "background": "secondarySystemGroupedBackground",
          "justifyContent": {"y": "center"},
          "children": [
            {"type": "shape", "shape": "ellipse", "width": 44, "height": 44,
             "fill": {"colors": ["systemTeal", "systemIndigo"]}},
            {"type": "label", "size": 17, "text":
             [{"text": "Ada Lovelace\\n", "weight": "semibold"}, "Analyst"]}]}}

        tatami render card.json -o card.png

      Documentation/scenes.md lists all nodes and properties, Examples/Scenes has scenes to start \
      from. Paths of images are relative to the document, or to the working directory for standard \
      input, and their files are in that folder or below; --allow-path adds other folders.

      With --data a scene is a template: {"$data": "seat"} is a value of the data, "{{name}}" a part \
      of a text; a node with "$each": "rows" is repeated for each row, and one with "$if": "vip" is \
      left out unless the value is true. If the output is a folder or its name contains a value, \
      one picture is drawn for each row or element of the data, and a PDF has a page for each, \
      unless the scene refers to all of them as "rows":

        tatami render card.json --data guests.csv -o out/
        tatami render card.json --data guests.csv -o 'out/{{name}}.png'
        tatami render card.json --data guests.csv -o cards.pdf --per-page 8 --page A4

      A document with the key 'layout' is drawn as a wireframe: every rectangle of the layout with \
      its index; 'tatami frames' prints the same rectangles as numbers.

      With --worker the command draws many pictures for another program: it reads one job a line, and \
      writes one answer a line in the same order, until the input ends. An error is an answer, and \
      the next job is drawn.

        echo '{"id": 1, "path": "card.json", "texts": {"name": "Ada"}}' | tatami render --worker
        {"id":1,"ok":true,"width":320,"height":96,"format":"png","bytes":"iVBORw0…",…}

      A job has a "scene", the "path" of one, or a "tournament" in CSV; "data" or "texts" for its \
      references; "format", "scale", "theme", "direction", "title", "limits", and with --output-root \
      the "output" file. Documentation/server.md has the answers, examples and figures.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "A scene or a geometry document, JSON or YAML; - reads standard input.",
      valueName: "scene"
    ),
    completion: .file(extensions: ["json", "yaml", "yml"])
  )
  var document: String?

  /// The path of the document.
  private var scene: String { document ?? "-" }

  @OptionGroup
  var arguments: SceneArguments

  @OptionGroup
  var pages: RowPages

  @OptionGroup
  var picture: PictureOptions

  @OptionGroup
  var worker: WorkerOptions

  func validate() throws {
    if worker.worker {
      guard document == nil, picture.output == nil, arguments.data == nil else {
        throw ValidationError("--worker reads documents from its lines; remove the other options.")
      }
      return
    }
    let isNamed = NamedOutputs.isPattern(picture.output) || picture.folder != nil
    try worker.validateWithoutWorker(hasRows: arguments.data != nil && isNamed)
    guard document != nil else {
      throw ValidationError("A scene is missing: tatami render card.json -o card.png.")
    }
    guard try picture.target(for: "-").format.picture != nil else {
      throw ValidationError("A layout is written as a picture; allowed are png, jpeg, svg and pdf.")
    }
    if let output = picture.output, NamedOutputs.isPattern(output) {
      guard arguments.data != nil else {
        throw ValidationError("-o \(quoted: output) needs the option --data.")
      }
      guard picture.folder == nil else {
        throw ValidationError("-o \(quoted: output) is a folder; add a name, such as {{name}}.png.")
      }
    }
    if pages.perPage != nil {
      guard arguments.data != nil, try picture.target(for: scene).format == .pdf, !isNamed else {
        throw ValidationError("--per-page needs --data FILE and one PDF, such as -o cards.pdf.")
      }
    }
    guard arguments.data != "-" || scene != "-" else {
      throw ValidationError("The scene and its data cannot both be standard input.")
    }
  }

  func run() throws {
    try CommandError.reporting { try worker.worker ? worker.run() : draw() }
  }

  @MainActor
  private func draw() throws {
    let output = try picture.output(for: scene)
    let file = try arguments.data.map { try DataFile($0) }
    var options = try arguments.options(of: scene, theme: picture.namedTheme)
    options.data = file?.data
    let source = try InputFile.document(scene)
    let document = try SceneFile.parse(source.bytes, of: scene)
    let template = Template(document: document, source: source.bytes, file: file, options: options)
    guard let file else { return try draw(template, into: output) }
    if let outputs = try self.outputs(output, file) {
      try draw(template, into: outputs)
    } else if output.format == .pdf, let count = try pages.rowCount(of: document, file) {
      try checkRows(of: file)
      try draw(template, rows: 0..<count, into: output)
    } else {
      try draw(template, into: output)
    }
  }

  private func checkRows(of file: DataFile) throws {
    if file.data.items?.isEmpty == true {
      throw CommandError(.invalidData, "\(file.name): the file has no rows")
    }
  }

  /// Returns an output for each row of the data; nil for one file.
  private func outputs(_ output: PictureOutput, _ file: DataFile) throws -> [PictureOutput]? {
    let isPattern = NamedOutputs.isPattern(picture.output)
    guard isPattern || picture.folder != nil && file.data.items != nil else { return nil }
    try checkRows(of: file)
    guard isPattern else {
      let count = file.data.items?.count ?? 1
      return (1...count).map { output.numbered($0, of: count) }
    }
    let names = NamedOutputs(pattern: output.path, dataName: file.name, data: file.data)
    return try names.paths().map { try output.named($0, inputs: [scene, arguments.data ?? "-"]) }
  }

  /// A scene and the data that replace its references.
  private struct Template {
    let document: SceneValue
    /// The bytes of the document.
    let source: [UInt8]
    let file: DataFile?
    let options: ViewScene.Options
  }

  /// Draws each row of the data into a file; lays out several rows and then draws them at the same
  /// time.
  @MainActor
  private func draw(_ template: Template, into outputs: [PictureOutput]) throws {
    let jobs = worker.jobs ?? WorkerOptions.usualJobs
    for first in stride(from: 0, to: outputs.count, by: 4 * jobs) {
      let rows = first..<min(first + 4 * jobs, outputs.count)
      var laidOut: [RowPicture] = []
      // The rows before one with an error are written.
      let end = Result {
        for row in rows { laidOut.append(try layOut(template, row, into: outputs[row])) }
      }
      let drawn = ParallelTasks.map(laidOut, jobs: jobs, progress: { _ in }) { row in
        Result { () throws(CommandError) in try row.output.file(of: row.picture, title: nil) }
      }
      for (row, file) in zip(laidOut, drawn) {
        var progress = Progress(steps: 1, isQuiet: picture.quiet)
        try row.output.write(file.get(), of: row.picture, progress: &progress)
      }
      try end.get()
    }
  }

  /// A row that is laid out, and where it will be written.
  private struct RowPicture {
    let picture: Picture
    let output: PictureOutput
  }

  @MainActor
  private func layOut(
    _ template: Template,
    _ row: Int,
    into output: PictureOutput
  ) throws -> RowPicture {
    let file = template.file
    let context = file?.data.items == nil ? "" : "row \(row + 1) of \(file?.name ?? ""): "
    let picture = try layOut(template, file?.data.items == nil ? nil : row, context)
    var output = output
    output.printNotes(picture.notes.map { context + $0 })
    try output.fit(picture.size)
    return RowPicture(picture: try pages.picture(of: [picture]), output: output)
  }

  /// Draws rows of the data, each as a picture; nil draws one picture of all data.
  @MainActor
  private func draw(
    _ template: Template,
    rows: Range<Int>? = nil,
    into output: PictureOutput
  ) throws {
    var output = output
    var progress = Progress(steps: 3, isQuiet: picture.quiet)
    defer { progress.end() }
    progress.begin("laying out \(scene)")
    var (pictures, notes): ([Picture], [String]) = ([], [])
    for row in rows.map({ $0.map(Optional.some) }) ?? [nil] {
      let context = row.map { "row \($0 + 1) of \(template.file?.name ?? ""): " } ?? ""
      let picture = try layOut(template, row, context)
      notes += picture.notes.map { context + $0 }
      pictures.append(picture)
    }
    output.printNotes(notes)
    for picture in pictures { try output.fit(picture.size) }
    progress.begin(output.drawingStep)
    try output.write(pages.picture(of: pictures), title: nil, progress: &progress)
  }

  @MainActor
  private func layOut(_ template: Template, _ row: Int?, _ context: String) throws -> Picture {
    var options = template.options
    options.item = row
    return try SceneFile.reporting(scene, source: template.source, context: context) {
      () throws(SceneErrors) in
      try Picture(reading: template.document, options: options)
    }
  }
}
