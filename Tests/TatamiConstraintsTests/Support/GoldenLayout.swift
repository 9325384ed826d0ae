import TatamiConstraints
import TatamiGeometry
import TestSupport

/// A golden document in an engine.
struct GoldenLayout {
  var engine: ConstraintEngine
  private(set) var views: [String: ItemHandle] = [:]
  private var guides: [String: ItemHandle] = [:]
  private var contents: [String: ItemHandle] = [:]
  private(set) var constraints: [String: ConstraintHandle] = [:]
  private var records: [String: ConstraintGolden.View] = [:]
  private let isRightToLeft: Bool

  init(_ scene: ConstraintGolden.Scene) throws {
    engine = ConstraintEngine(rootSize: Size(width: scene.size[0], height: scene.size[1]))
    isRightToLeft = scene.direction == "rtl"
    views["root"] = engine.root
    try engine.setMargins(Self.insets(scene.margins), of: engine.root)
    try engine.setSafeArea(Self.insets(scene.safeArea), of: engine.root)
    try addViews(scene.views)
    for guide in scene.guides ?? [] {
      guides[guide.name] = try engine.addGuide(to: require(views[guide.owner]))
    }
    for row in scene.constraints {
      let handle = try engine.add(constraint(row))
      constraints[row.id] = handle
      if row.active != false { try engine.activate(handle) }
    }
  }

  private struct Missing: Error {}

  private func require<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw Missing() }
    return value
  }

  static func insets(_ numbers: [Double]?) -> Insets {
    guard let numbers else { return .zero }
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Adds views after their parents.
  private mutating func addViews(_ all: [ConstraintGolden.View]) throws {
    var waiting = all
    while !waiting.isEmpty {
      let ready = waiting.filter { views[$0.parent ?? "root"] != nil }
      waiting.removeAll { views[$0.parent ?? "root"] != nil }
      for record in ready { try add(record) }
    }
  }

  private mutating func add(_ record: ConstraintGolden.View) throws {
    let view = try engine.addView(to: require(views[record.parent ?? "root"]))
    views[record.name] = view
    records[record.name] = record
    try engine.setMargins(Self.insets(record.margins), of: view)
    try engine.setSafeArea(Self.insets(record.safeArea), of: view)
    try engine.setAlignmentInsets(Self.insets(record.alignmentInsets), of: view)
    if let baselines = record.baselines {
      try engine.setBaselines(Baselines(first: baselines[0], last: baselines[1]), of: view)
    }
    try applyLengths(of: record.name)
    try applyFrame(of: record.name)
    if record.scroll == true { contents[record.name] = try engine.makeScrollView(view) }
  }

  private mutating func applyLengths(of name: String) throws {
    let record = try require(records[name])
    for (index, axis) in [Axis.horizontal, .vertical].enumerated() {
      let length = record.intrinsic?[index]
      let natural = length.map {
        NaturalLength(
          $0,
          hugging: record.hugging?[index] ?? 250,
          compressionResistance: record.compression?[index] ?? 750
        )
      }
      try engine.setNaturalLength(natural, of: require(views[name]), axis)
    }
  }

  private mutating func applyFrame(of name: String) throws {
    guard let frame = records[name]?.frame else { return }
    let rect = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    try engine.setFrame(rect, of: require(views[name]))
  }

  private func anchor(_ name: String, _ attribute: String) throws -> ConstraintAnchor {
    let parts = name.split(separator: "@")
    let regions: [String: ItemRegion] = [
      "margins": .margins, "safeArea": .safeArea, "content": .content, "frame": .frame,
    ]
    let item = try require(views[String(parts[0])] ?? guides[String(parts[0])])
    let region = parts.count > 1 ? try require(regions[String(parts[1])]) : .alignment
    let found = ConstraintAttribute.allCases.first { "\($0)" == attribute }
    return ConstraintAnchor(item, try require(found), of: region)
  }

  private func constraint(_ row: ConstraintGolden.Row) throws -> Constraint {
    let relations: [String: ConstraintRelation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    var constraint = Constraint(
      try anchor(row.item, row.attribute),
      try require(relations[row.relation ?? "=="]),
      try row.to.map { try anchor($0, row.toAttribute ?? row.attribute) }
    )
    constraint.multiplier = row.multiplier ?? 1
    constraint.constant = row.constant ?? 0
    constraint.priority = row.priority ?? 1000
    constraint.isRightToLeft = isRightToLeft
    return constraint
  }

  /// Makes the edit of a step.
  mutating func apply(_ step: ConstraintGolden.Step) throws {
    if let size = step.size {
      try engine.setRootSize(Size(width: size[0], height: size[1]))
    }
    if let id = step.constraint {
      let handle = try require(constraints[id])
      if let constant = step.constant { try engine.setConstant(constant, of: handle) }
      if let priority = step.priority { try engine.setPriority(priority, of: handle) }
    }
    for id in step.deactivate ?? [] { try engine.deactivate(require(constraints[id])) }
    for id in step.activate ?? [] { try engine.activate(require(constraints[id])) }
    guard let name = step.view, var record = records[name] else { return }
    record.intrinsic = step.intrinsic ?? record.intrinsic
    record.hugging = step.hugging ?? record.hugging
    record.compression = step.compression ?? record.compression
    record.frame = step.frame ?? record.frame
    records[name] = record
    try applyLengths(of: name)
    try applyFrame(of: name)
    if let margins = step.margins {
      try engine.setMargins(Self.insets(margins), of: require(views[name]))
    }
  }

  /// Solves and returns the differences from an expected answer.
  mutating func differences(from expected: ConstraintGolden.Answer) throws -> [String] {
    try engine.solve()
    var differences: [String] = []
    for frame in expected.frames ?? [] {
      let found = try numbers(require(views[frame.name]))
      differences += Self.differences(frame, found)
    }
    for frame in expected.guides ?? [] {
      differences += Self.differences(frame, try numbers(require(guides[frame.name])))
    }
    for frame in expected.contentSizes ?? [] {
      let size = try numbers(require(contents[frame.name]))
      differences += Self.differences(frame, Array(size[2...]))
    }
    let ambiguous = try ambiguousNames()
    if ambiguous != Set(expected.ambiguous ?? []) {
      differences.append("ambiguous \(ambiguous.sorted()), expected \(expected.ambiguous ?? [])")
    }
    let broken = brokenNames()
    let conflict = Set(expected.conflict ?? [])
    if broken.count != (conflict.isEmpty ? 0 : 1) || !conflict.isSuperset(of: broken) {
      differences.append("broken \(broken), expected one of \(conflict.sorted())")
    }
    return differences
  }

  private func numbers(_ item: ItemHandle) throws -> [Double] {
    let frame = try engine.frame(of: item)
    return [frame.minX, frame.minY, frame.width, frame.height]
  }

  private func ambiguousNames() throws -> Set<String> {
    let items = Set(try engine.ambiguousItems())
    let named = views.merging(guides) { view, _ in view }
    return Set(named.filter { items.contains($0.value) }.keys)
  }

  func brokenNames() -> [String] {
    let broken = engine.contradictions.map(\.broken)
    return constraints.filter { broken.contains(.constraint($0.value)) }.map(\.key)
  }

  private static func differences(
    _ expected: ConstraintGolden.Frame,
    _ found: [Double]
  ) -> [String] {
    zip(expected.numbers, found).compactMap { wanted, found in
      guard let wanted, abs(wanted - found) > max(1e-6, 1e-9 * abs(wanted)) else { return nil }
      return "\(expected.name): \(found), expected \(wanted)"
    }
  }
}
