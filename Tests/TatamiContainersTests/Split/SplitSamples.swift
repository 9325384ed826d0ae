import TatamiUIKit
import TestSupport
import Testing

// The sample in the documentation of split controllers.

@MainActor
@Suite(.environment) struct SplitSamples {
  @Test func `the sample of UISplitViewController is true`() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    #expect(split.viewController(for: .primary) != nil)
  }
}
