import ArgumentParser
import Foundation
import TatamiScene

/// Prints the frames of a geometry document.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Prints a layout's geometry as JSON.",
    discussion: """
      A document names its layout and says what is laid out:

        {"layout": "bracket", "api": "layers", "size": [500, 500], "style": "left", "layers": 3}

      The answer is one JSON object on standard output; lengths are points, the origin is top-left.
      """
  )

  @Argument(
    help: "A geometry document, JSON or YAML; - reads standard input.",
    completion: .file(extensions: ["json", "yaml", "yml"])
  )
  var scene: String

  func run() throws {
    try Failure.reporting {
      let answer = try SceneFile.read(scene) { document throws(SceneError) in
        try SceneLayout.read(document).frames()
      }
      try OutputFile.write(Data((JSONWriter.text(of: answer) + "\n").utf8), to: "-")
    }
  }
}
