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
    if let format, let said = PictureFormat(rawValue: ending), said != format {
      throw ValidationError("'\(output)' is to be a \(said), --format says \(format).")
    }
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
    guard !OutputFile.isSame(path, as: input) else {
      throw Failure(.usage, "'\(path)' is the input; give the picture another name")
    }
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
      throw Failure(.wrongData, "\(input): \(error)\(advice(for: view.bounds.size, as: format))")
    }
  }

  /// Returns what to do about a picture that is too large.
  private func advice(for size: CGSize, as format: PictureFormat) -> String {
    let longest = max(size.width, size.height)
    switch format {
    case .png where longest > 0 && longest < 16_384:
      let fitting = (Double(16_384 / longest) * 100).rounded(.down) / 100
      return "; --scale \(min(fitting, scale)) or less fits, and .svg always does"
    case .png, .pdf: return "; .svg has room for more"
    case .svg: return "; this is too much for one picture"
    }
  }
}
