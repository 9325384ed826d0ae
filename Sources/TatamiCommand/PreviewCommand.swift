import ArgumentParser
import Foundation
import TatamiPicture

/// The command that shows a scene or a tournament in a browser while its file is edited.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    _superCommandName: Tatami.name,
    abstract: "Shows a scene or a tournament in a browser, and again after each save.",
    discussion: """
      The command prints an address and waits. Open the address in a browser on this machine: \
      controls can be clicked and typed into, tables and long pictures scroll. When the file, its \
      data or an image is saved, the picture changes, and what was typed or switched stays. While \
      the file has an error, the last picture stays below the message. Ctrl-C ends the command.

        tatami preview card.json
        tatami preview card.json --data guests.csv --theme dark
        tatami preview cup.csv

      The server accepts connections of this machine only, and only with the secret in the address. \
      For a remote machine forward the port: ssh -L 8080:127.0.0.1:8080 HOST, with --port 8080.
      """
  )

  @Argument(
    help: "A scene or a geometry document, JSON or YAML, or the results of a tournament, CSV.",
    completion: .file(extensions: ["json", "yaml", "yml", "csv", "tsv"])
  )
  var file: String

  @OptionGroup
  var arguments: SceneArguments

  @Option(
    name: .customLong("theme"),
    help: """
      The colors: light, dark, paper, midnight or stadium; of a scene, light or dark. Default: that of \
      the scene, or light.
      """,
    completion: .list(PictureTheme.names),
    transform: PictureTheme.init(suggestingFor:)
  )
  var theme: PictureTheme?

  @Option(help: "The port of the server, 1024 to 65535. Default: any free port.")
  var port: Int?

  func validate() throws {
    guard file != "-", arguments.data != "-" else {
      throw ValidationError("A preview needs files; standard input cannot be watched.")
    }
    if let port, !(1024...65535).contains(port) {
      throw ValidationError("--port is \(port); allowed are 1024 to 65535.")
    }
    if PreviewDocument.isTournament(file) {
      let given = [("--data", arguments.data != nil), ("--direction", arguments.direction != nil)]
      if let option = given.first(where: \.1)?.0 {
        throw ValidationError(
          "\(option) is for scenes, and the file has results; remove \(option)."
        )
      }
    }
  }

  func run() throws {
    try CommandError.reporting {
      let document = PreviewDocument(path: file, arguments: arguments, theme: theme)
      // A file that does not exist is an error of the command line; its content can be mended.
      _ = try InputFile(file, limit: 0)
      PreviewRun(document, port: port ?? 0).start()
    }
    RunLoop.main.run()
  }
}
