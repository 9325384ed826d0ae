import TatamiUIKit

extension TournamentBuilder {
  /// Returns the bracket of the builder's current state.
  ///
  /// A builder that contains itself, and one with more than about a million entries and brackets,
  /// gives a bracket without children, which a view does not show; the mistake is written to the
  /// console.
  ///
  /// - Parameter format: Whether entries are numbered and the paths of brackets are set.
  public func build(format: Bool = false) -> Bracket {
    var walk = BuilderWalk(self)
    walk.run()
    if let mistake = walk.mistake {
      writeDiagnostic("the tournament is not built: \(mistake)")
      return Bracket(children: [])
    }
    let bracket = Bracket(nodes: walk.nodes[...])
    return format ? bracket.formatted() : bracket
  }
}

/// A walk through the builders below a builder in document order.
private struct BuilderWalk {
  private(set) var nodes: [StructureNode] = []
  private(set) var mistake: String?
  private var open: [(builder: TournamentBuilder, next: Int, node: Int)] = []
  /// The builders that contain the current one, and the current one.
  private var path: Set<ObjectIdentifier> = []

  init(_ root: TournamentBuilder) { begin(root) }

  mutating func run() {
    while mistake == nil, let last = open.last {
      guard last.next < last.builder.children.count else {
        nodes[last.node].size = nodes.count - last.node
        path.remove(ObjectIdentifier(last.builder))
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      switch last.builder.children[last.next] {
      case .entry: append(.entry(index: nil))
      case .bracket(let builder): begin(builder)
      }
    }
  }

  private mutating func begin(_ builder: TournamentBuilder) {
    guard path.insert(ObjectIdentifier(builder)).inserted else {
      mistake = "a builder contains itself"
      return
    }
    open.append((builder, 0, nodes.count))
    append(
      .bracket(
        path: nil,
        numberOfWinners: builder.numberOfWinners,
        winnerIndexes: builder.winnerIndexes
      )
    )
  }

  private mutating func append(_ content: StructureNode.Content) {
    guard nodes.count < TournamentBuilder.mostNodes else {
      mistake = "more than \(TournamentBuilder.mostNodes) entries and brackets"
      return
    }
    nodes.append(StructureNode(content: content))
  }
}
