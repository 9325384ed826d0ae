import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The order in which assistive technologies read the rows and items of lists.
@MainActor
@Suite(.environment)
struct ReadingOrderTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var sectionCount = 1

    func numberOfSections(in tableView: UITableView) -> Int { sectionCount }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    /// Whether a cell is an element, and not the label inside.
    var isElement = true

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 200 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      guard isElement else {
        let label = UILabel(frame: cell.contentView.bounds)
        label.text = "Label \(indexPath.item)"
        cell.contentView.addSubview(label)
        return cell
      }
      cell.isAccessibilityElement = true
      cell.accessibilityLabel = "Item \(indexPath.item)"
      return cell
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  private func labels() -> [String] {
    AccessibilityNode.tree(of: window).children.compactMap(\.label)
  }

  @Test func `rows are read from top to bottom wherever the table has been scrolled`() {
    let rows = Rows()
    let table = UITableView(frame: window.bounds)
    table.rowHeight = 50
    table.dataSource = rows
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    window.addSubview(table)
    window.makeKeyAndVisible()
    #expect(labels() == (0..<6).map { "Row \($0)" })
    table.contentOffset.y = 1000
    window.layoutIfNeeded()
    table.contentOffset.y = 900
    #expect(labels() == (18..<24).map { "Row \($0)" })
  }

  @Test func `V26: rows have their place among the rows of all sections in a mirror`() throws {
    let rows = Rows()
    rows.sectionCount = 3
    let table = UITableView(frame: window.bounds)
    table.rowHeight = 50
    table.dataSource = rows
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    window.addSubview(table)
    window.makeKeyAndVisible()
    table.contentOffset.y = 5000
    window.layoutIfNeeded()
    let elements = AccessibilityMirror().elements(of: window)
    let list = try #require(elements.first)
    #expect(list.listPart == .list)
    #expect(list.isGroup)
    #expect(elements.dropFirst().allSatisfy { $0.parent == list.id })
    #expect(
      elements.dropFirst().map(\.listPart)
        == (100..<106).map { .item(index: $0, count: 300) }
    )
    #expect(elements.dropFirst().first?.node.label == "Row 0")
  }

  @Test func `items with elements inside are groups in a mirror`() {
    let items = Items()
    items.isElement = false
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 100)
    layout.minimumLineSpacing = 0
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.dataSource = items
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    window.addSubview(collection)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let elements = AccessibilityMirror().elements(of: window)
    #expect(elements.map(\.isGroup) == [true, true, false, true, false, true, false])
    #expect(elements[1].listPart == .item(index: 0, count: 200))
    #expect(elements[2].listPart == nil)
    #expect(elements[2].node.label == "Label 0")
    // Trees of nodes have no groups for lists.
    #expect(labels() == ["Label 0", "Label 1", "Label 2"])
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `items are read line by line in their order`(
    direction: UISemanticContentAttribute
  ) {
    let items = Items()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    layout.minimumLineSpacing = 0
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.semanticContentAttribute = direction
    collection.dataSource = items
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    window.addSubview(collection)
    window.makeKeyAndVisible()
    #expect(labels() == (0..<15).map { "Item \($0)" })
    collection.contentOffset.y = 600
    window.layoutIfNeeded()
    collection.contentOffset.y = 480
    #expect(labels() == (24..<39).map { "Item \($0)" })
  }
}
