/// An entry of a tournament.
public struct Entry: TournamentStructure, Sendable, CustomStringConvertible {
  /// The position among all entries, set by `Bracket.format()`.
  let index: Int?

  /// Creates an entry.
  public init() { index = nil }

  init(index: Int?) { self.index = index }

  /// A text with the entry's index, if it has one.
  public var description: String { "👤_\(index.map(String.init) ?? "-")" }
}
