import Foundation
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
}
