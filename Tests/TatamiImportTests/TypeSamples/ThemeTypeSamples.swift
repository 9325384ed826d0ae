import Tatami
import Testing

// The samples in the documentation of types of TatamiThemes.

@Suite struct ThemeTypeSamples {
  @Test func `the sample of ThemeColor gives the stated values`() {
    let orange = ThemeColor("#FF8000")
    let invalid = ThemeColor("orange")
    #expect(orange == ThemeColor("ff8000"))
    #expect(invalid == nil)
  }
}
