import TatamiBracket
import TatamiTournament

/// The halves of a tournament's tree: the parts above the final's home side and its away side.
struct PosterTree {
  /// The half of each match; the final belongs to the first.
  let sides: [BracketSide]
  /// The half of each entry.
  let entrySides: [BracketSide]
  /// The number of rounds.
  let layers: Int

  /// - Throws: `BracketError.tooLarge` for a tournament with more than ``Bracket/mostSlots``
  ///   entries and winners.
  /// - Complexity: O(*n*) in the matches.
  init(_ tournament: Knockout) throws(BracketError) {
    guard tournament.entries.count + tournament.matches.count <= Bracket.mostSlots else {
      throw .tooLarge
    }
    let final = tournament.matches.count - 1
    var sides = Array(repeating: BracketSide.first, count: tournament.matches.count)
    func side(of slot: Knockout.Slot, in match: Int) -> BracketSide {
      guard match == final else { return sides[match] }
      return slot == .home ? .first : .second
    }
    for match in tournament.matches.indices.reversed() {
      for slot in [Knockout.Slot.home, .away] {
        guard case .winner(let source) = tournament.matches[match][slot].origin else { continue }
        sides[source] = side(of: slot, in: match)
      }
    }
    entrySides = tournament.entries.map { side(of: $0.slot, in: $0.match) }
    self.sides = sides
    layers = max(tournament.layers.count, 1)
  }

  /// Returns the half of a match's side.
  func side(of slot: Knockout.Slot, inMatch match: Int) -> BracketSide {
    guard match == sides.count - 1 else { return sides[match] }
    return slot == .home ? .first : .second
  }
}
