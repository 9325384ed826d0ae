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

  func validate() throws {
    guard (0.1...16).contains(scale) else {
      throw ValidationError("--scale is \(scale); allowed are 0.1 to 16 pixels per point.")
    }
    _ = try target(for: "-")
  }

  /// Returns the path and the format of the picture of an input.
  func target(for input: String) throws -> (path: String, format: PictureFormat) {
    guard let output, output != "-" else {
      let format = format ?? .png
      let name = URL(fileURLWithPath: input).deletingPathExtension().lastPathComponent
      return (output == "-" || input == "-" ? "-" : "\(name).\(format.rawValue)", format)
    }
    let fileExtension = URL(fileURLWithPath: output).pathExtension.lowercased()
    if let format, let named = PictureFormat(rawValue: fileExtension), named != format {
      throw ValidationError("'\(output)' ends in .\(named), but --format is \(format).")
    }
    guard let format = format ?? PictureFormat(rawValue: fileExtension) else {
      throw ValidationError(
        "'\(output)' has no picture format; end it in .png, .svg or .pdf, or add --format."
      )
    }
    return (output, format)
  }

  /// Draws a view and writes the picture.
  @MainActor
  func write(
    _ view: UIView,
    of input: String,
    title: String?,
    progress: inout Progress
  ) throws {
    let (path, format) = try target(for: input)
    guard path == "-" || input == "-" || !FilePath.isSame(path, as: input) else {
      throw CommandError(.usage, "'\(path)' is the input; choose another name for the picture")
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
    Terminal.printError("\(path): \(Int(size.width)) x \(Int(size.height)) points, \(kilobytes) KB")
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
      throw CommandError(
        .invalidData,
        "\(input): \(error)\(advice(for: view.bounds.size, as: format))"
      )
    }
  }

  /// Returns advice for a picture that is too large.
  private func advice(for size: CGSize, as format: PictureFormat) -> String {
    let longest = max(size.width, size.height)
    switch format {
    case .png where longest > 0 && longest < 16_384:
      let maximumScale = (Double(16_384 / longest) * 100).rounded(.down) / 100
      return "; use --scale \(min(maximumScale, scale)) or less, or .svg"
    case .png, .pdf: return "; use .svg, which allows larger pictures"
    case .svg: return "; the picture is too large for every format"
    }
  }
}
