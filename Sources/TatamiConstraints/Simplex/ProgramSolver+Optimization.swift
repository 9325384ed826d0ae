extension ProgramSolver {
  /// Minimizes the objectives of a component from the highest to the lowest priority.
  ///
  /// After a level is minimized, a direction that increases it is frozen: it cannot be part of a
  /// solution that is as good for this level.
  mutating func optimize(_ component: ProgramComponent) throws(ProgramFailure) {
    for column in component.columns {
      let variable = Int(tableau.nonbasic[Int(column)])
      var directions: FrozenDirections = []
      if above[variable] == Self.required { directions.insert(.up) }
      if below[variable] == Self.required { directions.insert(.down) }
      frozen[Int(column)] = directions
      isHeld[variable] = false
    }
    for row in component.rows { isHeld[Int(tableau.basic[Int(row)])] = false }
    for level in component.levels {
      try minimize(level, component)
      freeze(level.level)
    }
    let hasTies = component.columns.contains { frozen[Int($0)] != [.up, .down] }
    guard hasTies else { return }
    if tieWeights.isEmpty { tieWeights = program.tieWeights() }
    try minimize(ties(in: component), component)
  }

  /// Returns the choice between optimal solutions as a level.
  private func ties(in component: ProgramComponent) -> ProgramComponent.Level {
    let variables =
      component.rows.map { tableau.basic[Int($0)] }
      + component.columns.map { tableau.nonbasic[Int($0)] }
    return ProgramComponent.Level(
      level: Self.ties,
      variables: variables.filter { $0 < variableCount }[...]
    )
  }

  /// Minimizes the objective of a level.
  ///
  /// - Complexity: O(*n*) per step, in the rows of the level's variables and their entries.
  private mutating func minimize(_ objective: ProgramComponent.Level, _ component: ProgramComponent)
    throws(ProgramFailure)
  {
    let level = objective.level
    var degenerateSteps = 0
    while true {
      computeGradient(of: objective)
      let usesBland = degenerateSteps > Self.degenerateLimit
      guard let direction = descent(of: level, usesBland: usesBland) else { break }
      collectKinks(direction, level)
      let stop = usesBland ? firstTie() : lineSearch(direction, level)
      guard let stop else {
        if level == Self.ties { return }
        throw .pivotLimit
      }
      if holds(kinks[stop], objective, direction) {
        frozen[direction.column] = [.up, .down]
        isHeld[Int(tableau.basic[Int(kinks[stop].row)])] = true
        continue
      }
      take(direction, to: stop, passing: usesBland ? 0..<0 : 0..<stop)
      degenerateSteps = kinks[stop].distance > 0 ? 0 : degenerateSteps + 1
      try countPivot(component)
    }
  }

  /// Whether the only error of a level is zero and depends on one variable alone, which therefore must
  /// stay where it is.
  ///
  /// An exchange of both would lead to the same solution. It would be expensive if the row is long: the last
  /// of many shares depends on all others.
  private func holds(
    _ kink: Kink,
    _ objective: ProgramComponent.Level,
    _ direction: Direction
  ) -> Bool {
    guard kink.distance == 0, objective.variables.count == 1,
      let error = objective.variables.first, tableau.basic[Int(kink.row)] == error,
      below[Int(error)] == above[Int(error)]
    else { return false }
    var index = tableau.rows[Int(kink.row)].first
    while index != Tableau.none {
      let entry = tableau.entries[Int(index)]
      index = entry.nextInRow
      let isFree = frozen[Int(entry.column)] != [.up, .down]
      if isFree, entry.column != Int32(direction.column) { return false }
    }
    return true
  }

  /// Computes how the errors of a level change with each nonbasic variable.
  private mutating func computeGradient(of objective: ProgramComponent.Level) {
    for column in activeColumns { gradientScale[Int(column)] = Self.inactive }
    activeColumns.removeAll(keepingCapacity: true)
    for variable in objective.variables {
      let place = places[Int(variable)]
      guard place >= 0 else {
        activate(column: Int(~place))
        continue
      }
      let slope = slope(of: Int(variable), objective.level)
      guard slope != 0 else { continue }
      var index = tableau.rows[Int(place)].first
      while index != Tableau.none {
        let entry = tableau.entries[Int(index)]
        activate(column: Int(entry.column))
        gradient[Int(entry.column)] += slope * entry.coefficient
        gradientScale[Int(entry.column)] += abs(entry.coefficient)
        index = entry.nextInRow
      }
    }
  }

  private mutating func activate(column: Int) {
    guard gradientScale[column] == Self.inactive else { return }
    gradient[column] = 0
    gradientScale[column] = 1
    activeColumns.append(Int32(column))
  }

  /// Returns the slope of a basic variable's error in the objective of a level.
  private func slope(of variable: Int, _ level: Int32) -> Double {
    if level == Self.ties { return variable < variableCount ? tieWeights[variable] : 0 }
    if isAbove[variable] { return above[variable] == level ? 1 : 0 }
    return below[variable] == level ? -1 : 0
  }

  /// Returns how fast the objective of a level changes if a nonbasic variable leaves its kink.
  private func derivative(of level: Int32, _ column: Int, isUp: Bool) -> Double {
    let variable = Int(tableau.nonbasic[column])
    let slope = isUp ? gradient[column] : -gradient[column]
    if level == Self.ties { return variable < variableCount ? slope + tieWeights[variable] : slope }
    return (isUp ? above[variable] : below[variable]) == level ? slope + 1 : slope
  }

  /// Returns a direction in which the objective of a level decreases: one of a column that is not long if
  /// possible, of those one of the lowest priority, then the one in which it decreases fastest, then the
  /// first one; or by Bland's rule the first variable.
  ///
  /// Directions of higher priorities would be taken back when their own levels are minimized. An exchange
  /// with a long column would add entries to many rows.
  private func descent(of level: Int32, usesBland: Bool) -> Direction? {
    var best: Direction?
    var (fewest, bestLevel, steepest) = (Int32.max, Int32.min, 0.0)
    for column in activeColumns {
      let count = tableau.columns[Int(column)].count / Self.longColumn
      for isUp in [true, false]
      where !frozen[Int(column)].contains(.direction(isUp: isUp)) {
        let derivative = derivative(of: level, Int(column), isUp: isUp)
        guard derivative < -Tolerance.gradient * gradientScale[Int(column)] else { continue }
        let variable = Int(tableau.nonbasic[Int(column)])
        let ownLevel = isUp ? above[variable] : below[variable]
        let isBetter: Bool
        if let best, usesBland {
          isBetter = variable < tableau.nonbasic[best.column]
        } else {
          isBetter =
            (fewest, ownLevel, -derivative, best?.column ?? 0)
            > (count, bestLevel, -steepest, Int(column))
        }
        if isBetter {
          best = Direction(column: Int(column), isUp: isUp)
          (fewest, bestLevel, steepest) = (count, ownLevel, derivative)
        }
      }
    }
    return best
  }

  private mutating func freeze(_ level: Int32) {
    for column in activeColumns {
      let limit = Tolerance.gradient * gradientScale[Int(column)]
      for isUp in [true, false]
      where derivative(of: level, Int(column), isUp: isUp) > limit {
        frozen[Int(column)].insert(.direction(isUp: isUp))
      }
    }
  }
}

