import TatamiUIKit
import TestSupport
import Testing

// The sample in the documentation of page controllers.

@MainActor
@Suite(.environment) struct PageSamples {
  @Test func `the sample of UIPageViewController is true`() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    #expect(pages.viewControllers?.count == 1)
  }
}
