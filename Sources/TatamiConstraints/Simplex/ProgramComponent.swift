/// A part of a program that shares no variables with the others.
///
/// The lists of all components are parts of a few arrays: most components are a single length.
struct ProgramComponent: Sendable {
  /// A level, with the variables whose values count for it.
  struct Level: Sendable {
    var level: Int32
    var variables: ArraySlice<Int32>
  }

  let rows: ArraySlice<Int32>
  let columns: ArraySlice<Int32>
  /// The optional levels that occur, in descending order of priority.
  var levels: ArraySlice<Level> = []
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
    var count = 0
    var ofColumn = [Int32](repeating: Tableau.none, count: tableau.columns.count)
    var ofRoot = ofColumn
    for column in tableau.columns.indices where tableau.nonbasic[column] != Tableau.none {
      let root = sets.root(of: column)
      if ofRoot[root] == Tableau.none {
        ofRoot[root] = Int32(count)
        count += 1
      }
      ofColumn[column] = ofRoot[root]
    }
    let ofRow = tableau.rows.indices.map { row in
      let index = tableau.rows[row].first
      guard tableau.basic[row] != Tableau.none, index != Tableau.none else { return Tableau.none }
      return ofColumn[Int(tableau.entries[Int(index)].column)]
    }
    return zip(members(of: ofRow, count), members(of: ofColumn, count)).map {
      ProgramComponent(rows: $0, columns: $1)
    }
  }

  /// Returns the indices with each number, in ascending order, as parts of one array.
  private static func members(of numbers: [Int32], _ count: Int) -> [ArraySlice<Int32>] {
    var starts = [Int](repeating: 0, count: count + 1)
    for number in numbers where number != Tableau.none { starts[Int(number) + 1] += 1 }
    for number in 0..<count { starts[number + 1] += starts[number] }
    var ends = starts
    var members = [Int32](repeating: 0, count: starts[count])
    for (index, number) in numbers.enumerated() where number != Tableau.none {
      members[ends[Int(number)]] = Int32(index)
      ends[Int(number)] += 1
    }
    return (0..<count).map { members[starts[$0]..<starts[$0 + 1]] }
  }
}

/// Sets of indices that can be joined.
struct DisjointSets {
  private var parents: [Int32]

  /// Creates a set of each index.
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
