import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Data, selection and geometry of picker views.
@MainActor
@Suite(.environment) struct PickerViewTests {
  @Test func `N186: the data source is asked on the first layout and on reload`() {
    let columns = Columns([3, 5])
    let stage = PickerStage(columns)
    #expect(columns.diary.take().isEmpty)
    stage.settle()
    #expect(columns.diary.take() == ["components", "rows 0", "rows 1"])
    stage.settle()
    #expect(columns.diary.take().isEmpty)
    columns.counts = [3, 4]
    stage.picker.reloadComponent(1)
    #expect(columns.diary.take() == ["rows 1"])
    #expect(stage.picker.numberOfRows(inComponent: 1) == 4)
    columns.counts = [2]
    stage.picker.reloadAllComponents()
    #expect(columns.diary.take() == ["components", "rows 0"])
    #expect(stage.picker.numberOfComponents == 1)
  }

  @Test func `N186: an empty component has no selected row, and rows out of range are ignored`() {
    let columns = Columns([0, 5])
    let stage = PickerStage(columns)
    let picker = stage.picker
    let reports = Reports.during {
      picker.selectRow(0, inComponent: 0, animated: false)
      picker.selectRow(5, inComponent: 1, animated: false)
      picker.selectRow(-1, inComponent: 1, animated: false)
      picker.selectRow(0, inComponent: 2, animated: false)
      picker.reloadComponent(7)
    }
    #expect(reports.count == 5)
    #expect(picker.selectedRow(inComponent: 0) == -1)
    #expect(picker.selectedRow(inComponent: 1) == 0)
    #expect(picker.selectedRow(inComponent: 2) == -1)
  }