extension ProgramSolver {
  /// Collects the points at which basic variables arrive at kinks that matter to a level, in order.
  mutating func collectKinks(_ direction: Direction, _ level: Int32) {
    kinks.removeAll(keepingCapacity: true)
    var index = tableau.columns[direction.column].first
    while index != Tableau.none {
      let entry = tableau.entries[Int(index)]
      index = entry.nextInColumn
      let variable = Int(tableau.basic[Int(entry.row)])
      let rate = direction.isUp ? entry.coefficient : -entry.coefficient
      guard min(below[variable], above[variable]) <= level, isAbove[variable] == (rate < 0) else {
        continue
      }
      let kink = Kink(
        distance: max(0, -tableau.constants[Int(entry.row)] / rate),
        increase: increase(of: variable, level) * abs(rate),
        row: entry.row
      )
      kinks.append(kink)
    }
    kinks.sort { ($0.distance, $0.row) < ($1.distance, $1.row) }
  }

  private func increase(of variable: Int, _ level: Int32) -> Double {
    if min(below[variable], above[variable]) < level { return .infinity }
    return (below[variable] == level ? 1 : 0) + (above[variable] == level ? 1 : 0)
  }

  /// Returns the kink at which the objective of a level stops decreasing.
  private func lineSearch(_ direction: Direction, _ level: Int32) -> Int? {
    var slope = derivative(of: level, direction.column, isUp: direction.isUp)
    let limit = -Tolerance.gradient * gradientScale[direction.column]
    for index in kinks.indices {
      slope += kinks[index].increase
      if slope >= limit { return index }
    }
    return nil
  }

  /// Returns the nearest kink, of several the one of the variable with the lowest index.
  private func firstTie() -> Int? {
    kinks.indices.prefix { kinks[$0].distance == kinks[0].distance }
      .min { tableau.basic[Int(kinks[$0].row)] < tableau.basic[Int(kinks[$1].row)] }
  }

  /// Moves to a kink, passing the nearer ones, and makes its variable nonbasic.
  mutating func take(_ direction: Direction, to stop: Int, passing: Range<Int>) {
    let kink = kinks[stop]
    let leaving = Int(tableau.basic[Int(kink.row)])
    let wasAbove = isAbove[leaving]
    for index in passing { isAbove[Int(tableau.basic[Int(kinks[index].row)])].toggle() }
    step(direction, to: kink.distance, exchanging: Int(kink.row))
    frozen[direction.column] =
      kink.increase.isInfinite ? .direction(isUp: !wasAbove) : []
    if above[leaving] == Self.required { frozen[direction.column].insert(.up) }
    if below[leaving] == Self.required { frozen[direction.column].insert(.down) }
  }
}
