import Foundation
import TatamiUIKit
import Testing
import TestSupport

// Not private: the names of classes that are private to a file are not found.

/// Declares the conformance and implements one method.
class BaseGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// Adds a method that is not called, overrides one that is, and adds one of its own.
class LateGestureDelegate: BaseGestureDelegate {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { false }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, isOwn name: String) -> Bool {
    true
  }
}

/// Overrides the method that is not called.
class LatestGestureDelegate: LateGestureDelegate {
  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { false }
}

/// Follows the pattern: overrides only.
class OverridingGestureDelegate: BaseGestureDelegate {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

class PlainScrollController: UIViewController, UIScrollViewDelegate {}

class ScrollController: PlainScrollController {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
}

class GenericScrollController<Content>: UIViewController, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

class TextScrollController: GenericScrollController<String> {
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

class PlainPopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {}

class SourcePopoverDelegate: PlainPopoverDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

class NoteController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  func reload(_ rows: [IndexPath]) {}
}

@MainActor
@Suite(.environment) struct UncalledMethodTests {
  @Test func `T15: methods of popover delegates that are never called are reported`() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    let delegate = SourcePopoverDelegate()
    let reports = Reports.during { controller.popoverPresentationController?.delegate = delegate }
    #expect(reports.count == 2)
    for method in ["presentationControllerDidDismiss(_:)", "prepareForPopoverPresentation(_:)"] {
      #expect(reports.contains { $0.contains("SourcePopoverDelegate.\(method) is never called") })
    }
  }

  @Test func `T15: a delegate method that a subclass adds is reported once`() {
    let lines = Reports.during {
      UITapGestureRecognizer().delegate = LateGestureDelegate()
      UITapGestureRecognizer().delegate = LateGestureDelegate()
    }
    #expect(
      lines == [
        "LateGestureDelegate.gestureRecognizer(_:shouldReceive:) is never called: "
          + "BaseGestureDelegate, which declares the conformance to UIGestureRecognizerDelegate, "
          + "must implement it, and LateGestureDelegate override it"
      ]
    )
  }

  @Test func `T15: the method is reported for the class that adds it`() {
    let lines = Reports.during { UITapGestureRecognizer().delegate = LatestGestureDelegate() }
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("LateGestureDelegate.") == true)
  }

  @Test func `T15: delegates that override or that declare the conformance are not reported`() {
    let lines = Reports.during {
      UITapGestureRecognizer().delegate = OverridingGestureDelegate()
      UITapGestureRecognizer().delegate = BaseGestureDelegate()
      UITapGestureRecognizer().delegate = nil
      NoteController().loadViewIfNeeded()
    }
    #expect(lines == [])
  }

  @Test func `T15: methods are recognized by their names and labels`() {
    let (view, controller) = (UIScrollView(), ScrollController())
    let lines = Reports.during { view.delegate = controller }
    let methods = lines.map { String($0.prefix { $0 != " " }) }
    #expect(
      methods == [
        "ScrollController.scrollViewDidEndDragging(_:willDecelerate:)",
        "ScrollController.scrollViewDidScroll(_:)", "ScrollController.viewForZooming(in:)",
      ]
    )
  }

  @Test func `T15: methods of subclasses of a generic class are not reported`() {
    let (view, controller) = (UIScrollView(), TextScrollController())
    #expect(Reports.during { view.delegate = controller } == [])
  }
}
