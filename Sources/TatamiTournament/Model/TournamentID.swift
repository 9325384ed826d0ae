import TatamiJSON

/// An identifier of a participant, a stage, a match or another record, as used in databases.
public enum TournamentID: Hashable, Sendable, CustomStringConvertible {
  /// A whole number; new records count up from 0.
  case number(Int)
  /// A string.
  case text(String)

  /// The number, or the string in quotes.
  public var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): "\(quoted: text)"
    }
  }
}

extension TournamentID: ExpressibleByIntegerLiteral {
  /// Creates a number.
  public init(integerLiteral value: Int) {
    self = .number(value)
  }
}

/// The index of every record of a table by its identifier.
struct IDIndex: Equatable, Sendable {
  /// The number of records if their identifiers count up from 0, as in most tables.
  private var sequentialCount: Int? = 0
  private var indexes: [TournamentID: Int] = [:]
  private var nextNumber = 0

  /// The identifier of the next new record: one more than the largest number.
  var next: TournamentID { .number(nextNumber) }

  /// Returns the index of a record, nil if there is none.
  subscript(id: TournamentID) -> Int? {
    guard let sequentialCount else { return indexes[id] }
    guard case .number(let number) = id, (0..<sequentialCount).contains(number) else { return nil }
    return number
  }

  /// Adds the record that follows the last one; returns false if its identifier is in use.
  mutating func append(_ id: TournamentID) -> Bool {
    if case .number(let number) = id {
      let (following, isTooLarge) = number.addingReportingOverflow(1)
      nextNumber = max(nextNumber, isTooLarge ? number : following)
    }
    if let sequentialCount {
      if id == .number(sequentialCount) {
        self.sequentialCount = sequentialCount + 1
        return true
      }
      for number in 0..<sequentialCount { indexes[.number(number)] = number }
      self.sequentialCount = nil
    }
    guard indexes[id] == nil else { return false }
    indexes[id] = indexes.count
    return true
  }
}
