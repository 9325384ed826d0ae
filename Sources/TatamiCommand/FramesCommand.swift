import ArgumentParser
import Foundation
import TatamiScene

/// The command that prints the frames of a geometry document.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Prints a layout's geometry as JSON.",
    discussion: """
      A document names its layout and contains its input:

        {"layout": "bracket", "api": "layers", "size": [500, 500], "style": "left", "layers": 3}

      The output is one JSON object; lengths are in points, and the origin is the top left corner.
      """
  )

  @Argument(
    help: "A geometry document, JSON or YAML; - reads standard input.",
    completion: .file(extensions: ["json", "yaml", "yml"])
  )
  var scene: String

  func run() throws {
    try CommandError.reporting {
      let frames = try SceneFile.read(scene) { document throws(SceneError) in
        try SceneLayout.read(document).frames()
      }
      try OutputFile.write(Data((JSONWriter.text(of: frames) + "\n").utf8), to: "-")
    }
  }
}
