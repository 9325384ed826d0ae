import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Drags in the scroll view of a sheet.
@MainActor
@Suite(.environment) struct SheetScrollTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let back = UIViewController()
  private let front = UIViewController()
  private let scroll = UIScrollView()

  init() {
    window.rootViewController = back
    window.makeKeyAndVisible()
    scroll.contentSize = CGSize(width: 390, height: 5_000)
    front.view = scroll
    front.sheetPresentationController?.detents = [.medium(), .large()]
    back.present(front, animated: false)
    window.layoutIfNeeded()
  }

  private var cardTop: CGFloat { front.presentationController?.presentedView?.frame.minY ?? -1 }

  private func drag(from y: CGFloat, by distance: CGFloat) {
    Simulator.drag(from: .at(195, y), to: .at(195, y + distance), in: window)
    Simulator.advance(by: 2)
  }

  @Test func `N150: a drag up at the top opens the sheet, then scrolls`() {
    drag(from: 700, by: -400)
    #expect(cardTop == 10)
    #expect(scroll.contentOffset.y == 0)
    drag(from: 700, by: -300)
    #expect(cardTop == 10)
    #expect(scroll.contentOffset.y > 0)
  }

  @Test func `N150: a drag down moves the sheet only while the content is at its top`() {
    front.sheetPresentationController?.selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    scroll.contentOffset.y = 1_000
    drag(from: 300, by: 200)
    #expect(cardTop == 10)
    #expect(scroll.contentOffset.y < 1_000)
    scroll.contentOffset.y = 0
    drag(from: 300, by: 300)
    #expect(cardTop > 300)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `N150: without the preference a drag up scrolls`() {
    front.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
    let before = cardTop
    drag(from: 700, by: -200)
    #expect(cardTop == before)
    #expect(scroll.contentOffset.y > 0)
  }
}
