import TatamiBracket

extension TatamiBracket.Bracket {
  /// Creates Tatami's bracket of a structure.
  ///
  /// - Throws: The first mistake of the structure.
  init(_ structure: Bracket) throws(BracketError) {
    var builder = BracketBuilder(
      numberOfWinners: structure.numberOfWinners,
      winnerIndexes: structure.winnerIndexes
    )
    var ends: [Int] = []
    for (index, node) in structure.nodes.enumerated().dropFirst() {
      while let end = ends.last, end <= index {
        ends.removeLast()
        builder.endBracket()
      }
      switch node.content {
      case .entry:
        builder.addEntries()
      case .bracket(_, let numberOfWinners, let winnerIndexes):
        builder.beginBracket(numberOfWinners: numberOfWinners, winnerIndexes: winnerIndexes)
        ends.append(index + node.size)
      }
    }
    for _ in ends { builder.endBracket() }
    self = try builder.build()
  }
}

extension Bracket {
  /// Creates the formatted structure of Tatami's bracket.
  init(_ bracket: TatamiBracket.Bracket) {
    var nodes: [StructureNode] = []
    var open: [Int] = []
    for step in bracket.steps() {
      switch step {
      case .entry:
        nodes.append(StructureNode(content: .entry(index: nil)))
      case .begin(let numberOfWinners, let winnerIndexes):
        open.append(nodes.count)
        let content = StructureNode.Content.bracket(
          path: nil,
          numberOfWinners: numberOfWinners,
          winnerIndexes: winnerIndexes
        )
        nodes.append(StructureNode(content: content))
      case .end:
        guard let index = open.popLast() else { continue }
        nodes[index].size = nodes.count - index
      }
    }
    self = Bracket(nodes: nodes[...]).formatted()
  }
}
