/// A binary bracket in which any slot can be empty.
///
/// Match `(layer, item)` covers `2^layer` slots from `item * 2^layer`; the lower half of them is
/// its home side. The match exists if both halves contain an entry.
public struct LayeredBracket: Hashable, Sendable {
  /// The allowed numbers of rounds: 1 to 24.
  public static let allowedLayers = 1...24

  /// The number of rounds.
  public let numberOfLayers: Int
  /// For each slot, and for the end, the number of entries in the slots below.
  private let presentBelow: [Int32]
  /// The preferred side of each match by serial index; empty if no match has one.
  private let preferred: [PreferredSide?]

  /// The winning side of a match.
  public enum PreferredSide: String, Hashable, Sendable, CaseIterable {
    /// The side with the lower slots.
    case home
    /// The side with the higher slots.
    case away
  }

  /// Creates a bracket.
  ///
  /// - Parameters:
  ///   - numberOfLayers: The number of rounds, 1 to 24.
  ///   - missing: The empty slots; numbers that are no slot are ignored.
  ///   - preferred: The winning sides of decided matches; matches that do not exist are ignored.
  /// - Throws: `numberOfLayers` if the number is not allowed.
  /// - Complexity: O(*n*) in the number of slots, empty ones included.
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
  /// The number of slots, empty ones included.
  public var numberOfSlots: Int { 1 << numberOfLayers }

  /// The number of entries.
  public var numberOfEntries: Int { Int(presentBelow[numberOfSlots]) }

  /// Returns whether a slot contains an entry; false for numbers that are no slot.
  public func isPresent(slot: Int) -> Bool {
    slot >= 0 && slot < numberOfSlots && presentBelow[slot] < presentBelow[slot + 1]
  }

  /// Returns whether a match exists: both its halves contain an entry.
  public func hasMatch(at path: MatchPath) -> Bool {
    guard path.layer >= 1, path.layer <= numberOfLayers, path.item >= 0 else { return false }
    guard path.item < 1 << (numberOfLayers - path.layer) else { return false }
    return matchExists(path)
  }

  /// Returns the winning side of a match; nil if the match is undecided or does not exist.
  public func preferredSide(at path: MatchPath) -> PreferredSide? {
    hasMatch(at: path) ? side(at: path) : nil
  }
}

extension LayeredBracket {
  /// Returns the number of entries below a slot: the ordinal of the slot's own entry.
  func ordinal(of slot: Int) -> Int { Int(presentBelow[slot]) }

  /// The slots that contain entries, ascending; empty if all slots do.
  var slotsOfEntries: [Int32] {
    guard numberOfEntries < numberOfSlots else { return [] }
    return (0..<Int32(numberOfSlots)).filter { isPresent(slot: Int($0)) }
  }

  /// Returns whether a block, given by the path of its match, contains an entry.
  func isPopulated(_ block: MatchPath) -> Bool {
    let first = block.item << block.layer
    return presentBelow[first] < presentBelow[first + (1 << block.layer)]
  }

  /// Returns whether a match exists, for a path inside the bracket.
  func matchExists(_ path: MatchPath) -> Bool {
    let length = 1 << path.layer
    let first = path.item * length
    let middle = presentBelow[first + length / 2]
    return presentBelow[first] < middle && middle < presentBelow[first + length]
  }

  /// Returns the preferred side for a path inside the bracket, even if the match does not exist.
  func side(at path: MatchPath) -> PreferredSide? {
    preferred.isEmpty ? nil : preferred[index(of: path)]
  }

  /// Whether any match has a preferred side.
  var hasPreferences: Bool { !preferred.isEmpty }

  /// Returns the serial index of a path inside the bracket (Specification/bracket.md §2.4.1).
  func index(of path: MatchPath) -> Int {
    Self.index(of: path, numberOfLayers: numberOfLayers)
  }

  private static func index(of path: MatchPath, numberOfLayers: Int) -> Int {
    (1 << numberOfLayers) - (2 << (numberOfLayers - path.layer)) + path.item
  }
}
