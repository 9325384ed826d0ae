import ArgumentParser
import Foundation
import TatamiPicture

/// The command that prints the reference of scenes.
struct NodesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nodes",
    _superCommandName: Tatami.name,
    abstract: "Prints the nodes of scenes and their properties.",
    discussion: """
      The output is Markdown, with the value, the unit and the default of each property. \
      Documentation/scenes.md explains colors, lengths and styles.

      EXAMPLES:
        tatami nodes | less
        tatami nodes --schema > scene.schema.json
      """
  )

  @Flag(
    help: """
      Print a JSON Schema instead, with which editors complete and check scenes: add \
      "$schema": "scene.schema.json" to a scene.
      """
  )
  var schema = false

  func run() throws {
    try CommandError.reporting {
      let text = MainActor.assumeIsolated {
        schema ? JSONWriter.text(of: SceneSchema.value) + "\n" : SceneReference.markdown()
      }
      try OutputFile.write(Data(text.utf8), to: "-")
    }
  }
}
