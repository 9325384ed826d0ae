import TatamiHost
import TatamiPort
import TatamiTesting
import TestSupport
import Testing

/// Sources in the manner of popular libraries, lowered: each rule is used by simulated input.
@Suite(.environment) @MainActor struct LibrarySampleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func show(_ view: UIView) {
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private final class Raters: NSObject, RatingViewDelegate {
    var updates: [Double] = []
    func ratingView(_ ratingView: RatingView, isUpdating rating: Double) { updates.append(rating) }
  }

  @Test func `a rating follows a touch and calls the methods that its delegate has`() {
    let (rating, delegate) = (
      RatingView(frame: CGRect(x: 0, y: 0, width: 250, height: 50)), Raters()
    )
    rating.delegate = delegate
    show(rating)
    Simulator.drag(from: CGPoint(x: 75, y: 25), to: CGPoint(x: 175, y: 25), in: window)
    #expect(rating.visibleStars == 4)
    #expect(delegate.updates.first == 2)
    #expect(rating.responds(to: NSSelectorFromString("prepareForInterfaceBuilder")))
  }

  @Test func `toasts end by their timer or by a tap`() {
    let view = UIView(frame: window.bounds)
    show(view)
    var taps: [Bool] = []
    view.makeToast("One", duration: 2) { taps.append($0) }
    view.makeToast("Two", duration: 9) { taps.append($0) }
    #expect(view.toastCount == 2)
    Simulator.advance(by: 3)
    #expect(taps == [false])
    Simulator.tap(at: CGPoint(x: 150, y: 240), in: window)
    Simulator.advance(by: 1)
    #expect(taps == [false, true])
    #expect(view.subviews.isEmpty)
    view.makeToast("")
    #expect(view.toastCount == 0)
  }

  @Test func `a wave is moved by frames, rests in the background and is released`() {
    weak var released: WaveView?
    do {
      let wave = WaveView(frame: window.bounds)
      released = wave
      show(wave)
      wave.start()
      Simulator.advance(by: 0.5)
      #expect((29...31).contains(wave.frames))
      HostApplication.changeState(to: .background)
      let frames = wave.frames
      Simulator.advance(by: 0.5)
      #expect(wave.frames == frames)
      HostApplication.changeState(to: .active)
      Simulator.advance(by: 0.5)
      #expect(wave.frames > frames)
      wave.removeFromSuperview()
    }
    #expect(released == nil)
  }

  @Test func `a ring gets its appearance, except what was set on it`() {
    RingSettings.install()
    let (ring, own) = (RingView(frame: window.bounds), RingView(frame: window.bounds))
    own.lineWidth = 20
    show(ring)
    show(own)
    #expect(ring.lineWidth == 4)
    #expect(ring.ringColor?.cgColor == UIColor.red.cgColor)
    #expect(own.lineWidth == 20)
    #expect(own.ringColor?.cgColor == UIColor.red.cgColor)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let inner = RingView(frame: .zero)
    cell.contentView.addSubview(inner)
    show(cell)
    #expect(inner.lineWidth == 2)
  }

  @Test func `a ring observes its value and the end of its animation`() {
    let ring = RingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    show(ring)
    var values: [CGFloat] = []
    let token = ring.observe(\.value, named: "value", options: [.new]) { _, change in
      if let value = change.newValue { values.append(value) }
    }
    var completions = 0
    ring.startProgress(to: 50, duration: 1) { completions += 1 }
    #expect(ring.isAnimating)
    Simulator.advance(by: 1.5)
    #expect(ring.finished == [true])
    #expect(completions == 1)
    #expect(values.contains(50))
    token.invalidate()
  }

  private final class Pages: NSObject, PagerViewDelegate {
    var pages: [Int] = []
    var progress: [CGFloat] = []
    func pagerView(_ pagerView: PagerView, didSelectPageAt index: Int) { pages.append(index) }
    func pagerView(_ pagerView: PagerView, didScrollTo progress: CGFloat) {
      self.progress.append(progress)
    }
    func pagerViewShouldBounce(_ pagerView: PagerView) -> Bool { false }
  }

