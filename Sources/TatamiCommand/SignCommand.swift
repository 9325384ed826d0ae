import ArgumentParser
import Foundation
import TatamiPicture

/// The command that signs URLs of a server.
struct SignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign",
    _superCommandName: Tatami.name,
    abstract: "Signs URLs for 'tatami serve --key-file'.",
    discussion: """
      The signature covers the path and the query, so that nobody can draw other pictures with it:

        openssl rand -hex 32 > key.txt
        tatami serve templates --key-file key.txt
        tatami sign --key-file key.txt '/og.png?title=Hello'

      A program can do the same: HMAC-SHA256 with the first key over the path and the query, whose \
      parameters are sorted and percent-encoded, in base64url without '='.
      """
  )

  @Argument(help: "The path and the query of a picture, such as '/og.png?title=Hello'.")
  var url: String

  @Option(
    help: ArgumentHelp("The file with the secret keys, as for tatami serve.", valueName: "file"),
    completion: .file()
  )
  var keyFile: String

  @Option(help: "The seconds for which the URL is valid, 1 to 3153600000. Default: no end.")
  var seconds: Int?

  func validate() throws {
    try ValidationError.check("seconds", seconds.map(Double.init), in: 1...3_153_600_000)
  }

  func run() throws {
    try CommandError.reporting {
      var target = url
      if let seconds {
        let end = Int(Date().timeIntervalSince1970) + seconds
        target += "\(target.contains("?") ? "&" : "?")exp=\(end)"
      }
      guard let signed = try KeyFile.signatures(keyFile).signed(target) else {
        throw CommandError(
          .usage,
          "\(quoted: url) is not a path with a query, such as '/og.png?title=Hello'"
        )
      }
      try OutputFile.write(Data((signed + "\n").utf8), to: "-")
    }
  }
}
