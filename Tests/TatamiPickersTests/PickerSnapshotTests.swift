import Foundation
import TatamiHost
import TatamiPickers
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Pictures of picker views.
@MainActor
@Suite(.environment) struct PickerSnapshotTests {
  private final class Meals: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    private let columns = [
      ["Miso ramen", "Shio ramen", "Udon", "Soba", "Tempura", "Sushi", "Okonomiyaki", "Onigiri"],
      ["1 guest", "2 guests", "3 guests", "4 guests", "5 guests", "6 guests"],
    ]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      columns[component].count
    }

    func pickerView(
      _ pickerView: UIPickerView,
      titleForRow row: Int,
      forComponent component: Int
    ) -> String? { columns[component][row] }
  }

  @Test(arguments: Look.allCases) func `pickers look as recorded`(look: Look) throws {
    let meals = Meals()
    let size = CGSize(width: 390, height: 216)
    let picture = try look.picture(of: size) { _ in
      let picker = UIPickerView(frame: CGRect(origin: .zero, size: size))
      picker.dataSource = meals
      picker.delegate = meals
      picker.selectRow(3, inComponent: 0, animated: false)
      picker.selectRow(1, inComponent: 1, animated: false)
      return [picker]
    }
    assertSnapshot(of: picture, at: Look.reference("picker-\(look.rawValue)"))
  }

  private func datePicker(
    _ mode: UIDatePicker.Mode,
    _ style: UIDatePickerStyle,
    locale: String = "en_US",
    at y: CGFloat
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.locale = Locale(identifier: locale)
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = .gmt
    picker.date = Date(timeIntervalSince1970: 1_715_955_900)
    let height = picker.sizeThatFits(.zero).height
    picker.frame = CGRect(x: 35, y: y, width: 320, height: height)
    return picker
  }

  private let modes: [UIDatePicker.Mode] = [
    .date, .dateAndTime, .time, .countDownTimer, .yearAndMonth,
  ]

  @Test(arguments: Look.allCases) func `date wheels look as recorded`(look: Look) throws {
    let picture = try look.picture(of: CGSize(width: 390, height: 1080)) { _ in
      modes.enumerated().map { index, mode in
        let picker = datePicker(mode, .wheels, at: CGFloat(index) * 216)
        picker.minimumDate = Date(timeIntervalSince1970: 1_715_600_000)
        picker.countDownDuration = 5400
        return picker
      }
    }
    assertSnapshot(of: picture, at: Look.reference("date-wheels-\(look.rawValue)"))
  }

  @Test func `date wheels in other languages look as recorded`() throws {
    let locales = ["de_DE", "fr_FR", "ru_RU"]
    let picture = try Look.light.picture(of: CGSize(width: 390, height: 1296)) { _ in
      locales.enumerated().flatMap { index, locale in
        let y = CGFloat(index) * 432
        return [
          datePicker(.date, .wheels, locale: locale, at: y),
          datePicker(.dateAndTime, .wheels, locale: locale, at: y + 216),
        ]
      }
    }
    assertSnapshot(of: picture, at: Look.reference("date-wheels-languages"))
  }

  @Test(arguments: [Look.light, .dark])
  func `today and the open wheels of months look as recorded`(look: Look) throws {
    DateEnvironment.current.now = { Date(timeIntervalSince1970: 1_716_300_000) }
    let picture = try look.picture(of: CGSize(width: 390, height: 1144)) { window in
      let pickers = (0..<3).map { datePicker(.dateAndTime, .inline, at: 10 + 374 * CGFloat($0)) }
      pickers.forEach(window.addSubview)
      Simulator.advance(by: 1)
      for (picker, text) in zip(pickers.dropFirst(), ["May 2024", "2:25\u{202F}PM"]) {
        let button = picker.descendants.compactMap { $0 as? UIButton }
          .first { $0.accessibilityLabel == text || $0.title(for: .normal) == text }
        let control = button ?? picker.descendants.first { $0.accessibilityLabel == text }
        let isOpen = try #require(control).accessibilityActivate()
        #expect(isOpen)
      }
      return []
    }
    assertSnapshot(of: picture, at: Look.reference("months-open-\(look.rawValue)"))
  }

  @Test(arguments: Look.allCases) func `months look as recorded`(look: Look) throws {
    let picture = try look.picture(of: CGSize(width: 390, height: 780)) { window in
      let first = datePicker(.dateAndTime, .inline, at: 10)
      first.minimumDate = Date(timeIntervalSince1970: 1_715_100_000)
      let locale = look == .mirrored ? "ar_EG" : "de_DE"
      let second = datePicker(.date, .inline, locale: locale, at: 400)
      let well = UIColorWell(frame: CGRect(x: 180, y: 740, width: 28, height: 28))
      well.selectedColor = .systemTeal
      let translucent = UIColorWell(frame: CGRect(x: 220, y: 740, width: 28, height: 28))
      translucent.selectedColor = .systemRed.withAlphaComponent(0.5)
      let empty = UIColorWell(frame: CGRect(x: 140, y: 740, width: 28, height: 28))
      return [first, second, well, translucent, empty]
    }
    assertSnapshot(of: picture, at: Look.reference("months-\(look.rawValue)"))
  }

  @Test(arguments: Look.allCases) func `compact dates look as recorded`(look: Look) throws {
    DateEnvironment.current.now = { Date(timeIntervalSince1970: 1_716_300_000) }
    let locale = look == .mirrored ? "ar_EG" : "en_US"
    let picture = try look.picture(of: CGSize(width: 390, height: 640)) { window in
      let root = UIViewController()
      window.rootViewController = root
      for (index, mode) in [UIDatePicker.Mode.time, .date, .dateAndTime].enumerated() {
        let picker = datePicker(mode, .compact, locale: locale, at: 40 + 60 * CGFloat(index))
        picker.isEnabled = mode != .time
        root.view.addSubview(picker)
      }
      Simulator.advance(by: 1)
      let picker = try #require(root.view.subviews.last)
      let button = picker.descendants.first { $0 is UIControl }
      let isOpen = try #require(button).accessibilityActivate()
      #expect(isOpen)
      Simulator.advance(by: 1)
      return []
    }
    assertSnapshot(of: picture, at: Look.reference("dates-compact-\(look.rawValue)"))
  }
}
