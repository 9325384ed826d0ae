#if canImport(TatamiAssertions)
import ShopViews
import TatamiAssertions
import TatamiUIKit
import Testing

@MainActor
@Suite(.environment) struct CounterTouchTests {
  @Test func `buttons change the number`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    window.backgroundColor = .systemBackground
    let counter = Counter(frame: window.bounds)
    window.addSubview(counter)
    window.makeKeyAndVisible()
    try Simulator.tap("More")
    try Simulator.tap("More")
    try Simulator.tap("Fewer")
    #expect(counter.count == 2)
    #expect(try Simulator.find("count").label == "2")
    performAccessibilityAudit(of: window)
  }
}
#endif
