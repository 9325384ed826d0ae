import Foundation
import TatamiHost
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
}
