/// The items that a document requests: those in `probe`, or all.
struct RequestedItems: Sendable {
  private let list: [(section: Int, item: Int)]?
  private let counts: [Int]

  /// Whether only the items in `probe` are requested.
  var isSample: Bool { list != nil }

  /// Reads the optional list `probe` of `[section, item]`.
  ///
  /// - Parameter counts: The number of items of each section.
  init(
    _ object: SceneObject,
    counts: [Int],
    budget: inout AnswerBudget
  ) throws(SceneError) {
    self.counts = counts
    guard let probe = object["probe"] else {
      list = nil
      let total = counts.reduce(0) { $0.saturatingSum($1) }
      try budget.spend(total, numbers: 6, at: object.path)
      return
    }
    var list: [(section: Int, item: Int)] = []
    for entry in try probe.array() {
      let pair = try entry.array(count: 2)
      try budget.spend(1, numbers: 6, at: entry.path)
      list.append(
        (try pair[0].integer(in: 0...Int(Int32.max)), try pair[1].integer(in: 0...1 << 53))
      )
    }
    self.list = list
  }

  /// Calls a closure with every requested item, including those of `probe` that do not exist.
  func forEach(_ body: (_ section: Int, _ item: Int) -> Void) {
    if let list {
      for (section, item) in list { body(section, item) }
      return
    }
    for (section, count) in counts.enumerated() {
      for item in 0..<count { body(section, item) }
    }
  }
}
