import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The content of a tab bar.
@MainActor
@Suite(.environment) struct TabBarLookTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let bar = UITabBar(frame: CGRect(x: 0, y: 795, width: 390, height: 49))

  init() {
    window.addSubview(bar)
    window.isHidden = false
    bar.items = [
      UITabBarItem(title: "One", image: Self.image(25), tag: 0),
      UITabBarItem(title: "Two", image: Self.image(25), tag: 1),
    ]
    bar.selectedItem = bar.items?.first
    Simulator.advance(by: 0)
  }

  private static func image(_ size: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image {
      $0.cgContext.fill(CGRect(x: 0, y: 0, width: size, height: size))
    }
  }

  private var buttons: [UIControl] { bar.subviews.compactMap { $0 as? UIControl } }

  private func picture(_ index: Int) throws -> UIImageView {
    try #require(buttons[index].subviews.compactMap { $0 as? UIImageView }.first)
  }

  private func label(_ index: Int) throws -> UILabel {
    try #require(buttons[index].subviews.compactMap { $0 as? UILabel }.first)
  }

  private func badge(_ index: Int) -> UIView? {
    buttons[index].subviews.first { !($0 is UIImageView) && !($0 is UILabel) }
  }

  private func font(_ index: Int) throws -> UIFont {
    let text = try #require(label(index).attributedText)
    return try #require(text.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont)
  }

  private func color(_ index: Int) throws -> UIColor {
    let text = try #require(label(index).attributedText)
    return try #require(text.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor)
  }

  private func white(_ color: UIColor?) -> CGFloat {
    var white: CGFloat = -1
    _ = color?.resolvedColor(with: window.traitCollection).getWhite(&white, alpha: nil)
    return white
  }

  private func update() { Simulator.advance(by: 0) }

  @Test func `popovers can point at the tabs that a bar shows`() throws {
    let second = try #require(bar.items?.last)
    #expect(second.frame(in: window) == buttons[1].convert(buttons[1].bounds, to: window))
    bar.items = bar.items?.map { _ in UITabBarItem(title: "Other", image: nil, tag: 2) }
    update()
    #expect(second.frame(in: window).isNull)
  }

  @Test func `N102: images are templates in the tint color or gray`() throws {
    #expect(try picture(0).image?.renderingMode == .alwaysTemplate)
    #expect(try picture(0).tintColor == window.tintColor)
    #expect(abs(white(try picture(1).tintColor) - 0.57) < 0.01)
    let selected = Self.image(20)
    bar.items?[0].selectedImage = selected.withRenderingMode(.alwaysOriginal)
    update()
    #expect(try picture(0).image?.size == selected.size)
    #expect(try picture(0).image?.renderingMode == .alwaysOriginal)
    bar.selectedItem = bar.items?[1]
    update()
    #expect(try picture(0).image?.size.width == 25)
  }

  @Test func `N243: tabs that are not selected are gray in both styles`() throws {
    #expect(abs(white(try color(1)) - 0.57) < 0.01)
    window.overrideUserInterfaceStyle = .dark
    update()
    #expect(abs(white(try color(1)) - 0.46) < 0.01)
    bar.unselectedItemTintColor = .systemGreen
    update()
    #expect(try color(1) == .systemGreen)
    #expect(try picture(1).tintColor == .systemGreen)
  }

  @Test func `N103: badges stand at the top trailing corner of the image`() throws {
    #expect(badge(0) == nil)
    bar.items?[0].badgeValue = ""
    bar.items?[1].badgeValue = "12"
    update()
    let (empty, number) = (try #require(badge(0)), try #require(badge(1)))
    #expect(empty.bounds.size == CGSize(width: 18, height: 18))
    #expect(number.bounds.width > number.bounds.height)
    #expect(number.backgroundColor == .systemRed)
    let icon = try picture(1).frame
    #expect(number.frame.minX > icon.midX)
    #expect(number.frame.midY < icon.midY)
    bar.items?[1].badgeColor = .systemBlue
    bar.items?[1].setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
    bar.items?[0].badgeValue = nil
    update()
    #expect(badge(0) == nil)
    #expect(badge(1)?.backgroundColor == .systemBlue)
    let text = (badge(1)?.subviews.first as? UILabel)?.attributedText
    let color = text?.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor
    #expect(color == .black)
  }

  @Test func `N103, N255: from right to left badges and tabs are mirrored`() throws {
    bar.items?[0].badgeValue = "1"
    window.traitOverrides.layoutDirection = .rightToLeft
    update()
    #expect(buttons[0].frame.minX == 195)
    #expect(try #require(badge(0)).frame.maxX < picture(0).frame.midX)
  }

  @Test func `N104, N240: size classes choose the arrangement and the height`() throws {
    #expect(try picture(0).frame.maxY <= label(0).frame.minY)
    #expect(bar.sizeThatFits(bar.bounds.size).height == 49)
    window.traitOverrides.horizontalSizeClass = .regular
    update()
    #expect(try picture(0).frame.maxX < label(0).frame.minX)
    #expect(bar.sizeThatFits(bar.bounds.size).height == 50)
    window.traitOverrides.verticalSizeClass = .compact
    update()
    #expect(bar.sizeThatFits(bar.bounds.size).height == 32)
    #expect(try picture(0).frame.maxX < label(0).frame.minX)
    #expect(try picture(0).frame.height == 20)
  }

  @Test func `N105: titles have the fonts of their arrangement`() throws {
    #expect(try font(0) == .systemFont(ofSize: 10, weight: .medium))
    #expect(try font(1) == .systemFont(ofSize: 10, weight: .medium))
    window.traitOverrides.horizontalSizeClass = .regular
    update()
    #expect(try font(0) == .systemFont(ofSize: 13))
    window.traitOverrides.verticalSizeClass = .compact
    update()
    #expect(try font(0) == .systemFont(ofSize: 12))
  }

  @Test func `N105: a selected tab has the font of others and the tint color`() throws {
    let appearance = UITabBarAppearance()
    let font = UIFont.systemFont(ofSize: 11)
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [
      .font: font, .foregroundColor: UIColor.systemPurple,
    ]
    #expect(
      appearance.stackedLayoutAppearance.selected.titleTextAttributes[.font] as? UIFont == font
    )
    #expect(appearance.stackedLayoutAppearance.selected.titleTextAttributes.count == 1)
    bar.standardAppearance = appearance
    update()
    #expect(try self.font(0) == font)
    #expect(try color(0) == window.tintColor)
    #expect(try color(1) == .systemPurple)
  }

  @Test func `N256: titles do not grow with the text size`() throws {
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    update()
    #expect(try font(0).pointSize == 10)
  }

  @Test func `N107: tabs are buttons with their badge as value`() {
    bar.items?[1].badgeValue = "7"
    update()
    #expect(bar.accessibilityTraits.contains(.tabBar))
    #expect(buttons[0].accessibilityTraits == [.button, .selected])
    #expect(buttons[1].accessibilityTraits == .button)
    #expect(buttons[1].accessibilityLabel == "Two")
    #expect(buttons[1].accessibilityValue == "7")
  }

  @Test func `appearances are copied and can be changed`() {
    let appearance = UITabBarAppearance()
    bar.standardAppearance = appearance
    appearance.backgroundColor = .systemRed
    #expect(bar.standardAppearance.backgroundColor == nil)
    bar.standardAppearance.backgroundColor = .systemGreen
    update()
    #expect(bar.subviews.first?.backgroundColor == .systemGreen)
    bar.items?[0].standardAppearance = appearance
    update()
    #expect(bar.subviews.first?.backgroundColor == .systemRed)
    bar.selectedItem = bar.items?[1]
    update()
    #expect(bar.subviews.first?.backgroundColor == .systemGreen)
  }

  @Test func `attributes of an item win over those of the bar`() throws {
    let item = try #require(bar.items?[1])
    item.setTitleTextAttributes([.foregroundColor: UIColor.systemOrange], for: .normal)
    item.setTitleTextAttributes([.foregroundColor: UIColor.systemPink], for: .selected)
    update()
    #expect(try color(1) == .systemOrange)
    bar.selectedItem = item
    update()
    #expect(try color(1) == .systemPink)
    #expect(item.titleTextAttributes(for: .selected)?.count == 1)
  }

  @Test func `a tap selects a tab of a bar of its own and calls the delegate`() {
    final class Delegate: NSObject, UITabBarDelegate {
      var tapped: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tapped.append(item.tag) }
    }
    let delegate = Delegate()
    bar.delegate = delegate
    Simulator.tap(at: CGPoint(x: 300, y: 820), in: window)
    #expect(bar.selectedItem?.tag == 1)
    #expect(delegate.tapped == [1])
    bar.items?[0].isEnabled = false
    update()
    Simulator.tap(at: CGPoint(x: 100, y: 820), in: window)
    #expect(delegate.tapped == [1])
  }

  @Test func `items share the width or are centered`() {
    #expect(buttons.map(\.frame.width) == [195, 195])
    bar.itemPositioning = .centered
    bar.itemWidth = 100
    bar.itemSpacing = 20
    update()
    #expect(buttons.map(\.frame.minX) == [85, 205])
    bar.itemWidth = 300
    update()
    #expect(buttons.map(\.frame.width) == [195, 195])
    bar.itemWidth = .nan
    bar.itemSpacing = .infinity
    update()
    #expect(buttons.allSatisfy { $0.frame.width.isFinite })
  }
}

