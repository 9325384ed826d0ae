public import TatamiMatchLists

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
    /// The facts that the header of a match list does not state.
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
        var derivation = DocumentDerivation(name: name, options: options)
        let list = try MatchListReader.read(bytes, name: name, options: options.list) {
          list throws(MatchListError) in
          ReadTournament(try derivation.derive(list).document)
        }
        return try derivation.read(list, orDividing: bytes)
      } catch {
        throw .matchList(error)
      }
    }
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
