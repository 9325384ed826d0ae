/// A linear program with one objective per priority, minimized from the highest to the lowest.
///
/// Each row defines its error `y = Σ coefficient × variable − constant`. The row's two priorities
/// state how much a negative and a positive error count; the objective of a priority is the sum of
/// the absolute errors that have this priority.
struct LinearProgram: Sendable {
  /// A variable of a row and its factor.
  struct Term: Sendable {
    var variable: Int32
    var coefficient: Double
  }

  /// A row; its terms are a range of the program's terms.
  struct Row: Sendable {
    var firstTerm: Int
    var endOfTerms: Int
    var constant: Double
    /// The priorities of errors below and above zero.
    var priorities: ErrorPriorities
  }

  /// Whether each variable must not be negative.
  var isNonnegative: [Bool] = []
  /// Numbers that order the variables by their first mention.
  var firstMentions: [Int] = []
  /// The terms of all rows; a row has a variable at most once.
  var terms: [Term] = []
  var rows: [Row] = []

  /// Copies the negative constants of the rows and returns the largest magnitude.
  func copyConstants(to constants: UnsafeMutableBufferPointer<Double>) -> Double {
    var largest = 0.0
    for row in rows.indices {
      constants[row] = -rows[row].constant
      largest = max(largest, abs(rows[row].constant))
    }
    return largest
  }
}

extension LinearProgram {
  /// Returns weights of the lengths whose weighted sum distinguishes solutions that are equally good.
  ///
  /// Of lengths with a preferred value, such as a natural length, the one that is mentioned first
  /// gets what is left over and keeps what it has; of those without, the last one. Weights are
  /// positive, so that the least sum exists.
  func tieWeights() -> [Double] {
    var hasPreference = [Bool](repeating: false, count: isNonnegative.count)
    for row in rows where row.endOfTerms - row.firstTerm == 1 {
      guard row.priorities.isTwoSided, !row.priorities.isRequired else { continue }
      hasPreference[Int(terms[row.firstTerm].variable)] = true
    }
    let lengths = isNonnegative.indices.filter { isNonnegative[$0] }
      .sorted { (firstMentions[$0], $0) < (firstMentions[$1], $1) }
    var weights = [Double](repeating: 0, count: isNonnegative.count)
    for (rank, variable) in lengths.enumerated() {
      weights[variable] = Double(hasPreference[variable] ? rank + 1 : lengths.count - rank)
    }
    return weights
  }
}

/// The priorities of a row's errors: 0 for an error that does not count, 1000 for a required row.
struct ErrorPriorities: Hashable, Sendable {
  /// The priority of a required row.
  static let required = 1000.0

  /// The priority of a negative error.
  var below: Double
  /// The priority of a positive error.
  var above: Double

  /// Whether no error is allowed.
  var isRequiredEquality: Bool { below >= Self.required && above >= Self.required }
  /// Whether an error of one sign is not allowed.
  var isRequired: Bool { below >= Self.required || above >= Self.required }
  /// Whether errors of both signs count.
  var isTwoSided: Bool { below > 0 && above > 0 }
  /// The priorities with those of required rows removed.
  var withoutRequired: ErrorPriorities {
    ErrorPriorities(
      below: below >= Self.required ? 0 : below,
      above: above >= Self.required ? 0 : above
    )
  }
}
