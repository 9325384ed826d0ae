import ArgumentParser
import Foundation
import Logging
import TatamiPicture
import TatamiService

/// The command that draws the templates of a folder for requests over HTTP.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    _superCommandName: Tatami.name,
    abstract: "Draws the scenes of a folder over HTTP, with parameters from the URL.",
    discussion: """
      Each scene of the folder, JSON or YAML, is a template, and each CSV file the results of a \
      tournament. The member "data" of a scene has the parameters and their usual values. Save this \
      as templates/og.json:

        {"data": {"title": "Hello", "author": "Ada Lovelace"},
         "scene": {"width": 1200, "height": 630, "padding": 72, "background": "#1E1B4B"},
         "view": {"type": "vbox", "space": 24, "children": [
           {"type": "label", "text": "{{title}}", "size": 80, "weight": "bold", "color": "white"},
           {"type": "label", "text": "{{author}}", "size": 32, "color": "#C7D2FE"}]}}

        tatami serve templates
        curl -o og.png 'http://127.0.0.1:8080/og.png?title=Layout+that+draws'

      The page http://127.0.0.1:8080/ shows all templates with their parameters. A picture is \
      /NAME.png, .jpg, .webp, .svg or .pdf; /NAME@2x.png has two pixels per point; theme=dark and \
      direction=rtl apply to every template; POST takes the parameters as a JSON object, unless URLs \
      need signatures. A template \
      is read again when its file is saved.

      Errors are JSON: 400 for a parameter that does not exist, 404, 413, 422 for a template that \
      cannot be drawn, 429 when too many pictures wait, 504 when a picture takes more than \
      --time-limit. Pictures are kept in memory and have an ETag. /health, /ready and /metrics are \
      for machines. SIGTERM answers what has arrived and ends.

      With --jobs 1 or more, pictures are drawn in that many processes, each of which is replaced \
      when it crashes or takes too long. The server listens on this machine only; put a reverse proxy with TLS in front of it. \
      Documentation/server.md is the guide.
      """
  )

  @Argument(help: "The folder of templates and images.", completion: .directory)
  var folder: String

  @Option(help: "The port, 0 for any free one. Default: 8080.")
  var port = 8_080

  @Option(help: "The address to listen on. Default: 127.0.0.1, this machine only.")
  var host = "127.0.0.1"

  @Option(
    help: """
      The processes that draw, 0 to 64; with 0 the server draws itself, and a crash ends it. Default: \
      the number of cores.
      """
  )
  var jobs: Int?

  @Option(help: "The memory of pictures that are kept, in MiB, 0 to 65536. Default: 128.")
  var cache = 128

  @Option(help: "The seconds for which clients keep a picture, 0 to 31536000. Default: 300.")
  var maxAge = 300

  @Option(help: "The pixels of a picture, 1 to 64000000. Default: 64000000.")
  var pixelLimit = 64_000_000

  @Option(help: "The seconds for a picture, 0.1 to 60. Default: 10.")
  var timeLimit = 10.0

  @Option(
    help: ArgumentHelp(
      """
      A file with a key of 16 bytes or more in each line. URLs then need a signature, which 'tatami \
      sign' makes with the first key; all keys are accepted. POST is refused.
      """,
      valueName: "file"
    ),
    completion: .file()
  )
  var keyFile: String?

  @Flag(
    help: """
      Draw documents that clients send to /render, as jobs of 'tatami render --worker'; not with \
      '--key-file'.
      """
  )
  var allowPost = false

  @Flag(help: "Write queries to the log, which can have personal data.")
  var logQuery = false

  @Flag(help: "Print errors only, not a line for each request.")
  var quiet = false

  func validate() throws {
    let checks: [(String, Double, ClosedRange<Double>)] = [
      ("port", Double(port), 0...65_535), ("jobs", Double(jobs ?? 1), 0...64),
      ("cache", Double(cache), 0...65_536), ("max-age", Double(maxAge), 0...31_536_000),
      ("pixel-limit", Double(pixelLimit), 1...64_000_000), ("time-limit", timeLimit, 0.1...60),
    ]
    for (name, value, range) in checks {
      try ValidationError.check(name, value, in: range)
    }
    if allowPost, keyFile != nil {
      throw ValidationError(
        "'--allow-post' and '--key-file' exclude each other: a signature does not cover a body, so"
          + " POST is refused"
      )
    }
  }

  func run() throws {
    try CommandError.reporting {
      guard FilePath.isFolder(folder) else {
        throw CommandError(.missingInput, "\(quoted: folder) is not a folder")
      }
      do throws(PictureError) {
        try PictureFonts.check()
      } catch {
        throw CommandError(.missingInput, "\(error)")
      }
      ServeRun(self, try options()).start()
    }
    dispatchMain()
  }

  private func options() throws -> ServiceOptions {
    var logger = Logger(label: "tatami") { _ in LineLogHandler() }
    if quiet { logger.logLevel = .error }
    let url = URL(fileURLWithPath: folder, isDirectory: true)
    var options = ServiceOptions(templates: url, logger: logger)
    options.limits.pixels = pixelLimit
    options.limits.duration = .milliseconds(Int(timeLimit * 1_000))
    // Some files are those of workers, templates and images.
    options.connectionLimit = min(
      options.connectionLimit,
      max(1, ProcessUsage.raiseFileLimit() - 128)
    )
    options.cacheBytes = cache << 20
    options.maxAge = maxAge
    options.allowsDocuments = allowPost
    options.logsQuery = logQuery
    options.signatures = try keyFile.map { try KeyFile.signatures($0) }
    return options
  }
}

/// A file with the secret keys that sign URLs.
enum KeyFile {
  /// Reads the keys, one in each line.
  static func signatures(_ path: String) throws -> SignedURL {
    let file = try InputFile(path, limit: 1 << 16)
    let text = String(decoding: file.bytes, as: UTF8.self)
    let keys = text.split(whereSeparator: \.isNewline).map(String.init)
    guard let signatures = SignedURL(keys: keys) else {
      throw CommandError(
        .invalidData,
        "\(file.name.escaped()): a key has at least \(SignedURL.minKeyLength) bytes, one in each line;"
          + " 'openssl rand -hex 32' makes one"
      )
    }
    return signatures
  }
}
