import Foundation
import TatamiHost
import TatamiPickers
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The inline form of date pickers.
@MainActor
@Suite(.environment) struct InlineDateTests {
  private func tap(_ label: String, _ stage: DateStage) throws {
    try Simulator.tap(.label(label), in: stage.window)
    stage.settle()
  }

  private func frame(_ label: String, _ stage: DateStage) throws -> CGRect {
    try Simulator.find(.label(label), in: stage.window).frame
  }

  @Test func `N197: a tap picks a day and keeps the time`() throws {
    let stage = try DateStage(.date, style: .inline)
    try tap("Wednesday, May 8", stage)
    #expect(stage.text == "2024-05-08 14:25")
    #expect(stage.diary.take() == ["changed"])
    try tap("Wednesday, May 8", stage)
    #expect(stage.diary.take().isEmpty)
  }

  @Test(arguments: [("en_US", 3), ("de_DE", 2), ("ar_EG", 4)])
  func `N197: the week begins with the first weekday of the calendar`(
    locale: String,
    column: Int
  ) throws {
    let stage = try DateStage(.date, locale: locale, style: .inline)
    let days = stage.picker.descendants.compactMap { $0 as? UIControl }
      .filter { $0.accessibilityLabel?.isEmpty == false && $0.bounds.height == 44 }
      .filter { !($0 is UIButton) }
    #expect(days.count == 31)
    #expect(abs(days[0].frame.midX - days[0].frame.width * (CGFloat(column) + 0.5)) < 0.01)
  }

  @Test func `the line with the month requests no layout of its own`() throws {
    let reports = try Reports.during { _ = try DateStage(.date, style: .inline) }
    #expect(reports.isEmpty)
    let stage = try DateStage(.date, style: .inline)
    let later = try Reports.during {
      stage.picker.tintColor = .systemRed
      stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      stage.settle()
      try tap("May 2024", stage)
    }
    #expect(later.isEmpty)
  }

  @Test func `N197: the arrows lead to other months`() throws {
    let stage = try DateStage(.date, style: .inline)
    try tap("Next Month", stage)
    try tap("Saturday, June 1", stage)
    #expect(stage.text == "2024-06-01 14:25")
    try tap("Previous Month", stage)
    try tap("Previous Month", stage)
    try tap("Tuesday, April 30", stage)
    #expect(stage.text == "2024-04-30 14:25")
  }

  @Test func `N197: a swipe leads to the next month, mirrored from right to left`() throws {
    for (direction, day) in [(false, "Saturday, June 1"), (true, "Tuesday, April 30")] {
      let stage = try DateStage(.date, style: .inline)
      if direction { stage.window.traitOverrides.layoutDirection = .rightToLeft }
      stage.settle()
      Simulator.flick(
        from: CGPoint(x: 250, y: 180),
        to: CGPoint(x: 60, y: 180),
        in: stage.window
      )
      stage.settle()
      #expect(try frame(day, stage).width > 0)
    }
  }

  @Test func `N197: the name of the month opens wheels`() throws {
    let stage = try DateStage(.date, style: .inline)
    try tap("May 2024", stage)
    #expect(stage.values == ["May", "2024"])
    stage.turn(1, by: 1)
    #expect(stage.text == "2024-05-17 14:25")
    try tap("May 2025", stage)
    try tap("Thursday, May 1", stage)
    #expect(stage.text == "2025-05-01 14:25")
  }

  @Test func `N197: the time opens wheels`() throws {
    let stage = try DateStage(.dateAndTime, style: .inline)
    try tap("2:25\u{202F}PM", stage)
    #expect(stage.values == ["2", "25", "PM"])
    stage.turn(0, by: 1)
    #expect(stage.text == "2024-05-17 15:25")
    #expect(stage.diary.take() == ["changed"])
    try tap("3:25\u{202F}PM", stage)
    #expect(stage.wheels.isEmpty)
  }

  @Test func `N197: days out of range cannot be picked`() throws {
    let stage = try DateStage(.date, style: .inline)
    stage.picker.minimumDate = stage.date("2024-05-16 12:00")
    stage.settle()
    let early = try Simulator.find(.label("Wednesday, May 15"), in: stage.window)
    #expect(early.traits.contains(.notEnabled))
    Simulator.tap(at: CGPoint(x: early.frame.midX, y: early.frame.midY), in: stage.window)
    stage.settle()
    #expect(stage.text == "2024-05-17 14:25")
    #expect(stage.diary.take().isEmpty)
    let first = try Simulator.find(.label("Thursday, May 16"), in: stage.window)
    #expect(!first.traits.contains(.notEnabled))
    let previous = try Simulator.find(.label("Previous Month"), in: stage.window)
    #expect(previous.traits.contains(.notEnabled))
  }

  @Test func `N197: today is tinted and the selected day is filled`() throws {
    DateEnvironment.current.now = { Date(timeIntervalSince1970: 1_716_300_000) }
    let stage = try DateStage(.date, style: .inline)
    let today = try day("Tuesday, May 21", stage)
    #expect(today.subviews[0].backgroundColor == nil)
    #expect(label(of: today)?.textColor == stage.picker.tintColor)
    let other = try day("Monday, May 20", stage)
    #expect(label(of: other)?.textColor == .label)
    let selected = try day("Friday, May 17", stage)
    #expect(selected.accessibilityTraits.contains(.selected))
    #expect(selected.subviews[0].backgroundColor == stage.picker.tintColor)
    #expect(label(of: selected)?.textColor == .white)
  }

  @Test func `N197: the control of a day stays when it is picked or the month changes`() throws {
    let stage = try DateStage(.date, style: .inline)
    let control = try day("Wednesday, May 8", stage)
    try tap("Wednesday, May 8", stage)
    let picked = try day("Wednesday, May 8", stage)
    #expect(picked === control)
    #expect(control.accessibilityTraits.contains(.selected))
    try stage.set("2024-02-20 10:00")
    let other = try day("Thursday, February 8", stage)
    #expect(other === control)
    #expect(!control.accessibilityTraits.contains(.selected))
    let names = stage.picker.descendants.compactMap(\.accessibilityLabel)
    #expect(names.contains("Thursday, February 29"))
    #expect(!names.contains("Friday, March 1"))
  }

  private func day(_ name: String, _ stage: DateStage) throws -> UIView {
    try #require(stage.picker.descendants.first { $0.accessibilityLabel == name })
  }

  private func label(of day: UIView) -> UILabel? {
    day.subviews.compactMap { $0 as? UILabel }.first
  }

  @Test func `N253: a month is at least 280 wide and about 330 high`() throws {
    let stage = try DateStage(.date, style: .inline)
    #expect(stage.picker.sizeThatFits(CGSize(width: 100, height: 0)).width == 280)
    #expect(stage.picker.intrinsicContentSize == CGSize(width: 320, height: 330))
    stage.picker.datePickerMode = .dateAndTime
    #expect(stage.picker.intrinsicContentSize.height == 374)
  }
}
