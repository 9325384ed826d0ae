/// A sum of variables with factors and of a constant.
struct LinearExpression: Sendable {
  private(set) var terms: [LinearProgram.Term] = []
  var constant = 0.0

  /// Makes the expression zero and keeps its memory.
  mutating func reset() {
    terms.removeAll(keepingCapacity: true)
    constant = 0
  }

  /// Adds a multiple of a variable.
  mutating func add(_ variable: Int, times factor: Double) {
    guard factor != 0 else { return }
    guard let index = terms.firstIndex(where: { $0.variable == Int32(variable) }) else {
      terms.append(LinearProgram.Term(variable: Int32(variable), coefficient: factor))
      return
    }
    let sum = Tolerance.sum(terms[index].coefficient, factor)
    if sum == 0 { terms.remove(at: index) } else { terms[index].coefficient = sum }
  }
}
