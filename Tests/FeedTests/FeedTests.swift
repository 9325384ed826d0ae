import FeedScreens
import Foundation
import Tatami
import TatamiHost
import TatamiTesting
import TestSupport
import Testing

/// The screens of the example: their pictures, and simulated touches and key presses.
@MainActor
@Suite(.environment) struct FeedTests {
  /// The interface style and layout direction of a screen.
  enum Environment: String, CaseIterable, Sendable {
    case light
    case dark
    case lightMirrored = "light-mirrored"
    case darkMirrored = "dark-mirrored"
  }

  private func show(_ view: BoxView, _ environment: Environment = .light) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let isDark = environment == .dark || environment == .darkMirrored
    let isMirrored = environment == .lightMirrored || environment == .darkMirrored
    window.traitOverrides.displayScale = 1
    window.traitOverrides.userInterfaceStyle = isDark ? .dark : .light
    window.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    window.backgroundColor = .systemBackground
    window.addSubview(view)
    Puyo(view).size(.fill, .fill)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func tap(_ identifier: String, in window: UIWindow) throws {
    let top = { (view: UIView) in view.convert(CGPoint.zero, to: nil).y }
    let found = views(in: window) { $0.accessibilityIdentifier == identifier }
    let view = try #require(found.min { top($0) < top($1) })
    Simulator.tap(
      at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil),
      in: window
    )
    window.layoutIfNeeded()
  }

  private func views(in root: UIView, _ isIncluded: (UIView) -> Bool) -> [UIView] {
    (isIncluded(root) ? [root] : []) + root.subviews.flatMap { views(in: $0, isIncluded) }
  }

  private func texts(in root: UIView) -> [String] {
    views(in: root) { $0 is UILabel && !$0.isHidden }.compactMap { ($0 as? UILabel)?.text }
  }

  @Test(arguments: FeedScreen.allCases, Environment.allCases)
  func `screens match their snapshots`(_ screen: FeedScreen, _ environment: Environment) throws {
    let window = show(screen.makeView(), environment)
    defer { window.isHidden = true }
    Simulator.advance(by: 1)
    let reference = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/\(screen.rawValue)-\(environment.rawValue).png")
    let png = try #require(WindowHost(window).image().pngData())
    assertSnapshot(of: png, at: reference)
  }

  @Test func `posts are written and liked`() throws {
    let feed = SocialFeed()
    let window = show(feed)
    try tap("like", in: window)
    #expect(feed.posts.value[0].isLiked)
    #expect(texts(in: window).contains("♥ 13"))
    try tap("draft", in: window)
    Simulator.type("Hello", in: window)
    try tap("post", in: window)
    #expect(feed.posts.value.map(\.text).first == "Hello")
    Simulator.advance(by: 1)
    #expect(texts(in: window).contains("♡ 0"))
    try tap("like", in: window)
    #expect(feed.posts.value.first?.isLiked == true)
  }

  @Test func `rows of settings appear with the switch that they depend on`() throws {
    let menu = SettingsMenu()
    let window = show(menu)
    #expect(texts(in: window).contains("Text: medium"))
    let switches = views(in: window) { $0 is UISwitch }.compactMap { $0 as? UISwitch }
    #expect(menu.state.value.notifies)
    let row = try #require(switches[1].superview)
    #expect(!row.isHidden)
    let center = switches[0].convert(CGPoint(x: 20, y: 15), to: nil)
    menu.state.value.textSize = -1
    #expect(texts(in: window).contains("Text: unknown"))
    Simulator.tap(at: center, in: window)
    Simulator.advance(by: 1)
    #expect(!menu.state.value.notifies)
    #expect(row.isHidden)
  }

  @Test func `a form is checked while the user types`() throws {
    let form = SignUpForm()
    var events: [SignUpForm.Event] = []
    form.emitter.subscribe { events.append($0) }
    let window = show(form)
    for (field, text) in [("name", "Ada"), ("mail", "ada@example.org"), ("password", "secret")] {
      try tap(field, in: window)
      Simulator.type(text, in: window)
    }
    try tap("submit", in: window)
    #expect(events.isEmpty)
    #expect(texts(in: window).contains("2 more characters"))
    try tap("password", in: window)
    Simulator.type("99", in: window)
    try tap("submit", in: window)
    #expect(events == [.submitted(name: "Ada")])
    #expect(texts(in: window).contains("Welcome, Ada!"))
  }

  @Test func `the calculator calculates`() throws {
    let calculator = Calculator()
    let window = show(calculator)
    for key in "12×3+4=" { try tap(String(key), in: window) }
    #expect(calculator.display.value == "40")
    for key in "÷0=" { try tap(String(key), in: window) }
    #expect(calculator.display.value == "Error")
    try tap("C", in: window)
    #expect(calculator.display.value == "0")
  }

  @Test func `messages are sent and keep their bubbles`() throws {
    let chat = Chat()
    let window = show(chat)
    let count = views(in: window) { $0 is UILabel }.count
    try tap("message", in: window)
    Simulator.type("Fine", in: window)
    try tap("send", in: window)
    #expect(chat.messages.value.last?.text == "Fine")
    #expect(chat.messages.value.last?.isOwn == true)
    #expect(views(in: window) { $0 is UILabel }.count > count)
  }
}
