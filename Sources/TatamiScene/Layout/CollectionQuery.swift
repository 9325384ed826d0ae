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
  ///
  /// - Parameter search: Calls its second argument with the section and the item of every item in
  ///   its first, and returns the supplementary views.
  static func read(
    _ list: SceneReader,
    search: (Rect, _ add: (Int, Int) throws -> Void) throws -> [View]
  ) throws(SceneError) -> [CollectionQuery] {
    var queries: [CollectionQuery] = []
    for reader in try list.array() {
      queries.append(try CollectionQuery(reader, search: search))
    }
    return queries
  }

  private init(
    _ reader: SceneReader,
    search: (Rect, _ add: (Int, Int) throws -> Void) throws -> [View]
  ) throws(SceneError) {
    rect = try reader.rect()
    var items: [Item] = []
    do {
      views = try search(rect) { section, item in
        guard items.count < RequestedItems.limit else {
          throw RequestedItems.tooManyItems(at: reader.path)
        }
        items.append((section, item))
      }
    } catch let error as SceneError {
      throw error
    } catch {
      throw .impossible(reason: "\(error)", at: reader.path)
    }
    self.items = items
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
