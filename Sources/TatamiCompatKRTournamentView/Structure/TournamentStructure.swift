/// A part of a tournament: an `Entry` or a `Bracket`.
///
/// Values of other types are left out of brackets.
public protocol TournamentStructure {}

/// Returns whether two parts are equal: entries with the same index, or brackets with the same
/// paths, children and winners.
public func == (lhs: any TournamentStructure, rhs: any TournamentStructure) -> Bool {
  guard let left = StructureNode.nodes(of: lhs), let right = StructureNode.nodes(of: rhs) else {
    return false
  }
  return left == right
}

/// Returns whether two parts differ.
public func != (lhs: any TournamentStructure, rhs: any TournamentStructure) -> Bool {
  !(lhs == rhs)
}

/// Returns whether two lists have equal parts in the same order.
public func == (lhs: [any TournamentStructure], rhs: [any TournamentStructure]) -> Bool {
  lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { $0 == $1 }
}
