import TatamiUIKit
import Testing
import TestSupport

/// The names of controls in descriptions of constraints.
@MainActor
@Suite(.arithmeticText) struct ConstraintNameTests {
  @Test func `AL136: buttons have their title, other controls have no text`() {
    let (button, toggle) = (UIButton(), UISwitch())
    button.setTitle("Save", for: .normal)
    toggle.accessibilityLabel = "Wi-Fi"
    let width = button.widthAnchor.constraint(equalTo: toggle.widthAnchor)
    #expect(width.description.contains("'Save'.width == UISwitch:0x"))
    #expect(!width.description.contains("Wi-Fi"))
  }
}
