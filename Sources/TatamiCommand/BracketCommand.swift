import ArgumentParser
import Foundation
import TatamiPicture

/// The command that draws a tournament's results as a bracket.
struct BracketCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bracket",
    _superCommandName: Tatami.name,
    abstract: "Draws a tournament's results as a bracket.",
    discussion: """
      The file has one match per row, in any order, under a header:

        date,round,home,away,home_score,away_score,home_penalties,away_penalties
        2022-12-09,Quarter-final,Croatia,Brazil,1,1,4,2

      Required columns are round, home and away. Results are two scores, one column 'result' (2-1, \
      2:2 (4:3 p), 6-4 3-6 7-6(5), w/o), two legs, or a 'winner'; a file without results is a list \
      of fixtures. A file can also list winner and loser. Headers can be English, German, Spanish, \
      Italian, French, Portuguese or Dutch; columns with other headers are recognized by their \
      cells, with a note, and --column names those that are not. Seeds, regions and dates are \
      optional.

      The bracket is derived from the teams that meet; rounds can have any names. An empty round \
      continues the one above; rows above the header and rows without teams are skipped with a \
      note. A third-place match is drawn next to the bracket. Where the draw is open ('TBD', \
      'Winner QF2'), matches are ordered by date if all have one, otherwise as in the file.

      Rounds such as 'WB Round 1', 'LB Final' and 'Grand final' are drawn as a double elimination, \
      'Group A' and 'Matchday 3' as tables with their matches. A file with the columns round, \
      player, opponent and result is a Swiss tournament, drawn as a table with the pairings of its \
      rounds.

      EXAMPLES:
        tatami bracket cup.csv                                  writes cup.png
        tatami bracket cup.csv -o cup.svg --style 'leftRight(top)'
        tatami bracket cup.csv --page A4 landscape -o cup.pdf
        tatami bracket cup.csv -o - --format pdf | lpr
        tatami bracket cup.csv league.csv -o pictures/
        tatami bracket cup.csv --watch                          draws again when the file is saved
        tatami cup.csv                                          the same as tatami bracket cup.csv
        tatami bracket cup.csv -o cup.json                      saves a database
        tatami bracket --from-json cup.json -o cup.png
      """
  )

  @Argument(
    help: """
      The results, CSV in UTF-8, UTF-16 or Windows-1252; - reads standard input. Of several files \
      each becomes a picture in the folder of -o; one with an error does not stop the others.
      """,
    completion: .file(extensions: ["csv", "tsv", "json"])
  )
  var files: [String]

  @Option(
    help: """
      The side where the draw begins: left, right, top, bottom, leftRight or topBottom; two-sided \
      styles also name the side of the champion, as in leftRight(bottom) or topBottom(right), and \
      apply to single eliminations; other brackets begin at the left or at the top. Default: left.
      """,
    transform: BracketStyle.init(suggestingFor:)
  )
  var style: BracketStyle?

  @Flag(
    name: .customLong("from-json"),
    help: "The file is a database of the brackets model, as --format brackets-model writes it."
  )
  var fromJSON = false

  @Option(help: "The title above the bracket.")
  var title: String?

  @Option(
    help: """
      The color of winners as RRGGBB, such as D62828; its contrast with the page must be at least 3.
      """,
    transform: ThemeColor.init(argument:)
  )
  var accent: ThemeColor?

  @Flag(help: "Draw no background.")
  var transparent = false

  @Option(help: "The picture's width in points, 160 to 100000. Default: wide enough for all names.")
  var width: Double?

  @Option(
    help: """
      The picture's width and height, such as 1920x1080: pixels of a PNG, points of SVG and PDF. \
      The style, the scale and the sizes of cards are chosen for it.
      """,
    transform: PosterCanvas.init(size:)
  )
  var size: PosterCanvas?

  @Option(
    help: "The picture's width and height in relation, such as 16:9 or 4:5.",
    transform: PosterCanvas.init(aspect:)
  )
  var aspect: PosterCanvas?

  @Option(
    help: """
      What cards show: 'sets' for the scores of sets, games or legs beside that of the match, \
      'score' for that of the match only. Default: sets.
      """
  )
  var detail: MatchDetail?

  @Option(
    help: """
      The language of titles, legends and dates that are not part of the file: en, de, fr, es, it, \
      pt or nl. Default: that of the file's headers and rounds, or English.
      """
  )
  var language: TournamentLanguage?

  @Option(
    help: """
      The games of a series, such as 3: rows of the same teams in one round are its games. Default: \
      three or more rows are a series, two are legs.
      """
  )
  var bestOf: Int?

  @Option(help: "The legs of a match, such as 2: the scores of its rows are added up.")
  var legs: Int?

  @Option(
    name: .customLong("column"),
    help: """
      A column and its header, such as home='Fencer 1', or the number of the field, as in home=2; \
      repeat the option for further columns. Default: recognized by headers and cells.
      """,
    transform: ColumnChoice.init(argument:)
  )
  var columns: [ColumnChoice] = []

  @Option(help: "The round of all rows of a file without a column of rounds, such as 'Group A'.")
  var round: String?

  @Flag(
    help: """
      The file is a Swiss tournament. Default: recognized by its columns for players and opponents.
      """
  )
  var swiss = false

  @Option(
    help: """
      The points of tables for a win, a draw and a loss, such as 2,1,0 or 2-1-0. Default: 3,1,0 in groups, \
      1,0.5,0 in Swiss tournaments.
      """,
    transform: TablePoints.init(argument:)
  )
  var points: TablePoints?

  @Option(
    help: """
      The URL of the matches' pages for SVG and PDF, with {number}, {round}, {home}, {away} or \
      {date}; a column 'url' sets the URL of a single match.
      """,
    transform: MatchLinkTemplate.init(argument:)
  )
  var link: MatchLinkTemplate?

  @Option(
    parsing: .upToNextOption,
    help: """
      The paper of a PDF: A4 or Letter, and portrait or landscape. Large draws have several pages; \
      the type size is at least 7 points.
      """
  )
  var page: [String] = []

  @Flag(
    help: """
      Draw again whenever a file is saved, until the command is interrupted; while a file has an \
      error, its last picture is kept.
      """
  )
  var watch = false

  @OptionGroup
  var picture: PictureOptions

  func validate() throws {
    try ValidationError.check("width", width, in: TournamentPoster.allowedWidths, " points")
    try ValidationError.check("legs", legs.map(Double.init), in: 1...9)
    if let bestOf, bestOf % 2 == 0 || !(1...99).contains(bestOf) {
      throw ValidationError("--best-of is \(bestOf); allowed are odd numbers from 1 to 99.")
    }
    if bestOf != nil, legs != nil {
      throw ValidationError("--best-of and --legs cannot be combined; give one of them.")
    }
    let games = bestOf.map { _ in "--best-of" } ?? legs.map { _ in "--legs" }
    if swiss, let games {
      throw ValidationError("\(games) is for knockouts; remove it or --swiss.")
    }
    if fromJSON, swiss {
      throw ValidationError("--swiss is for CSV; a database states its format. Remove --swiss.")
    }
    if fromJSON, !columns.isEmpty || round != nil {
      let option = columns.isEmpty ? "--round" : "--column"
      throw ValidationError("\(option) is for CSV; remove it, or --from-json.")
    }
    if fromJSON, let games {
      throw ValidationError(
        "\(games) is for CSV; a database lists the games of its matches. Remove \(games)."
      )
    }
    try validateFiles()
    try validateOutput()
  }

  /// Rejects streams that cannot be watched, and several files whose pictures would have one path.
  private func validateFiles() throws {
    if watch, files.contains("-") || picture.output == "-" {
      throw ValidationError("--watch needs files; standard input and output cannot be watched.")
    }
    guard files.count > 1 else { return }
    guard picture.output == nil || picture.folder != nil else {
      throw ValidationError(
        "\(files.count) files need a folder for their pictures; end the output in /."
      )
    }
    var inputs: [String: String] = [:]
    for file in files {
      let path = try picture.target(for: file).path
      if let other = inputs.updateValue(file, forKey: path) {
        throw ValidationError(
          "\(quoted: other) and \(quoted: file) would have one picture, \(quoted: path)."
        )
      }
    }
  }

  /// Rejects options without an effect on the output, and colors that are hardly visible.
  private func validateOutput() throws {
    let format = try picture.target(for: files[0]).format
    let given = [
      ("--style", style != nil), ("--theme", picture.namedTheme != nil),
      ("--accent", accent != nil), ("--transparent", transparent), ("--width", width != nil),
      ("--size", size != nil), ("--aspect", aspect != nil),
      ("--page", !page.isEmpty), ("--scale", picture.scale != nil), ("--link", link != nil),
      ("--points", points != nil), ("--detail", detail != nil), ("--language", language != nil),
    ]
    if format.picture == nil, let option = given.first(where: \.1)?.0 {
      throw ValidationError(
        "\(option) is for pictures, and the output is a database; remove \(option)."
      )
    }
    do throws(AccentContrastError) {
      if let accent { try picture.theme.check(accent: accent) }
    } catch {
      throw ValidationError("--accent has \(error).")
    }
    try validateRaster(format)
    let lengths = [
      ("--size", size != nil), ("--aspect", aspect != nil), ("--width", width != nil),
      ("--page", !page.isEmpty),
    ].filter(\.1).map(\.0)
    guard lengths.count < 2 else {
      throw ValidationError(
        "\(lengths[0]) and \(lengths[1]) cannot be combined; give one of them."
      )
    }
    guard let paper = try Paper(arguments: page) else { return }
    guard format == .pdf else {
      throw ValidationError("--page \(paper.name) is for PDF; end the output in .pdf.")
    }
  }

  /// Rejects options that pictures of pixels cannot have.
  private func validateRaster(_ format: OutputFormat) throws {
    guard format.picture?.isRaster == true else { return }
    if link != nil {
      throw ValidationError(
        "--link is for SVG and PDF, and the output is a \(format.rawValue.uppercased()); remove"
          + " --link, or end the output in .svg or .pdf."
      )
    }
    if format == .jpeg, transparent {
      throw ValidationError("--transparent is not for JPEG; end the output in .png, .svg or .pdf.")
    }
  }

  func run() throws {
    var changes = watch ? FileWatch(files) : nil
    let failure = draw(files)
    while let changed = changes?.changes() { _ = draw(changed) }
    if let failure { throw failure }
  }

  /// Draws files one after the other; returns the first error.
  private func draw(_ files: [String]) -> (any Error)? {
    var failure: (any Error)?
    for (index, file) in files.enumerated() {
      let number = files.count > 1 ? "[\(index + 1)/\(files.count)] " : ""
      do {
        try CommandError.reporting { try draw(file, number: number) }
      } catch {
        failure = failure ?? error
      }
    }
    return failure
  }

  /// Draws a file.
  ///
  /// - Parameter number: The number among several files, for the progress.
  @MainActor
  private func draw(_ file: String, number: String) throws {
    let (path, format) = try picture.target(for: file)
    guard format.picture != nil else { return try save(file, to: path) }
    var output = try picture.output(for: file, scale: size == nil ? nil : 1)
    let step = number.isEmpty ? "" : "\(number)\(file) -> \(path)"
    var progress = Progress(steps: 4, isQuiet: picture.quiet, title: step)
    defer { progress.end() }
    progress.begin("reading results")
    let (document, guessed) = try document(of: file)
    progress.begin("laying out \(document.matchCount) matches")
    let sizes = try Paper(arguments: page)?.sizes ?? []
    var poster = poster(of: document, guessed)
    let folder = file == "-" ? "." : FilePath.sibling(of: file, named: ".")
    let logos = LogoFiles(poster.logoPaths, in: URL(fileURLWithPath: folder))
    output.printNotes(logos.problems)
    poster.logos = logos.images
    let pages = PosterPages(of: poster, as: output.format, paper: sizes)
    if let fitting = pages.fittingCanvas { throw canvasError(file, fitting) }
    if sizes.isEmpty, pages.parts.count > 1 {
      output.printNote(
        "the PDF has \(pages.parts.count) pages, because one page would be too large"
      )
    }
    try output.fit(pages.size)
    progress.begin(output.drawingStep)
    let followsAppearance = picture.namedTheme == nil && accent == nil
    let drawing = Picture(of: pages, followsAppearance: followsAppearance)
    try output.write(drawing, title: title, progress: &progress)
  }

  private func canvasError(_ file: String, _ fitting: CGSize) -> CommandError {
    let name = file == "-" ? "standard input" : file.escaped()
    return CommandError(
      .invalidData,
      "\(name): --size is too small, type would have less than 7 points; use --size"
        + " \(Int(fitting.width))x\(Int(fitting.height)) or larger"
    )
  }

  /// Writes the tournament as a database.
  private func save(_ file: String, to path: String) throws {
    try FilePath.check(path, isNot: file, kind: "output")
    guard case .tournament(let tournament) = try document(of: file).document else {
      throw CommandError(
        .usage,
        "the brackets model has no Swiss tournaments; end the output in .png, .jpg, .svg or .pdf"
      )
    }
    let text = tournament.bracketsModelText()
    try OutputFile.write(Data("\(text)\n".utf8), to: path)
  }

  /// Returns the document and the language of its texts, nil if that is not known.
  private func document(
    of file: String
  ) throws -> (document: TournamentDocument, language: TournamentLanguage?) {
    var options = TournamentDocument.Options()
    options.format = fromJSON ? .bracketsModel : .matchList
    options.stageName = title ?? (file == "-" ? "Tournament" : FilePath.name(of: file))
    if let bestOf { options.repeatedMatches = .bestOf(bestOf) }
    if let legs { options.repeatedMatches = .legs(legs) }
    options.isSwiss = swiss
    options.list.columns = columns
    options.list.round = round
    options.points = points
    let input = try InputFile(file, limit: options.format.byteLimit)
    do throws(TournamentDocumentError) {
      let read = try TournamentDocument.read(input.bytes, name: input.name, options: options)
      if !picture.quiet { Terminal.printNotes(read.notices.map(\.description)) }
      return (read.document, fromJSON ? nil : TournamentLanguage.guess(from: input.bytes))
    } catch {
      throw CommandError(.invalidData, "\(error)")
    }
  }

  private func poster(
    of document: TournamentDocument,
    _ guessed: TournamentLanguage?
  ) -> TournamentPoster {
    var poster = TournamentPoster(of: document)
    poster.style = style ?? .left
    poster.theme = picture.theme
    poster.accent = accent
    poster.isTransparent = transparent
    poster.title = title
    poster.matchLink = link
    poster.width = width
    poster.canvas = size ?? aspect
    poster.choosesStyle = style == nil
    poster.detail = detail ?? .sets
    poster.language = language ?? guessed ?? .english
    return poster
  }
}
