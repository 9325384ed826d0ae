import ArgumentParser
import TatamiScene

/// The command that draws a geometry document as a wireframe.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws a layout document as a wireframe.",
    discussion: """
      Outlines every rectangle of the layout and labels it with its index; 'tatami frames' prints \
      the same rectangles as numbers.

      EXAMPLE:
        tatami render layout.json -o layout.svg
      """
  )

  @Argument(
    help: "A geometry document, JSON or YAML; - reads standard input.",
    completion: .file(extensions: ["json", "yaml", "yml"])
  )
  var scene: String

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
    var wireframe = try SceneFile.read(scene) { document throws(SceneError) in
      try Wireframe(of: SceneLayout.read(document))
    }
    wireframe.theme = picture.theme
    try output.fit(wireframe.size)
    let view = wireframe.view()
    progress.begin(output.drawingStep)
    try output.write(Picture(of: view), title: nil, progress: &progress)
  }
}
