import ArgumentParser
import Foundation
import TatamiScene

/// The options of all commands that write pictures.
struct PictureOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: """
      The picture: .png, .svg or .pdf; - writes to standard output. Default: the input's name in \
      the current folder. An existing file keeps its permissions, and a symbolic link its target; \
      a file with several hard links is rejected.
      """,
    completion: .file(extensions: ["png", "svg", "pdf"])
  )
  var output: String?

  @Option(help: "The format, if the output's name does not end in it: png, svg or pdf.")
  var format: PictureFormat?

  @Option(help: "The colors: light or dark.")
  var theme: TournamentPoster.Theme = .light

  @Option(help: "Pixels per point of a PNG, 0.1 to 16.")
  var scale: Double = 2

  @Flag(help: "Print errors only: no notes, no warnings, no summary.")
  var quiet = false

  /// The allowed pixels per point of a PNG.
  static let allowedScales = 0.1...16

  func validate() throws {
    guard Self.allowedScales.contains(scale) else {
      throw ValidationError("--scale is \(scale); allowed are 0.1 to 16 pixels per point.")
    }
    _ = try target(for: "-")
  }

  /// Returns the path and the format of the picture of an input.
  private func target(for input: String) throws -> (path: String, format: PictureFormat) {
    guard let output, output != "-" else {
      let format = format ?? .png
      let name = URL(fileURLWithPath: input).deletingPathExtension().lastPathComponent
      return (output == "-" || input == "-" ? "-" : "\(name).\(format.rawValue)", format)
    }
    let fileExtension = URL(fileURLWithPath: output).pathExtension.lowercased()
    if let format, let named = PictureFormat(rawValue: fileExtension), named != format {
      throw ValidationError("\(quoted: output) ends in .\(named), but --format is \(format).")
    }
    guard let format = format ?? PictureFormat(rawValue: fileExtension) else {
      throw ValidationError(
        "\(quoted: output) has no picture format; end it in .png, .svg or .pdf, or add --format."
      )
    }
    return (output, format)
  }

  /// Returns the picture of an input; the output and the fonts have been checked.
  func output(for input: String) throws -> PictureOutput {
    let (path, format) = try target(for: input)
    var output = PictureOutput(input: input, path: path, format: format, scale: scale)
    output.isQuiet = quiet
    try output.validate()
    return output
  }
}
