import TatamiUIKit
import TestSupport
import Testing

/// The samples of the page on the kit: methods of delegates in subclasses.
@MainActor @Suite(.environment) struct DelegateSampleTests {
  enum Added {
    class ListController: UIViewController, UIScrollViewDelegate {}

    class FeedController: ListController {
      func scrollViewDidScroll(_ scrollView: UIScrollView) {}  // never called on Linux
    }
  }

  enum Overridden {
    class ListController: UIViewController, UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    }

    class FeedController: ListController {
      override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    }
  }

  @Test func `T15: setting a delegate reports only the method that is never called`() {
    let scrollView = UIScrollView()
    let added = Added.FeedController()
    let overridden = Overridden.FeedController()
    let addedReports = Reports.during { scrollView.delegate = added }
    #expect(addedReports.contains { $0.contains("scrollViewDidScroll") })
    #expect(Reports.during { scrollView.delegate = overridden } == [])
  }
}