/// The appearances and the items of a bar of a tab bar controller.
@MainActor
@Suite(.environment) struct TabBarOwnershipTests {
  private let stage = TabStage()
  private var bar: UITabBar { stage.tabs.tabBar }

  @Test func `N101: programs cannot set items and delegate of a managed bar`() {
    let controllers = stage.show(2)
    let reports = Reports.during {
      bar.items = []
      bar.setItems(nil, animated: true)
      bar.delegate = nil
      bar.selectedItem = controllers[1].tabBarItem
    }
    #expect(reports.count == 4)
    #expect(bar.items?.count == 2)
    #expect(bar.delegate === stage.tabs)
    #expect(stage.tabs.selectedIndex == 0)
  }

  @Test func `N106: above the end of the content the bar is transparent`() throws {
    let table = UIScrollView()
    table.contentSize = CGSize(width: 390, height: 2000)
    let controller = UIViewController()
    controller.view = table
    stage.show([controller, UIViewController()])
    let background = try #require(bar.subviews.first)
    #expect(background.backgroundColor != nil)
    table.contentOffset.y = 2000 + 83 - 844
    Simulator.advance(by: 0)
    #expect(background.backgroundColor == nil)
    table.contentSize.height = 3000
    Simulator.advance(by: 0)
    #expect(background.backgroundColor != nil)
    table.contentSize.height = 100
    Simulator.advance(by: 0)
    #expect(background.backgroundColor == nil)
    let edge = UITabBarAppearance()
    edge.backgroundColor = .systemYellow
    bar.scrollEdgeAppearance = edge
    Simulator.advance(by: 0)
    #expect(background.backgroundColor == .systemYellow)
    stage.tabs.selectedIndex = 1
    Simulator.advance(by: 0)
    #expect(background.backgroundColor == .systemYellow)
  }

