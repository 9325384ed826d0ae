import Foundation
import TatamiAssertions
import TatamiUIKit
import Testing

// The samples of Documentation/testing.md.

@MainActor
@Suite(.environment) struct ProfileCardTests {
  @Test func `a card in the dark`() {
    assertSnapshot(
      of: ProfileCard(name: "Ada Lovelace"),
      size: CGSize(width: 320, height: 0),
      traits: UITraitCollection(userInterfaceStyle: .dark)
    )
  }

  @Test func `a card in every environment`() {
    assertSnapshots { ProfileCard(name: "Ada Lovelace") }
  }
}
