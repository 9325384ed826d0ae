import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport

/// A date picker in a window, and its events.
@MainActor
struct DateStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let picker = UIDatePicker()
  let diary = Diary()

  init(
    _ mode: UIDatePicker.Mode,
    locale: String = "en_US",
    calendar: Calendar.Identifier = .gregorian,
    zone: String = "UTC",
    style: UIDatePickerStyle = .wheels,
    date: String = "2024-05-17 14:25"
  ) throws {
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.locale = Locale(identifier: locale)
    picker.calendar = Calendar(identifier: calendar)
    picker.timeZone = TimeZone(identifier: zone)
    window.isHidden = false
    picker.sizeToFit()
    window.addSubview(picker)
    picker.addAction(UIAction { [diary] _ in diary.add("changed") }, for: .valueChanged)
    try set(date)
    settle()
  }

  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = picker.timeZone
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter
  }

  /// Returns the date that a text such as `2024-05-17 14:25` states in the picker's time zone.
  func date(_ text: String) -> Date? { formatter.date(from: text) }

  /// Sets the date of the picker.
  func set(_ text: String) throws {
    guard let date = date(text) else { throw CocoaError(.formatting) }
    picker.date = date
    settle()
  }

  /// The date of the picker as such a text.
  var text: String { formatter.string(from: picker.date) }

  func settle() { Simulator.advance(by: 2) }

  /// The wheels that show, in the order in which they were added.
  var wheels: [UIScrollView] { pickerView?.subviews.compactMap { $0 as? UIScrollView } ?? [] }

  private var pickerView: UIPickerView? {
    picker.descendants.compactMap { $0 as? UIPickerView }.first { view in
      !sequence(first: view, next: \UIView.superview).contains { $0.isHidden }
    }
  }

  /// The texts that assistive technologies read for the wheels.
  var values: [String?] { wheels.map(\.accessibilityValue) }

  /// Turns a wheel by some rows with a finger.
  func turn(_ index: Int, by rows: Int) {
    let wheel = wheels[index]
    let center = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: nil)
    for _ in 0..<abs(rows) {
      let end = CGPoint(x: center.x, y: center.y + (rows > 0 ? -32 : 32))
      Simulator.drag(from: center, to: end, in: window)
      settle()
    }
  }

  /// The color of a row of a wheel.
  func color(_ text: String, in index: Int) -> UIColor? {
    wheels[index].descendants.compactMap { $0 as? UILabel }
      .first { $0.text == text && $0.superview?.isHidden == false }?.textColor
  }
}

extension UIView {
  /// The subviews and theirs.
  var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
