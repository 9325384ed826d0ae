public import TatamiDocuments
public import TatamiJSON

/// An error in a database of the brackets model, or in a JSON description of a stage or an update.
public enum BracketsModelError: DocumentReadingError, Equatable, Sendable, CustomStringConvertible {
  /// The text is not JSON.
  case json(JSONError)
  /// A key or a value is not allowed.
  case document(DocumentError)
  /// Two records of a table have the same identifier.
  case repeatedID(TournamentID, at: DocumentPath)
  /// A record refers to a record that does not exist in its table.
  case danglingReference(TournamentID, table: String, at: DocumentPath)
  /// The results of a match contradict each other.
  case contradiction(match: TournamentID, reason: String)
  /// A participant plays two matches of a round.
  case repeatedParticipant(TournamentID, match: TournamentID, round: TournamentID)
  /// The numbers of the groups, rounds, matches or games of a record are not 1, 2, 3 …
  case wrongNumber(Int, expected: Int, at: DocumentPath)
  /// The number of matches in a round of an elimination does not match its bracket.
  case wrongMatchCount(Int, expected: Int, round: TournamentID)

  /// The path or the record, the value found there, and the allowed values.
  public var description: String {
    switch self {
    case .json(let error): error.description
    case .document(let error): error.description
    case .repeatedID(let id, let path):
      "\(path): the id \(id) occurs twice in this table; give every record an id of its own"
    case .danglingReference(let id, let table, let path):
      "\(path): there is no \(table) \(id); add it or correct the reference"
    case .contradiction(let match, let reason):
      "match \(match): \(reason); correct its results"
    case .repeatedParticipant(let participant, let match, let round):
      "match \(match): participant \(participant) plays another match of round \(round) already"
    case .wrongNumber(let found, let expected, let path):
      "\(path): the number \(found); expected \(expected), because numbers count up from 1"
    case .wrongMatchCount(let found, let expected, let round):
      "round \(round): \(found) matches; this bracket needs \(expected)"
    }
  }
}