  @Test func `N186: a reload keeps the selected row if it exists`() {
    let columns = Columns([9])
    let stage = PickerStage(columns)
    let picker = stage.picker
    picker.selectRow(6, inComponent: 0, animated: false)
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 6)
    columns.counts = [4]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 3)
    columns.counts = [0]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == -1)
    columns.counts = [4]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }

  @Test func `N187: a view wins over an attributed title, and that over a title`() throws {
    final class Mixed: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent: Int) -> Int { 2 }
      func pickerView(
        _ pickerView: UIPickerView,
        titleForRow row: Int,
        forComponent component: Int
      ) -> String? { "plain \(row)" }
      func pickerView(
        _ pickerView: UIPickerView,
        attributedTitleForRow row: Int,
        forComponent component: Int
      ) -> NSAttributedString? {
        row == 0 ? NSAttributedString(string: "attributed") : nil
      }
    }
    let mixed = Mixed()
    let stage = PickerStage(mixed)
    stage.settle()
    #expect(stage.labels().map(\.text) == ["attributed", "plain 1"])
    #expect(stage.picker.view(forRow: 0, forComponent: 0) == nil)
    let views = ViewColumns()
    let other = PickerStage(views)
    other.settle()
    #expect(other.picker.view(forRow: 0, forComponent: 0) is UISwitch)
    #expect(other.picker.view(forRow: 99, forComponent: 0) == nil)
  }

  @Test func `N187: views of rows that no longer show are used again`() {
    let views = ViewColumns()
    let stage = PickerStage(views)
    stage.settle()
    let first = views.made
    for row in stride(from: 0, to: 60, by: 2) {
      stage.picker.selectRow(row, inComponent: 0, animated: false)
      stage.picker.layoutIfNeeded()
    }
    #expect(views.reused > 20)
    #expect(views.made < first + 15)
  }

  @Test func `N188: a drag stops on a row and calls the delegate at rest`() {
    let columns = Columns([100])
    let stage = PickerStage(columns)
    stage.settle()
    columns.diary.lines = []
    stage.drag(by: -75)
    #expect(columns.diary.take() == ["selected 2 in 0"])
    #expect(stage.picker.selectedRow(inComponent: 0) == 2)
    #expect(stage.wheels[0].contentOffset.y == 64)
    stage.drag(by: 300)
    #expect(columns.diary.take() == ["selected 0 in 0"])
    #expect(stage.wheels[0].contentOffset.y == 0)
    #expect(stage.wheels[0].decelerationRate == .fast)
  }

  @Test func `N188: a flick goes on, and a touch that stops it lets it rest on a row`() {
    let columns = Columns([1000])
    let stage = PickerStage(columns)
    stage.settle()
    columns.diary.lines = []
    let middle = CGPoint(x: 160, y: 108)
    Simulator.flick(from: middle, to: CGPoint(x: 160, y: 20), in: stage.window, duration: 0.05)
    Simulator.advance(by: 0.1)
    #expect(columns.diary.take().isEmpty)
    let touch = Simulator.touchDown(at: middle, in: stage.window)
    Simulator.advance(by: 1)
    Simulator.lift(touch)
    stage.settle()
    let offset = stage.wheels[0].contentOffset.y
    #expect(offset.truncatingRemainder(dividingBy: 32) == 0)
    #expect(columns.diary.take() == ["selected \(Int(offset / 32)) in 0"])
  }

  @Test(arguments: [1000, 900])
  func `N188: a column that is loaded again in a spin or a drag still calls the delegate`(
    count: Int
  ) {
    let columns = Columns([1000])
    let stage = PickerStage(columns)
    let (middle, top) = (CGPoint(x: 160, y: 108), CGPoint(x: 160, y: 20))
    stage.settle()
    Simulator.flick(from: middle, to: top, in: stage.window, duration: 0.05)
    Simulator.advance(by: 0.1)
    columns.counts = [count]
    columns.diary.lines = []
    stage.picker.reloadComponent(0)
    stage.settle()
    let row = stage.picker.selectedRow(inComponent: 0)
    #expect(row > 2)
    #expect(stage.wheels[0].contentOffset.y == CGFloat(row) * 32)
    #expect(columns.diary.take() == ["rows 0", "selected \(row) in 0"])

    let touch = Simulator.touchDown(at: middle, in: stage.window)
    Simulator.move(touch, to: CGPoint(x: 160, y: 8), duration: 0.5)
    columns.counts = [count - 1]
    stage.picker.reloadAllComponents()
    columns.diary.lines = []
    Simulator.advance(by: 0.5)
    Simulator.lift(touch)
    stage.settle()
    #expect(columns.diary.take() == ["selected \(row + 3) in 0"])
    #expect(stage.picker.selectedRow(inComponent: 0) == row + 3)
  }

  @Test func `N188: code may select a row under the finger, and a lost row is replaced`() {
    let columns = Columns([100])
    let stage = PickerStage(columns)
    stage.settle()
    let touch = Simulator.touchDown(at: CGPoint(x: 160, y: 108), in: stage.window)
    Simulator.move(touch, to: CGPoint(x: 160, y: 60), duration: 0.5)
    stage.picker.selectRow(50, inComponent: 0, animated: false)
    #expect(stage.picker.selectedRow(inComponent: 0) == 50)
    columns.counts = [20]
    stage.picker.reloadComponent(0)
    columns.diary.lines = []
    Simulator.advance(by: 0.5)
    Simulator.lift(touch)
    stage.settle()
    #expect(columns.diary.take() == ["selected 19 in 0"])
    #expect(stage.wheels[0].contentOffset.y == 608)
  }

  @Test func `N187: attributes of a title do not show in other rows`() {
    final class Marked: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent: Int) -> Int { 200 }
      func pickerView(
        _ pickerView: UIPickerView,
        titleForRow row: Int,
        forComponent component: Int
      ) -> String? { "\(row)" }
      func pickerView(
        _ pickerView: UIPickerView,
        attributedTitleForRow row: Int,
        forComponent component: Int
      ) -> NSAttributedString? {
        guard row < 5 else { return nil }
        return NSAttributedString(string: "\(row)", attributes: [.foregroundColor: UIColor.red])
      }
    }
    let marked = Marked()
    let stage = PickerStage(marked)
    stage.settle()
    for row in stride(from: 5, to: 40, by: 5) {
      stage.picker.selectRow(row, inComponent: 0, animated: false)
      stage.settle()
      for label in stage.labels() where (Int(label.text ?? "") ?? 0) >= 5 {
        #expect(label.textColor == .label)
        let color = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        #expect(color as? UIColor != .red)
        #expect(label.textAlignment == .center)
      }
    }
  }

  @Test(arguments: [true, false])
  func `N188: code that selects a row does not call the delegate`(animated: Bool) {
    let columns = Columns([100])
    let stage = PickerStage(columns)
    stage.settle()
    columns.diary.lines = []
    stage.picker.selectRow(7, inComponent: 0, animated: animated)
    #expect(stage.picker.selectedRow(inComponent: 0) == 7)
    stage.settle()
    #expect(stage.wheels[0].contentOffset.y == 224)
    #expect(columns.diary.take().isEmpty)
  }

  @Test func `a tap on a row turns the wheel to it`() throws {
    let columns = Columns([100])
    let stage = PickerStage(columns)
    stage.settle()
    columns.diary.lines = []
    let label = try #require(stage.label("Row 2"))
    let center = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
    Simulator.tap(at: center, in: stage.window)
    stage.settle()
    #expect(columns.diary.take() == ["selected 2 in 0"])
  }

  @Test func `N189: rows lie around a cylinder`() throws {
    let stage = PickerStage(Columns([100]))
    stage.picker.selectRow(50, inComponent: 0, animated: false)
    stage.settle()
    let (full, around) = (216.0 + 75, 19.0)
    for distance in -4...4 {
      let row = try #require(stage.label("Row \(50 + distance)")?.superview)
      let angle = 2 * Double.pi * Double(distance) / around
      let frame = row.convert(row.bounds, to: stage.picker)
      #expect(abs(frame.midY - (108 + 0.334225372 * full * sin(angle))) < 0.001)
      #expect(abs(frame.height - 32 * cos(angle)) < 0.001)
    }
    #expect(stage.labels().count == 9)
  }

  @Test func `N190: components share the width, and a band shows the selection`() {
    let stage = PickerStage(Columns([3, 3, 3]))
    stage.settle()
    let width = (320.0 - 18 - 10) / 3
    for (index, wheel) in stage.wheels.enumerated() {
      #expect(abs(wheel.frame.minX - (9 + Double(index) * (width + 5))) < 0.001)
    }
    #expect(stage.wheels.allSatisfy { abs($0.frame.width - width) < 0.001 })
    let band = stage.picker.subviews[0]
    #expect(band.frame == CGRect(x: 9, y: 91, width: 302, height: 34))
    #expect(band.backgroundColor == .quaternarySystemFill)
    #expect(band.layer.cornerRadius == 8)
  }

  @Test func `N190: the delegate decides about widths and heights`() {
    final class Sized: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent: Int) -> Int { 9 }
      func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        component == 0 ? 60 : 100
      }
      func pickerView(_ picker: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        component == 0 ? .nan : 50
      }
    }
    let sized = Sized()
    let stage = PickerStage(sized)
    let reports = Reports.during { stage.settle() }
    #expect(reports.count == 1)
    #expect(stage.wheels.map(\.frame.width) == [60, 100])
    #expect(stage.wheels.map(\.frame.minX) == [77.5, 142.5])
    #expect(stage.picker.rowSize(forComponent: 0) == CGSize(width: 60, height: 32))
    #expect(stage.picker.rowSize(forComponent: 1) == CGSize(width: 100, height: 50))
    #expect(stage.picker.subviews[0].frame.height == 52)
  }

  @Test func `N253: a picker is 320 by 216 points in size, and stretches`() {
    let stage = PickerStage(Columns([3]))
    let picker = stage.picker
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(picker.sizeThatFits(CGSize(width: 10, height: 10)) == picker.frame.size)
    picker.frame.size = CGSize(width: 390, height: 180)
    picker.layoutIfNeeded()
    #expect(picker.rowSize(forComponent: 0).width == 372)
  }

  @Test func `N255: components are mirrored from right to left`() {
    let columns = Columns([3, 7])
    let stage = PickerStage(columns)
    stage.picker.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    columns.diary.lines = []
    stage.drag(from: CGPoint(x: 60, y: 108), by: -32)
    #expect(columns.diary.take() == ["selected 1 in 1"])
  }

  @Test func `N256: rows and titles grow with the size of text`() {
    let stage = PickerStage(Columns([3]))
    stage.settle()
    #expect(stage.picker.rowSize(forComponent: 0).height == 32)
    let font = stage.labels()[0].font.pointSize
    stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    stage.settle()
    #expect(stage.picker.rowSize(forComponent: 0).height > 40)
    #expect(stage.labels()[0].font.pointSize > font)
  }
}

/// A column of 100 rows with switches.
@MainActor
final class ViewColumns: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var made = 0
  var reused = 0

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { "hidden" }
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    if view == nil { made += 1 } else { reused += 1 }
    return view ?? UISwitch()
  }
}
