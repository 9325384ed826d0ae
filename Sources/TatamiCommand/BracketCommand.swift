import ArgumentParser
import Foundation
import TatamiScene

/// Draws a tournament's results.
struct BracketCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bracket",
    abstract: "Draws a tournament's results as a bracket.",
    discussion: """
      The file holds one match per row, in any order, under a header:

        date,round,home,away,home_score,away_score,home_penalties,away_penalties
        2022-12-09,Quarter-final,Croatia,Brazil,1,1,4,2

      Needed are round, home, away and the scores (or one column 'result' such as 2-1); scores \
      stay empty before a match. Who meets whom makes the tree; names of rounds are free. A match \
      for third place is put aside.

      EXAMPLES:
        tatami bracket cup.csv                                  makes cup.png
        tatami bracket cup.csv -o cup.svg --style 'leftRight(top)'
        tatami bracket cup.csv -o - --format pdf | lpr
      """
  )

  @Argument(
    help: "The results, CSV in UTF-8; - reads standard input.",
    completion: .file(extensions: ["csv", "tsv"])
  )
  var file: String

  @Option(
    name: .shortAndLong,
    help: "The picture: .png, .svg or .pdf; - writes to standard output. Default: FILE's name.",
    completion: .file(extensions: ["png", "svg", "pdf"])
  )
  var output: String?

  @Option(help: "The kind of picture, where the output's name does not say: png, svg or pdf.")
  var format: PictureFormat?

  @Option(
    help: """
      Where the draw begins: left, right, top, bottom, leftRight(top), leftRight(bottom), \
      topBottom(left) or topBottom(right); the two-sided ones say where the champion stands.
      """
  )
  var style: BracketStyle = .left

  @Option(help: "Colours: light or dark.")
  var theme: BracketPoster.Theme = .light

  @Option(help: "A headline above the bracket.")
  var title: String?

  @Option(help: "The picture's width in points, 160 to 100000. Default: as wide as names need.")
  var width: Double?

  @Option(help: "Pixels per point of a PNG, 0.1 to 16.")
  var scale: Double = 2

  func validate() throws {
    if let width, !BracketPoster.allowedWidths.contains(width) {
      throw ValidationError("--width is \(width); allowed are 160 to 100000 points.")
    }
    guard (0.1...16).contains(scale) else {
      throw ValidationError("--scale is \(scale); allowed are 0.1 to 16 pixels per point.")
    }
    _ = try target()
  }

  func run() throws {
    try Failure.reporting {
      try MainActor.assumeIsolated { try draw() }
    }
  }

  @MainActor
  private func draw() throws {
    var progress = Progress(steps: 4)
    defer { progress.end() }
    progress.begin("reading results")
    let tournament = try tournament()
    progress.begin("laying out \(tournament.entries.count) entries")
    let view = try poster(of: tournament).view()
    let (path, format) = try target()
    progress.begin("drawing \(format.rawValue.uppercased())")
    let data = try picture(of: view, as: format)
    progress.begin("writing \(path)")
    try OutputFile.write(data, to: path)
    progress.end()
    if path != "-" { tell(path, data: data, size: view.bounds.size) }
  }

  private func tournament() throws -> Tournament {
    let input = try InputFile(file, limit: ResultsLimits.bytes)
    do throws(ResultsError) {
      return try Tournament.derive(from: Results.parse(input.bytes, name: input.name))
    } catch {
      throw Failure(.wrongData, "\(error)")
    }
  }

  private func poster(of tournament: Tournament) -> BracketPoster {
    var poster = BracketPoster(of: tournament)
    poster.style = style
    poster.theme = theme
    poster.title = title
    poster.width = width
    return poster
  }

  @MainActor
  private func picture(
    of view: UIView,
    as format: PictureFormat
  ) throws -> Data {
    let name = title ?? URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    do throws(PictureError) {
      return try Picture.data(of: view, as: format, scale: scale, title: name)
    } catch {
      let advice = "use --scale below \(scale), a smaller --width, or .svg"
      throw Failure(.wrongData, "\(file): \(error); \(advice)")
    }
  }

  private func tell(_ path: String, data: Data, size: CGSize) {
    let kilobytes = (data.count + 1023) / 1024
    Terminal.tell("\(path): \(Int(size.width)) x \(Int(size.height)) points, \(kilobytes) KB")
  }

  /// Finds out where the picture goes and what kind it is.
  private func target() throws -> (path: String, format: PictureFormat) {
    if let output {
      let ending = URL(fileURLWithPath: output).pathExtension.lowercased()
      guard let kind = format ?? PictureFormat(rawValue: ending) else {
        throw ValidationError(
          "'\(output)' does not say what kind of picture it is; end it in .png, .svg or .pdf, or add --format."
        )
      }
      return (output, kind)
    }
    let kind = format ?? .png
    guard file != "-" else { return ("-", kind) }
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    return ("\(name).\(kind.rawValue)", kind)
  }
}
