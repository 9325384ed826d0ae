import Foundation
import TatamiGraphics
import TatamiViews

/// A menu on screen: a view that covers the window, with the card in front.
///
/// A tap outside of the card ends the menu. Choosing an action ends it and then performs the action
/// (N178).
final class OpenMenu: UIView, WindowCover {
  let card: any MenuBody
  /// The element that assistive technologies activate to close the menu.
  private let outside = MenuOutside()
  /// The area behind the preview.
  private let dimming = UIView()
  /// The source of the menu.
  var source: MenuSource
  /// The last known frame of the source.
  private var sourceFrame = CGRect.zero
  /// Whether the next layout keeps the side of the source on which the menu is.
  private var keepsSide = false
  /// The menu and the submenus that are open, the innermost last.
  private(set) var path: [UIMenu]
  /// The elements that deferred elements have provided.
  private(set) var loaded: [UIDeferredMenuElement: [UIMenuElement]] = [:]
  /// The deferred elements that were asked; retained, so that no other takes the place of one.
  private var asked: Set<UIDeferredMenuElement> = []
  /// Whether elements came in while the rows were being built.
  private var isBuilding = false
  private var isOutdated = false
  /// The row under the finger or the pointer, or the one to which keys have moved.
  private(set) var pressed: MenuRowView?
  private(set) var isEnding = false
  /// Whether the last touch began on the preview.
  private var beganOnPreview = false
  /// The first known location of a touch that has opened the menu.
  var dragStart: CGPoint?

  /// Shows a menu in front of a window.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - source: The source of the menu.
  @discardableResult
  static func open(_ menu: UIMenu, _ source: MenuSource) -> OpenMenu? {
    guard let window = source.view?.window else { return nil }
    let open = OpenMenu(menu, source)
    open.frame = window.bounds
    window.addSubview(open)
    open.show()
    open.layoutIfNeeded()
    open.appear()
    return open
  }

