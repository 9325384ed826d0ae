import TatamiGeometry

/// A laid-out collection with the items and queries that its document requests.
struct RequestedCollection<Layout: CollectionGeometry>: Sendable {
  let layout: Layout
  private let items: RequestedItems
  private let queries: [CollectionQuery]?

  /// Whether only the items in `probe` are requested.
  var isSample: Bool { items.isSample }

  /// Reads `probe` and `queries`, and searches the layout for the queries.
  init(_ layout: Layout, _ object: SceneObject) throws(SceneError) {
    self.layout = layout
    var budget = AnswerBudget()
    items = try RequestedItems(
      object,
      counts: (0..<layout.sectionCount).map(layout.itemCount),
      budget: &budget
    )
    try budget.spendSupplementary(of: layout, at: object.path)
    queries = try object["queries"].map { list throws(SceneError) in
      try CollectionQuery.read(list, in: layout, budget: &budget)
    }
  }

  /// Returns the requested items as `[section, item, x, y, width, height]`.
  func itemFrames() -> SceneValue {
    var frames: [SceneValue] = []
    forEachItem { section, item, frame in
      frames.append(.numbers([section, item].map(Double.init) + frame.numbers))
    }
    return .array(frames)
  }

  /// Returns the answers to the queries, nil without any.
  ///
  /// - Parameter value: Returns the JSON value of a supplementary view.
  func queryFrames(view value: (CollectionQuery.View) -> SceneValue) -> SceneValue? {
    queries.map { .array($0.map { $0.frames(view: value) }) }
  }

  /// Returns the supplementary views, then the requested items as boxes.
  func drawing(size: Size) -> SceneDrawing {
    var drawing = SceneDrawing(size: size)
    for view in layout.supplementaryItems() {
      let role = view.kind == .backer ? SceneDrawing.Role.container : .supplementary
      drawing.add(view.frame, "\(view.kind.rawValue) \(view.section)", role: role)
    }
    forEachItem { section, item, frame in drawing.add(frame, "\(section)-\(item)", role: .item) }
    return drawing
  }

  private func forEachItem(_ body: (_ section: Int, _ item: Int, _ frame: Rect) -> Void) {
    items.forEach { section, item in
      guard let frame = layout.frame(ofItem: item, inSection: section) else { return }
      body(section, item, frame)
    }
  }
}
