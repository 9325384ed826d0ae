#if canImport(TatamiAssertions)
import ShopViews
import TatamiAssertions
import TatamiUIKit
import Testing

@MainActor
@Suite(.environment) struct CounterTests {
  @Test func `a counter`() {
    assertSnapshot(of: Counter(), size: CGSize(width: 200, height: 0))
  }
}
#endif
