package import TatamiGeometry

/// The expected frames and queries of a golden mosaic or brick layout.
package struct CollectionGolden: Decodable, Sendable {
  /// A supplementary item with its frame.
  package struct Supplementary: Decodable, Sendable {
    let kind: String
    let section: Int
    let frame: [Double]
    let zIndex: Int?
  }

  /// The items expected in a rectangle.
  package struct Query: Decodable, Sendable {
    let rect: [Double]
    let items: [[Int]]
    let supplementary: [Found]
  }

  /// A supplementary item found, written as an object or as a pair.
  package struct Found: Decodable, Sendable, Equatable {
    let kind: String
    let section: Int
  }

  /// The size of all sections.
  package let contentSize: [Double]
  /// Section, item, x, y, width and height of each item.
  package let items: [[Double]]
  package let supplementary: [Supplementary]
  package let queries: [Query]?
}

extension CollectionGolden.Found {
  private enum Key: CodingKey {
    case kind, section
  }

  package init(from decoder: any Decoder) throws {
    if var pair = try? decoder.unkeyedContainer() {
      kind = try pair.decode(String.self)
      section = try pair.decode(Int.self)
    } else {
      let object = try decoder.container(keyedBy: Key.self)
      kind = try object.decode(String.self, forKey: .kind)
      section = try object.decode(Int.self, forKey: .section)
    }
  }

  fileprivate init(_ item: SupplementaryItem) {
    self.init(kind: item.kind.rawValue, section: item.section)
  }
}

extension CollectionGolden {
  /// Returns how a layout differs from the expectation.
  ///
  /// - Parameter contentSize: The content size of the layout in the scene's view.
  package func differences(
    from layout: some CollectionGeometry,
    contentSize: Size
  ) -> [String] {
    var differences = Differences()
    differences.compare("content size", self.contentSize, [contentSize.width, contentSize.height])
    for item in items {
      let (section, index) = (Int(item[0]), Int(item[1]))
      let frame = layout.frame(ofItem: index, inSection: section)
      differences.compare("item \(section), \(index)", Array(item[2...]), frame?.numbers ?? [])
    }
    compareSupplementaryItems(with: layout, &differences)
    for query in queries ?? [] {
      compare(query, with: layout, &differences)
    }
    return differences.found
  }

  private func compareSupplementaryItems(
    with layout: some CollectionGeometry,
    _ differences: inout Differences
  ) {
    let actual = layout.supplementaryItems()
    differences.expect("supplementary items", actual.map(Found.init) == supplementary.map(\.found))
    for (expected, actual) in zip(supplementary, actual) {
      let name = "\(expected.kind) of section \(expected.section)"
      differences.compare(name, expected.frame, actual.frame.numbers)
      differences.expect("z index of \(name)", (expected.zIndex ?? 1) == actual.kind.zIndex)
      let frame = layout.frame(of: actual.kind, inSection: actual.section)
      differences.expect("frame of \(name)", frame == actual.frame)
    }
  }

  private func compare(
    _ query: Query,
    with layout: some CollectionGeometry,
    _ differences: inout Differences
  ) {
    let rect = Rect(query.rect)
    let items = layout.items(in: rect).map { [$0.section, $0.item] }
    differences.expect("items in \(query.rect)", items == query.items)
    let found = layout.supplementaryItems(in: rect).map(Found.init)
    differences.expect("supplementary items in \(query.rect)", found == query.supplementary)
  }
}

extension CollectionGolden.Supplementary {
  fileprivate var found: CollectionGolden.Found {
    CollectionGolden.Found(kind: kind, section: section)
  }
}
