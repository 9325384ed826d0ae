/// The items whose frames a document requests: the list in `probe`, or all.
struct RequestedItems: Sendable {
  /// The maximum number of items of a layout without a `probe`, and of items a query finds.
  static let limit = 4_000_000

  private let list: [(section: Int, item: Int)]?
  private let counts: [Int]

  /// Whether only the items in `probe` are requested.
  var isSample: Bool { list != nil }

  /// Reads the optional list `probe` of `[section, item]`.
  ///
  /// - Parameter counts: The number of items of each section.
  init(_ object: SceneObject, counts: [Int]) throws(SceneError) {
    self.counts = counts
    guard let probe = object["probe"] else {
      list = nil
      try validateCount(at: object.path)
      return
    }
    var list: [(section: Int, item: Int)] = []
    for entry in try probe.array() {
      let pair = try entry.array(count: 2)
      list.append((try pair[0].integer(), try pair[1].integer(in: 0...1 << 53)))
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

  private func validateCount(at path: ScenePath) throws(SceneError) {
    var total = 0
    for count in counts {
      total += min(count, Self.limit + 1)
      guard total <= Self.limit else { throw Self.tooManyItems(at: path) }
    }
  }

  static func tooManyItems(at path: ScenePath) -> SceneError {
    .impossible(
      reason: "more than \(limit) items; request some of them with 'probe' or 'queries'",
      at: path
    )
  }
}
