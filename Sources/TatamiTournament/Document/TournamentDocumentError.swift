import TatamiMatchLists

/// An error in the document of a tournament.
public enum TournamentDocumentError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A match list is wrong.
  case matchList(MatchListError)
  /// A database is wrong.
  case database(file: String, BracketsModelError)
  /// A database contains no match.
  case noMatches(file: String)
  /// A document has more bytes than allowed.
  case tooLarge(file: String, limit: Int)

  /// The file, the position in it, and how to correct the error.
  public var description: String {
    switch self {
    case .matchList(let error): "\(error)\(error.columnHint)"
    case .database(let file, let error): "\(file.escaped()): \(error)"
    case .noMatches(let file):
      "\(file.escaped()): the database has no match; add a stage with matches"
    case .tooLarge(let file, let limit): "\(file.escaped()): more than \(limit >> 20) MiB"
    }
  }
}
