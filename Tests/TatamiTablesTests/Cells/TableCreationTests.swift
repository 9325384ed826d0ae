import TatamiUIKit
import TestSupport
import Testing

@testable import TatamiTables

/// Cells, headers and footers that tables create by class, written as for UIKit.
@MainActor
@Suite(.arithmeticText)
struct TableCreationTests {
  /// A cell with stored properties and an overridden initializer.
  private final class NamedCell: UITableViewCell {
    let title: String
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      title = "\(reuseIdentifier ?? "nil") \(style)"
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A cell that inherits its initializers.
  private final class PlainCell: UITableViewCell {
    var counter = 7
  }

  /// A header with an overridden initializer.
  private final class NamedHeader: UITableViewHeaderFooterView {
    let title: String
    override init(reuseIdentifier: String?) {
      title = reuseIdentifier ?? "nil"
      super.init(reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `S127: a cell is created by its class's initializer, with the default style`() throws {
    let cell = try #require(NamedCell.create(identifier: "named") as? NamedCell)
    #expect(cell.title == "named default")
    #expect(cell.reuseIdentifier == "named")
    #expect(cell.detailTextLabel != nil)
  }

  @Test func `S127: a cell that inherits its initializers has its own properties`() throws {
    let cell = try #require(PlainCell.create(identifier: "plain") as? PlainCell)
    #expect(cell.counter == 7)
    #expect(cell.reuseIdentifier == "plain")
  }

  @Test func `S127: a header is created by its class's initializer`() throws {
    let header = try #require(NamedHeader.create(identifier: "header") as? NamedHeader)
    #expect(header.title == "header")
    #expect(header.reuseIdentifier == "header")
  }

  @Test func `created cells and headers are released, their identifiers are kept`() {
    let identifier = String(repeating: "a long identifier ", count: 10)
    weak var cell: UITableViewCell?
    weak var header: UITableViewHeaderFooterView?
    do {
      let newCell = NamedCell.create(identifier: identifier)
      let newHeader = NamedHeader.create(identifier: identifier)
      cell = newCell
      header = newHeader
      #expect(newCell.reuseIdentifier == newHeader.reuseIdentifier)
    }
    #expect(cell == nil)
    #expect(header == nil)
    #expect(identifier.count == 180)
  }
}
