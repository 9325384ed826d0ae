import ArgumentParser
import Foundation
import TatamiPicture

/// The command that prints the frames of a geometry document.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    _superCommandName: Tatami.name,
    abstract: "Prints the geometry of layouts as JSON.",
    discussion: """
      A document names its layout and contains its input:

        {"layout": "bracket", "api": "layers", "layers": 3,
         "size": [500, 500], "style": "left"}

      The output is one JSON object per document, each on a line of its own; lengths are in points, \
      and the origin is the top left corner. It lists at most 1,000,000 items per document, \
      counting all queries; 'probe' and 'queries' request some of the items of a larger layout.
      """
  )

  @Argument(
    help: "Geometry documents, JSON or YAML; - reads standard input.",
    completion: .file(extensions: ["json", "yaml", "yml"])
  )
  var scenes: [String]

  func run() throws {
    try CommandError.reporting {
      for scene in scenes {
        let frames = try SceneFile.read(scene) { document throws(SceneError) in
          try SceneLayout.read(document).frames()
        }
        try OutputFile.write(Data((JSONWriter.text(of: frames) + "\n").utf8), to: "-")
      }
    }
  }
}
