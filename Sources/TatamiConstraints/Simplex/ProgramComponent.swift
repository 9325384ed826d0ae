/// A part of a program that shares no variables with the others.
struct ProgramComponent: Sendable {
  /// A level, with the variables whose values count for it.
  struct Level: Sendable {
    var level: Int32
    var variables: [Int32] = []
  }

  var rows: [Int32] = []
  var columns: [Int32] = []
  /// The optional levels that occur, in descending order of priority.
  var levels: [Level] = []
  /// Whether the part has to be solved again.
  var isDirty = true
}

extension ProgramComponent {
  /// Returns the components of a tableau, without rows that have no coefficients.
  static func all(of tableau: Tableau) -> [ProgramComponent] {
    var sets = DisjointSets(count: tableau.columns.count)
    for row in tableau.rows.indices where tableau.basic[row] != Tableau.none {
      var index = tableau.rows[row].first
      guard index != Tableau.none else { continue }
      let first = Int(tableau.entries[Int(index)].column)
      while index != Tableau.none {
        sets.join(first, Int(tableau.entries[Int(index)].column))
        index = tableau.entries[Int(index)].nextInRow
      }
    }
    var components: [ProgramComponent] = []
    var indices = [Int32](repeating: Tableau.none, count: tableau.columns.count)
    for column in tableau.columns.indices where tableau.nonbasic[column] != Tableau.none {
      let root = sets.root(of: column)
      if indices[root] == Tableau.none {
        indices[root] = Int32(components.count)
        components.append(ProgramComponent())
      }
      components[Int(indices[root])].columns.append(Int32(column))
    }
    for row in tableau.rows.indices where tableau.basic[row] != Tableau.none {
      let index = tableau.rows[row].first
      guard index != Tableau.none else { continue }
      let root = sets.root(of: Int(tableau.entries[Int(index)].column))
      components[Int(indices[root])].rows.append(Int32(row))
    }
    return components
  }
}

/// Sets of indices that can be joined.
struct DisjointSets {
  private var parents: [Int32]

  /// Makes a set of each index.
  init(count: Int) {
    parents = (0..<Int32(count)).map { $0 }
  }

  /// Returns the index that stands for the set of another one.
  mutating func root(of index: Int) -> Int {
    var root = index
    while Int(parents[root]) != root {
      parents[root] = parents[Int(parents[root])]
      root = Int(parents[root])
    }
    return root
  }

  /// Joins the sets of two indices.
  mutating func join(_ first: Int, _ second: Int) {
    let (left, right) = (root(of: first), root(of: second))
    parents[max(left, right)] = Int32(min(left, right))
  }
}
