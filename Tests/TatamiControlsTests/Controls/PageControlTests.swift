import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.arithmeticText) struct PageControlTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
  private let diary = Diary()

  init() {
    window.isHidden = false
    window.addSubview(control)
    control.numberOfPages = 5
    control.addAction(UIAction { [diary] _ in diary.lines.append("changed") }, for: .valueChanged)
  }

  private func tap(_ x: CGFloat) {
    Simulator.lift(Simulator.touchDown(at: CGPoint(x: x, y: 13), in: window))
    Simulator.advance(by: 0.1)
  }

  @Test func `the current page is limited to the pages`() {
    control.currentPage = 9
    #expect(control.currentPage == 4)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = -3
    #expect(control.numberOfPages == 0)
    #expect(control.currentPage == 0)
    #expect(diary.lines.isEmpty)
  }

  @Test func `taps move by one page to their side`() {
    tap(150)
    tap(199)
    #expect(control.currentPage == 2)
    tap(20)
    #expect(control.currentPage == 1)
    #expect(diary.take().count == 3)
    control.currentPage = 4
    tap(150)
    #expect(diary.take().isEmpty)
    control.direction = .rightToLeft
    tap(150)
    #expect(control.currentPage == 3)
  }

  @Test func `natural pages are mirrored from right to left`() {
    control.semanticContentAttribute = .forceRightToLeft
    tap(20)
    #expect(control.currentPage == 1)
  }

  @Test func `a drag moves through the pages`() {
    let touch = Simulator.touchDown(at: CGPoint(x: 100, y: 13), in: window)
    #expect(control.interactionState == .discrete)
    Simulator.move(touch, to: CGPoint(x: 140, y: 13))
    #expect(control.interactionState == .continuous)
    #expect(control.currentPage == 2)
    Simulator.lift(touch)
    #expect(control.interactionState == .none)
    #expect(control.currentPage == 2)
  }

  @Test func `without continuous interaction a drag is a tap`() {
    control.allowsContinuousInteraction = false
    let touch = Simulator.touchDown(at: CGPoint(x: 100, y: 13), in: window)
    Simulator.move(touch, to: CGPoint(x: 180, y: 13))
    Simulator.lift(touch)
    #expect(control.currentPage == 1)
  }

  @Test func `the size grows with the number of pages along the direction`() {
    let (one, five) = (control.size(forNumberOfPages: 1), control.size(forNumberOfPages: 5))
    #expect(five.width > one.width)
    #expect(five.height == one.height)
    #expect(control.intrinsicContentSize == five)
    control.direction = .topToBottom
    #expect(control.size(forNumberOfPages: 5) == CGSize(width: five.height, height: five.width))
  }

  @Test func `images of single pages precede the preferred ones`() {
    let images = (0..<4).map { _ in UIImage() }
    control.preferredIndicatorImage = images[0]
    control.setIndicatorImage(images[1], forPage: 2)
    #expect(control.indicatorImage(forPage: 1) === images[0])
    #expect(control.currentPageIndicatorImage(forPage: 2) === images[1])
    control.preferredCurrentPageIndicatorImage = images[2]
    control.setCurrentPageIndicatorImage(images[3], forPage: 3)
    #expect(control.currentPageIndicatorImage(forPage: 2) === images[2])
    #expect(control.currentPageIndicatorImage(forPage: 3) === images[3])
  }

  @Test func `a single page can be hidden`() throws {
    control.numberOfPages = 1
    #expect(try Pixels(of: control).inked != nil)
    control.hidesForSinglePage = true
    #expect(try Pixels(of: control).inked == nil)
  }

  @Test func `more pages than fit show those around the current one`() throws {
    control.numberOfPages = 1000
    control.currentPage = 500
    let inked = try #require(try Pixels(of: control).inked)
    #expect(inked.minX > 0)
    #expect(inked.maxX < 200)
    control.frame.size = .zero
    #expect(try Pixels(of: window).inked == nil)
  }

  @Test func `a natural width that was rounded down has room for all pages`() throws {
    control.frame.size = control.intrinsicContentSize
    let whole = try #require(try Pixels(of: control).inked)
    control.frame.size.width -= 0.6
    let rounded = try #require(try Pixels(of: control).inked)
    #expect(rounded.width >= whole.width - 1)
  }

  @Test func `assistive technologies change the page`() {
    #expect(control.accessibilityValue == "page 1 of 5")
    control.accessibilityIncrement()
    #expect(control.accessibilityValue == "page 2 of 5")
    control.accessibilityDecrement()
    #expect(control.currentPage == 0)
  }
}
