extension MatchRecord {
  /// The names of the known teams.
  package var teamNames: [String] {
    [home, away].compactMap { if case .named(let name) = $0 { name } else { nil } }
  }

  /// The team that has won the row, nil while it is not known.
  var winningName: String? { result.decidedWinner.flatMap(name) }

  /// The team that has lost the row, nil while it is not known.
  package var losingName: String? { (result.decidedWinner?.other).flatMap(name) }

  private func name(of side: Slot) -> String? {
    if case .named(let name) = side == .home ? home : away { name } else { nil }
  }
}
