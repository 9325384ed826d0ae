/// A maximum matching of a graph by Edmonds' blossom algorithm.
struct BlossomMatching {
  private let neighbors: [[Int]]
  private var mate: [Int?]
  private var parent: [Int?]
  /// The base of the blossom that a vertex belongs to.
  private var base: [Int]
  private var isReached: [Bool]

  /// - Parameter neighbors: The neighbors of every vertex.
  init(neighbors: [[Int]]) {
    self.neighbors = neighbors
    mate = [Int?](repeating: nil, count: neighbors.count)
    parent = mate
    base = Array(neighbors.indices)
    isReached = [Bool](repeating: false, count: neighbors.count)
  }

  /// Returns the number of vertices without a partner in a maximum matching.
  ///
  /// - Complexity: O(*n*³) in the vertices.
  mutating func unmatchedCount() -> Int {
    matchGreedily()
    for root in neighbors.indices where mate[root] == nil {
      if let end = augmentingPathEnd(from: root) { augment(to: end) }
    }
    return mate.count { $0 == nil }
  }

  private mutating func matchGreedily() {
    for vertex in neighbors.indices where mate[vertex] == nil {
      guard let free = neighbors[vertex].first(where: { mate[$0] == nil }) else { continue }
      mate[vertex] = free
      mate[free] = vertex
    }
  }

  private mutating func augment(to end: Int) {
    var vertex: Int? = end
    while let current = vertex, let previous = parent[current] {
      let next = mate[previous]
      mate[current] = previous
      mate[previous] = current
      vertex = next
    }
  }

  /// Returns the last vertex of an augmenting path from a free vertex, nil if there is none.
  private mutating func augmentingPathEnd(from root: Int) -> Int? {
    for vertex in neighbors.indices {
      parent[vertex] = nil
      base[vertex] = vertex
      isReached[vertex] = false
    }
    isReached[root] = true
    var queue = [root]
    var next = 0
    while next < queue.count {
      let vertex = queue[next]
      next += 1
      for neighbor in neighbors[vertex]
      where base[vertex] != base[neighbor] && mate[vertex] != neighbor {
        if neighbor == root || mate[neighbor].map({ parent[$0] != nil }) ?? false {
          shrinkBlossom(vertex, neighbor, queue: &queue)
        } else if parent[neighbor] == nil {
          parent[neighbor] = vertex
          guard let partner = mate[neighbor] else { return neighbor }
          isReached[partner] = true
          queue.append(partner)
        }
      }
    }
    return nil
  }

  private mutating func shrinkBlossom(_ first: Int, _ second: Int, queue: inout [Int]) {
    let common = commonBase(first, second)
    var isInBlossom = [Bool](repeating: false, count: neighbors.count)
    markPath(from: first, to: common, child: second, &isInBlossom)
    markPath(from: second, to: common, child: first, &isInBlossom)
    for vertex in neighbors.indices where isInBlossom[base[vertex]] {
      base[vertex] = common
      if !isReached[vertex] {
        isReached[vertex] = true
        queue.append(vertex)
      }
    }
  }

  private func commonBase(_ first: Int, _ second: Int) -> Int {
    var isOnPath = [Bool](repeating: false, count: neighbors.count)
    var vertex = first
    while true {
      vertex = base[vertex]
      isOnPath[vertex] = true
      guard let partner = mate[vertex], let previous = parent[partner] else { break }
      vertex = previous
    }
    vertex = second
    while true {
      vertex = base[vertex]
      if isOnPath[vertex] { return vertex }
      guard let partner = mate[vertex], let previous = parent[partner] else { return vertex }
      vertex = previous
    }
  }

  private mutating func markPath(
    from start: Int,
    to common: Int,
    child: Int,
    _ isInBlossom: inout [Bool]
  ) {
    var (vertex, child) = (start, child)
    while base[vertex] != common {
      guard let partner = mate[vertex] else { return }
      isInBlossom[base[vertex]] = true
      isInBlossom[base[partner]] = true
      parent[vertex] = child
      child = partner
      guard let previous = parent[partner] else { return }
      vertex = previous
    }
  }
}
