import ArgumentParser
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
    help: """
      Where the draw begins: left, right, top, bottom, leftRight(top), leftRight(bottom), \
      topBottom(left) or topBottom(right); the two-sided ones say where the champion stands.
      """
  )
  var style: BracketStyle = .left

  @Option(help: "A headline above the bracket.")
  var title: String?

  @Option(help: "The picture's width in points, 160 to 100000. Default: as wide as names need.")
  var width: Double?

  @OptionGroup
  var picture: PictureOptions

  func validate() throws {
    if let width, !BracketPoster.allowedWidths.contains(width) {
      throw ValidationError("--width is \(width); allowed are 160 to 100000 points.")
    }
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
    try picture.write(view, of: file, title: title, progress: &progress)
  }

  private func tournament() throws -> Tournament {
    let input = try InputFile(file, limit: MatchListLimits.bytes)
    do throws(MatchListError) {
      return try Tournament.derive(from: MatchListParser.parse(input.bytes, name: input.name))
    } catch {
      throw Failure(.wrongData, "\(error)")
    }
  }

  private func poster(of tournament: Tournament) -> BracketPoster {
    var poster = BracketPoster(of: tournament)
    poster.style = style
    poster.theme = picture.theme
    poster.title = title
    poster.width = width
    return poster
  }
}
