import Foundation
import TatamiPickers
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The compact form of date pickers.
@MainActor
@Suite(.environment) struct CompactDateTests {
  private func stage(_ mode: UIDatePicker.Mode) throws -> DateStage {
    let stage = try DateStage(mode, style: .compact)
    let root = UIViewController()
    stage.window.rootViewController = root
    root.view.addSubview(stage.picker)
    stage.picker.frame.origin = CGPoint(x: 40, y: 100)
    stage.settle()
    return stage
  }

  private func tap(_ label: String, _ stage: DateStage) throws {
    try Simulator.tap(.label(label), in: stage.window)
    stage.settle()
  }

  private func form(_ stage: DateStage) -> UIViewController? {
    stage.window.rootViewController?.presentedViewController
  }

  @Test(arguments: [UIDatePicker.Mode.date, .time, .dateAndTime])
  func `N192: dates and times are compact by default`(mode: UIDatePicker.Mode) {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    #expect(picker.datePickerStyle == .compact)
  }

  @Test func `N197, N253: there is a button for each part, 34 points high`() throws {
    let expected: [(UIDatePicker.Mode, [String])] = [
      (.date, ["May 17, 2024"]), (.time, ["2:25\u{202F}PM"]),
      (.dateAndTime, ["May 17, 2024", "2:25\u{202F}PM"]),
    ]
    for (mode, titles) in expected {
      let stage = try stage(mode)
      let buttons = stage.picker.descendants.compactMap { $0 as? UIControl }
        .filter { $0.accessibilityLabel != nil && !$0.isHidden }
      #expect(buttons.map(\.accessibilityLabel) == titles)
      #expect(buttons.map(\.bounds.height) == titles.map { _ in 34 })
      #expect(stage.picker.intrinsicContentSize.height == 34)
    }
  }

  @Test func `N197: the button of the date opens a month in a popover that does not adapt`() throws
  {
    let stage = try stage(.dateAndTime)
    try tap("May 17, 2024", stage)
    let form = try #require(self.form(stage))
    #expect(form.presentationController is UIPopoverPresentationController)
    #expect(form.view.bounds.width < 390)
    try tap("Wednesday, May 8", stage)
    #expect(stage.text == "2024-05-08 14:25")
    #expect(stage.diary.take() == ["changed"])
    let titles = stage.picker.descendants.compactMap { $0 as? UIControl }.map(\.accessibilityLabel)
    #expect(titles.contains("May 8, 2024"))
  }

  @Test func `N197: the button of the time opens wheels, and a tap outside closes them`() throws {
    let stage = try stage(.dateAndTime)
    try tap("2:25\u{202F}PM", stage)
    let form = try #require(self.form(stage))
    let picker = form.view.descendants.compactMap { $0 as? UIPickerView }.first
    let wheels = try #require(picker)
    #expect(wheels.numberOfComponents == 3)
    Simulator.tap(at: CGPoint(x: 200, y: 800), in: stage.window)
    stage.settle()
    #expect(self.form(stage) == nil)
    #expect(stage.diary.take().isEmpty)
  }

  @Test func `N197: a picker that is disabled or leaves its window closes the form`() throws {
    let stage = try stage(.date)
    try tap("May 17, 2024", stage)
    stage.picker.isEnabled = false
    stage.settle()
    #expect(form(stage) == nil)
    stage.picker.isEnabled = true
    try tap("May 17, 2024", stage)
    #expect(form(stage) != nil)
    stage.picker.removeFromSuperview()
    stage.settle()
    #expect(form(stage) == nil)
  }
}
