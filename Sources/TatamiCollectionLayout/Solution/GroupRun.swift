import TatamiGeometry

/// Equal groups of a section that follow one another.
struct GroupRun: Sendable {
  /// The frames of each group.
  var solution: GroupSolution
  /// The number of groups.
  var count: Int
  /// The index of the first group.
  var firstGroup: Int
  /// The index of the first item.
  var firstItem: Int
  /// The near edge of the first group, without the spacing around it.
  var start: Double
  /// The length of each group.
  var length: Double
  /// The distance from one group to the next.
  var pitch: Double
  /// The numbers of supplementary items per kind before the run.
  var kindStarts: [Int]

  /// The groups along their axis.
  var spans: RepeatedSpans {
    RepeatedSpans(count: count, start: start, pitch: pitch, length: length.magnitude)
  }

  /// The index after the last item.
  var endItem: Int { firstItem + count * solution.items.count }
}

/// The groups of a section, as runs of equal groups.
struct GroupRuns: Sendable {
  private(set) var runs: [GroupRun] = []
  /// The number of groups.
  private(set) var groupCount = 0
  /// The number of items.
  private(set) var itemCount = 0
  /// The position of the next group, without the spacing around it.
  private var next: Double
  /// Whether the edges of runs ascend, so that runs are found by bisection.
  private var isOrdered = true
  private let spacing: Double
  private let kindCount: Int

  /// Creates an empty list of groups.
  ///
  /// - Parameters:
  ///   - start: The near edge of the first group.
  ///   - spacing: The distance from the end of one group to the start of the next.
  init(start: Double, spacing: Double, kindCount: Int) {
    next = start
    self.spacing = spacing
    self.kindCount = kindCount
  }

  /// The far edge of the last group, or nil without groups.
  var end: Double? { runs.isEmpty ? nil : next - spacing }

  /// The interval that all groups cover, or nil without groups.
  var extent: (near: Double, far: Double)? {
    guard let first = runs.first?.spans.extent, let last = runs.last?.spans.extent else {
      return nil
    }
    guard !isOrdered else { return (first.near, last.far) }
    return runs.reduce(first) {
      guard let extent = $1.spans.extent else { return $0 }
      return (min($0.near, extent.near), max($0.far, extent.far))
    }
  }

  /// Appends equal groups.
  mutating func append(_ solution: GroupSolution, count: Int, length: Double) {
    guard count > 0, !solution.items.isEmpty else { return }
    if let last = runs.indices.last, runs[last].length == length, runs[last].solution == solution {
      runs[last].count += count
    } else {
      let run = GroupRun(
        solution: solution,
        count: count,
        firstGroup: groupCount,
        firstItem: itemCount,
        start: next,
        length: length,
        pitch: length + spacing,
        kindStarts: kindEnds()
      )
      isOrdered = isOrdered && run.pitch >= 0 && run.length >= 0 && spacing >= 0
      runs.append(run)
    }
    groupCount += count
    itemCount += count * solution.items.count
    next += Double(count) * (length + spacing)
  }

  /// Appends the groups of another list from the one that begins with an item on.
  ///
  /// - Returns: Whether a group begins with the item; if not, nothing is appended.
  mutating func append(_ other: GroupRuns, from item: Int) -> Bool {
    guard let index = other.run(ofItem: item) else { return false }
    let run = other.runs[index]
    let (skipped, rest) = (item - run.firstItem)
      .quotientAndRemainder(dividingBy: run.solution.items.count)
    guard rest == 0 else { return false }
    append(run.solution, count: run.count - skipped, length: run.length)
    for run in other.runs[(index + 1)...] {
      append(run.solution, count: run.count, length: run.length)
    }
    return true
  }

  private func kindEnds() -> [Int] {
    guard kindCount > 0 else { return [] }
    guard let last = runs.last else { return Array(repeating: 0, count: kindCount) }
    return last.kindStarts.enumerated().map { kind, start in
      start + last.count * last.solution.count(ofKind: kind)
    }
  }

  /// Removes the runs from an index on.
  mutating func removeRuns(from index: Int) {
    guard index < runs.count else { return }
    let first = runs[index]
    (groupCount, itemCount, next) = (first.firstGroup, first.firstItem, first.start)
    runs.removeSubrange(index...)
  }

  /// Returns the run with an item, or nil.
  func run(ofItem item: Int) -> Int? {
    guard item >= 0, item < itemCount else { return nil }
    return firstRun { $0.firstItem > item } - 1
  }

  /// Returns the run with a supplementary item of a kind, by its number in the section, or nil.
  func run(ofSupplementary number: Int, kind: Int) -> GroupRun? {
    let index = firstRun { $0.kindStarts[kind] > number } - 1
    guard number >= 0, index >= 0 else { return nil }
    let run = runs[index]
    let end = run.kindStarts[kind] + run.count * run.solution.count(ofKind: kind)
    return number < end ? run : nil
  }

  /// Returns the runs with groups that may touch a closed interval.
  func runs(from low: Double, through high: Double) -> Range<Int> {
    guard isOrdered else { return 0..<runs.count }
    let first = firstRun { $0.start + Double($0.count - 1) * $0.pitch + $0.length >= low }
    return first..<max(first, firstRun { $0.start > high })
  }

  func firstRun(where passes: (GroupRun) -> Bool) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if passes(runs[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
