import Foundation
import SourceCompatibility5
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Screens in the manner of public programs, laid out in windows of several sizes.
@MainActor
@Suite(.arithmeticText) struct SampleScreenTests {
  /// A window's size, direction and text size.
  struct Surroundings: Sendable, CustomTestStringConvertible {
    var size = CGSize(width: 320, height: 568)
    var direction = UITraitEnvironmentLayoutDirection.leftToRight
    var category = UIContentSizeCategory.large

    var testDescription: String {
      let name = direction == .leftToRight ? "left to right" : "right to left"
      return "\(Int(size.width)) points, \(name), \(category.rawValue)"
    }

    static let all = [(320, 568), (390, 844), (834, 1112)].flatMap { width, height in
      [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
        [UIContentSizeCategory.large, .accessibilityMedium].map { category in
          Surroundings(
            size: CGSize(width: width, height: height),
            direction: direction,
            category: category
          )
        }
      }
    }
  }

  /// Returns a window with a screen, laid out.
  private func show(_ name: String, in surroundings: Surroundings) throws -> UIWindow {
    HostDevice.setTraits(
      UITraitCollection(traitsFrom: [
        UITraitCollection(preferredContentSizeCategory: surroundings.category),
        UITraitCollection(layoutDirection: surroundings.direction),
      ])
    )
    let screen = try #require(sampleScreens.first { $0.name == name })
    let window = UIWindow(frame: CGRect(origin: .zero, size: surroundings.size))
    window.rootViewController = screen.make()
    window.makeKeyAndVisible()
    Simulator.advance(by: 0)
    return window
  }

  @Test(arguments: Surroundings.all)
  func `screens have one solution, which lies inside of their window`(
    _ surroundings: Surroundings
  ) throws {
    for screen in sampleScreens {
      var window: UIWindow?
      let contradictions = try ConstraintContradiction.during {
        window = try show(screen.name, in: surroundings)
      }
      let shown = try #require(window)
      defer { shown.isHidden = true }
      #expect(contradictions.map(\.descriptions) == [], "\(screen.name)")
      let ambiguous = ViewTree.ambiguousViews(in: shown).map(ViewTree.explanation)
      #expect(ambiguous == [], "\(screen.name)")
      #expect(outsiders(in: shown) == [], "\(screen.name)")
    }
  }

  /// Returns the frame of the view with an identifier, in the window.
  private func frame(_ identifier: String, _ root: UIView) throws -> CGRect {
    var waiting = [root]
    while let view = waiting.popLast() {
      if view.accessibilityIdentifier == identifier { return view.convert(view.bounds, to: nil) }
      waiting += view.subviews
    }
    return try #require(nil as CGRect?, "no view has the identifier \(identifier)")
  }

  /// Returns a window of a size with a screen.
  private func show(_ name: String, _ width: CGFloat, _ height: CGFloat) throws -> UIWindow {
    try show(name, in: Surroundings(size: CGSize(width: width, height: height)))
  }

  @Test func `initializers of constraints place a login form`() throws {
    let window = try show("login", 320, 568)
    #expect(try frame("logo", window) == CGRect(x: 120, y: 40, width: 80, height: 80))
    let email = try frame("email", window)
    #expect(email.origin == CGPoint(x: 24, y: 152))
    #expect(email.width == 272)
    #expect(try frame("forgot", window).maxY == 544)
  }

  @Test func `visual formats place a profile in both directions`() throws {
    let window = try show("profile", 320, 568)
    #expect(try frame("avatar", window) == CGRect(x: 20, y: 40, width: 96, height: 96))
    #expect(try frame("follow", window).minX == 20)
    #expect(try frame("follow", window).width == 136)
    #expect(try frame("message", window).minX == 164)
    let mirrored = try show("profile", in: Surroundings(direction: .rightToLeft))
    #expect(try frame("avatar", mirrored).minX == 204)
    #expect(try frame("follow", mirrored).minX == 164)
  }

  @Test func `visual formats place the squares of a gallery`() throws {
    let window = try show("gallery", 320, 568)
    #expect(try frame("tile4", window) == CGRect(x: 108, y: 108, width: 104, height: 104))
    #expect(try frame("tile11", window).origin == CGPoint(x: 214, y: 320))
  }

  @Test func `layout guides share the space between cards`() throws {
    let window = try show("cards", 400, 640)
    #expect(try frame("card0", window) == CGRect(x: 20, y: 40, width: 360, height: 160))
    #expect(try frame("card1", window).minY == 240)
    #expect(try frame("card2", window).maxY == 600)
  }

  @Test func `operators place the artwork of a player`() throws {
    let wide = try show("player", 400, 600)
    #expect(try frame("artwork", wide) == CGRect(x: 65, y: 24, width: 270, height: 270))
    let narrow = try show("player", 200, 600)
    #expect(try frame("artwork", narrow) == CGRect(x: 20, y: 24, width: 160, height: 160))
    #expect(try frame("progress", narrow).minX == 24)
  }

  @Test func `chained calls place the button of a checkout`() throws {
    let narrow = try show("checkout", 320, 568)
    #expect(try frame("pay", narrow).minX == 16)
    #expect(try frame("pay", narrow).width == 288)
    #expect(try frame("pay", narrow).maxY == 556)
    #expect(try frame("footer", narrow).height == 74)
    let wide = try show("checkout", 834, 1112)
    #expect(try frame("pay", wide).minX == 237)
    #expect(try frame("pay", wide).width == 360)
  }

