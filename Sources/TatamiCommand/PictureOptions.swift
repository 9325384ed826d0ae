import ArgumentParser
import Foundation
import TatamiScene

/// The options of every command that makes pictures.
struct PictureOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: """
      The picture: .png, .svg or .pdf; - writes to standard output. Default: the input's name in \
      this folder.
      """,
    completion: .file(extensions: ["png", "svg", "pdf"])
  )
  var output: String?

  @Option(help: "The kind of picture, where the output's name does not say: png, svg or pdf.")
  var format: PictureFormat?

  @Option(help: "Colours: light or dark.")
  var theme: BracketPoster.Theme = .light

  @Option(help: "Pixels per point of a PNG, 0.1 to 16.")
  var scale: Double = 2

  func validate() throws {
    guard (0.1...16).contains(scale) else {
      throw ValidationError("--scale is \(scale); allowed are 0.1 to 16 pixels per point.")
    }
    _ = try target(for: "-")
  }

  /// Finds out where the picture of an input goes and what kind it is.
  func target(for input: String) throws -> (path: String, format: PictureFormat) {
    guard let output, output != "-" else {
      let kind = format ?? .png
      let name = URL(fileURLWithPath: input).deletingPathExtension().lastPathComponent
      return (output == "-" || input == "-" ? "-" : "\(name).\(kind.rawValue)", kind)
    }
    let ending = URL(fileURLWithPath: output).pathExtension.lowercased()
    guard let kind = format ?? PictureFormat(rawValue: ending) else {
      throw ValidationError(
        "'\(output)' does not say what kind of picture it is; "
          + "end it in .png, .svg or .pdf, or add --format."
      )
    }
    return (output, kind)
  }

  /// Draws a view and writes it where the options say.
  @MainActor
  func write(
    _ view: UIView,
    of input: String,
    title: String?,
    progress: inout Progress
  ) throws {
    let (path, format) = try target(for: input)
    let name = title ?? URL(fileURLWithPath: input).deletingPathExtension().lastPathComponent
    progress.begin("drawing \(format.rawValue.uppercased())")
    let data = try picture(of: view, as: format, input: input, title: name)
    progress.begin("writing \(path)")
    try OutputFile.write(data, to: path)
    progress.end()
    guard path != "-" else { return }
    let kilobytes = (data.count + 1023) / 1024
    let size = view.bounds.size
    Terminal.tell("\(path): \(Int(size.width)) x \(Int(size.height)) points, \(kilobytes) KB")
  }

  @MainActor
  private func picture(
    of view: UIView,
    as format: PictureFormat,
    input: String,
    title: String
  ) throws -> Data {
    do throws(PictureError) {
      return try Picture.data(of: view, as: format, scale: scale, title: title)
    } catch {
      throw Failure(
        .wrongData,
        "\(input): \(error); use --scale below \(scale), or .svg for large pictures"
      )
    }
  }
}
