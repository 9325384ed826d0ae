import TatamiUIKit
import TestSupport
import Testing

@testable import TatamiViews

/// Constraints in and around scroll views.
@MainActor
@Suite(.environment) struct ScrollConstraintTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  let content = UIView()

  init() {
    window.addSubview(scrollView)
    add(content)
  }

  private func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(view)
  }

  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20),
    ])
  }

  /// Pins the content of 600 points height to the content guide, as wide as the frame.
  private func fill() {
    pin(content, to: scrollView.contentLayoutGuide)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor,
        constant: -20
      ),
      content.heightAnchor.constraint(equalToConstant: 600),
    ])
  }

  @Test func `AL61: the content guide determines the content, the frame guide the frame`() {
    fill()
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 200, height: 640))
    #expect(content.frame == CGRect(x: 10, y: 20, width: 180, height: 600))
    #expect(
      scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 640)
    )
    #expect(scrollView.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test func `AL61: views outside can follow the content of a scroll view placed by its frame`() {
    pin(content, to: scrollView.contentLayoutGuide)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalToConstant: 120),
      content.heightAnchor.constraint(equalToConstant: 50),
    ])
    let outside = UIView()
    outside.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(outside)
    let right = scrollView.contentLayoutGuide.rightAnchor
    NSLayoutConstraint.activate([
      outside.leftAnchor.constraint(equalTo: right, constant: 5),
      outside.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 140, height: 90))
    #expect(outside.frame.minX == 145)
  }

  @Test func `AL59, AL60: edges of a scroll view are its content inside, its frame outside`() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 30),
      scrollView.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: window.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -50),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    window.layoutIfNeeded()
    #expect(scrollView.frame == CGRect(x: 30, y: 0, width: 170, height: 250))
    #expect(scrollView.contentSize == CGSize(width: 170, height: 900))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 170, height: 900))
  }

  @Test func `AL62: the content size is set before layoutSubviews of the scroll view returns`() {
    let scrollView = ObservedScrollView(frame: scrollView.frame)
    window.addSubview(scrollView)
    scrollView.addSubview(content)
    pin(content, to: scrollView.contentLayoutGuide)
    content.widthAnchor.constraint(equalToConstant: 80).isActive = true
    content.heightAnchor.constraint(equalToConstant: 50).isActive = true
    window.layoutIfNeeded()
    #expect(scrollView.sizes.first == CGSize(width: 100, height: 90))
  }

  @Test func `AL63: without constraints of the content the program sets the content size`() {
    scrollView.contentSize = CGSize(width: 700, height: 800)
    NSLayoutConstraint.activate([
      content.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
      content.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
      content.widthAnchor.constraint(equalToConstant: 20),
      content.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 700, height: 800))
  }

  @Test func `AL64: what is tied to the frame guide stays in place on the screen`() {
    fill()
    let badge = UIView()
    add(badge)
    NSLayoutConstraint.activate([
      badge.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor),
      badge.bottomAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.bottomAnchor,
        constant: -5
      ),
      badge.widthAnchor.constraint(equalToConstant: 30),
      badge.heightAnchor.constraint(equalToConstant: 30),
    ])
    window.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 170, y: 265, width: 30, height: 30))
    scrollView.contentOffset.y = 120
    window.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 170, y: 385, width: 30, height: 30))
    #expect(badge.convert(badge.bounds, to: window).minY == 265)
    #expect(content.frame.minY == 20)
  }

  @Test func `AL64: content that is tied to a view outside follows that view`() {
    fill()
    let bar = UIView(frame: CGRect(x: 0, y: 40, width: 200, height: 10))
    window.addSubview(bar)
    let title = UIView()
    add(title)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: bar.bottomAnchor),
      title.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      title.widthAnchor.constraint(equalToConstant: 30),
      title.heightAnchor.constraint(equalToConstant: 30),
    ])
    window.layoutIfNeeded()
    scrollView.contentOffset.y = 70
    window.layoutIfNeeded()
    #expect(title.convert(title.bounds, to: window).minY == 50)
  }

  @Test func `AL65: insets and offsets change neither the content nor its size`() {
    fill()
    scrollView.contentInset = UIEdgeInsets(top: 30, left: 5, bottom: 7, right: 9)
    scrollView.contentOffset.y = 90
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 200, height: 640))
    #expect(content.frame == CGRect(x: 10, y: 20, width: 180, height: 600))
  }

  @Test func `AL219: scrolling gives the engine nothing to solve`() throws {
    fill()
    window.layoutIfNeeded()
    let engine = try #require(scrollView.constraintState?.engine)
    scrollView.contentOffset.y = 33
    #expect(!engine.isStale)
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 10, y: 20, width: 180, height: 600))
  }

  @Test func `AL62: a table keeps the size of its rows`() {
    let table = UITableView(frame: window.bounds)
    window.addSubview(table)
    let overlay = UIView()
    overlay.translatesAutoresizingMaskIntoConstraints = false
    table.addSubview(overlay)
    NSLayoutConstraint.activate([
      overlay.topAnchor.constraint(equalTo: table.topAnchor),
      overlay.bottomAnchor.constraint(equalTo: table.bottomAnchor),
      overlay.leadingAnchor.constraint(equalTo: table.leadingAnchor),
      overlay.trailingAnchor.constraint(equalTo: table.trailingAnchor),
      overlay.heightAnchor.constraint(equalToConstant: 1_000),
    ])
    window.layoutIfNeeded()
    #expect(table.contentSize.height < 1_000)
  }
}

/// A scroll view that records its content size after each layout.
private final class ObservedScrollView: UIScrollView {
  var sizes: [CGSize] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    sizes.append(contentSize)
  }
}
