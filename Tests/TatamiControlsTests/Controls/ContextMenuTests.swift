import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Context menus of views.
@MainActor
@Suite(.environment) struct ContextMenuTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
  private let diary = Diary()
  private let owner: MenuOwner
  private let interaction: UIContextMenuInteraction

  init() {
    window.isHidden = false
    window.addSubview(card)
    owner = MenuOwner(diary)
    interaction = UIContextMenuInteraction(delegate: owner)
    card.addInteraction(interaction)
  }

  private var isOpen: Bool { window.subviews.count > 1 }

  private func press(_ point: CGPoint = .at(60, 120)) {
    Simulator.longPress(at: point, in: window)
    Simulator.advance(by: 1)
  }

  private func click(_ point: CGPoint = .at(60, 120)) {
    let host = WindowHost(window)
    host.lift(host.touchDown(at: point, type: .indirectPointer, buttons: .secondary))
    Simulator.advance(by: 1)
  }

  private func frame(_ title: String) throws -> CGRect {
    try Simulator.find(.label(title), in: window).frame
  }

  private func choose(_ title: String) throws {
    try Simulator.tap(.label(title), in: window)
    Simulator.advance(by: 1)
  }

  // MARK: Interactions

  @Test func `a view has its interactions, and one of them is in one view`() {
    #expect(card.interactions.count == 1)
    #expect(interaction.view === card)
    let other = UIView()
    other.addInteraction(interaction)
    #expect(card.interactions.isEmpty)
    #expect(interaction.view === other)
    other.interactions = []
    #expect(interaction.view == nil)
    press()
    #expect(!isOpen)
  }

  // MARK: Beginning

  @Test func `N181: a long press asks for the configuration, then the menu appears`() throws {
    let touch = Simulator.touchDown(at: .at(60, 120), in: window)
    Simulator.advance(by: 0.45)
    #expect(diary.take() == [])
    Simulator.advance(by: 0.1)
    #expect(diary.take() == ["asked at 40, 20", "will display"])
    #expect(isOpen)
    #expect(interaction.menuAppearance == .rich)
    Simulator.lift(touch)
    Simulator.advance(by: 1)
    #expect(isOpen)
    try choose("Copy")
    #expect(diary.take() == ["displayed", "will end", "ended", "Copy"])
    #expect(!isOpen)
    #expect(interaction.menuAppearance == .unknown)
  }

  @Test func `N181: a click with the secondary button shows the menu at once, at the pointer`()
    throws
  {
    let host = WindowHost(window)
    let touch = host.touchDown(at: .at(60, 120), type: .indirectPointer, buttons: .secondary)
    #expect(diary.take() == ["asked at 40, 20", "will display"])
    #expect(interaction.menuAppearance == .compact)
    host.lift(touch)
    Simulator.advance(by: 1)
    #expect(try frame("Copy").origin == CGPoint(x: 60, y: 128))
  }

  @Test func `N181: without a configuration the press goes on`() {
    owner.makeConfiguration = { _ in nil }
    let tap = UITapGestureRecognizer { [diary] _ in diary.add("tapped") }
    card.addGestureRecognizer(tap)
    press()
    #expect(!isOpen)
    #expect(diary.take() == ["asked at 40, 20", "tapped"])
  }

  @Test func `N181: an inner view without a configuration leaves the press to an outer one`() {
    let inner = UIView(frame: card.bounds)
    let innerOwner = MenuOwner(diary)
    innerOwner.makeConfiguration = { _ in nil }
    inner.addInteraction(UIContextMenuInteraction(delegate: innerOwner))
    card.addSubview(inner)
    press()
    #expect(diary.take().prefix(3) == ["asked at 40, 20", "asked at 40, 20", "will display"])
    #expect(isOpen)
  }

  @Test func `a menu without elements and preview is not shown`() {
    owner.makeConfiguration = { _ in
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in nil }
    }
    press()
    #expect(!isOpen)
  }

  // MARK: End

  @Test func `N182: the delegate is weak`() {
    weak var seen: MenuOwner?
    let other: UIContextMenuInteraction
    do {
      let owner = MenuOwner(diary)
      seen = owner
      other = UIContextMenuInteraction(delegate: owner)
    }
    #expect(seen == nil)
    #expect(other.delegate == nil)
  }

  @Test func `N182: without a menu there is no location and nothing to update`() {
    let largest = CGFloat.greatestFiniteMagnitude
    #expect(interaction.location(in: card) == CGPoint(x: largest, y: largest))
    interaction.updateVisibleMenu { [diary] menu in
      diary.add("updated")
      return menu
    }
    #expect(diary.take() == [])
    interaction.dismissMenu()
  }

  @Test func `N182: the visible menu can be replaced and dismissed`() throws {
    press()
    _ = diary.take()
    #expect(interaction.location(in: card) == CGPoint(x: 40, y: 20))
    #expect(interaction.location(in: nil) == CGPoint(x: 60, y: 120))
    interaction.updateVisibleMenu { menu in
      menu.replacingChildren([UIAction(title: "Other") { _ in }])
    }
    Simulator.advance(by: 0)
    #expect(try frame("Other").height == 44)
    interaction.dismissMenu()
    Simulator.advance(by: 1)
    #expect(diary.take() == ["will end", "ended"])
    #expect(!isOpen)
  }

  @Test func `N182: closures of the animator run with and after the animation`() {
    owner.animates = true
    press()
    #expect(diary.take() == ["asked at 40, 20", "will display", "animation", "displayed"])
  }

  @Test func `a removed interaction dismisses its menu`() {
    press()
    card.removeInteraction(interaction)
    Simulator.advance(by: 1)
    #expect(!isOpen)
  }

  // MARK: Preview

  @Test func `N183: the menu is beside the preview, which hides the view meanwhile`() throws {
    press()
    card.backgroundColor = .red
    card.frame.size.width = 340
    let pixels = try Pixels(of: window)
    #expect(pixels[350, 150] == pixels[350, 60])
    #expect(card.alpha == 1)
    #expect(!card.isHidden)
    Simulator.tap(at: .at(380, 800), in: window)
    Simulator.advance(by: 1)
    #expect(try Pixels(of: window)[350, 150] == Pixels.red)
  }

  @Test func `a menu ends when its view leaves the window`() {
    press()
    #expect(isOpen)
    let holder = UIView(frame: window.bounds)
    holder.addSubview(card)
    Simulator.advance(by: 1)
    #expect(window.subviews.isEmpty)
    #expect(diary.take().suffix(2) == ["will end", "ended"])
    window.addSubview(card)
    press()
    #expect(isOpen)
  }

  @Test func `the preview of a control is not highlighted`() throws {
    let control = RedWhenPressed(frame: CGRect(x: 20, y: 300, width: 200, height: 80))
    control.addInteraction(UIContextMenuInteraction(delegate: owner))
    window.addSubview(control)
    press(.at(60, 320))
    #expect(isOpen)
    #expect(!control.isHighlighted)
    #expect(try Pixels(of: window)[100, 340] == Pixels.blue)
  }

  // MARK: Keys and assistive technologies

  @Test(arguments: [UIKeyboardHIDUsage.keyboardF10, .keyboardMenu, .keyboardApplication])
  func `keys open the menu of the focused view`(
    key: UIKeyboardHIDUsage
  ) throws {
    let flags: UIKeyModifierFlags = key == .keyboardF10 ? .shift : []
    let control = RedWhenPressed(frame: CGRect(x: 20, y: 300, width: 200, height: 80))
    control.addInteraction(UIContextMenuInteraction(delegate: owner))
    window.addSubview(control)
    WindowHost(window).press(key, modifiers: flags)
    #expect(!isShowingMenu)
    Simulator.press(.keyboardTab, in: window)
    WindowHost(window).press(key, modifiers: flags)
    Simulator.advance(by: 1)
    #expect(diary.take().first == "asked at 100, 40")
    try choose("Copy")
    #expect(diary.take().contains("Copy"))
  }

  private var isShowingMenu: Bool { (try? frame("Copy")) != nil }

  @Test func `assistive technologies open the menu by an action`() throws {
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    let actions = card.offeredActions
    #expect(actions.map(\.name) == ["Show Context Menu"])
    WindowHost(window).perform(try #require(actions.first))
    Simulator.advance(by: 1)
    #expect(isShowingMenu)
    #expect(card.offeredActions.isEmpty)
    #expect(card.accessibilityCustomActions == nil)
    #expect(UIView().offeredActions.isEmpty)
  }

  @Test func `assistive technologies open the menu from a view inside`() throws {
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    card.addSubview(inner)
    WindowHost(window).perform(try #require(inner.offeredActions.first))
    #expect(diary.take() == ["asked at 30, 20", "will display"])
  }

  @Test func `N183: near the bottom the menu is above, with the first element nearest`() throws {
    card.frame.origin.y = 740
    press(.at(60, 760))
    #expect(try frame("Copy").maxY == 732)
    #expect(try frame("Delete").minY == 644)
  }

  @Test func `N183: a fixed order is kept`() throws {
    owner.order = .fixed
    card.frame.origin.y = 740
    press(.at(60, 760))
    #expect(try frame("Delete").maxY == 732)
  }

  @Test func `N183: a tall view becomes smaller so that the menu fits`() throws {
    card.frame = CGRect(x: 20, y: 20, width: 350, height: 800)
    press()
    let last = try frame("Delete")
    #expect(last.maxY <= 836)
    #expect(try frame("Copy").minY > 700)
  }

  @Test func `a tap on the preview commits, and the controller appears and disappears`() throws {
    let preview = PreviewController(diary)
    owner.makeConfiguration = { _ in
      UIContextMenuConfiguration(identifier: nil, previewProvider: { preview }) { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in }])
      }
    }
    press()
    #expect(preview.view.window === window)
    #expect(preview.view.bounds.size == CGSize(width: 300, height: 200))
    #expect(diary.take() == ["asked at 40, 20", "will display", "appears", "displayed"])
    let center = preview.view.convert(CGPoint(x: 150, y: 100), to: window)
    Simulator.tap(at: center, in: window)
    Simulator.advance(by: 1)
    #expect(
      diary.take() == ["commits", "will end", "disappears", "committed", "ended"]
    )
    #expect(preview.view.window == nil)
    #expect(!isOpen)
  }

  @Test func `a targeted preview comes from its target`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    let target = UIPreviewTarget(container: window, center: CGPoint(x: 100, y: 300))
    let preview = UITargetedPreview(view: view, parameters: UIPreviewParameters(), target: target)
    #expect(preview.size == CGSize(width: 50, height: 40))
    owner.highlight = preview
    press()
    let menu = try? frame("Copy")
    #expect(menu?.origin == CGPoint(x: 75, y: 328))
    #expect(card.alpha == 1)
  }

  // MARK: Pictures

  @Test(arguments: ["light", "dark", "right-to-left", "large-text"])
  func `context menus look as recorded`(look: String) throws {
    window.frame.size = CGSize(width: 390, height: 600)
    window.backgroundColor = .systemBackground
    window.traitOverrides.displayScale = 2
    switch look {
    case "dark": window.traitOverrides.userInterfaceStyle = .dark
    case "right-to-left": window.traitOverrides.layoutDirection = .rightToLeft
    case "large-text": window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    default: break
    }
    let texts = (0..<12).map { row in
      let label = UILabel(frame: CGRect(x: 20, y: 20 + row * 48, width: 350, height: 40))
      label.text = "Article \(row + 1)"
      window.insertSubview(label, at: 0)
      return label
    }
    #expect(texts.count == 12)
    card.backgroundColor = .systemTeal
    card.frame.origin.y = 380
    press(.at(60, 400))
    let first = try WindowHost(window).image()
    Simulator.press(.keyboardEscape, in: window)
    Simulator.advance(by: 1)
    click(.at(120, 400))
    Simulator.press(.keyboardDownArrow, in: window)
    let second = try WindowHost(window).image()
    try assertSnapshot(of: first, beside: second, height: 600, named: "context-menu-\(look)")
  }
}

