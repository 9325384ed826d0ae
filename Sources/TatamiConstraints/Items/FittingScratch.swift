package import TatamiGeometry

/// A question for a fitting size.
package struct FittingQuestion: Hashable, Sendable {
  var target: Size
  var horizontalPriority: Double
  var verticalPriority: Double
  /// The natural lengths of the view, nil for those that the engine has.
  var natural: NaturalLengths?

  /// Creates a question for a size near a target, in points.
  package init(
    target: Size,
    horizontalPriority: Double,
    verticalPriority: Double,
    natural: NaturalLengths? = nil
  ) {
    self.target = target
    self.horizontalPriority = horizontalPriority
    self.verticalPriority = verticalPriority
    self.natural = natural
  }

  /// Checks the numbers.
  func validate() throws(ConstraintError) {
    for axis in Axis.allCases { try ConstraintEngine.checkLength(target[axis]) }
  }

  /// Returns the priority of the target's length along an axis.
  func priority(_ axis: Axis) -> Double {
    axis == .horizontal ? horizontalPriority : verticalPriority
  }
}

/// A copy of a view's subtree in an engine of its own, which answers questions for fitting sizes.
///
/// It lasts until items or active constraints are added to the subtree or leave it; new values are
/// copied before the next question.
package struct FittingScratch: Sendable {
  /// The slot of the view.
  let view: Int
  private var engine = ConstraintEngine(sizedRoot: nil)
  /// The copy of each item of the subtree, the view first.
  private var copies: [(item: Int, copy: ItemHandle)] = []
  private var constraints: [(slot: Int, copy: ConstraintHandle)] = []
  /// The constraints of the view's size.
  private var targets: [ConstraintHandle] = []
  private var answers: [FittingQuestion: Size] = [:]
  private var isCurrent = true

  /// The number of answers that are kept.
  private static let answerLimit = 16
  /// The largest number of solutions after which items are measured again.
  private static let wrappingLimit = 8

  /// Copies a subtree.
  init(of view: Int, in engine: ConstraintEngine) throws(ConstraintError) {
    self.view = view
    try copyItems(of: engine)
    try copyConstraints(of: engine)
    for attribute in [ConstraintAttribute.width, .height] {
      let target = Constraint(ConstraintAnchor(self.engine.root, attribute), priority: 50)
      let handle = try self.engine.add(target)
      self.engine.constraints[Int(handle.index)].isOrdinary = false
      try self.engine.activate(handle)
      targets.append(handle)
    }
  }

  /// Notes that the subtree has new values.
  mutating func noteChange() {
    isCurrent = false
    answers.removeAll(keepingCapacity: true)
  }

  /// Returns the size of the view's frame if the view is as large as the target, at given priorities.
  ///
  /// - Parameters:
  ///   - source: The engine of the view.
  ///   - content: What is measured for the question.
  package mutating func answer(
    _ question: FittingQuestion,
    in source: ConstraintEngine,
    _ content: FittingContent
  ) throws(ConstraintError) -> Size {
    try question.validate()
    // Insets that depend on frames also depend on what is outside of the subtree.
    let hasFixedInsets = content.insets == nil
    if hasFixedInsets, let answer = answers[question] { return answer }
    if !isCurrent || !hasFixedInsets { try copyValues(of: source) }
    let insets = source.metrics(of: view).alignmentInsets
    for (axis, target) in zip(Axis.allCases, targets) {
      try engine.setConstant(question.target[axis] - insets[sum: axis], of: target)
      try setPriority(question.priority(axis), of: target)
    }
    if let natural = question.natural {
      for axis in Axis.allCases {
        try engine.setNaturalLength(natural[axis], of: engine.root, axis)
      }
    }
    try solve(in: source, content)
    let size = try engine.frame(of: engine.root).size
    if hasFixedInsets { keep(size, for: question) }
    return size
  }

  private mutating func keep(_ size: Size, for question: FittingQuestion) {
    if answers.count == Self.answerLimit { answers.removeAll(keepingCapacity: true) }
    answers[question] = size
  }

  /// Returns the new contradictions with a target, in terms of the engine that was copied.
  package mutating func takeNewContradictions(in source: ConstraintEngine) -> [Contradiction] {
    engine.takeNewContradictions().compactMap { contradiction in
      let members = contradiction.members.compactMap { original(of: $0, in: source) }
      guard members.contains(where: \.isFittingLength),
        let broken = original(of: contradiction.broken, in: source)
      else { return nil }
      return Contradiction(members: members, broken: broken)
    }
  }

  /// Returns what a source of the copy stands for.
  private func original(
    of source: ConstraintSource,
    in engine: ConstraintEngine
  ) -> ConstraintSource? {
    switch source {
    case .constraint(let copy):
      if let index = targets.firstIndex(of: copy) { return .fittingLength(Axis.allCases[index]) }
      return constraints.first { $0.copy == copy }.map {
        .constraint(engine.handle(constraint: $0.slot))
      }
    case .naturalLength(let copy, let axis):
      return original(of: copy, in: engine).map { .naturalLength($0, axis) }
    case .frame(let copy, let attribute):
      return original(of: copy, in: engine).map { .frame($0, attribute) }
    case .fittingLength: return source
    }
  }

  private func original(of copy: ItemHandle, in engine: ConstraintEngine) -> ItemHandle? {
    copies.first { $0.copy == copy }.map { engine.handle($0.item) }
  }

  /// Solves, first with unlimited natural widths, then with the natural sizes in the solved widths.
  private mutating func solve(
    in source: ConstraintEngine,
    _ content: FittingContent
  ) throws(ConstraintError) {
    let slots = Set(content.wrapping.map { Int($0.index) })
    let wrapped = slots.isEmpty ? [] : copies.filter { slots.contains($0.item) }
    var widths: [Double?] = Array(repeating: nil, count: wrapped.count)
    var unlimited: [Size] = []
    for (item, copy) in wrapped {
      unlimited.append(content.naturalSize(source.handle(item), nil))
      try setNaturalSize(unlimited[unlimited.count - 1], of: copy)
    }
    var sizes = unlimited
    for _ in 1...Self.wrappingLimit {
      try solve(in: source, content.insets)
      var hasChanged = false
      for (index, (item, copy)) in wrapped.enumerated() {
        let width = try engine.alignmentWidth(of: copy)
        if widths[index] == width { continue }
        widths[index] = width
        var size = content.naturalSize(source.handle(item), width)
        // A natural width stays, so that each text is as wide as in a layout.
        if sizes[index] != unlimited[index], size != unlimited[index] {
          size.width = sizes[index].width
        }
        sizes[index] = size
        hasChanged = try setNaturalSize(size, of: copy) || hasChanged
      }
      guard hasChanged else { return }
    }
  }

  /// Solves with the insets that depend on the solved frames.
  private mutating func solve(
    in source: ConstraintEngine,
    _ insets: ((_ frame: (ItemHandle) -> Rect?) -> [(item: ItemHandle, ViewInsets)])?
  ) throws(ConstraintError) {
    try engine.solve()
    guard let insets else { return }
    let handles = Dictionary(
      uniqueKeysWithValues: copies.map { (source.handle($0.item), $0.copy) }
    )
    for _ in 1...Self.wrappingLimit {
      var hasChanged = false
      let new = insets { item in handles[item].flatMap { try? engine.frame(of: $0) } }
      for (item, insets) in new {
        guard let copy = handles[item], try engine.insets(of: copy) != insets else { continue }
        try engine.setMargins(insets.margins, of: copy)
        try engine.setSafeArea(insets.safeArea, of: copy)
        hasChanged = true
      }
      guard hasChanged else { return }
      try engine.solve()
    }
  }

  /// Changes the natural size of a copy; returns whether it was another one.
  @discardableResult
  private mutating func setNaturalSize(
    _ size: Size,
    of copy: ItemHandle
  ) throws(ConstraintError) -> Bool {
    var hasChanged = false
    for axis in Axis.allCases {
      guard var natural = engine.naturalLength(of: Int(copy.index), axis),
        natural.length != size[axis]
      else { continue }
      natural.length = size[axis]
      try engine.setNaturalLength(natural, of: copy, axis)
      hasChanged = true
    }
    return hasChanged
  }

  private mutating func setPriority(
    _ priority: Double,
    of target: ConstraintHandle
  ) throws(ConstraintError) {
    guard try engine.constraint(target).priority != priority else { return }
    try engine.deactivate(target)
    try engine.setPriority(priority, of: target)
    try engine.activate(target)
  }
}

