import Foundation
import TatamiControls
import TatamiViews

/// The title, the back button and the items of one navigation item.
final class NavigationBarContent: UIView {
  /// The distance of the back button from the leading edge, in points.
  private static let backMargin: CGFloat = 8

  /// The content that is shown.
  struct Model {
    var item: UINavigationItem?
    /// The item to which the back button leads.
    var back: UINavigationItem?
    /// The items to which a long press on the back button leads, nearest first.
    var earlier: [UINavigationItem] = []
    var appearance: UINavigationBarAppearance?
    /// The item of a container around the controllers, which stands before the back button.
    var outer: UIBarButtonItem?
  }

  private let model: Model
  private let title = UILabel()
  private let prompt = UILabel()
  private var back: BarButton?
  private let outer: BarItemViews
  private let left: BarItemViews
  private let right: BarItemViews
  /// Called by the back button.
  var backHandler: () -> Void = {}
  /// Called with the item that was chosen by a long press on the back button.
  var chooseHandler: (UINavigationItem) -> Void = { _ in }

  /// The opacity of the title, which is hidden while there is a large one.
  var titleAlpha: CGFloat = 1 {
    didSet { if oldValue != titleAlpha { updateOpacity() } }
  }

  /// Whether all is transparent, because a search is shown in its place.
  var isCovered = false {
    didSet { if oldValue != isCovered { updateOpacity() } }
  }

  private func updateOpacity() {
    titleOrView.alpha = isCovered ? 0 : titleAlpha
    for view in [prompt] + buttons { view.alpha = isCovered ? 0 : 1 }
  }

  private var item: UINavigationItem? { model.item }
  /// The view of the title.
  var titleOrView: UIView { item?.titleView ?? title }
  /// The views of the buttons.
  var buttons: [UIView] { outer.views + [back].compactMap(\.self) + left.views + right.views }

  init(_ model: Model) {
    self.model = model
    let (plain, done) = (
      model.appearance?.buttonAppearance.normal.titleTextAttributes ?? [:],
      model.appearance?.doneButtonAppearance.normal.titleTextAttributes ?? [:]
    )
    outer = BarItemViews([model.outer].compactMap(\.self), plain: plain, prominent: done)
    left = BarItemViews(model.item?.leftBarButtonItems ?? [], plain: plain, prominent: done)
    let trailing = (model.item?.rightBarButtonItems ?? []).reversed()
    right = BarItemViews(Array(trailing), plain: plain, prominent: done)
    super.init(frame: .zero)
    makeBackButton()
    addViews()
    observeItems()
  }

  required init?(coder: NSCoder) { nil }

  private func addViews() {
    title.show(item?.title, attributes: model.appearance?.titleTextAttributes ?? [:])
    title.accessibilityTraits = .header
    title.isHidden = (item?.title ?? "").isEmpty
    prompt.text = item?.prompt
    prompt.isHidden = (item?.prompt ?? "").isEmpty
    prompt.font = .systemFont(ofSize: 13)
    prompt.textAlignment = .center
    for view in [prompt, titleOrView] + buttons { addSubview(view) }
  }

