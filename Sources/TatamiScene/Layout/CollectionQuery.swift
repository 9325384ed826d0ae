import TatamiDocuments
import TatamiGeometry

/// A rectangle in the `queries` of a document, and the parts of a collection that intersect it.
struct CollectionQuery: Sendable {
  /// The index of an item.
  typealias Item = (section: Int, item: Int)
  /// The kind and the section of a supplementary view.
  typealias View = (kind: String, section: Int)

  let rect: Rect
  let items: [Item]
  let views: [View]

  /// Reads a list of rectangles and searches a layout for each.
  static func read(
    _ list: SceneReader,
    in layout: some CollectionGeometry,
    budget: inout AnswerBudget
  ) throws(SceneError) -> [CollectionQuery] {
    var queries: [CollectionQuery] = []
    for reader in try list.array() {
      queries.append(try CollectionQuery(reader, in: layout, budget: &budget))
    }
    return queries
  }

  private init(
    _ reader: SceneReader,
    in layout: some CollectionGeometry,
    budget: inout AnswerBudget
  ) throws(SceneError) {
    let rect = try reader.rect()
    try budget.spend(1, numbers: 4, text: 48, at: reader.path)
    var items: [Item] = []
    do {
      try layout.forEachItem(in: rect) { item in
        try budget.spend(1, numbers: 2, at: reader.path)
        items.append((item.section, item.item))
      }
    } catch {
      throw error as? SceneError ?? .impossible(reason: "\(error)", at: reader.path)
    }
    let views = layout.supplementaryItems(in: rect)
    try budget.spend(views.count, numbers: 1, text: 40, at: reader.path)
    self.rect = rect
    self.items = items
    self.views = views.map { ($0.kind.rawValue, $0.section) }
  }

  /// Returns `rect`, `items` as `[section, item]` and `supplementary`.
  ///
  /// - Parameter value: Returns the JSON value of a supplementary view.
  func frames(view value: (View) -> SceneValue) -> SceneValue {
    .object([
      "rect": .rect(rect),
      "items": .array(items.map { .array([.number($0.section), .number($0.item)]) }),
      "supplementary": .array(views.map(value)),
    ])
  }
}

extension AnswerBudget {
  /// Counts the headers, footers and backers of a collection.
  mutating func spendSupplementary(
    of layout: some CollectionGeometry,
    at path: DocumentPath
  ) throws(SceneError) {
    try spend(layout.supplementaryItems().count, numbers: 6, text: 60, at: path)
  }
}
