import ArgumentParser
import Foundation
import TatamiPicture

/// The options of all commands that write pictures.
struct PictureOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: """
      The picture: .png, .jpg, .webp, .svg or .pdf; - writes to standard output; a path that ends in / is a \
      folder, in which the picture gets the input's name. Default: the input's name in the current \
      folder. An existing file keeps its permissions, symbolic links are followed, and a file with \
      several hard links is rejected.
      """,
    completion: .file(extensions: ["png", "jpg", "webp", "svg", "pdf"])
  )
  var output: String?

  @Option(
    help: """
      The format, if the output's name does not end in it: png, jpeg, webp, svg or pdf; for a tournament \
      also brackets-model, a JSON database.
      """
  )
  var format: OutputFormat?

  @Option(
    name: .customLong("theme"),
    help: """
      The colors: light, dark, paper, midnight or stadium; for a layout or scene, light or \
      dark. Default: that of the scene, or light.
      """,
    completion: .list(PictureTheme.names),
    transform: PictureTheme.init(suggestingFor:)
  )
  var namedTheme: PictureTheme?

  /// The theme of pictures whose input has none.
  var theme: PictureTheme { namedTheme ?? .light }

  @Option(
    help:
      "Pixels per point of PNG, JPEG and WebP, 0.1 to 16. Default: 2, or less if that is too large."
  )
  var scale: Double?

  /// The pixels per point of PNG and JPEG without an option.
  private static let usualScale = 2.0

  @Option(
    help: """
      A font file, such as Title.ttf or Title.otf, for all text; the installed fonts draw characters \
      that it lacks.
      """,
    completion: .file(extensions: ["ttf", "otf", "ttc"])
  )
  var font: String?

  @Flag(help: "Print errors only: no notes, no warnings, no summary.")
  var quiet = false

  /// The allowed pixels per point of PNG and JPEG.
  static let allowedScales = PictureRequest.allowedScales

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
        "\(quoted: output) has no picture format; end it in .png, .jpg, .webp, .svg or .pdf, or add --format."
      )
    }
    return (output, format)
  }

  /// Draws all text in the font of a file.
  private func useFont(_ path: String) throws {
    guard FilePath.status(of: path) != nil else {
      throw CommandError(.missingInput, "cannot read \(quoted: path): \(SystemError().reason)")
    }
    do throws(PictureError) {
      try PictureFonts.use(file: path)
    } catch {
      throw CommandError(.invalidData, "\(path.escaped()): \(error)")
    }
  }

  /// Returns the picture of an input; the output and the fonts have been checked.
  ///
  /// - Parameter usualScale: The pixels per point without the option; nil for 2 or less.
  func output(for input: String, scale usualScale: Double? = nil) throws -> PictureOutput {
    let (path, target) = try target(for: input)
    guard let format = target.picture else {
      throw ValidationError(
        "A database is not a picture; allowed are png, jpeg, webp, svg and pdf."
      )
    }
    var output = PictureOutput(input: input, path: path, format: format)
    output.scale = scale ?? usualScale ?? Self.usualScale
    output.canLowerScale = scale == nil && usualScale == nil
    output.isQuiet = quiet
    if let font { try useFont(font) }
    try output.validate()
    if let folder { try OutputFile.createFolder(folder) }
    return output
  }
}
