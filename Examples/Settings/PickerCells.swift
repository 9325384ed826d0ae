import Foundation
import TatamiUIKit

/// A cell that a picker fills.
class PickerCell: UITableViewCell {
  /// Adds the picker.
  func add(_ picker: UIView) {
    selectionStyle = .none
    picker.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(picker)
    NSLayoutConstraint.activate([
      picker.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      picker.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      picker.topAnchor.constraint(equalTo: contentView.topAnchor),
      picker.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }
}

final class RingtoneCell: PickerCell, UIPickerViewDataSource, UIPickerViewDelegate {
  private let picker = UIPickerView()
  var didPick: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    picker.dataSource = self
    picker.delegate = self
    picker.accessibilityLabel = "Ringtone"
    add(picker)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ ringtone: String) {
    let row = SettingsStore.ringtones.firstIndex(of: ringtone) ?? 0
    picker.selectRow(row, inComponent: 0, animated: false)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    SettingsStore.ringtones.count
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    SettingsStore.ringtones[row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    didPick?(SettingsStore.ringtones[row])
  }
}

final class DateCell: PickerCell {
  private let picker = UIDatePicker()
  var didPick: ((Date) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    picker.addAction(
      UIAction { [weak self] _ in
        if let self { didPick?(picker.date) }
      },
      for: .valueChanged
    )
    add(picker)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ date: Date, mode: UIDatePicker.Mode, style: UIDatePickerStyle, calendar: Calendar) {
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.calendar = calendar
    picker.locale = calendar.locale
    picker.timeZone = calendar.timeZone
    picker.date = date
  }
}
