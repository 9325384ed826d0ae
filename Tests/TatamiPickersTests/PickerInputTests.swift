import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Keys, assistive technologies and bad input of picker views.
@MainActor
@Suite(.environment) struct PickerInputTests {
  private final class Named: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
    func pickerView(
      _ pickerView: UIPickerView,
      titleForRow row: Int,
      forComponent component: Int
    ) -> String? { "\(row + 1)" }
    func pickerView(
      _ pickerView: UIPickerView,
      accessibilityLabelForComponent component: Int
    ) -> String? { ["Adults", "Children"][component] }
  }

  @Test func `columns are adjustable elements with a label and a value`() throws {
    let named = Named()
    let stage = PickerStage(named)
    stage.picker.selectRow(2, inComponent: 1, animated: false)
    stage.settle()
    let nodes = AccessibilityNode.tree(of: stage.window).elements
    #expect(nodes.map(\.label) == ["Adults", "Children"])
    #expect(nodes.map(\.value) == ["1", "3"])
    #expect(nodes[0].traits.contains(.adjustable))
    stage.wheels[0].accessibilityIncrement()
    stage.settle()
    #expect(stage.picker.selectedRow(inComponent: 0) == 1)
    stage.wheels[0].accessibilityDecrement()
    stage.wheels[0].accessibilityDecrement()
    stage.settle()
    #expect(stage.picker.selectedRow(inComponent: 0) == 0)
  }

  @Test func `arrow keys turn the wheel that has the focus`() {
    let columns = Columns([5, 5])
    let stage = PickerStage(columns)
    stage.settle()
    columns.diary.lines = []
    #expect(stage.wheels[1].becomeFirstResponder())
    for _ in 0..<3 { Simulator.press(.keyboardDownArrow, in: stage.window) }
    stage.settle()
    #expect(stage.picker.selectedRow(inComponent: 1) == 3)
    Simulator.press(.keyboardUpArrow, in: stage.window)
    stage.settle()
    #expect(columns.diary.take() == ["selected 3 in 1", "selected 2 in 1"])
    #expect(stage.picker.selectedRow(inComponent: 0) == 0)
  }

  @Test func `N264: of 100,000 rows only those that show have views`() {
    let columns = Columns([100_000])
    let stage = PickerStage(columns)
    stage.settle()
    #expect(columns.asked == Array(0...4))
    columns.asked = []
    stage.picker.selectRow(99_999, inComponent: 0, animated: false)
    stage.settle()
    #expect(columns.asked == Array(99_995...99_999))
    stage.drag(by: 64)
    #expect(stage.picker.selectedRow(inComponent: 0) == 99_997)
    #expect(stage.wheels[0].subviews.count < 16)
  }

  @Test func `numbers of columns and rows are limited`() {
    let columns = Columns([-3, .max, 2])
    let stage = PickerStage(columns)
    #expect(stage.picker.numberOfRows(inComponent: 0) == 0)
    #expect(stage.picker.numberOfRows(inComponent: 1) == 100_000_000)
    stage.picker.selectRow(99_999_999, inComponent: 1, animated: true)
    stage.settle()
    #expect(stage.picker.selectedRow(inComponent: 1) == 99_999_999)
  }

  @Test func `a picker without data shows nothing`() {
    let picker = UIPickerView(frame: CGRect(x: 1, y: 2, width: 100, height: 50))
    picker.dataSource = Columns([3])
    picker.layoutIfNeeded()
    #expect(picker.frame == CGRect(x: 1, y: 2, width: 100, height: 50))
    #expect(picker.numberOfComponents == 0)
    #expect(picker.rowSize(forComponent: 0) == .zero)
    picker.reloadComponent(0)
    picker.frame = .zero
    picker.layoutIfNeeded()
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }

  @Test func `data may change inside of every call`() {
    final class Unruly: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var calls = 0
      private func reload(_ picker: UIPickerView) {
        calls += 1
        if calls % 3 == 0 { picker.reloadAllComponents() }
        if calls % 5 == 0 { picker.selectRow(1, inComponent: 0, animated: true) }
        if calls % 7 == 0 { picker.reloadComponent(0) }
      }
      func numberOfComponents(in pickerView: UIPickerView) -> Int {
        if calls < 500 { reload(pickerView) }
        return 1 + calls % 3
      }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent: Int) -> Int {
        if calls < 500 { reload(pickerView) }
        return 4 + calls % 5
      }
      func pickerView(
        _ pickerView: UIPickerView,
        titleForRow row: Int,
        forComponent component: Int
      ) -> String? {
        if calls < 500 { reload(pickerView) }
        return "\(row)"
      }
      func pickerView(_ picker: UIPickerView, didSelectRow row: Int, inComponent: Int) {
        if calls < 500 { reload(picker) }
      }
    }
    let unruly = Unruly()
    let stage = PickerStage(unruly)
    for _ in 0..<20 { stage.drag(by: -60) }
    unruly.calls = max(500, unruly.calls)
    stage.picker.reloadAllComponents()
    stage.settle()
    #expect(unruly.calls >= 500)
    let picker = stage.picker
    #expect(picker.numberOfComponents == unruly.numberOfComponents(in: picker))
    for column in 0..<picker.numberOfComponents {
      let rows = unruly.pickerView(picker, numberOfRowsInComponent: column)
      #expect(picker.numberOfRows(inComponent: column) == rows)
      let selected = picker.selectedRow(inComponent: column)
      #expect(stage.wheels[column].contentOffset.y == CGFloat(selected) * 32)
      let shown = stage.labels(column).sorted { $0.superview!.center.y < $1.superview!.center.y }
      #expect(shown.map(\.text) == (0..<rows).filter { abs($0 - selected) < 5 }.map { "\($0)" })
    }
  }
}

extension AccessibilityNode {
  /// The elements with a value below the node.
  var elements: [AccessibilityNode] {
    (value == nil ? [] : [self]) + children.flatMap(\.elements)
  }
}
