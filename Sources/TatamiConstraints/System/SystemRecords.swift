/// A variable of a `LinearSystem`.
struct SystemVariable: Sendable {
  /// The source of a variable's value.
  enum State: UInt8, Sendable {
    /// The owner of the system sets it.
    case parameter
    /// A required equation in which no other variable is without a value.
    case assigned
    /// All of its rows mention no other unknown; it was solved alone.
    case single
    /// The block that contains it.
    case inBlock
    /// It has to be solved.
    case loose
  }

  var value: Double
  var state: State
  let isNonnegative: Bool
  /// Whether the value is in the list of changes.
  var isChanged = false
  /// Whether several best values are possible, if it was solved alone.
  var isAmbiguous = false
  /// The row that assigns it, or its block.
  var owner = LinearSystem.none
  /// The first term that mentions it.
  var firstTerm = LinearSystem.none
  /// The number of the last update in which it was solved alone.
  var lastUpdate: Int32 = 0

  /// Whether its rows may treat it as a constant.
  var isKnown: Bool { state == .parameter || state == .assigned }
}

/// A row of a `LinearSystem`: an equation or inequality, with the errors that it allows.
struct SystemRow: Sendable {
  /// The role of a row in the solution.
  enum State: UInt8, Sendable {
    case free
    /// It has not been assigned to anything yet.
    case loose
    /// It assigns a value to a variable.
    case assignment
    /// All of its variables have values without it.
    case check
    /// It belongs to a variable that is solved alone.
    case single
    case inBlock
  }

  var firstTerm: Int32
  var termCount: Int32
  /// The number of terms whose variables have no known value.
  var unknownCount: Int32 = 0
  var state = State.loose
  /// Whether a contradiction may be resolved by leaving the row out before other kinds of rows.
  var isOrdinary: Bool
  /// Whether the row is left out because it contradicts others.
  var isBroken = false
  var isQueued = false
  /// The number of contradictions that contain the row.
  var contradictionCount: Int32 = 0
  /// The variable or block that the state refers to.
  var owner = LinearSystem.none
  /// The position in the order of assignments, or among the rows of its block.
  var order = 0
  /// The position in the order of arrival.
  var arrival: Int
  var constant: Double
  var priorities: ErrorPriorities
}

/// A variable of a row, its factor, and its neighbors in the list of the variable's terms.
struct SystemTerm: Sendable {
  var coefficient: Double
  var variable: Int32
  var row: Int32
  var next = LinearSystem.none
  var previous = LinearSystem.none
}

/// Unknowns that rows tie together, and the solver of these rows.
struct SystemBlock: Sendable {
  var variables: [Int32]
  var rows: [Int32]
  var solver: ProgramSolver
  /// The number of the last update in which it was solved.
  var lastUpdate: Int32 = 0
  var isDirty = false

  // These functions change the block where it is stored: a copy would retain each array of the solver.

  /// Notes that the constant or the priorities of a row have changed; returns whether it is the first
  /// change since the last solution.
  mutating func noteChange() -> Bool {
    defer { isDirty = true }
    return !isDirty
  }

  /// Solves again after changes; returns nil without any.
  mutating func solve(update: Int32) -> BlockSolution? {
    guard isDirty else { return nil }
    isDirty = false
    lastUpdate = update
    let contradictions = try? solver.solve()
    let isAccurate = contradictions?.isEmpty == true && solver.hasAccurateValues()
    return BlockSolution(
      variables: variables,
      values: solver.values,
      contradictions: contradictions ?? [],
      isAccurate: isAccurate
    )
  }
}

/// The outcome of solving a block again.
struct BlockSolution {
  let variables: [Int32]
  let values: [Double]
  let contradictions: [[WeightedRow]]
  /// Whether the values are a solution to within rounding errors.
  let isAccurate: Bool
}

/// Required rows that cannot hold together.
struct SystemContradiction: Sendable {
  /// The rows in the order of their arrival, a set of which no subset contradicts.
  var rows: [Int]
  /// The one that is left out.
  var broken: Int
  /// The priorities of the row that is left out.
  var priorities: ErrorPriorities
  /// The rows with factors for which the unknowns cancel out, or only have factors of the sign that
  /// their bounds forbid.
  var sum: [WeightedRow]
  /// The parameters in the sum.
  var parameters: [LinearProgram.Term]
  /// The constant of the sum less its parameters: while it keeps its sign, the contradiction lasts.
  var excess = 0.0
}