  @Test func `a pager follows its scroll view by observation`() {
    let (pager, delegate) = (PagerView(frame: window.bounds), Pages())
    pager.delegate = delegate
    pager.pages = [UIView(), UIView(), UIView()]
    show(pager)
    #expect(!pager.scrollView.bounces)
    pager.setPage(2, animated: false)
    #expect(pager.pageControl.currentPage == 2)
    pager.pageControl.currentPage = 1
    pager.pageControl.sendActions(for: .valueChanged)
    #expect(pager.scrollView.contentOffset.x == 300)
    #expect(delegate.pages.first == 2)
    #expect(delegate.progress.last == 1)
    pager.bounds.size.width = 200
    #expect(pager.widths.last == 200)
  }

  private final class TagReader: TagListViewDelegate {
    var pressed: [String] = []
    func tagPressed(_ title: String, tagView: TagView, sender: TagListView) {
      pressed.append(title)
    }
  }

  @Test func `tags are wrapped, pressed and selected`() {
    TagListView.appearance().marginX = 10
    let (list, reader) = (
      TagListView(frame: CGRect(x: 0, y: 0, width: 120, height: 100)), TagReader()
    )
    list.delegate = reader
    for title in ["Swift", "Linux", "Tournament", "Layout"] { list.addTag(title) }
    show(list)
    #expect(list.marginX == 10)
    #expect(list.intrinsicContentSize.height > 20)
    Simulator.tap(at: list.tagViews[1].center, in: window)
    #expect(reader.pressed == ["Linux"])
    let touch = Simulator.touchDown(at: list.tagViews[0].center, in: window)
    Simulator.advance(by: 1)
    #expect(list.tagViews[0].isSelected)
    Simulator.lift(touch)
    #expect(!list.tagViews[0].isSelected)
    list.removeTag("Tournament")
    #expect(list.tagViews.count == 3)
  }

  @Test func `sections of a table are opened by taps on their headers`() throws {
    let controller = FAQViewController(style: .plain)
    controller.sections = [
      FAQSection(question: "Why?", answers: ["Because.", "So."]),
      FAQSection(question: "How?", answers: ["Like this."]),
    ]
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Simulator.advance(by: 0)
    let table = try #require(controller.tableView)
    #expect(table.numberOfRows(inSection: 0) == 0)
    let header = try #require(table.headerView(forSection: 0))
    Simulator.tap(at: header.convert(CGPoint(x: 50, y: 10), to: nil), in: window)
    Simulator.advance(by: 1)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "So.")
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    Simulator.tap(at: cell.convert(CGPoint(x: 50, y: 10), to: nil), in: window)
    #expect(controller.selected == IndexPath(row: 0, section: 0))
  }

  private final class Deck: SwipeCardDelegate {
    var swiped: [SwipeDirection] = []
    var resets = 0
    func card(_ card: SwipeCard, didSwipe direction: SwipeDirection) { swiped.append(direction) }
    func cardDidReset(_ card: SwipeCard) { resets += 1 }
    func card(_ card: SwipeCard, allows direction: SwipeDirection) -> Bool { direction == .right }
  }

  @Test func `a card is swiped, refused and tapped`() {
    let (card, deck) = (SwipeCard(frame: CGRect(x: 50, y: 50, width: 200, height: 200)), Deck())
    card.delegate = deck
    show(card)
    Simulator.tap(at: CGPoint(x: 150, y: 150), in: window)
    #expect(card.taps == 1)
    Simulator.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 40, y: 150), in: window)
    Simulator.advance(by: 1)
    #expect(deck.resets == 1)
    #expect(card.superview != nil)
    Simulator.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 260, y: 150), in: window)
    Simulator.advance(by: 1)
    #expect(deck.swiped == [.right])
    #expect(card.superview == nil)
  }

  @Test func `the title of a field floats above its text`() {
    let field = FloatingTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    field.placeholder = "Name"
    show(field)
    #expect(field.titleLabel.alpha == 0)
    field.becomeFirstResponder()
    Simulator.type("Ada", in: window)
    Simulator.advance(by: 1)
    #expect(field.titleLabel.text == "NAME")
    #expect(field.titleLabel.alpha == 1)
    #expect(field.titleLabel.frame.minY == 0)
    #expect(field.textRect(forBounds: field.bounds).minY == field.titleHeight())
  }
}
