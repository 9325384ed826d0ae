extension StageDraft {
  /// Creates the bracket of a knockout, with the match for the third rank.
  init(_ tree: KnockoutTree, name: String) {
    self.init(singleElimination: tree.rounds, name: name)
    guard tree.cells.count > 1, let third = tree.thirdPlaceMatch else { return }
    settings.consolationFinal = true
    groups.append(Group(rounds: [Round(name: third.round, matches: [third])]))
  }
}
