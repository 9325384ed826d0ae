extension Bracket {
  /// Numbers the entries from 0, and sets the paths of all brackets.
  public mutating func format() { self = formatted() }

  /// Returns the bracket with numbered entries and with the paths of all brackets.
  ///
  /// - Complexity: O(*n*) in the nodes, at any depth.
  public func formatted() -> Bracket {
    let depths = depths()
    // A bracket without children has one layer as well.
    let numberOfLayers = zip(depths, nodes).map { $0 + ($1.isEntry ? 0 : 1) }.max() ?? 1
    var numberOfEntries = 0
    var items = [Int](repeating: 0, count: numberOfLayers + 1)
    var formatted = Array(nodes)
    for (index, depth) in depths.enumerated() {
      switch formatted[index].content {
      case .entry:
        formatted[index].content = .entry(index: numberOfEntries)
        numberOfEntries += 1
      case .bracket(_, let count, let indexes):
        let path = MatchPath(layer: numberOfLayers - depth, item: items[depth])
        formatted[index].content = .bracket(
          path: path,
          numberOfWinners: count,
          winnerIndexes: indexes
        )
        items[depth] += 1
      }
    }
    return Bracket(nodes: formatted[...])
  }

  /// Returns the number of brackets that contain each node.
  func depths() -> [Int] {
    var depths: [Int] = []
    depths.reserveCapacity(nodes.count)
    var ends: [Int] = []
    for (index, node) in nodes.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      depths.append(ends.count)
      if !node.isEntry { ends.append(index + node.size) }
    }
    return depths
  }
}

extension Bracket: CustomStringConvertible {
  /// The largest indentation of a line, in levels.
  private static let deepestIndentation = 64

  /// One line for each bracket and entry, indented by level, up to 64 levels.
  public var description: String {
    zip(depths(), nodes).map { depth, node in
      let levels = min(depth, Self.deepestIndentation)
      let indentation = levels == 0 ? "" : String(repeating: "   ", count: levels - 1) + " ▹︎ "
      return indentation + Self.text(of: node)
    }.joined(separator: "\n")
  }

  private static func text(of node: StructureNode) -> String {
    switch node.content {
    case .entry(let index): Entry(index: index).description
    case .bracket(let path?, _, _): "🔸[\(path.layer)-\(path.item)]"
    case .bracket(nil, _, _): "🔸[-]"
    }
  }
}
