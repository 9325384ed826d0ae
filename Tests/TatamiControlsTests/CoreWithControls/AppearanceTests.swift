import TatamiUIKit
import TestSupport
import Testing

/// Appearance proxies: which views get a value, and in which order.
@MainActor
@Suite(.environment) struct AppearanceTests {
  private final class Badge: UIView {
    var isLarge = false
    private(set) var isLargeInWindow: Bool?
    override func didMoveToWindow() { isLargeInWindow = isLarge }
  }
  private final class Panel: UIView {}
  private final class Screen: UIViewController {}

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func show(_ view: UIView) {
    window.isHidden = false
    window.addSubview(view)
  }

  @Test func `a view gets the values of its class when it enters a window`() {
    UILabel.appearance().textColor = .red
    let label = UILabel()
    #expect(label.textColor == .label)
    show(label)
    #expect(label.textColor == .red)
  }

  @Test func `N232: a value that was set on the view is kept`() {
    UILabel.appearance().textColor = .red
    UILabel.appearance().numberOfLines = 3
    let label = UILabel()
    label.textColor = .green
    show(label)
    #expect(label.textColor == .green)
    #expect(label.numberOfLines == 3)
  }

  @Test func `N232: a value that was set on a bar is kept`() {
    UINavigationBar.appearance().barTintColor = .red
    let (first, second) = (UINavigationBar(), UINavigationBar())
    first.barTintColor = .green
    for bar in [first, second] { show(bar) }
    #expect(first.barTintColor == .green)
    #expect(second.barTintColor == .red)
  }

  @Test func `a value that is set later is kept in another window`() {
    UILabel.appearance().textColor = .red
    let label = UILabel()
    show(label)
    label.textColor = .green
    label.removeFromSuperview()
    show(label)
    #expect(label.textColor == .green)
  }

  @Test func `a value of a proxy changes in another place`() {
    UILabel.appearance().textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .blue
    let label = UILabel()
    show(label)
    #expect(label.textColor == .red)
    label.removeFromSuperview()
    let panel = Panel()
    panel.addSubview(label)
    show(panel)
    #expect(label.textColor == .blue)
  }

  @Test func `N233: values of subclasses, of more containers and later ones win`() {
    UIButton.appearance().backgroundColor = .blue
    UIView.appearance().backgroundColor = .red
    UIView.appearance(whenContainedInInstancesOf: [Panel.self]).backgroundColor = .green
    UILabel.appearance().backgroundColor = .white
    UILabel.appearance().backgroundColor = .black
    let (button, label, plain, inner) = (UIButton(), UILabel(), UIView(), UIView())
    let panel = Panel()
    panel.addSubview(inner)
    for view in [button, label, plain, panel] { show(view) }
    #expect(button.backgroundColor == .blue)
    #expect(label.backgroundColor == .black)
    #expect(plain.backgroundColor == .red)
    #expect(inner.backgroundColor == .green)
  }

  @Test func `N233: containers are found from the inside to the outside, controllers included`() {
    UILabel.appearance(whenContainedInInstancesOf: [Panel.self, Screen.self]).textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [Screen.self, Panel.self]).textColor = .blue
    let (screen, panel, inner, outer) = (Screen(), Panel(), UILabel(), UILabel())
    panel.addSubview(inner)
    screen.view.addSubview(panel)
    screen.view.addSubview(outer)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    #expect(inner.textColor == .red)
    #expect(outer.textColor == .label)
  }

  @Test func `a proxy for traits changes views with these traits`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    UILabel.appearance(for: dark).textColor = .yellow
    let (light, night) = (UILabel(), UILabel())
    night.overrideUserInterfaceStyle = .dark
    show(light)
    show(night)
    #expect(light.textColor == .label)
    #expect(night.textColor == .yellow)
  }

  @Test func `the tint color of a proxy is inherited, and one of the view is kept`() {
    UIButton.appearance().tintColor = .purple
    let (button, own, superview) = (UIButton(type: .system), UIButton(type: .system), UIView())
    superview.tintColor = .orange
    own.tintColor = .green
    superview.addSubview(button)
    superview.addSubview(own)
    show(superview)
    #expect(button.tintColor == .purple)
    #expect(own.tintColor == .green)
    #expect(superview.tintColor == .orange)
  }

  @Test func `X87: methods of proxies set values of states`() {
    UIButton.appearance().setTitleColor(.red, for: .normal)
    UIButton.appearance().setTitleColor(.gray, for: .highlighted)
    let (button, own) = (UIButton(type: .system), UIButton(type: .system))
    own.setTitleColor(.green, for: .normal)
    window.tintColor = .orange
    show(button)
    show(own)
    #expect(button.titleColor(for: .normal) == .red)
    #expect(button.titleColor(for: .highlighted) == .gray)
    #expect(own.titleColor(for: .normal) == .green)
  }

  @Test func `views of styles with different initial values get the value`() {
    UITableView.appearance().backgroundColor = .red
    let table = UITableView(frame: .zero, style: .grouped)
    show(table)
    #expect(table.backgroundColor == .red)
  }

  @Test func `a class of the program gets its own property before it is called`() {
    Badge.appearance().isLarge = true
    let badge = Badge()
    show(badge)
    #expect(badge.isLargeInWindow == true)
  }

  @Test func `N232: a window gets its values when it is shown`() {
    UIWindow.appearance().tintColor = .purple
    UIWindow.appearance().backgroundColor = .red
    let own = UIWindow(frame: window.frame)
    own.backgroundColor = .green
    let label = UILabel()
    for window in [window, own] { window.makeKeyAndVisible() }
    show(label)
    #expect(window.tintColor == .purple)
    #expect(label.tintColor == .purple)
    #expect([window, own].map(\.backgroundColor) == [.red, .green])
    own.isHidden = true
  }

  @Test func `N232: views in a window do not change`() {
    let label = UILabel()
    show(label)
    UILabel.appearance().textColor = .red
    #expect(label.textColor == .label)
  }

  @Test func `a view deep in a tree gets its values with the tree`() {
    UISwitch.appearance().onTintColor = .purple
    let (outer, inner, control) = (UIView(), UIView(), UISwitch())
    inner.addSubview(control)
    outer.addSubview(inner)
    show(outer)
    #expect(control.onTintColor == .purple)
  }
}
