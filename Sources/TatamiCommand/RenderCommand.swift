import ArgumentParser
import Foundation
import TatamiPicture

/// The command that draws a scene as a picture, or a geometry document as a wireframe.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
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
      of a text, and a node with "$each": "rows" is repeated for each row. If the output is a \
      folder, one picture is drawn for each row or element of the data:

        tatami render card.json --data guests.csv -o out/

      A document with the key 'layout' is drawn as a wireframe: every rectangle of the layout with \
      its index; 'tatami frames' prints the same rectangles as numbers.
      """
  )

  @Argument(
    help: "A scene or a geometry document, JSON or YAML; - reads standard input.",
    completion: .file(extensions: ["json", "yaml", "yml"])
  )
  var scene: String

  @Option(
    help: "The reading direction of a scene: ltr or rtl. Default: that of the scene, or ltr."
  )
  var direction: ReadingDirection?

  @Option(
    help: """
      The data of a scene's references: CSV, whose first row has the names of the columns, JSON or \
      YAML. Default: the member 'data' of the scene.
      """,
    completion: .file(extensions: ["csv", "json", "yaml", "yml"])
  )
  var data: String?

  @Option(
    name: .customLong("allow-path"),
    help: ArgumentHelp(
      "A folder outside of the scene's whose images the scene can show; can be repeated.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var allowedFolders: [String] = []

  @OptionGroup
  var picture: PictureOptions

  func validate() throws {
    guard try picture.target(for: "-").format.picture != nil else {
      throw ValidationError("A layout is written as a picture; allowed are png, jpeg, svg and pdf.")
    }
    guard data != "-" || scene != "-" else {
      throw ValidationError("The scene and its data cannot both be standard input.")
    }
  }

  func run() throws {
    try CommandError.reporting { try draw() }
  }

  @MainActor
  private func draw() throws {
    let output = try picture.output(for: scene)
    let file = try data.map { try DataFile($0) }
    var options = try sceneOptions()
    options.data = file?.data
    let document = try SceneFile.read(scene) { $0 }
    guard picture.folder != nil, let file, let items = file.data.items else {
      return try draw(document, options, into: output, errorContext: "")
    }
    guard !items.isEmpty else {
      throw CommandError(.invalidData, "\(file.name): the file has no rows")
    }
    for index in items.indices {
      options.item = index
      try draw(
        document,
        options,
        into: output.numbered(index + 1, of: items.count),
        errorContext: "row \(index + 1) of \(file.name): "
      )
    }
  }

  @MainActor
  private func draw(
    _ document: SceneValue,
    _ options: ViewScene.Options,
    into output: PictureOutput,
    errorContext: String
  ) throws {
    var output = output
    var progress = Progress(steps: 3, isQuiet: picture.quiet)
    defer { progress.end() }
    progress.begin("laying out \(scene)")
    let picture = try SceneFile.reporting(scene, context: errorContext) { () throws(SceneError) in
      try Picture(of: document, options: options)
    }
    output.printNotes(picture.notes.map { errorContext + $0 })
    try output.fit(picture.size)
    progress.begin(output.drawingStep)
    try output.write(picture, title: nil, progress: &progress)
  }

  @MainActor
  private func sceneOptions() throws -> ViewScene.Options {
    var options = ViewScene.Options()
    options.direction = direction?.value
    if let theme = picture.namedTheme { options.style = theme == .dark ? .dark : .light }
    if scene != "-" { options.folder = URL(fileURLWithPath: scene).deletingLastPathComponent() }
    for folder in allowedFolders {
      guard FilePath.isFolder(folder) else {
        throw CommandError(.missingInput, "--allow-path: \(quoted: folder) is not a folder")
      }
      options.otherFolders.append(URL(fileURLWithPath: folder, isDirectory: true))
    }
    return options
  }
}

/// A reading direction as an argument.
enum ReadingDirection: String, ExpressibleByArgument, CaseIterable {
  case ltr
  case rtl

  /// The direction as a trait.
  var value: UITraitEnvironmentLayoutDirection { self == .rtl ? .rightToLeft : .leftToRight }
}
