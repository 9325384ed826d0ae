import ArgumentParser
import Foundation
import TatamiPicture

/// The options of all commands that write pictures.
struct PictureOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: """
      The picture: .png, .jpg, .svg or .pdf; - writes to standard output; a path that ends in / is a \
      folder, in which the picture gets the input's name. Default: the input's name in the current \
      folder. An existing file keeps its permissions, symbolic links are followed, and a file with \
      several hard links is rejected.
      """,
    completion: .file(extensions: ["png", "jpg", "svg", "pdf"])
  )
  var output: String?

  @Option(
    help: """
      The format, if the output's name does not end in it: png, jpeg, svg or pdf; for a tournament \
      also brackets-model, a JSON database.
      """
  )
  var format: OutputFormat?

  @Option(
    name: .customLong("theme"),
    help: """
      The colors: light, dark, paper, midnight or stadium; for a layout or scene, light or \
      dark. Default: that of the scene, or light.
      """
  )
  var namedTheme: PictureTheme?

  /// The theme of pictures whose input has none.
  var theme: PictureTheme { namedTheme ?? .light }

  @Option(
    help:
      "Pixels per point of PNG and JPEG, 0.1 to 16. Default: 2, or less if that is too large."
  )
  var scale: Double?

  /// The pixels per point of PNG and JPEG without an option.
  private static let usualScale = 2.0

  @Flag(help: "Print errors only: no notes, no warnings, no summary.")
  var quiet = false

  /// The allowed pixels per point of PNG and JPEG.
  static let allowedScales = 0.1...16

  func validate() throws {
    if let scale, !Self.allowedScales.contains(scale) {
      throw ValidationError("--scale is \(scale); allowed are 0.1 to 16 pixels per point.")
    }
    _ = try target(for: "-")
  }

  /// The path of the folder that gets the picture, with its slash; nil for the path of a picture.
  var folder: String? { output.flatMap { $0.hasSuffix("/") ? $0 : nil } }

  /// Returns the path and the format of the output for an input.
  func target(for input: String) throws -> (path: String, format: OutputFormat) {
    let name = FilePath.name(of: input)
    if let folder {
      let format = format ?? .png
      return ("\(folder)\(input == "-" ? "picture" : name).\(format.fileExtension)", format)
    }
    guard let output, output != "-" else {
      let format = format ?? .png
      return (output == "-" || input == "-" ? "-" : "\(name).\(format.fileExtension)", format)
    }
    let fileExtension = URL(fileURLWithPath: output).pathExtension.lowercased()
    let named = OutputFormat(fileExtension: fileExtension)
    if let format, let named, named != format {
      throw ValidationError(
        "\(quoted: output) ends in .\(named.fileExtension), but --format is \(format.rawValue)."
      )
    }
    guard let format = format ?? named else {
      throw ValidationError(
        "\(quoted: output) has no picture format; end it in .png, .jpg, .svg or .pdf, or add --format."
      )
    }
    return (output, format)
  }

  /// Returns the picture of an input; the output and the fonts have been checked.
  ///
  /// - Parameter usualScale: The pixels per point without the option; nil for 2 or less.
  func output(for input: String, scale usualScale: Double? = nil) throws -> PictureOutput {
    let (path, target) = try target(for: input)
    guard let format = target.picture else {
      throw ValidationError("A database is not a picture; allowed are png, jpeg, svg and pdf.")
    }
    var output = PictureOutput(input: input, path: path, format: format)
    output.scale = scale ?? usualScale ?? Self.usualScale
    output.canLowerScale = scale == nil && usualScale == nil
    output.isQuiet = quiet
    try output.validate()
    if let folder { try OutputFile.createFolder(folder) }
    return output
  }
}
