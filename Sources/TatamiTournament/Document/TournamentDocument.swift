/// The tournament of a file: a match list, or a database of the brackets model.
///
/// ```swift
/// let (document, notices) = try TournamentDocument.read(bytes, name: "cup.csv")
/// switch document {
/// case .tournament(let tournament): print(tournament.bracketsModel())
/// case .swiss(let swiss): print(swiss.table())
/// }
/// ```
public enum TournamentDocument: Equatable, Sendable {
  /// A tournament of one or more stages.
  case tournament(Tournament)
  /// A Swiss tournament.
  case swiss(SwissTournament)

  /// A form of documents.
  public enum Format: Sendable {
    /// CSV with one match per row.
    case matchList
    /// JSON with the tables of the brackets model.
    case bracketsModel

    /// The maximum size of a document, in bytes.
    public var byteLimit: Int { self == .matchList ? MatchListLimits.bytes : 256 << 20 }
  }

  /// The properties of a document that its text does not state.
  ///
  /// ```swift
  /// var options = TournamentDocument.Options()
  /// options.points = .chess
  /// let result = try TournamentDocument.read(bytes, name: "open.csv", options: options)
  /// ```
  public struct Options: Sendable {
    /// The form of the document; the next four properties apply to match lists only.
    public var format = Format.matchList
    /// What the header of a match list does not state.
    public var list = MatchListOptions()
    /// The name of a tournament's only stage.
    public var stageName = "Tournament"
    /// The meaning of several rows of the same teams in a round.
    public var repeatedMatches = RepeatedMatches.recognized
    /// Whether a match list is that of a Swiss tournament, whatever its columns are.
    public var isSwiss = false
    /// The points of tables; nil for 3, 1 and 0 in groups, and 1, ½ and 0 in Swiss tournaments.
    public var points: TablePoints?

    /// Creates the options of a match list.
    public init() {}
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - name: The file's name, used in error messages.
  ///   - options: How the file is read.
  /// - Returns: The tournament, and the notices of the reader.
  /// - Throws: `TournamentDocumentError`.
  /// - Complexity: O(*n* log *n*) in the bytes.
  public static func read(
    _ bytes: [UInt8],
    name: String,
    options: Options = Options()
  ) throws(TournamentDocumentError) -> (document: TournamentDocument, notices: [TournamentNotice]) {
    guard bytes.count <= options.format.byteLimit else {
      throw .tooLarge(file: name, limit: options.format.byteLimit)
    }
    switch options.format {
    case .bracketsModel:
      var tournament = try tournament(ofDatabase: bytes, name: name)
      tournament.tablePoints = options.points
      return (.tournament(tournament), [])
    case .matchList:
      do throws(MatchListError) {
        let list = try MatchListParser.parse(bytes, name: name, options: options.list) {
          list throws(MatchListError) in
          ReadTournament(try read(list, name: name, options).document)
        }
        return try read(list, orDividing: bytes, name: name, options)
      } catch {
        throw .matchList(error)
      }
    }
  }

  /// Derives the tournament of a match list, if need be with a column that tells brackets apart.
  private static func read(
    _ list: MatchList,
    orDividing bytes: [UInt8],
    name: String,
    _ options: Options
  ) throws(MatchListError) -> (document: TournamentDocument, notices: [TournamentNotice]) {
    do throws(MatchListError) {
      return try read(list, name: name, options)
    } catch {
      guard error.concernsBrackets else { throw error }
      for divided in MatchList.divisions(of: bytes, name: name, options: options.list) {
        if let result = try? read(divided, name: name, options) { return result }
      }
      throw error
    }
  }

  /// Derives the tournament of a match list: a Swiss tournament if its columns or rounds identify one,
  /// otherwise the stages that the names of its rounds identify.
  private static func read(
    _ list: MatchList,
    name: String,
    _ options: Options
  ) throws(MatchListError) -> (document: TournamentDocument, notices: [TournamentNotice]) {
    var notices = list.notices.map(TournamentNotice.matchList)
    if options.isSwiss || list.isSwiss {
      let swiss = try SwissTournament.derive(from: list, points: options.points ?? .chess)
      return (.swiss(swiss), notices)
    }
    let derived: (tournament: Tournament, notices: [MatchListNotice])
    do throws(MatchListError) {
      derived = try Tournament.derivation(
        from: list,
        name: options.stageName,
        repeatedMatches: options.repeatedMatches
      )
    } catch {
      switch list.numberedRounds {
      case .swiss:
        let swiss = try SwissTournament.derive(from: list, points: options.points ?? .chess)
        return (.swiss(swiss), notices + [.swiss(file: name)])
      case .league: return try read(list.namingMatchdays(), name: name, options)
      case .unclear:
        guard list.listsColors else { throw .leagueOrSwiss(list.records[0].location) }
        let swiss = try SwissTournament.derive(from: list, points: options.points ?? .chess)
        return (.swiss(swiss), notices + [.swiss(file: name)])
      case nil: throw error
      }
    }
    notices += derived.notices.map(TournamentNotice.matchList)
    var tournament = derived.tournament
    tournament.tablePoints = options.points
    if tournament.stages.contains(where: { !$0.format.isElimination }) {
      notices += pointsNotices(list, name: name, options.points)
    }
    return (.tournament(tournament), notices)
  }

  private static func pointsNotices(
    _ list: MatchList,
    name: String,
    _ points: TablePoints?
  ) -> [TournamentNotice] {
    if points == nil, !list.pointsNames.isEmpty {
      return [.statedPoints(file: name, columns: list.pointsNames)]
    }
    guard !list.bonusNames.isEmpty else { return [.tablePoints(file: name, points)] }
    return [
      .tablePoints(file: name, points ?? .rugby),
      .bonusPoints(file: name, columns: list.bonusNames),
    ]
  }

  private static func tournament(
    ofDatabase bytes: [UInt8],
    name: String
  ) throws(TournamentDocumentError) -> Tournament {
    let tournament: Tournament
    do throws(BracketsModelError) {
      tournament = try Tournament(bracketsModel: bytes)
    } catch {
      throw .database(file: name, error)
    }
    guard !tournament.matches.isEmpty else { throw .noMatches(file: name) }
    return tournament
  }

  /// The number of matches, without byes.
  public var matchCount: Int {
    switch self {
    case .tournament(let tournament): tournament.matches.count { !$0.results.hasBye }
    case .swiss(let swiss): swiss.rounds.reduce(0) { $0 + $1.boards.count { $0.away != nil } }
    }
  }
}
