/// A binary bracket in which any slot can be empty.
///
/// ```swift
/// let decider = MatchPath(round: 3, item: 0)
/// let cup = try BinaryBracket(numberOfRounds: 3, missing: [1], winningSides: [decider: .home])
/// let winner = cup.winningSide(at: decider)
/// ```
///
/// Match `(round, item)` covers `2^round` slots from `item * 2^round`; the lower half of them is
/// its home side. The match exists if both halves contain an entry.
public struct BinaryBracket: Hashable, Sendable {
  /// The allowed numbers of rounds: 1 to 24.
  public static let allowedRounds = 1...24

  /// The number of rounds.
  public let numberOfRounds: Int
  /// For each slot, and for the end, the number of entries in the slots below.
  private let presentBelow: [Int32]
  /// The winning side of each match by serial index; empty if no match has one.
  private let winningSides: [Side?]

  /// The winning side of a match.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// The side with the lower slots.
    case home
    /// The side with the higher slots.
    case away
  }

  /// Creates a bracket.
  ///
  /// - Parameters:
  ///   - numberOfRounds: The number of rounds, 1 to 24.
  ///   - missing: The empty slots; numbers that are not slots are ignored.
  ///   - winningSides: The winning sides of decided matches; matches that do not exist are ignored.
  /// - Throws: `numberOfRounds` if the number is not allowed.
  /// - Complexity: O(*n*) in the number of slots, empty ones included.
  public init(
    numberOfRounds: Int,
    missing: some Sequence<Int> = EmptyCollection<Int>(),
    winningSides: [MatchPath: Side] = [:]
  ) throws(BracketError) {
    guard Self.allowedRounds.contains(numberOfRounds) else {
      throw .numberOfRounds(numberOfRounds, allowed: Self.allowedRounds)
    }
    self.numberOfRounds = numberOfRounds
    presentBelow = Self.countPresent(slots: 1 << numberOfRounds, missing: missing)
    self.winningSides = Self.listSides(winningSides, numberOfRounds: numberOfRounds)
  }

  private static func countPresent(slots: Int, missing: some Sequence<Int>) -> [Int32] {
    var counts = [Int32](repeating: 1, count: slots + 1)
    counts[0] = 0
    for slot in missing where slot >= 0 && slot < slots {
      counts[slot + 1] = 0
    }
    for slot in 0..<slots {
      counts[slot + 1] += counts[slot]
    }
    return counts
  }

  private static func listSides(
    _ winningSides: [MatchPath: Side],
    numberOfRounds: Int
  ) -> [Side?] {
    guard !winningSides.isEmpty else { return [] }
    var sides = [Side?](repeating: nil, count: (1 << numberOfRounds) - 1)
    for (path, side) in winningSides {
      guard path.round >= 1, path.round <= numberOfRounds, path.item >= 0 else { continue }
      guard path.item < 1 << (numberOfRounds - path.round) else { continue }
      sides[Self.index(of: path, numberOfRounds: numberOfRounds)] = side
    }
    return sides
  }
}

extension BinaryBracket {
  /// The number of slots, empty ones included.
  public var numberOfSlots: Int { 1 << numberOfRounds }

  /// The number of entries.
  public var numberOfEntries: Int { Int(presentBelow[numberOfSlots]) }

  /// Returns whether a slot contains an entry; false for numbers that are not slots.
  public func isPresent(slot: Int) -> Bool {
    slot >= 0 && slot < numberOfSlots && presentBelow[slot] < presentBelow[slot + 1]
  }

  /// Returns whether a match exists: both its halves contain an entry.
  public func hasMatch(at path: MatchPath) -> Bool {
    guard path.round >= 1, path.round <= numberOfRounds, path.item >= 0 else { return false }
    guard path.item < 1 << (numberOfRounds - path.round) else { return false }
    return matchExists(path)
  }

  /// Returns the winning side of a match; nil if the match is undecided or does not exist.
  public func winningSide(at path: MatchPath) -> Side? {
    hasMatch(at: path) ? side(at: path) : nil
  }
}

extension BinaryBracket {
  /// Returns the number of entries below a slot: the ordinal of the slot's own entry.
  func ordinal(of slot: Int) -> Int { Int(presentBelow[slot]) }

  /// The slots that contain entries, ascending; empty if all slots do.
  var slotsOfEntries: [Int32] {
    guard numberOfEntries < numberOfSlots else { return [] }
    return (0..<Int32(numberOfSlots)).filter { isPresent(slot: Int($0)) }
  }

  /// Returns whether a block, given by the path of its match, contains an entry.
  func isPopulated(_ block: MatchPath) -> Bool {
    let first = block.item << block.round
    return presentBelow[first] < presentBelow[first + (1 << block.round)]
  }

  /// Returns whether a match exists, for a path inside the bracket.
  func matchExists(_ path: MatchPath) -> Bool {
    let length = 1 << path.round
    let first = path.item * length
    let middle = presentBelow[first + length / 2]
    return presentBelow[first] < middle && middle < presentBelow[first + length]
  }

  /// Returns the winning side for a path inside the bracket, even if the match does not exist.
  func side(at path: MatchPath) -> Side? {
    winningSides.isEmpty ? nil : winningSides[index(of: path)]
  }

  /// Whether any match has a winning side.
  var hasWinners: Bool { !winningSides.isEmpty }

  /// Returns the serial index of a path inside the bracket (Specification/bracket.md §2.4.1).
  func index(of path: MatchPath) -> Int {
    Self.index(of: path, numberOfRounds: numberOfRounds)
  }

  private static func index(of path: MatchPath, numberOfRounds: Int) -> Int {
    (1 << numberOfRounds) - (2 << (numberOfRounds - path.round)) + path.item
  }
}
