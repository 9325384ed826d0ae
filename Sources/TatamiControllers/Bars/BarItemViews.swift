import Foundation
import TatamiControls
import TatamiViews

/// The views of a row of bar button items, from leading to trailing.
@MainActor
struct BarItemViews {
  /// An item and its view; spaces have none.
  struct Element {
    let item: UIBarButtonItem
    let view: UIView?
  }

  private(set) var elements: [Element] = []

  /// The distance between items, in points (N241).
  static let spacing: CGFloat = 8
  /// The distance of the outermost items from the edges of the bar, in points.
  static let margin: CGFloat = 16

  /// Creates the views of items.
  ///
  /// - Parameters:
  ///   - items: The items, from leading to trailing; hidden ones are left out.
  ///   - plain: The attributes of plain titles.
  ///   - prominent: The attributes of the titles of the style `done`.
  init(
    _ items: [UIBarButtonItem],
    plain: [NSAttributedString.Key: Any] = [:],
    prominent: [NSAttributedString.Key: Any] = [:]
  ) {
    elements = items.filter { !$0.isHidden }.map { item in
      Element(item: item, view: Self.view(of: item, item.style == .done ? prominent : plain))
    }
  }

  private static func view(
    of item: UIBarButtonItem,
    _ attributes: [NSAttributedString.Key: Any]
  ) -> UIView? {
    if let custom = item.customView { return custom }
    guard !item.isSpace else { return nil }
    let button = BarButton(content(of: item, attributes)) { [weak item] in item?.perform() }
    item.shownView = button
    button.isEnabled = item.isEnabled
    if let menu = item.menu {
      button.menuOfControl.menu = menu
      button.menuOfControl.sender = item
      button.showsMenuAsPrimaryAction = item.opensMenuAtOnce
    }
    if let tint = item.tintColor { button.tintColor = tint }
    button.accessibilityIdentifier = item.accessibilityIdentifier
    button.accessibilityLabel =
      item.accessibilityLabel ?? item.title
      ?? item.systemItem.flatMap { BarGlyph.name(of: $0) }
    let titles = item.possibleTitles ?? []
    if !titles.isEmpty {
      var content = button.content
      content.leastWidth = titles.map { button.width(ofTitle: $0) }.max() ?? 0
      button.show(content)
    }
    return button
  }

  private static func content(
    of item: UIBarButtonItem,
    _ attributes: [NSAttributedString.Key: Any]
  ) -> BarButton.Content {
    var content = BarButton.Content()
    content.image = item.image.map { image in
      image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }
    let word = item.systemItem.flatMap { BarGlyph.word(of: $0) }
    content.title = content.image == nil ? item.title ?? word : nil
    if content.image == nil, content.title == nil {
      content.glyph = item.systemItem.flatMap { BarGlyph.path(of: $0) }
    }
    content.isProminent = item.style == .done
    let own = item.titleAttributes[UIControl.State.normal.rawValue] ?? [:]
    content.attributes = attributes.merging(own) { $1 }
    return content
  }

  /// The views of the items.
  var views: [UIView] { elements.compactMap(\.view) }

  /// Returns the natural width of an element; of flexible spaces, 0.
  private func width(of element: Element, height: CGFloat) -> CGFloat {
    guard let view = element.view else {
      return element.item.systemItem == .fixedSpace ? element.item.width : 0
    }
    if element.item.width > 0 { return element.item.width }
    guard element.item.customView != nil else { return view.sizeThatFits(.zero).width }
    return min(Self.size(ofCustom: view, height: height).width, 10_000)
  }

  /// Returns the size of a custom view: that of its frame, else the one that fits (N89).
  static func size(ofCustom view: UIView, height: CGFloat) -> CGSize {
    if !view.translatesAutoresizingMaskIntoConstraints {
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let size = view.bounds.size
    return size.width > 0 ? size : view.sizeThatFits(CGSize(width: 10_000, height: height))
  }

  /// Returns the distance after an element: none beside spaces.
  private func spacing(after index: Int) -> CGFloat {
    guard index + 1 < elements.count else { return 0 }
    return elements[index].view == nil || elements[index + 1].view == nil ? 0 : Self.spacing
  }

  /// The width of all elements and the distances between them.
  func width(height: CGFloat) -> CGFloat {
    elements.indices.reduce(0) { $0 + width(of: elements[$1], height: height) + spacing(after: $1) }
  }

  /// Places the views from a position on, within the width from edge to edge; flexible spaces share
  /// what is left over (N88, N128).
  ///
  /// A row without height leaves the views as they are: the frame of a custom view is its size.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the row.
  ///   - start: The leading end of the row.
  ///   - available: The width of the row.
  ///   - mirrored: The bounds within which frames are mirrored; nil from left to right.
  func place(in bounds: CGRect, from start: CGFloat, available: CGFloat, mirrored: CGRect?) {
    guard bounds.height > 0 else { return }
    let flexible = elements.filter { $0.item.systemItem == .flexibleSpace }.count
    let rest = max(0, available - width(height: bounds.height))
    var x = start
    for (index, element) in elements.enumerated() {
      var width = width(of: element, height: bounds.height)
      if element.item.systemItem == .flexibleSpace { width = rest / CGFloat(flexible) }
      if let view = element.view {
        let height =
          element.item.customView == nil
          ? bounds.height
          : min(Self.size(ofCustom: view, height: bounds.height).height, bounds.height)
        let frame = CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
        view.frame = mirrored.map { frame.mirrored(in: $0) } ?? frame
      }
      x += width + spacing(after: index)
    }
  }
}