extension FittingScratch {
  private mutating func copyItems(of source: ConstraintEngine) throws(ConstraintError) {
    var handles: [Int32: ItemHandle] = [:]
    for item in source.subtree(of: view) {
      let copy: ItemHandle
      if item == view {
        copy = engine.root
      } else if let parent = handles[source.items[item].parent] {
        copy = try add(item, to: parent, of: source)
      } else {
        continue
      }
      handles[Int32(item)] = copy
      copies.append((item, copy))
      try copyValues(of: item, to: copy, of: source)
    }
  }

  private mutating func add(
    _ item: Int,
    to parent: ItemHandle,
    of source: ConstraintEngine
  ) throws(ConstraintError) -> ItemHandle {
    let owner = Int(source.items[item].parent)
    if source.items[owner].content == Int32(item) { return try engine.makeScrollView(parent) }
    return source.items[item].kind == .view
      ? try engine.addView(to: parent) : try engine.addGuide(to: parent)
  }

  /// Copies the active constraints that the view and its descendants hold, in the order in which they
  /// were activated: of contradicting ones the last one is left out, as in the layout (AL126).
  private mutating func copyConstraints(of source: ConstraintEngine) throws(ConstraintError) {
    let handles = Dictionary(
      uniqueKeysWithValues: copies.map { (Int32($0.item), $0.copy) }
    )
    for slot in source.activeConstraints(mentioning: copies.map(\.item)) {
      let constraint = source.constraints[slot].constraint
      guard handles[Int32(source.holder(of: constraint))] != nil,
        let constraint = constraint.replacingItems({ handles[$0.index] })
      else { continue }
      let copy = try engine.add(constraint)
      try engine.activate(copy)
      constraints.append((slot, copy))
    }
  }

