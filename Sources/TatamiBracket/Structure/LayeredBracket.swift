/// A full binary tournament of which any slot may stay empty.
///
/// Match `(layer, item)` covers the slots from `item * 2^layer`; the lower half of them is its
/// home side. It exists if both halves hold an entry.
public struct LayeredBracket: Hashable, Sendable {
  /// The numbers of rounds a tournament can have: 1 to 24.
  public static let allowedLayers = 1...24

  /// The number of rounds.
  public let numberOfLayers: Int
  /// How many slots below each one hold an entry; one more than there are slots.
  private let presentBelow: [Int32]
  /// The preferred side of each match by serial index; empty if there is none at all.
  private let preferred: [PreferredSide?]

  /// The side of a match that is ahead.
  public enum PreferredSide: String, Hashable, Sendable, CaseIterable {
    /// The side with the lower slots.
    case home
    /// The side with the higher slots.
    case away
  }

  /// Describes a tournament.
  ///
  /// - Parameters:
  ///   - numberOfLayers: The rounds, 1 to 24.
  ///   - missing: The empty slots; numbers that are no slot are ignored.
  ///   - preferred: The side that is ahead in a match; matches that do not exist are ignored.
  /// - Throws: `numberOfLayers` for a number that is not allowed.
  /// - Complexity: O(*n*), *n* the number of slots, present or not.
  public init(
    numberOfLayers: Int,
    missing: some Sequence<Int> = EmptyCollection<Int>(),
    preferred: [MatchPath: PreferredSide] = [:]
  ) throws(BracketError) {
    guard Self.allowedLayers.contains(numberOfLayers) else {
      throw .numberOfLayers(numberOfLayers, allowed: Self.allowedLayers)
    }
    self.numberOfLayers = numberOfLayers
    presentBelow = Self.countPresent(slots: 1 << numberOfLayers, missing: missing)
    self.preferred = Self.listSides(preferred, numberOfLayers: numberOfLayers)
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
    _ preferred: [MatchPath: PreferredSide],
    numberOfLayers: Int
  ) -> [PreferredSide?] {
    guard !preferred.isEmpty else { return [] }
    var sides = [PreferredSide?](repeating: nil, count: (1 << numberOfLayers) - 1)
    for (path, side) in preferred {
      guard path.layer >= 1, path.layer <= numberOfLayers, path.item >= 0 else { continue }
      guard path.item < 1 << (numberOfLayers - path.layer) else { continue }
      sides[Self.index(of: path, numberOfLayers: numberOfLayers)] = side
    }
    return sides
  }
}

extension LayeredBracket {
  /// The number of slots, present or empty.
  public var numberOfSlots: Int { 1 << numberOfLayers }

  /// The number of entries.
  public var numberOfEntries: Int { Int(presentBelow[numberOfSlots]) }

  /// Returns whether a slot holds an entry; numbers that are no slot do not.
  public func isPresent(slot: Int) -> Bool {
    slot >= 0 && slot < numberOfSlots && presentBelow[slot] < presentBelow[slot + 1]
  }

  /// Returns whether there is a match: both its halves hold an entry.
  public func hasMatch(at path: MatchPath) -> Bool {
    guard path.layer >= 1, path.layer <= numberOfLayers, path.item >= 0 else { return false }
    guard path.item < 1 << (numberOfLayers - path.layer) else { return false }
    return matchExists(path)
  }

  /// Returns the side that is ahead in a match; nil if it is open or does not exist.
  public func preferredSide(at path: MatchPath) -> PreferredSide? {
    hasMatch(at: path) ? side(at: path) : nil
  }
}

extension LayeredBracket {
  /// The number of entries below a slot, which is the entry's ordinal if the slot holds one.
  func ordinal(of slot: Int) -> Int { Int(presentBelow[slot]) }

  /// Whether a block, given by the path of its match, holds any entry.
  func isPopulated(_ block: MatchPath) -> Bool {
    let first = block.item << block.layer
    return presentBelow[first] < presentBelow[first + (1 << block.layer)]
  }

  /// `hasMatch(at:)` for a path inside the tournament.
  func matchExists(_ path: MatchPath) -> Bool {
    let length = 1 << path.layer
    let first = path.item * length
    let middle = presentBelow[first + length / 2]
    return presentBelow[first] < middle && middle < presentBelow[first + length]
  }

  /// The side noted for a path inside the tournament, whether or not the match exists.
  func side(at path: MatchPath) -> PreferredSide? {
    preferred.isEmpty ? nil : preferred[index(of: path)]
  }

  /// Whether a side is noted for any match.
  var hasPreferences: Bool { !preferred.isEmpty }

  /// The serial index of a path inside the tournament (spec bracket §2.4.1).
  func index(of path: MatchPath) -> Int {
    Self.index(of: path, numberOfLayers: numberOfLayers)
  }

  private static func index(of path: MatchPath, numberOfLayers: Int) -> Int {
    (1 << numberOfLayers) - (2 << (numberOfLayers - path.layer)) + path.item
  }
}
