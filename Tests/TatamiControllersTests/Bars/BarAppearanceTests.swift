import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@testable import TatamiControllers

/// The colors of bars and of their items.
@MainActor
@Suite(.environment) struct BarAppearanceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let scroll = UIScrollView()
  private let root = UIViewController()
  private let navigation: UINavigationController

  init() {
    scroll.contentSize = CGSize(width: 390, height: 3000)
    root.view = scroll
    root.title = "Lists"
    navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    Simulator.advance(by: 0)
  }

  private var bar: UINavigationBar { navigation.navigationBar }
  private var color: UIColor? { bar.background.backgroundColor }

  private func scrollDown() {
    scroll.contentOffset.y = 100
    Simulator.advance(by: 0)
  }

  private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = color
    return appearance
  }

  /// The button with a title.
  private func button(_ title: String) throws -> BarButton {
    let buttons = bar.content.buttons.compactMap { $0 as? BarButton }
    return try #require(buttons.first { $0.content.title == title })
  }

  private func titleColor(_ button: BarButton) throws -> UIColor {
    let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
    return label.textColor
  }

  @Test func `N81: at the top of the content the edge's appearance counts`() {
    #expect(color == nil)
    scrollDown()
    #expect(color == BarBackground.standardColor)
    bar.standardAppearance = appearance(.red)
    bar.scrollEdgeAppearance = appearance(.green)
    Simulator.advance(by: 0)
    #expect(color == .red)
    scroll.contentOffset.y = -44
    Simulator.advance(by: 0)
    #expect(color == .green)
    root.navigationItem.scrollEdgeAppearance = appearance(.blue)
    Simulator.advance(by: 0)
    #expect(color == .blue)
  }

  @Test func `N81, N240: compact height uses the compact appearance and a lower bar`() {
    bar.compactAppearance = appearance(.yellow)
    window.traitOverrides.verticalSizeClass = .compact
    Simulator.advance(by: 0)
    #expect(color == .yellow)
    #expect(bar.frame.height == 32)
  }

  @Test func `N85: colors and images of the bar count until an appearance is set`() {
    let image = UIImage.filled(.red, width: 4, height: 4)
    bar.barTintColor = .orange
    bar.setBackgroundImage(image, for: .default)
    Simulator.advance(by: 0)
    #expect(color == .orange)
    #expect(bar.backgroundImage(for: .default) === image)
    scrollDown()
    bar.standardAppearance = appearance(.red)
    Simulator.advance(by: 0)
    #expect(color == .red)
  }

  @Test func `N23: an opaque appearance does not move the content`() {
    bar.standardAppearance.configureWithOpaqueBackground()
    scrollDown()
    #expect(color == .systemBackground)
    #expect(scroll.frame.minY == 0)
  }

  @Test func `N243: the background and the hairline in light and dark mode`() {
    let traits = [UIUserInterfaceStyle.light, .dark].map {
      UITraitCollection(userInterfaceStyle: $0)
    }
    let whites = traits.map { trait in
      var white: CGFloat = 0
      BarBackground.standardColor.resolvedColor(with: trait).getWhite(&white, alpha: nil)
      return (white * 255).rounded()
    }
    #expect(whites == [249, 29])
  }

  @Test func `N86, N92: items have the tint of the bar, disabled ones are gray`() throws {
    bar.tintColor = .purple
    let (plain, own) = (UIBarButtonItem(), UIBarButtonItem())
    (plain.title, own.title) = ("Plain", "Own")
    own.tintColor = .red
    root.navigationItem.rightBarButtonItems = [plain, own]
    Simulator.advance(by: 0)
    #expect(try titleColor(button("Plain")) == .purple)
    #expect(try titleColor(button("Own")) == .red)
    plain.isEnabled = false
    Simulator.advance(by: 0)
    #expect(try titleColor(button("Plain")) == UIColor.gray.withAlphaComponent(0.45))
    #expect(try !button("Plain").isEnabled)
  }

  @Test func `N84: buttons take the attributes of their state's appearance`() throws {
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
    appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.cyan]
    bar.scrollEdgeAppearance = appearance
    root.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .save), UIBarButtonItem(systemItem: .edit),
    ]
    Simulator.advance(by: 0)
    #expect(try titleColor(button("Edit")) == .brown)
    #expect(try titleColor(button("Save")) == .cyan)
  }

  @Test func `N89: an item with a view draws nothing itself`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    let item = UIBarButtonItem(customView: view)
    item.title = "Hidden"
    root.navigationItem.rightBarButtonItem = item
    Simulator.advance(by: 0)
    #expect(bar.content.buttons.contains(view))
    #expect(bar.content.buttons.count == 1)
    #expect(view.convert(view.bounds, to: bar) == CGRect(x: 314, y: 12, width: 60, height: 20))
  }

  @Test func `N88: an item is wide enough for its possible titles`() throws {
    let item = UIBarButtonItem(title: "On", style: .plain, target: nil, action: nil)
    item.possibleTitles = ["On", "Switched off"]
    root.navigationItem.rightBarButtonItem = item
    Simulator.advance(by: 0)
    let width = try button("On").frame.width
    #expect(width == (try button("On").width(ofTitle: "Switched off")))
    item.width = 200
    Simulator.advance(by: 0)
    #expect(try button("On").frame.width == 200)
  }

  @Test func `N241: the back indicator, its title and the large title`() throws {
    let detail = UIViewController()
    navigation.pushViewController(detail, animated: false)
    Simulator.advance(by: 0)
    let back = try button("Lists")
    #expect(back.frame.minX == 8)
    #expect(BarGlyph.backSize == CGSize(width: 13, height: 21))
    let label = try #require(back.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.frame.minX == 19)
  }

  @Test func `N256: large titles grow with the size of text, other titles do not`() {
    bar.prefersLargeTitles = true
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    Simulator.advance(by: 0)
    #expect(bar.frame.height > 110)
    #expect(scroll.contentOffset.y == -bar.frame.height)
    let title = bar.content.titleOrView as? UILabel
    #expect(title?.font.pointSize == 17)
  }

  @Test func `N263: empty and missing titles have the usual height`() throws {
    for title in [nil, ""] as [String?] {
      root.title = title
      Simulator.advance(by: 0)
      #expect(bar.frame.height == 44)
      let detail = UIViewController()
      navigation.pushViewController(detail, animated: false)
      Simulator.advance(by: 0)
      let back = try #require(bar.content.buttons.first)
      #expect(back.accessibilityLabel == "Back")
      navigation.popViewController(animated: false)
      Simulator.advance(by: 0)
    }
  }
}