  private init(_ menu: UIMenu, _ source: MenuSource) {
    (path, self.source) = ([menu], source)
    if let arrow = source.arrow { card = EditMenuBar(arrow) } else { card = MenuCard() }
    super.init(frame: .zero)
    isOpaque = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    dimming.backgroundColor = source.preview == nil ? nil : MenuMetrics.dimmingColor
    let views: [UIView?] = [dimming, outside, source.preview, card]
    for view in views.compactMap(\.self) { addSubview(view) }
    accessibilityElements = [card, outside]
    outside.whenActivated = { [weak self] in self?.leave() }
    card.addGestureRecognizer(
      UIHoverGestureRecognizer { [weak self] recognizer in
        guard let self else { return }
        let isInside = recognizer.state == .began || recognizer.state == .changed
        press(isInside ? row(at: recognizer.location(in: self)) : nil)
      }
    )
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Content

  /// The number of times that deferred elements may provide others at once.
  private static let maximumRounds = 64

  /// Shows the rows of the innermost menu, and asks its deferred elements for theirs (N179).
  func show() {
    guard !isBuilding else { return isOutdated = true }
    isBuilding = true
    defer { isBuilding = false }
    let kept = pressed?.element
    for _ in 0..<Self.maximumRounds {
      guard let menu = path.last else { return }
      isOutdated = false
      press(nil)
      let rows = MenuRows(menu, loaded: loaded, isSubmenu: path.count > 1)
      card.show(rows) { [weak self] in self?.choose($0) }
      card.isHidden = card.rows.isEmpty
      setNeedsLayout()
      for deferred in rows.waiting { load(deferred) }
      if !isOutdated { break }
    }
    if let kept { press(card.rows.first { $0.element === kept }) }
  }

  /// Shows another menu in place of the innermost one.
  func replaceMenu(_ replacement: (UIMenu) -> UIMenu) {
    guard let menu = path.popLast() else { return }
    path.append(replacement(menu))
    show()
  }

  /// Opens a submenu.
  func enter(_ menu: UIMenu) {
    path.append(menu)
    card.scrollToStart()
    show()
    UIAccessibility.post(notification: .layoutChanged, argument: card.rows.first)
  }

  /// Closes the innermost submenu, or ends the menu.
  func leave() {
    guard path.count > 1 else { return end() }
    let closed = path.removeLast()
    card.scrollToStart()
    show()
    card.turnPage(to: closed)
    let row = card.rows.first { $0.element === closed }
    UIAccessibility.post(notification: .layoutChanged, argument: row)
  }

  private func load(_ deferred: UIDeferredMenuElement) {
    guard asked.insert(deferred).inserted else { return }
    deferred.load { [weak self] elements in
      guard let self else { return }
      loaded[deferred] = elements
      if !isEnding { show() }
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    card.updateFonts(traitCollection)
    setNeedsLayout()
  }

  /// Highlights a row in place of another.
  func press(_ row: MenuRowView?) {
    guard row !== pressed else { return }
    pressed?.isPressed = false
    pressed = row
    row?.isPressed = true
  }

  // MARK: Layout

  /// Chooses the side of the source anew with the next layout.
  func setNeedsPlacement() {
    keepsSide = false
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [dimming, outside] { view.frame = bounds }
    let safeArea = bounds.inset(by: safeAreaInsets)
    if let frame = source.frame(in: self) { sourceFrame = frame }
    var anchor = sourceFrame
    if let preview = source.preview, let card = card as? MenuCard {
      let size = card.wantedSize(in: safeArea)
      anchor = preview.place(for: size, source: sourceFrame, safeArea: safeArea)
    }
    card.place(
      beside: MenuAnchor(
        source: anchor,
        safeArea: safeArea,
        isMirrored: isRightToLeft,
        isAbove: keepsSide ? card.isAbove : nil,
        keepsOrder: source.order == .fixed
      )
    )
    keepsSide = true
  }

  override var bounds: CGRect {
    didSet { if oldValue.size != bounds.size { keepsSide = false } }
  }

  override var frame: CGRect {
    didSet { if oldValue.size != frame.size { keepsSide = false } }
  }

  // MARK: Beginning and end

  private func appear() {
    let animator = source.willAppear()
    for view in [card, dimming] as [UIView] { view.alpha = 0 }
    card.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
    source.preview?.prepare(over: sourceFrame)
    UIView.animate(
      withDuration: 0.25,
      delay: 0,
      options: .allowUserInteraction,
      animations: { [card, dimming, source] in
        for view in [card, dimming] as [UIView] { view.alpha = 1 }
        card.transform = .identity
        source.preview?.lift()
        animator?.animate()
      },
      completion: { _ in animator?.complete() }
    )
    UIAccessibility.post(notification: .screenChanged, argument: card.rows.first)
  }

  /// Ends the menu while its preview is dragged; returns where it is shown, in the window.
  func handOverPreview() -> CGRect? {
    guard !isEnding, let preview = source.preview else { return nil }
    let shown = preview.layer.presentation()?.frame ?? preview.frame
    preview.handOver()
    end()
    return convert(shown, to: nil)
  }

  /// Ends the menu; a closure is called when it has disappeared.
  func end(_ completion: @escaping () -> Void = {}) {
    guard !isEnding else { return }
    isEnding = true
    isUserInteractionEnabled = false
    let animator = source.willDisappear()
    UIView.animate(
      withDuration: 0.2,
      animations: { [self] in
        for view in [card, dimming] as [UIView] { view.alpha = 0 }
        card.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        source.preview?.lower(to: source.frame(in: self) ?? sourceFrame)
        animator?.animate()
      },
      completion: { [self] _ in
        source.preview?.finish()
        removeFromSuperview()
        animator?.complete()
        completion()
      }
    )
  }

  /// Ends the menu of a view that leaves the window.
  func viewWillLeave(_ root: UIView) {
    if source.view?.isDescendant(of: root) == true { end() }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    let isOnCard = card.point(inside: card.convert(point, from: self), with: event)
    beganOnPreview = !isOnCard && source.preview?.frame.contains(point) == true
    if isOnCard { return press(row(at: point)) }
    if !beganOnPreview { leave() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { press(row(at: touch.location(in: self))) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let chosen = pressed
    press(nil)
    if let chosen { return choose(chosen) }
    guard beganOnPreview, let touch = touches.first, let preview = source.preview else { return }
    if preview.frame.contains(touch.location(in: self)) { choosePreview() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { press(nil) }

  // MARK: Keys

  override var keyCommands: [UIKeyCommand]? { commands }

  /// No manager: keys revert nothing behind the menu.
  override var undoManager: UndoManager? { nil }
}

/// The area around a menu: assistive technologies activate it to close the menu.
private final class MenuOutside: UIView {
  var whenActivated: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isAccessibilityElement = true
    accessibilityLabel = "Dismiss menu"
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityActivate() -> Bool {
    whenActivated()
    return true
  }
}
