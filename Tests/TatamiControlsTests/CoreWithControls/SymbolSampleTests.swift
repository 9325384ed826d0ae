import TatamiUIKit
import TestSupport
import Testing

/// The sample of the documentation of symbols.
@MainActor
@Suite(.environment) struct SymbolSampleTests {
  @Test func `N230: the sample of symbols makes an image in the size of a title`() {
    let large = UIImage.SymbolConfiguration(textStyle: .title1, scale: .large)
    let star = UIImage(systemName: "star.fill", withConfiguration: large)
    #expect(star?.size.width == 28 * 1.3)
  }
}
