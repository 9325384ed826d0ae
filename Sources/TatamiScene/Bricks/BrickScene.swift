import OrderedCollections
import TatamiBricks
import TatamiGeometry

/// A laid-out brick document (Specification/bricks.md §6).
struct BrickScene: SceneFamily {
  /// The original's spelling, which documents use.
  static let layoutName = "mozaik"

  private let layout: BrickFrames
  private let requested: RequestedItems
  private let contentSize: Size
  private let queries: [CollectionQuery]?

  private static let keys = [
    "layout", "width", "height", "contentInset", "sections", "queries", "probe",
  ]

  init(_ document: SceneReader) throws(SceneError) {
    let object = try document.object(Self.keys)
    let layout = try BrickSceneReader.layout(object)
    self.layout = layout
    var budget = AnswerBudget()
    requested = try RequestedItems(
      object,
      counts: (0..<layout.sectionCount).map(layout.itemCount),
      budget: &budget
    )
    try budget.spendSupplementary(of: layout, at: object.path)
    contentSize = layout.contentSize(
      in: try BrickSceneReader.viewSize(object),
      contentInset: try object["contentInset"]?.insets() ?? .zero
    )
    queries = try object["queries"].map { list throws(SceneError) in
      try CollectionQuery.read(list, in: layout, budget: &budget)
    }
  }

  func frames() -> SceneValue {
    var items: [SceneValue] = []
    forEachItem { section, item, frame in
      items.append(.numbers([section, item].map(Double.init) + frame.numbers))
    }
    var members: OrderedDictionary<String, SceneValue> = [
      "contentSize": .size(contentSize),
      "items": .array(items),
      "supplementary": .array(supplementaryFrames()),
      "sampled": .bool(requested.isSample),
    ]
    members["queries"] = queries.map { queries in
      .array(
        queries.map { query in
          query.frames { .object(["kind": .string($0.kind), "section": .number($0.section)]) }
        }
      )
    }
    return .object(members)
  }

  func drawing() -> SceneDrawing {
    var drawing = SceneDrawing(size: contentSize)
    for view in layout.supplementaryItems() {
      drawing.add(view.frame, "\(view.kind.rawValue) \(view.section)", role: .supplementary)
    }
    forEachItem { section, item, frame in drawing.add(frame, "\(section)-\(item)", role: .item) }
    return drawing
  }

  private func supplementaryFrames() -> [SceneValue] {
    layout.supplementaryItems().map { view in
      .object([
        "kind": .string(view.kind.rawValue),
        "section": .number(view.section),
        "frame": .rect(view.frame),
      ])
    }
  }

  private func forEachItem(_ body: (_ section: Int, _ item: Int, _ frame: Rect) -> Void) {
    requested.forEach { section, item in
      guard let frame = layout.frame(ofItem: item, inSection: section) else { return }
      body(section, item, frame)
    }
  }
}
