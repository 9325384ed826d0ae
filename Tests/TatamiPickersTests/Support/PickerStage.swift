import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport

/// Columns of titles or views, and a diary of the calls.
@MainActor
final class Columns: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var counts: [Int]
  var widths: [CGFloat]?
  var usesViews = false
  var usesAttributedTitles = false
  let diary = Diary()
  /// The rows that content was asked for.
  var asked: [Int] = []
  var reused = 0

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    diary.add("components")
    return counts.count
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    diary.add("rows \(component)")
    return counts[component]
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    asked.append(row)
    return "Row \(row)"
  }

  func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {
    diary.add("selected \(row) in \(component)")
  }
}

/// A window of 390 x 844 points with a picker of 320 x 216 points at its top.
@MainActor
struct PickerStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let picker = UIPickerView()
  private let delegate: any UIPickerViewDataSource & UIPickerViewDelegate

  init(_ delegate: any UIPickerViewDataSource & UIPickerViewDelegate) {
    self.delegate = delegate
    window.isHidden = false
    picker.dataSource = delegate
    picker.delegate = delegate
    window.addSubview(picker)
  }

  /// Places the columns and calls what is due.
  func settle() { Simulator.advance(by: 2) }

  /// Drags the wheel under a point.
  func drag(from start: CGPoint = CGPoint(x: 160, y: 108), by distance: CGFloat) {
    let end = CGPoint(x: start.x, y: start.y + distance)
    Simulator.drag(from: start, to: end, in: window)
    settle()
  }

  /// The columns, from left to right.
  var wheels: [UIScrollView] {
    picker.subviews.compactMap { $0 as? UIScrollView }.sorted { $0.frame.minX < $1.frame.minX }
  }

  /// The labels that show in a column.
  func labels(_ column: Int = 0) -> [UILabel] {
    wheels[column].subviews.filter { !$0.isHidden }.flatMap(\.subviews)
      .compactMap { $0 as? UILabel }
  }

  /// The label of a title in a column.
  func label(_ text: String, _ column: Int = 0) -> UILabel? {
    labels(column).first { $0.text == text }
  }
}
