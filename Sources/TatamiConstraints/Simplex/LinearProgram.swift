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
  /// The terms of all rows; a row has a variable at most once.
  var terms: [Term] = []
  var rows: [Row] = []

  /// Returns the error of a row for values of the variables.
  func error(of row: Int, at values: [Double]) -> Double {
    var error = -rows[row].constant
    for index in rows[row].firstTerm..<rows[row].endOfTerms {
      error += terms[index].coefficient * values[Int(terms[index].variable)]
    }
    return error
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
