import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Pages that are turned by code and by hand.
@MainActor
@Suite(.environment) struct PageTests {
  /// A row of pages, which records the calls of its methods.
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let diary: Diary
    var pages: [ControllerRecorder]
    var dots = 0

    init(_ diary: Diary, pages: Int) {
      self.diary = diary
      self.pages = (0..<pages).map { ControllerRecorder("\($0)", diary) }
    }

    private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
      diary.add("asked \(index + step)")
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
    }

    private func names(_ controllers: [UIViewController]) -> String {
      controllers.compactMap(\.title).joined(separator: ",")
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { diary.add("begins to \(names(pendingViewControllers))") }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) { diary.add("ended from \(names(previousViewControllers)) \(completed)") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let diary = Diary()
  private let book: Book
  private let pages: UIPageViewController

  init() throws {
    book = Book(diary, pages: 3)
    pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.delegate = book
    window.rootViewController = pages
    window.makeKeyAndVisible()
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    Simulator.advance(by: 0)
    _ = diary.take()
  }

  private func scrollView() throws -> UIScrollView {
    try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
  }

  private var shown: String? { pages.viewControllers?.first?.title }

  /// Drags slowly and lifts the finger.
  private func drag(by distance: CGFloat) {
    let x: CGFloat = distance > 0 ? 40 : 350
    let touch = Simulator.touchDown(at: CGPoint(x: x, y: 400), in: window)
    for step in 1...10 {
      Simulator.advance(by: 0.05)
      Simulator.move(touch, to: CGPoint(x: x + distance * CGFloat(step) / 10, y: 400))
    }
    Simulator.advance(by: 0.2)
    Simulator.lift(touch)
    Simulator.advance(by: 2)
  }

  @Test func `N116: without data source pages are not scrolled by hand`() throws {
    pages.dataSource = nil
    #expect(try !scrollView().isScrollEnabled)
    drag(by: -300)
    #expect(shown == "0")
    #expect(diary.take() == [])
  }

  @Test func `N117: neighbors are asked for once and kept`() {
    drag(by: -100)
    #expect(diary.take().filter { $0.hasPrefix("asked") } == ["asked 1"])
    drag(by: -100)
    #expect(diary.take().filter { $0.hasPrefix("asked") } == [])
    drag(by: 100)
    #expect(diary.take().filter { $0.hasPrefix("asked") } == ["asked -1"])
    drag(by: 300)
    #expect(diary.take() == [])
    #expect(shown == "0")
    pages.dataSource = book
    drag(by: -100)
    #expect(diary.take().filter { $0.hasPrefix("asked") } == ["asked 1"])
  }

  @Test func `N118, N119: a drag turns the page`() {
    drag(by: -300)
    #expect(shown == "1")
    let calls = diary.take().filter { !$0.contains("move") && !$0.contains("load") }
    #expect(
      calls == [
        "asked 1", "begins to 1", "1 will appear", "1 is appearing", "0 will disappear",
        "1 did appear", "0 did disappear", "ended from 0 true",
      ]
    )
    #expect(pages.children == [book.pages[1]])
    #expect(book.pages[0].view.superview == nil)
  }

  @Test func `N118, N119: a drag that falls back keeps the page`() {
    drag(by: -120)
    #expect(shown == "0")
    let calls = diary.take().filter { !$0.contains("move") && !$0.contains("load") }
    #expect(
      calls == [
        "asked 1", "begins to 1", "1 will appear", "1 is appearing", "0 will disappear",
        "0 will appear", "0 did appear", "1 will disappear", "1 did disappear",
        "ended from 0 false",
      ]
    )
    #expect(pages.children == [book.pages[0]])
  }

  @Test func `N118: code turns pages without calling the delegate`() {
    var completed: [Bool] = []
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
      completed.append($0)
    }
    #expect(completed == [])
    Simulator.advance(by: 1)
    #expect(completed == [true])
    #expect(shown == "2")
    let calls = diary.take()
    #expect(!calls.contains { $0.hasPrefix("begins") })
    #expect(
      calls.filter { $0.hasSuffix("appear") } == [
        "2 will appear", "0 will disappear", "2 did appear", "0 did disappear",
      ]
    )
    pages.setViewControllers([book.pages[1]], direction: .reverse, animated: false) {
      completed.append($0)
    }
    #expect(completed == [true, true])
    #expect(shown == "1")
  }

  @Test func `N120: dots follow the pages`() throws {
    book.dots = 3
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    Simulator.advance(by: 0)
    let dots = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.numberOfPages == 3)
    #expect(dots.currentPage == 1)
    #expect(dots.frame.maxY == 844)
    #expect(book.pages[1].view.bounds.height == 807)
    drag(by: -300)
    #expect(dots.currentPage == 2)
    book.dots = 0
    pages.setViewControllers([book.pages[1]], direction: .reverse, animated: false)
    #expect(dots.superview == nil)
  }

  @Test func `N120: vertical pages have no dots`() {
    book.dots = 3
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    pages.dataSource = book
    window.rootViewController = pages
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    Simulator.advance(by: 0)
    #expect(pages.view.subviews.count == 1)
  }

  @Test func `N121: at rest the scroll view is one page from its start`() throws {
    #expect(try scrollView().contentOffset == CGPoint(x: 390, y: 0))
    drag(by: -300)
    #expect(try scrollView().contentOffset == CGPoint(x: 390, y: 0))
    #expect(book.pages[1].view.convert(CGPoint.zero, to: window) == .zero)
    window.frame.size = CGSize(width: 844, height: 390)
    Simulator.advance(by: 0)
    #expect(try scrollView().contentOffset == CGPoint(x: 844, y: 0))
    #expect(book.pages[1].view.bounds.size == CGSize(width: 844, height: 390))
  }

  @Test func `N255: from right to left later pages stand at the left`() {
    window.traitOverrides.layoutDirection = .rightToLeft
    Simulator.advance(by: 0)
    drag(by: 300)
    #expect(shown == "1")
    drag(by: -300)
    #expect(shown == "0")
  }

  @Test func `vertical pages are turned from bottom to top`() {
    let pages = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .vertical,
      options: [.interPageSpacing: 20]
    )
    pages.dataSource = book
    window.rootViewController = pages
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    Simulator.advance(by: 0)
    #expect(book.pages[0].view.bounds.size == window.bounds.size)
    let touch = Simulator.touchDown(at: CGPoint(x: 100, y: 700), in: window)
    for step in 1...10 {
      Simulator.advance(by: 0.05)
      Simulator.move(touch, to: CGPoint(x: 100, y: 700 - 60 * CGFloat(step)))
    }
    Simulator.lift(touch)
    Simulator.advance(by: 2)
    #expect(pages.viewControllers == [book.pages[1]])
  }

  @Test func `a finger that stops a turn lets it settle on a page when it lifts`() throws {
    let touch = Simulator.touchDown(at: CGPoint(x: 350, y: 400), in: window)
    for step in 1...5 {
      Simulator.advance(by: 0.016)
      Simulator.move(touch, to: CGPoint(x: 350 - 20 * CGFloat(step), y: 400))
    }
    Simulator.lift(touch)
    Simulator.advance(by: 0.05)
    let stopping = Simulator.touchDown(at: CGPoint(x: 200, y: 400), in: window)
    Simulator.advance(by: 0.5)
    #expect(try scrollView().contentOffset.x != 390)
    Simulator.lift(stopping)
    Simulator.advance(by: 1)
    #expect(try scrollView().contentOffset.x == 390)
    #expect(pages.children == pages.viewControllers)
  }

  @Test func `a tap beside the current dot turns a page`() throws {
    book.dots = 3
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    Simulator.advance(by: 0)
    _ = diary.take()
    Simulator.tap(at: CGPoint(x: 380, y: 825), in: window)
    Simulator.advance(by: 1)
    #expect(shown == "2")
    let calls = diary.take().filter { $0.hasPrefix("begins") || $0.hasPrefix("ended") }
    #expect(calls == ["begins to 2", "ended from 1 true"])
  }

  @Test func `a turn that leaves the window ends`() {
    let touch = Simulator.touchDown(at: CGPoint(x: 350, y: 400), in: window)
    Simulator.move(touch, to: CGPoint(x: 250, y: 400))
    Simulator.move(touch, to: CGPoint(x: 200, y: 400))
    window.rootViewController = UIViewController()
    Simulator.lift(touch)
    Simulator.advance(by: 1)
    let calls = diary.take().filter { $0.hasSuffix("appear") }
    #expect(calls.last { $0.hasPrefix("0") } == "0 did disappear")
    #expect(calls.last { $0.hasPrefix("1") } == "1 did disappear")
    #expect(shown == "0")
  }

  @Test func `other numbers of pages are reported`() {
    var completed: [Bool] = []
    let reports = Reports.during {
      pages.setViewControllers(nil, direction: .forward, animated: false) { completed.append($0) }
      pages.setViewControllers([pages], direction: .forward, animated: false)
      pages.setViewControllers(book.pages, direction: .forward, animated: false)
    }
    #expect(reports.count == 3)
    #expect(completed == [false])
    #expect(shown == "0")
  }
}