  /// Copies metrics, natural lengths, constants and priorities.
  private mutating func copyValues(of source: ConstraintEngine) throws(ConstraintError) {
    for (item, copy) in copies { try copyValues(of: item, to: copy, of: source) }
    for (slot, copy) in constraints {
      let constraint = source.constraints[slot].constraint
      try engine.setConstant(constraint.constant, of: copy)
      try engine.setPriority(constraint.priority, of: copy)
    }
    isCurrent = true
  }

  private mutating func copyValues(
    of item: Int,
    to copy: ItemHandle,
    of source: ConstraintEngine
  ) throws(ConstraintError) {
    engine.setMetrics(source.metrics(of: item), of: Int(copy.index))
    for axis in Axis.allCases {
      try engine.setNaturalLength(source.naturalLength(of: item, axis), of: copy, axis)
      let preferences = source.lengthPreferences(of: item, axis)
      if preferences != engine.lengthPreferences(of: Int(copy.index), axis) {
        try engine.setLengthPreferences(preferences, of: copy, axis)
      }
    }
  }
}

extension Constraint {
  /// Returns the constraint between the counterparts of its items, nil if one has none.
  fileprivate func replacingItems(_ counterpart: (ItemHandle) -> ItemHandle?) -> Constraint? {
    var copy = self
    guard copy.first.replaceItems(counterpart) else { return nil }
    if var second {
      guard second.replaceItems(counterpart) else { return nil }
      copy.second = second
    }
    copy.holder = holder.flatMap(counterpart)
    return copy
  }
}

extension ConstraintSource {
  fileprivate var isFittingLength: Bool {
    if case .fittingLength = self { true } else { false }
  }
}