  @Test func `N2, N3: a tab has the title of its controller and stays the same`() {
    let controller = UIViewController()
    controller.title = "Before"
    let item = controller.tabBarItem
    #expect(item?.title == "Before")
    controller.title = "After"
    #expect(item?.title == "After")
    #expect(controller.tabBarItem === item)
    item?.title = "Own"
    #expect(controller.title == "After")
  }

  @Test func `N47: a navigation controller has the tab of its root`() {
    let root = UIViewController()
    root.tabBarItem = UITabBarItem(title: "Root", image: nil, tag: 3)
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.tabBarItem === root.tabBarItem)
    stage.show([navigation, UIViewController()])
    #expect(bar.items?.first === root.tabBarItem)
    navigation.title = "Title"
    #expect(root.tabBarItem.title == "Title")
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 4)
    navigation.viewControllers = [other]
    stage.settle()
    #expect(bar.items?.first === other.tabBarItem)
    navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 5)
    #expect(bar.items?.first?.title == "Own")
    #expect(bar.selectedItem?.tag == 5)
  }

  @Test func `a change of an item is shown`() throws {
    let controllers = stage.show(2)
    controllers[1].tabBarItem.badgeValue = "9"
    controllers[1].title = "News"
    Simulator.advance(by: 0)
    #expect(stage.button(1)?.accessibilityValue == "9")
    #expect(stage.button(1)?.accessibilityLabel == "News")
  }
}
