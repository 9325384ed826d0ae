import ArgumentParser
import Foundation
import TatamiScene

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
      from. Paths of images are relative to the document.

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
    help: "The reading direction of a scene: ltr or rtl. Default: ltr, or what the scene says."
  )
  var direction: ReadingDirection?

  @OptionGroup
  var picture: PictureOptions

  func validate() throws {
    guard try picture.target(for: "-").format.picture != nil else {
      throw ValidationError("A layout is drawn; allowed are png, svg and pdf.")
    }
  }

  func run() throws {
    try CommandError.reporting {
      try MainActor.assumeIsolated { try draw() }
    }
  }

  @MainActor
  private func draw() throws {
    var output = try picture.output(for: scene)
    var progress = Progress(steps: 3, isQuiet: picture.quiet)
    defer { progress.end() }
    progress.begin("laying out \(scene)")
    let options = try sceneOptions()
    let view = try SceneFile.read(scene) { document throws(SceneError) -> UIView in
      try self.view(of: document, options)
    }
    try output.fit(view.bounds.size)
    progress.begin(output.drawingStep)
    try output.write(Picture(of: view), title: nil, progress: &progress)
  }

  @MainActor
  private func view(
    of document: SceneValue,
    _ options: ViewScene.Options
  ) throws(SceneError) -> UIView {
    if ViewScene.describesViews(document) {
      return try ViewScene(document, options: options).view
    }
    var wireframe = try Wireframe(of: SceneLayout.read(document))
    wireframe.theme = picture.theme
    return wireframe.view()
  }

  @MainActor
  private func sceneOptions() throws -> ViewScene.Options {
    var options = ViewScene.Options()
    options.direction = direction?.value
    if let theme = picture.namedTheme { options.style = theme == .dark ? .dark : .light }
    if scene != "-" { options.folder = URL(fileURLWithPath: scene).deletingLastPathComponent() }
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
