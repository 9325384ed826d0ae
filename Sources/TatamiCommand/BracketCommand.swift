import ArgumentParser
import TatamiScene

/// The command that draws a tournament's results as a bracket.
struct BracketCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bracket",
    abstract: "Draws a tournament's results as a bracket.",
    discussion: """
      The file holds one match per row, in any order, under a header:

        date,round,home,away,home_score,away_score,home_penalties,away_penalties
        2022-12-09,Quarter-final,Croatia,Brazil,1,1,4,2

      Required columns are round, home, away and the scores (or one column 'result' such as 2-1); \
      leave the scores empty before a match. The bracket is derived from the teams that meet; \
      rounds can have any names. A third-place match is drawn beside the bracket. Where the draw is \
      open ('TBD', 'Winner QF2'), matches count by date, or in the file's order without dates.

      EXAMPLES:
        tatami bracket cup.csv                                  writes cup.png
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
      The side where the draw begins: left, right, top, bottom, leftRight(top), \
      leftRight(bottom), topBottom(left) or topBottom(right); two-sided styles also name the side \
      of the champion.
      """
  )
  var style: BracketStyle = .left

  @Option(help: "The title above the bracket.")
  var title: String?

  @Option(help: "The picture's width in points, 160 to 100000. Default: wide enough for all names.")
  var width: Double?

  @OptionGroup
  var picture: PictureOptions

  func validate() throws {
    if let width, !TournamentPoster.allowedWidths.contains(width) {
      throw ValidationError("--width is \(width); allowed are 160 to 100000 points.")
    }
  }

  func run() throws {
    try CommandError.reporting {
      try MainActor.assumeIsolated { try draw() }
    }
  }

  @MainActor
  private func draw() throws {
    let output = try picture.output(for: file)
    var progress = Progress(steps: 4)
    defer { progress.end() }
    progress.begin("reading results")
    let tournament = try tournament()
    progress.begin("laying out \(tournament.entries.count) entries")
    let view = try view(of: poster(of: tournament), for: output)
    try output.write(view, title: title, progress: &progress)
  }

  /// Creates the views of a poster after its size has been checked, first without measuring texts.
  @MainActor
  private func view(of poster: TournamentPoster, for output: PictureOutput) throws -> UIView {
    try output.check(minimum: poster.minimumSize())
    let layout = try poster.layout()
    try output.check(layout.size)
    return layout.view()
  }

  private func tournament() throws -> Knockout {
    let input = try InputFile(file, limit: MatchListLimits.bytes)
    do throws(MatchListError) {
      return try Knockout.derive(from: MatchListParser.parse(input.bytes, name: input.name))
    } catch {
      throw CommandError(.invalidData, "\(error)")
    }
  }

  private func poster(of tournament: Knockout) -> TournamentPoster {
    var poster = TournamentPoster(of: tournament)
    poster.style = style
    poster.theme = picture.theme
    poster.title = title
    poster.width = width
    return poster
  }
}
