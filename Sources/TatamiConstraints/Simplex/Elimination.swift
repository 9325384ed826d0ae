/// The record of an elimination: how constants become those of the remaining rows, and how the
/// values of eliminated variables follow from those of the remaining ones.
///
/// The operations are the factors of a sparse decomposition. They depend on the coefficients only,
/// so that new constants are a pass over the record.
struct Elimination: Sendable {
  /// The addition of a multiple of a row's constant to another row's; the multiplication of the
  /// constant if both rows are the same.
  struct Operation: Sendable {
    var target: Int32
    var source: Int32
    var factor: Double
  }

  /// A free variable that a row determines: `divisor × variable + Σ term + constant = 0`.
  struct Definition: Sendable {
    var variable: Int32
    var row: Int32
    var divisor: Double
    var firstTerm: Int32
    var endOfTerms: Int32
  }

  private(set) var operations: [Operation] = []
  private(set) var definitions: [Definition] = []
  private(set) var terms: [LinearProgram.Term] = []

  /// Records that a multiple of a row's constant is added to another one, and adds it.
  mutating func add(_ source: Int, times factor: Double, to target: Int, in tableau: inout Tableau)
  {
    operations.append(
      Operation(target: Int32(target), source: Int32(source), factor: factor)
    )
    tableau.constants[target] += factor * tableau.constants[source]
  }

  /// Records that a row's constant is multiplied, and multiplies it.
  mutating func scale(_ row: Int, by factor: Double, in tableau: inout Tableau) {
    operations.append(Operation(target: Int32(row), source: Int32(row), factor: factor))
    tableau.constants[row] *= factor
  }

  /// Records that a row, without the entries of the variable's column, defines a free variable.
  mutating func define(
    _ variable: Int32,
    by row: Int,
    divisor: Double,
    in tableau: borrowing Tableau
  ) {
    let firstTerm = Int32(terms.count)
    var index = tableau.rows[row].first
    while index != Tableau.none {
      let entry = tableau.entries[Int(index)]
      let other = tableau.nonbasic[Int(entry.column)]
      terms.append(LinearProgram.Term(variable: other, coefficient: entry.coefficient))
      index = entry.nextInRow
    }
    definitions.append(
      Definition(
        variable: variable,
        row: Int32(row),
        divisor: divisor,
        firstTerm: firstTerm,
        endOfTerms: Int32(terms.count)
      )
    )
  }

  /// Turns the constants of the original rows into those of the remaining ones.
  func reduce(_ constants: UnsafeMutableBufferPointer<Double>) {
    for operation in operations {
      let source = constants[Int(operation.source)] * operation.factor
      if operation.source == operation.target {
        constants[Int(operation.target)] = source
      } else {
        constants[Int(operation.target)] += source
      }
    }
  }

  /// Turns multipliers of the remaining rows into those of the original ones, so that both have the
  /// same weighted sum.
  func expand(_ multipliers: inout [Double]) {
    for operation in operations.reversed() {
      let target = multipliers[Int(operation.target)] * operation.factor
      if operation.source == operation.target {
        multipliers[Int(operation.source)] = target
      } else {
        multipliers[Int(operation.source)] += target
      }
    }
  }

  /// Replaces multipliers of eliminated variables by those of the rows and variables that define them.
  func expand(_ multipliers: inout [Double], ofVariables variables: inout [Double]) {
    for definition in definitions where variables[Int(definition.variable)] != 0 {
      let factor = -variables[Int(definition.variable)] / definition.divisor
      variables[Int(definition.variable)] = 0
      multipliers[Int(definition.row)] += factor
      for term in terms[Int(definition.firstTerm)..<Int(definition.endOfTerms)] {
        variables[Int(term.variable)] += factor * term.coefficient
      }
    }
  }

  /// Sets the values of the eliminated variables.
  func complete(_ values: UnsafeMutableBufferPointer<Double>, constants: [Double]) {
    for definition in definitions.reversed() {
      var sum = constants[Int(definition.row)]
      for index in Int(definition.firstTerm)..<Int(definition.endOfTerms) {
        sum += terms[index].coefficient * values[Int(terms[index].variable)]
      }
      values[Int(definition.variable)] = -sum / definition.divisor
    }
  }
}