  private func observeItems() {
    let items = (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
    for item in items + [model.outer].compactMap(\.self) {
      item.changeHandler = { [weak self] in self?.item?.changeHandler?(false) }
    }
    model.back?.backBarButtonItem?.changeHandler = { [weak self] in
      self?.item?.changeHandler?(false)
    }
  }

  // MARK: Back button (N68-N72)

  private func makeBackButton() {
    guard let item, model.back != nil || item.backAction != nil, !item.hidesBackButton,
      item.leftItemsSupplementBackButton || left.elements.isEmpty
    else { return }
    var content = BarButton.Content()
    content.glyph = BarGlyph.back
    content.isBack = true
    content.image = model.back?.backBarButtonItem?.image
    content.attributes = model.appearance?.backButtonAppearance.normal.titleTextAttributes ?? [:]
    let button = BarButton(content) { [weak self] in self?.backHandler() }
    button.accessibilityLabel = Self.spokenTitle(of: model.back)
    button.accessibilityIdentifier = "BackButton"
    if let tint = model.back?.backBarButtonItem?.tintColor { button.tintColor = tint }
    if item.backAction == nil, !model.earlier.isEmpty { button.menuOfControl.menu = earlierMenu }
    back = button
  }

  /// The titles of the earlier items, read when the menu appears (N72).
  private var earlierMenu: UIMenu {
    let elements = UIDeferredMenuElement.uncached { [weak self] answer in
      let items = self?.model.earlier ?? []
      answer(
        items.map { item in
          UIAction(title: Self.spokenTitle(of: item)) { _ in self?.chooseHandler(item) }
        }
      )
    }
    return UIMenu(children: [elements])
  }

  private static func spokenTitle(of item: UINavigationItem?) -> String {
    let title = item?.backBarButtonItem?.title ?? item?.backButtonTitle ?? item?.title ?? ""
    return title.isEmpty ? "Back" : title
  }

  /// The titles that a back button tries, in this order (N69, N70).
  static func backTitles(of item: UINavigationItem?) -> [String] {
    guard let item else { return [""] }
    if let own = item.backBarButtonItem { return [own.title ?? ""] }
    switch item.backButtonDisplayMode {
    case .minimal: return [""]
    case .generic: return ["Back", ""]
    case .default:
      let title = item.backButtonTitle ?? item.title ?? "Back"
      return title.isEmpty ? [""] : [title, "Back", ""]
    }
  }

  /// Chooses the title of the back button by the room that the title and the items leave.
  private func fitBackButton(titleWidth: CGFloat, leadingWidth: CGFloat, trailing: CGFloat) {
    guard let back else { return }
    let candidates = Self.backTitles(of: model.back)
    var content = back.content
    content.title = ""
    back.show(content)
    let bare = Self.backMargin + back.sizeThatFits(.zero).width + leadingWidth
    let room = trailing - titleWidth - 2 * BarPlacement.gap - bare - 6
    content.title = BarPlacement.backTitle(candidates, room: room) { back.width(ofTitle: $0) }
    back.show(content)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let promptHeight = item?.prompt == nil ? 0 : UINavigationBar.promptHeight
    prompt.frame = CGRect(x: 16, y: 8, width: max(0, bounds.width - 32), height: promptHeight - 8)
    let row = CGRect(
      x: 0,
      y: promptHeight,
      width: bounds.width,
      height: max(0, bounds.height - promptHeight)
    )
    placeRow(row)
  }

  private func placeRow(_ row: CGRect) {
    let mirrored = isRightToLeft ? row : nil
    let margin = BarItemViews.margin
    let rightWidth = right.width(height: row.height)
    let trailing = row.width - (right.elements.isEmpty ? margin : margin + rightWidth)
    right.place(in: row, from: trailing, available: rightWidth, mirrored: mirrored)
    let leftWidth = left.width(height: row.height)
    let titleSize = naturalTitleSize(in: row)
    let start = placeOuter(in: row, mirrored)
    fitBackButton(
      titleWidth: titleSize.width,
      leadingWidth: start + (left.elements.isEmpty ? 0 : leftWidth + BarItemViews.spacing),
      trailing: trailing
    )
    var leading = max(start, left.elements.isEmpty ? margin - BarPlacement.gap : margin)
    if let back {
      let width = back.sizeThatFits(.zero).width
      let frame = CGRect(x: start + Self.backMargin, y: row.minY, width: width, height: row.height)
      back.frame = mirrored.map { frame.mirrored(in: $0) } ?? frame
      leading = frame.maxX + BarItemViews.spacing
    }
    left.place(in: row, from: leading, available: leftWidth, mirrored: mirrored)
    if !left.elements.isEmpty { leading += leftWidth }
    let placement = BarPlacement(width: row.width, leading: leading, trailing: trailing)
    placeTitle(titleSize, placement, row, mirrored)
  }

  /// Places the item of a container around the controllers; returns the width that it takes.
  private func placeOuter(in row: CGRect, _ mirrored: CGRect?) -> CGFloat {
    guard !outer.elements.isEmpty else { return 0 }
    let width = outer.width(height: row.height)
    outer.place(in: row, from: BarItemViews.margin, available: width, mirrored: mirrored)
    return BarItemViews.margin + width + BarItemViews.spacing
  }

  private func naturalTitleSize(in row: CGRect) -> CGSize {
    if let view = item?.titleView { return BarItemViews.size(ofCustom: view, height: row.height) }
    return title.sizeThatFits(CGSize(width: 100_000, height: row.height))
  }

  private func placeTitle(
    _ size: CGSize,
    _ placement: BarPlacement,
    _ row: CGRect,
    _ mirrored: CGRect?
  ) {
    let place = placement.title(width: size.width)
    let height = min(size.height, row.height)
    let y = onPixel(row.midY - height / 2)
    let frame = CGRect(x: onPixel(place.x), y: y, width: place.width, height: height)
    titleOrView.frame = mirrored.map { frame.mirrored(in: $0) } ?? frame
    titleOrView.alpha = isCovered ? 0 : titleAlpha
  }

  private func onPixel(_ value: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (value * scale).rounded() / scale
  }
}