  @Test func `the calculator places its buttons by multiplied edges`() throws {
    let window = try show("calculator", 320, 568)
    #expect(try frame("pad", window) == CGRect(x: 8, y: 180, width: 304, height: 380))
    #expect(try frame("key =", window) == CGRect(x: 238, y: 486, width: 72, height: 72))
    #expect(try frame("key 0", window) == CGRect(x: 10, y: 486, width: 148, height: 72))
  }

  @Test func `a dialog is as wide as its limits and wishes allow`() throws {
    let narrow = try show("dialog", 320, 568)
    #expect(try frame("dialog", narrow).minX == 32)
    #expect(try frame("dialog", narrow).width == 256)
    #expect(try frame("buttons", narrow).height == 44)
    #expect(try frame("dialog", show("dialog", 834, 1112)).width == 300)
  }

  @Test func `stack views share the width of a dashboard`() throws {
    let window = try show("dashboard", 320, 568)
    #expect(try frame("avatar", window).size == CGSize(width: 44, height: 44))
    #expect(try frame("numbers", window).minX == 20)
    #expect(try frame("numbers", window).width == 280)
    #expect(try frame("chart", window).minY == frame("numbers", window).maxY + 12)
    #expect(try frame("chart", window).height == 120)
  }

  @Test func `pages stand side by side in a scroll view`() throws {
    let window = try show("onboarding", 320, 568)
    #expect(try frame("page2", window).minX == 640)
    #expect(try frame("page2", window).width == 320)
    let mirrored = try show("onboarding", in: Surroundings(direction: .rightToLeft))
    #expect(try frame("page2", mirrored).minX == 0)
  }

  @Test func `a screen replaces its constraints when the window becomes wider`() throws {
    let window = try show("weather", 320, 568)
    #expect(try frame("now", window) == CGRect(x: 0, y: 0, width: 320, height: 280))
    window.frame.size = CGSize(width: 608, height: 400)
    window.layoutIfNeeded()
    #expect(try frame("now", window) == CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(try frame("forecast", window) == CGRect(x: 208, y: 0, width: 400, height: 400))
    window.frame.size = CGSize(width: 320, height: 568)
    window.layoutIfNeeded()
    #expect(try frame("forecast", window) == CGRect(x: 0, y: 288, width: 320, height: 280))
  }

  @Test func `a header stretches and a bar stays at the top while the content scrolls`() throws {
    let window = try show("sticky header", 320, 568)
    let scroll = try #require(window.rootViewController?.view.subviews.first as? UIScrollView)
    let positions = try [0, -50, 120, 300].map { offset in
      scroll.contentOffset.y = offset
      window.layoutIfNeeded()
      return try [frame("header", window).minY, frame("bar", window).minY]
    }
    #expect(positions == [[0, 200], [0, 250], [-120, 80], [-300, 0]])
  }

  @Test func `a layout inside of an animation moves a banner`() throws {
    let window = try show("banner", 320, 568)
    #expect(try frame("banner", window).minY == 0)
    let height = try frame("banner", window).height
    Simulator.tap(at: try frame("toggle", window).center, in: window)
    #expect(try frame("banner", window).minY == 40)
    #expect(try frame("content", window).minY == 40 + height)
    let layer = try #require(window.rootViewController?.view.subviews.last?.layer)
    Simulator.advance(by: 0.1)
    let position = try #require(layer.presentation()?.frame.minY)
    #expect(position > 1)
    #expect(position < 39)
    Simulator.advance(by: 1)
    #expect(layer.presentation()?.frame.minY ?? 40 == 40)
  }

  @Test func `a fitting size is the height of a table's header`() throws {
    let window = try show("feed", 320, 568)
    let table = try #require(window.rootViewController?.view as? UITableView)
    let header = try #require(table.tableHeaderView)
    let label = try #require(header.subviews.first as? UILabel)
    #expect(header.frame.width == 320)
    #expect(label.frame.width == 288)
    #expect(header.frame.height == label.sizeThatFits(CGSize(width: 288, height: 0)).height + 32)
  }

  /// The lines of the visible views that extend beyond the window, or beyond the content of the
  /// scroll view that contains them.
  private func outsiders(in window: UIWindow) -> [String] {
    var found: [String] = []
    var waiting: [(view: UIView, limit: UIView, bounds: CGRect)] =
      window.subviews.map { ($0, window, window.bounds) }
    while let (view, limit, bounds) = waiting.popLast() {
      guard !view.isHidden, view.alpha > 0 else { continue }
      let frame = view.convert(view.bounds, to: limit)
      if !bounds.insetBy(dx: -0.5, dy: -0.5).contains(frame) {
        found.append(ViewTree.description(of: view))
      }
      if let scroll = view as? UIScrollView {
        let content = CGRect(origin: .zero, size: scroll.contentSize).union(scroll.bounds)
        waiting += scroll.subviews.map { ($0, scroll, content) }
      } else if !(view is UIControl) {
        waiting += view.subviews.map { ($0, limit, bounds) }
      }
    }
    return found
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
