import TatamiGeometry

/// The groups of a section, computed from the section, the view and the measured sizes.
struct SectionGroups: Sendable {
  let section: CompositionalSection
  let pixels: PixelGrid
  /// The axis along which groups follow one another.
  let axis: Axis
  /// The size to which the fractions of a group apply.
  let container: Size
  /// The kinds of the supplementary items of items and groups, in order.
  let kinds: [String]
  private(set) var itemCount: Int
  private(set) var measured = MeasuredSizes()
  private(set) var runs: GroupRuns
  /// The greatest extent of a group across its axis.
  private(set) var thickness = 0.0
  /// The frames of a group of which all items exist and none is measured.
  private let template: GroupSolution

  init(_ section: CompositionalSection, axis: Axis, container: Size, pixels: PixelGrid) {
    self.section = section
    self.axis = axis
    self.container = container
    self.pixels = pixels
    itemCount = section.itemCount
    kinds = section.group.kinds()
    runs = Self.noRuns(section, axis: axis, kindCount: kinds.count)
    let solver = GroupSolver(
      pixels: pixels,
      kinds: kinds,
      measured: MeasuredSizes(),
      limit: min(max(section.itemCount, 1000), CompositionalGroup.itemLimit)
    )
    template = solver.solve(section.group, in: container, from: 0)
    solve(0..<itemCount, countChange: 0)
  }

  private static func noRuns(
    _ section: CompositionalSection,
    axis: Axis,
    kindCount: Int
  ) -> GroupRuns {
    let edges = section.group.edgeSpacing
    return GroupRuns(
      start: edges[start: axis].minimum,
      spacing: edges.minimum(axis) + section.interGroupSpacing,
      kindCount: kindCount
    )
  }

  /// The length of all groups and the spacing around them; 0 without groups.
  var length: Double {
    runs.end.map { $0 + section.group.edgeSpacing[end: axis].minimum } ?? 0
  }

  /// Sets measured sizes; returns whether a group may have changed.
  mutating func setMeasured(_ sizes: [MeasuredSize]) -> Bool {
    guard let changed = measured.set(sizes) else { return false }
    solve(changed.lowerBound..<(changed.upperBound + 1), countChange: 0)
    return true
  }

  /// Replaces items by others that are not measured.
  mutating func replaceItems(_ range: Range<Int>, withCount count: Int) {
    measured.replaceItems(range, withCount: count)
    itemCount += count - range.count
    solve(
      range.lowerBound..<(range.lowerBound + count),
      countChange: count - range.count
    )
  }
}

extension SectionGroups {
  /// Computes the groups of changed items, and the later ones as far as they differ.
  ///
  /// - Parameters:
  ///   - changed: The items that are new or have another size.
  ///   - countChange: The number of items more than before.
  private mutating func solve(_ changed: Range<Int>, countChange: Int) {
    guard !template.items.isEmpty else { return }
    let old = runs
    // The group before may take a changed item, or be no longer the last one.
    keepGroups(before: max(0, changed.lowerBound - 1))
    while runs.itemCount < itemCount {
      let first = runs.itemCount
      if first >= changed.upperBound, first > 0, !isUniform {
        if runs.append(old, from: first - countChange) { break }
      }
      let next = measured.first(from: first) ?? itemCount
      let regular = max(0, min(next - 1, itemCount) - first) / template.items.count
      append(template, count: regular)
      appendGroup(from: runs.itemCount)
      // A group without room for its first item ends the section.
      guard runs.itemCount > first else { break }
    }
    equalizeGroups()
    thickness = runs.runs.reduce(0) { max($0, $1.solution.size[axis.cross]) }
  }

  /// Removes all groups from the one with an item on.
  private mutating func keepGroups(before item: Int) {
    guard !isUniform, let index = runs.run(ofItem: item) else {
      runs = Self.noRuns(section, axis: axis, kindCount: kinds.count)
      return
    }
    let run = runs.runs[index]
    runs.removeRuns(from: index)
    let kept = (item - run.firstItem) / run.solution.items.count
    runs.append(run.solution, count: kept, length: run.length)
  }

  private mutating func append(_ solution: GroupSolution, count: Int) {
    runs.append(solution, count: count, length: solution.size[axis])
  }

  /// Appends the group that begins with an item, unless all groups are complete.
  private mutating func appendGroup(from first: Int) {
    guard first < itemCount else { return }
    let full = template.items.count
    let isRegular = measured.first(from: first).map { $0 > first + full } ?? true
    if isRegular, first + full <= itemCount { return append(template, count: 1) }
    let limit = min(itemCount, first + CompositionalGroup.itemLimit)
    let solver = GroupSolver(pixels: pixels, kinds: kinds, measured: measured, limit: limit)
    let solution = solver.solve(section.group, in: container, from: first)
    let isPartial = first + solution.items.count == itemCount && solution.items.count < full
    let length = isPartial ? shortened(solution) : solution.size[axis]
    runs.append(solution, count: 1, length: length)
  }

  /// Returns the length of a partly filled group (Specification/lists.md L16).
  private func shortened(_ solution: GroupSolution) -> Double {
    let length = solution.size[axis]
    guard let last = template.items.last, !section.group.size[axis].isEstimated else {
      return length
    }
    if case .custom = section.group.arrangement { return length }
    let reach = solution.items.reduce(0) { max($0, $1.frame.max(axis)) }
    return min(length, reach + max(0, template.size[axis] - last.frame.max(axis)))
  }

  /// Whether all groups get the largest measured length.
  private var isUniform: Bool { section.group.size[axis].isUniform }

  /// Gives all groups the largest measured length (Specification/lists.md L7).
  private mutating func equalizeGroups() {
    guard isUniform, !measured.isEmpty else { return }
    let lengths = runs.runs.filter {
      (measured.first(from: $0.firstItem) ?? .max) < $0.endItem
    }
    guard let largest = lengths.map(\.length).max() else { return }
    var equal = Self.noRuns(section, axis: axis, kindCount: kinds.count)
    for run in runs.runs { equal.append(run.solution, count: run.count, length: largest) }
    runs = equal
  }
}

extension CompositionalGroup {
  /// Returns the kinds of the supplementary items of the group and of all its subitems.
  func kinds() -> [String] {
    var kinds: [String] = []
    var groups = [self]
    var next = 0
    while next < groups.count {
      let group = groups[next]
      var supplementaries = group.supplementaryItems
      for subitem in group.arrangement.subitems {
        switch subitem {
        case .item(let item): supplementaries += item.supplementaryItems
        case .group(let nested): groups.append(nested)
        }
      }
      for supplementary in supplementaries where !kinds.contains(supplementary.kind) {
        kinds.append(supplementary.kind)
      }
      next += 1
    }
    return kinds
  }
}
