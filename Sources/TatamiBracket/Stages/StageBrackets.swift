/// The matches of an elimination in flat arrays, without names and results.
public struct StageBrackets: Equatable, Sendable {
  /// A part of an elimination.
  public enum Part: Equatable, Sendable {
    /// The only bracket, or the upper one of a double elimination.
    case upper
    /// The losers' bracket.
    case lower
    /// The matches between the winners of both brackets.
    case grandFinal
    /// The match for the third place.
    case besideFinal
  }

  /// A match.
  package struct Match: Equatable, Sendable {
    /// The index of the match in the tournament.
    package let index: Int
    /// The part of the stage.
    package let part: Part
    /// The number of the round in its part, from 1.
    package let round: Int
    /// The number of the match in its round, from 1.
    package let number: Int
    /// The position in ``StageBrackets/matches`` of the match that the winner enters, nil for none.
    ///
    /// Inside of a part, the match belongs to a later round.
    package let next: Int?
    /// Whether the match has only one side.
    package let hasBye: Bool

    /// Creates a match.
    package init(
      index: Int,
      at position: (part: Part, round: Int, number: Int),
      next: Int?,
      hasBye: Bool
    ) {
      self.index = index
      (part, round, number) = position
      self.next = next
      self.hasBye = hasBye
    }
  }

  /// A round with a header.
  package struct Round: Equatable, Sendable {
    /// The index of the round in the tournament.
    package let index: Int
    /// The part of the stage.
    package let part: Part
    /// The number of the round in its part, from 1.
    package let number: Int

    /// Creates a round.
    package init(index: Int, part: Part, number: Int) {
      self.index = index
      self.part = part
      self.number = number
    }
  }

  /// The matches, in the order of their boxes.
  package var matches: [Match] = []
  /// The rounds, in the order of their headers.
  package var rounds: [Round] = []
  /// The number of rounds of the upper half.
  package var upperRounds = 0
  /// The number of rounds of the lower half, 0 without one.
  package var lowerRounds = 0
  /// Whether the stage is a double elimination.
  package var isDouble = false
  /// Whether the lower half begins with a round before the upper one (`skipFirstRound`).
  package var skipsFirstRound = false
  /// The position in ``matches`` of the match whose winner wins the stage, nil for none.
  package var deciding: Int?

  /// Creates brackets without matches.
  package init() {}
}
