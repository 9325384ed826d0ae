import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Pages that programs move, turns that follow one another, and pictures of pages.
@MainActor
@Suite(.environment) struct PageChangeTests {
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var pages: [ControllerRecorder] = []
    var begins: () -> Void = {}
    var isAsked: () -> Void = {}
    var ended: [Bool] = []
    private(set) var counts = 0

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
      isAsked()
      guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int {
      counts += 1
      return pages.count
    }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { begins() }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) { ended.append(completed) }
  }

  /// A screen and its surroundings.
  enum Picture: String, CaseIterable, Sendable {
    case light
    case dark
    case mirrored
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let diary = Diary()
  private let book = Book()
  private let pages = UIPageViewController(
    transitionStyle: .scroll,
    navigationOrientation: .horizontal
  )

  init() {
    book.pages = (0..<5).map { ControllerRecorder("\($0)", diary) }
    (pages.dataSource, pages.delegate) = (book, book)
    window.rootViewController = pages
    window.makeKeyAndVisible()
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    Simulator.advance(by: 0)
    _ = diary.take()
  }

  private var shown: String? { pages.viewControllers?.first?.title }

  private func flick(from x: CGFloat = 350, by step: CGFloat = -40) {
    let touch = Simulator.touchDown(at: CGPoint(x: x, y: 400), in: window)
    for index in 1...5 {
      Simulator.advance(by: 0.016)
      Simulator.move(touch, to: CGPoint(x: x + step * CGFloat(index), y: 400))
    }
    Simulator.lift(touch)
  }

  @Test func `N4: a page that a program gives to another parent stays there`() {
    let other = UIViewController()
    other.addChild(book.pages[0])
    other.view.addSubview(book.pages[0].view)
    book.pages[0].didMove(toParent: other)
    _ = diary.take()
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    #expect(book.pages[0].parent === other)
    #expect(book.pages[0].view.superview === other.view)
    #expect(diary.take().filter { $0.hasPrefix("0") } == [])
    #expect(pages.children == [book.pages[1]])
  }

  @Test func `N118: pages that are set when a turn begins replace its target`() {
    book.begins = { [pages, book] in
      pages.setViewControllers([book.pages[3]], direction: .forward, animated: false)
    }
    flick()
    Simulator.advance(by: 2)
    #expect(shown == "3")
    #expect(pages.children == [book.pages[3]])
    #expect(diary.take().filter { $0.hasPrefix("1") } == [])
  }

  @Test(arguments: [0.05, 0.15, 0.3])
  func `N118: two flicks turn two pages`(pause: Double) {
    flick()
    Simulator.advance(by: pause)
    flick()
    Simulator.advance(by: 2)
    #expect(shown == "2")
    #expect(pages.children == [book.pages[2]])
    #expect(book.ended.count { $0 } == 2)
    #expect(book.pages[2].view.convert(CGPoint.zero, to: window) == .zero)
    let last = book.pages.map { page in
      diary.lines.last { $0.hasPrefix(page.name) && $0.hasSuffix("appear") }
    }
    #expect(last[1] == "1 did disappear")
    #expect(last[2] == "2 did appear")
  }

  @Test func `N121: a page set during a bounce stops at its final position`() {
    flick(from: 50, by: 40)
    Simulator.advance(by: 0.05)
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: true)
    Simulator.advance(by: 0.1)
    #expect(pages.children == [book.pages[0], book.pages[2]])
    Simulator.advance(by: 2)
    #expect(pages.children == [book.pages[2]])
    #expect(book.pages[2].view.convert(CGPoint.zero, to: window) == .zero)
  }

  @Test func `N118: a tap on dots during a bounce turns the page`() {
    flick(from: 50, by: 40)
    Simulator.advance(by: 0.05)
    Simulator.tap(at: CGPoint(x: 380, y: 825), in: window)
    Simulator.advance(by: 2)
    #expect(shown == "1")
    #expect(book.pages[1].view.convert(CGPoint.zero, to: window) == .zero)
  }

  @Test func `N121: a page that replaces an animated change at once stays in its place`() {
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: true)
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: false)
    Simulator.advance(by: 0)
    Simulator.advance(by: 2)
    #expect(pages.children == [book.pages[2]])
    #expect(book.pages[2].view.convert(CGPoint.zero, to: window) == .zero)
  }

  @Test func `N118: a turn ends if left and right are exchanged during it`() {
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: false)
    Simulator.advance(by: 0)
    var begun = 0
    book.begins = { begun += 1 }
    flick()
    Simulator.advance(by: 0.05)
    window.traitOverrides.layoutDirection = .rightToLeft
    Simulator.advance(by: 2)
    #expect(begun == book.ended.count)
    #expect(pages.children == pages.viewControllers)
  }

  @Test func `N117: pages that are set when a neighbor is asked for replace the turn to it`() {
    book.isAsked = { [pages, book] in
      book.isAsked = {}
      pages.setViewControllers([book.pages[3]], direction: .forward, animated: true)
    }
    flick()
    Simulator.advance(by: 2)
    #expect(shown == "3")
    #expect(pages.children == [book.pages[3]])
  }

  @Test func `N120: a tap on dots during a turn leaves the dot of the current page`() throws {
    let dots = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
    let counts = book.counts
    let touch = Simulator.touchDown(at: CGPoint(x: 350, y: 400), in: window)
    for step in 1...5 { Simulator.move(touch, to: CGPoint(x: 350 - 10 * step, y: 400)) }
    Simulator.advance(by: 0.5)
    Simulator.tap(at: CGPoint(x: 380, y: 825), in: window)
    #expect(dots.currentPage == 0)
    Simulator.lift(touch)
    Simulator.advance(by: 2)
    #expect(shown == "0")
    Simulator.tap(at: CGPoint(x: 380, y: 825), in: window)
    Simulator.advance(by: 2)
    #expect(dots.currentPage == 1)
    #expect(book.counts == counts)
  }

  @Test(arguments: Picture.allCases)
  func `pages with dots match their snapshots`(_ picture: Picture) throws {
    window.frame.size = CGSize(width: 390, height: 480)
    window.backgroundColor = .systemBackground
    if picture == .dark { window.overrideUserInterfaceStyle = .dark }
    if picture == .mirrored { window.traitOverrides.layoutDirection = .rightToLeft }
    pages.view.backgroundColor = .systemGroupedBackground
    for (index, page) in book.pages.enumerated() { fill(page, index) }
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    Simulator.advance(by: 0)
    let start: CGFloat = picture == .mirrored ? 100 : 290
    let step: CGFloat = picture == .mirrored ? 15 : -15
    let touch = Simulator.touchDown(at: CGPoint(x: start, y: 200), in: window)
    for index in 1...10 {
      Simulator.move(touch, to: CGPoint(x: start + step * CGFloat(index), y: 200))
    }
    let reference = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/\(picture.rawValue).png")
    assertSnapshot(of: try ViewRenderer.png(of: window), at: reference)
    Simulator.lift(touch)
  }

  /// Fills a page with a card that has a title and a text.
  private func fill(_ page: UIViewController, _ index: Int) {
    let card = UIView(frame: CGRect(x: 20, y: 40, width: 350, height: 360))
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 16
    let title = UILabel(frame: CGRect(x: 24, y: 24, width: 302, height: 40))
    title.font = .systemFont(ofSize: 28, weight: .bold)
    title.text = "Chapter \(index + 1)"
    let text = UILabel(frame: CGRect(x: 24, y: 72, width: 302, height: 150))
    text.numberOfLines = 0
    text.textColor = .secondaryLabel
    text.text =
      "The ferry leaves at seven, when the harbor is still quiet and the gulls "
      + "wait on the roofs of the market."
    for label in [title, text] { card.addSubview(label) }
    text.sizeToFit()
    text.frame.size.width = 302
    page.view.addSubview(card)
  }

  @Test func `N118: an animated change ends at once in a container without a width`() {
    window.frame.size.width = 0
    Simulator.advance(by: 0)
    var ended: [Bool] = []
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) {
      ended.append($0)
    }
    #expect(ended == [true])
    #expect(pages.children == [book.pages[1]])
  }
}