/// A control that is red while it is highlighted, and else blue.
private final class RedWhenPressed: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .blue
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .red : .blue }
  }
}

/// A delegate that records the calls.
@MainActor
private final class MenuOwner: NSObject, UIContextMenuInteractionDelegate {
  private let diary: Diary
  var animates = false
  var order = UIContextMenuConfiguration.ElementOrder.automatic
  var highlight: UITargetedPreview?
  lazy var makeConfiguration: (CGPoint) -> UIContextMenuConfiguration? = { [weak self] _ in
    self?.configuration
  }

  init(_ diary: Diary) { self.diary = diary }

  private var configuration: UIContextMenuConfiguration {
    let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) {
      [diary] _ in
      UIMenu(children: [
        UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { diary.add($0.title) },
        UIAction(
          title: "Delete",
          image: UIImage(systemName: "trash"),
          attributes: .destructive
        ) { diary.add($0.title) },
      ])
    }
    configuration.preferredMenuElementOrder = order
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    diary.add("asked at \(Int(location.x)), \(Int(location.y))")
    return makeConfiguration(location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { highlight }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    diary.add("will display")
    if animates { animator?.addAnimations { [diary] in diary.add("animation") } }
    animator?.addCompletion { [diary] in diary.add("displayed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    diary.add("will end")
    animator?.addCompletion { [diary] in diary.add("ended") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    diary.add("commits")
    animator.preferredCommitStyle = .pop
    animator.addCompletion { [diary] in diary.add("committed") }
  }
}

/// A controller that records when it appears.
private final class PreviewController: UIViewController {
  private let diary: Diary

  init(_ diary: Diary) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 300, height: 200)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) { diary.add("appears") }

  override func viewDidDisappear(_ animated: Bool) { diary.add("disappears") }
}
