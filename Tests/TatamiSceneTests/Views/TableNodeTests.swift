import Tatami
import TatamiHost
import TatamiScene
import TestSupport
import Testing

@MainActor @Suite(.arithmeticText) struct TableNodeTests {
  private let node = """
    {"type": "table", "width": "fill", "appearance": "plain", "sections": [
     {"header": "Head", "footer": "Foot", "rows": [
      {"title": "One", "value": "1", "accessory": "disclosure"},
      {"title": "Two", "on": true}, {"title": "Three", "subtitle": "3", "color": "#FF0000"}]}]}
    """

  @Test func `a table is as high as its rows and shows all of them`() throws {
    let text = #"{"scene": {"width": 200}, "view": \#(node)}"#
    let scene = try ViewScene(SceneDocument.parse(Array(text.utf8)))
    let table = try #require(scene.view.subviews.first?.subviews.first as? UITableView)
    _ = ViewRenderer.displayList(of: scene.view)
    table.layoutIfNeeded()
    #expect(table.style == .plain)
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.visibleCells.count == 3)
    #expect(table.bounds.width == 200)
    #expect(table.bounds.height == table.contentSize.height)
    #expect(scene.view.bounds.height == table.contentSize.height.rounded(.up))
    let cells = table.visibleCells
    let first = try #require(cells.first?.contentConfiguration as? UIListContentConfiguration)
    #expect(first.text == "One")
    #expect(first.secondaryText == "1")
    #expect(cells.first?.accessoryType == .disclosureIndicator)
    #expect((cells[1].accessoryView as? UISwitch)?.isOn == true)
    let third = try #require(cells.last?.contentConfiguration as? UIListContentConfiguration)
    #expect(third.textProperties.color == .red)
  }

  @Test func `a rounded table has cards of the given shape`() throws {
    let node = """
      {"type": "roundedTable", "width": "fill", "radius": 10, "inset": 30, "maxColumnWidth": 300,
       "cardColor": "#FF0000", "sections": [{"rows": [{"title": "One"}, {"title": "Two"}]}]}
      """
    let text = #"{"scene": {"width": 400}, "view": \#(node)}"#
    let scene = try ViewScene(SceneDocument.parse(Array(text.utf8)))
    let table = try #require(scene.view.subviews.first?.subviews.first as? RoundedTableView)
    _ = ViewRenderer.displayList(of: scene.view)
    table.layoutIfNeeded()
    #expect(scene.view.bounds.height == table.contentSize.height.rounded(.up))
    let cells = table.visibleCells.compactMap { $0 as? RoundedTableViewCell }
    #expect(cells.map(\.frame.minX) == [50, 50])
    #expect(cells.map(\.frame.width) == [300, 300])
    #expect(cells.map(\.topCornersRounded) == [true, false])
    #expect(cells.map(\.layer.cornerRadius) == [10, 10])
    #expect(cells.first?.backgroundColor == .red)
  }

  @Test(arguments: [
    (#"{"rows": [{"titel": "a"}]}"#, "$.view.sections[0].rows[0]: unknown key 'titel'"),
    (#"{"rows": [{"accessory": "chevron"}]}"#, "$.view.sections[0].rows[0].accessory: unknown"),
    (#"{"head": "a"}"#, "$.view.sections[0]: unknown key 'head'"),
  ])
  func `an invalid section is rejected with its path`(section: String, message: String) throws {
    let node = #"{"type": "table", "sections": [\#(section)]}"#
    let found = ViewFixture.message(try ViewFixture.document(node))
    #expect(found.hasPrefix(message), "\(found)")
  }

  @Test func `the rows of a table are limited`() throws {
    let rows = Array(repeating: "{}", count: 600).joined(separator: ", ")
    let sections = "{\"rows\": [\(rows)]}"
    let node = "{\"type\": \"table\", \"sections\": [\(sections), \(sections)]}"
    let found = ViewFixture.message(try ViewFixture.document(node))
    #expect(found == "$.view.sections: more than 1000 sections and rows")
  }
}
