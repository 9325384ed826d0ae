import ArgumentParser
import Foundation
import TatamiScene

/// The command that prints the reference of scenes.
struct NodesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nodes",
    abstract: "Prints the nodes of scenes and their properties.",
    discussion: """
      The output is Markdown, with the value, the unit and the default of each property. \
      Documentation/scenes.md explains colors, lengths and styles.

      EXAMPLE:
        tatami nodes | less
      """
  )

  func run() throws {
    try CommandError.reporting {
      let text = MainActor.assumeIsolated { SceneReference.markdown() }
      try OutputFile.write(Data(text.utf8), to: "-")
    }
  }
}
