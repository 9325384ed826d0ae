import Foundation
import TatamiHost
import TatamiUIKit
import TestSupport
import Testing

// The samples in the documentation of pickers.

@MainActor
@Suite(.environment) struct PickerSamples {
  @Test func `the sample of UIPickerView is true`() {
    final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      let titles = ["Small", "Medium", "Large"]
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        titles.count
      }
      func pickerView(
        _ pickerView: UIPickerView,
        titleForRow row: Int,
        forComponent component: Int
      ) -> String? { titles[row] }
    }

    let sizes = Sizes()
    let picker = UIPickerView()
    picker.dataSource = sizes
    picker.delegate = sizes
    picker.selectRow(1, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 1)
  }

  @Test func `the samples of UIDatePicker and UIColorWell are true`() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    picker.minimumDate = Date()
    picker.addAction(UIAction { _ in print(picker.date) }, for: .valueChanged)
    #expect(picker.date >= picker.minimumDate ?? .distantFuture)

    let well = UIColorWell()
    well.title = "Accent color"
    well.selectedColor = .systemTeal
    well.addAction(UIAction { _ in print("changed") }, for: .valueChanged)
    #expect(well.accessibilityLabel == "Accent color")

    HostColorPicker.handler = { request in request.choose(.systemTeal) }
    #expect(HostColorPicker.handler != nil)
  }
}
