import OrderedCollections
import TatamiGeometry
import TatamiMosaic

/// A laid-out mosaic document (Specification/mosaic.md §6).
struct MosaicScene: SceneFamily {
  static let layoutName = "mosaic"

  private let layout: MosaicFrames
  private let requested: RequestedItems
  private let queries: [CollectionQuery]?

  private static let keys = [
    "layout", "axis", "crossLength", "viewport", "sectionSeparator", "sections", "queries", "probe",
  ]

  init(_ document: SceneReader) throws(SceneError) {
    let object = try document.object(Self.keys)
    let layout = try MosaicSceneReader.layout(object)
    self.layout = layout
    var budget = AnswerBudget()
    requested = try RequestedItems(
      object,
      counts: (0..<layout.sectionCount).map(layout.itemCount),
      budget: &budget
    )
    try budget.spendSupplementary(of: layout, at: object.path)
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
      "contentSize": .size(layout.contentSize),
      "complete": .bool(!requested.isSample),
      "items": .array(items),
      "supplementary": .array(supplementaryFrames()),
    ]
    members["queries"] = queries.map { queries in
      .array(
        queries.map { query in
          query.frames { .array([.string($0.kind), .number($0.section)]) }
        }
      )
    }
    return .object(members)
  }

  func drawing() -> SceneDrawing {
    var drawing = SceneDrawing(size: layout.contentSize)
    for view in layout.supplementaryItems() {
      let role = view.kind == .backer ? SceneDrawing.Role.container : .supplementary
      drawing.add(view.frame, "\(view.kind.rawValue) \(view.section)", role: role)
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
        "zIndex": .number(view.kind.zIndex),
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
