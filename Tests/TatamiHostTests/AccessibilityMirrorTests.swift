import Foundation
import TatamiHost
import TatamiUIKit
import TestSupport
import Testing

/// Tables of data, modal views, actions and texts of assistive technologies.
@MainActor
@Suite(.environment)
struct AccessibilityMirrorTests {
  private final class Cell: UILabel, UIAccessibilityContainerDataTableCell {
    var place = (row: 0, column: 0)

    func accessibilityRowRange() -> NSRange { NSRange(location: place.row, length: 1) }
    func accessibilityColumnRange() -> NSRange { NSRange(location: place.column, length: 1) }
  }

  private final class Table: UIView, UIAccessibilityContainerDataTable {
    var cells: [Cell] = []

    func accessibilityDataTableCellElement(
      forRow row: Int,
      column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? {
      cells.first { $0.place == (row, column) }
    }

    var accessibilityRowCount: Int { 1_000 }
    var accessibilityColumnCount: Int { 2 }

    func accessibilityHeaderElements(
      forColumn column: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? {
      accessibilityDataTableCellElement(forRow: 0, column: column).map { [$0] }
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let host: WindowHost

  init() {
    window.makeKeyAndVisible()
    host = WindowHost(window)
  }

  private var elements: [AccessibilityMirror.Element] {
    AccessibilityMirror().elements(of: window)
  }

  @Test func `V26: cells of a table of data have rows and columns, and titles are known`() throws {
    let table = Table(frame: window.bounds)
    for (index, place) in [(0, 0), (0, 1), (7, 1)].enumerated() {
      let cell = Cell(frame: CGRect(x: 100 * place.1, y: 40 * index, width: 100, height: 40))
      cell.text = "Cell \(index)"
      cell.place = place
      table.cells.append(cell)
      table.addSubview(cell)
    }
    window.addSubview(table)
    let elements = elements
    #expect(
      elements.map(\.listPart) == [
        .table(rows: 1_000, columns: 2), .cell(row: 0, column: 0, isTitle: true),
        .cell(row: 0, column: 1, isTitle: true), .cell(row: 7, column: 1, isTitle: false),
      ]
    )
    let group = try #require(elements.first)
    #expect(elements.dropFirst().allSatisfy { $0.parent == group.id })
  }

  @Test func `a cell outside of a table of data has no place`() {
    let cell = Cell(frame: window.bounds)
    cell.text = "Alone"
    window.addSubview(cell)
    #expect(elements.map(\.listPart) == [nil])
  }

  @Test func `a modal view is a group that hides what is behind it`() {
    let (behind, modal) = (UILabel(frame: window.bounds), UIView(frame: window.bounds))
    behind.text = "Behind"
    let label = UILabel(frame: modal.bounds)
    label.text = "Sure?"
    modal.addSubview(label)
    modal.accessibilityViewIsModal = true
    for view in [behind, modal] { window.addSubview(view) }
    #expect(elements.map(\.isModal) == [true, false])
    #expect(elements.last?.node.label == "Sure?")
  }

  @Test func `V27: additional actions have names and are performed`() throws {
    let label = UILabel(frame: window.bounds)
    label.text = "Row"
    var performed: [String] = []
    label.accessibilityCustomActions = ["Move up", "Delete"].map { name in
      UIAccessibilityCustomAction(name: name) { action in
        performed.append(action.name)
        return true
      }
    }
    window.addSubview(label)
    #expect(elements.first?.actions == ["Move up", "Delete"])
    host.perform(try #require(label.accessibilityCustomActions?.last))
    #expect(performed == ["Delete"])
  }

  @Test func `V27: the focus moves to a control and to a field`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let field = UITextField(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
    for view in [button, field] { window.addSubview(view) }
    host.focus(field)
    #expect(field.isFirstResponder)
    host.focus(button)
    #expect(!field.isFirstResponder)
    host.focus(UIView())
    #expect(!field.isFirstResponder)
  }

  @Test func `V27: a text is replaced as if it were typed`() {
    final class Digits: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { string.allSatisfy(\.isNumber) }
    }
    let (field, digits) = (UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)), Digits())
    field.delegate = digits
    field.text = "12"
    window.addSubview(field)
    host.setText("abc", of: field)
    #expect(field.text == "12")
    host.setText("345", of: field)
    #expect(field.text == "345")
    host.setText("", of: field)
    #expect(field.text == "")
    field.isEnabled = false
    host.setText("6", of: field)
    #expect(field.text == "")
    host.setText("7", of: UIView())
    #expect(field.text == "")
  }
}
