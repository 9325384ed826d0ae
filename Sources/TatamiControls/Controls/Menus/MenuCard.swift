import Foundation
import TatamiGraphics
import TatamiViews

/// The card of a menu: its rows in groups, which scroll if there is not enough room.
final class MenuCard: UIView, MenuBody {
  private let scroll = UIScrollView()
  private var heading: MenuRowView?
  private var groups: [[MenuRowView]] = []
  private var lines: [UIView] = []
  /// Whether the next layout scrolls to the first element.
  private var startsOver = true

  /// Whether the menu is above its source; decided by the first layout.
  private(set) var isAbove: Bool?
  /// Whether the order is reversed, so that the first element is next to a source below the menu
  /// (N183).
  var isReversed = false {
    didSet {
      guard oldValue != isReversed else { return }
      startsOver = true
      orderDidChange()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    scroll.backgroundColor = MenuMetrics.cardColor
    scroll.layer.cornerRadius = MenuMetrics.cornerRadius
    scroll.clipsToBounds = true
    scroll.contentInsetAdjustmentBehavior = .never
    addSubview(scroll)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows other rows; the place to which they are scrolled is kept.
  func show(_ content: MenuRows, choose: @escaping (MenuRowView) -> Void) {
    for view in (rows as [UIView]) + lines { view.removeFromSuperview() }
    let keepsMarks = content.hasMarks
    let makeRow = { MenuRowView($0, keepsMarks: keepsMarks, choose: choose) }
    heading = content.heading.map(makeRow)
    groups = content.groups.map { $0.map(makeRow) }
    lines = rows.dropFirst().map { _ in UIView() }
    orderDidChange()
    updateFonts(traitCollection)
  }

  /// The rows, from top to bottom.
  var rows: [MenuRowView] { shownGroups.flatMap(\.self) }

  /// The groups, from top to bottom; the heading is part of the first one.
  private var shownGroups: [[MenuRowView]] {
    var shown = isReversed ? groups.reversed().map(reversed) : groups
    guard let heading else { return shown }
    if shown.isEmpty { shown = [[]] }
    shown[0].insert(heading, at: 0)
    return shown
  }

  /// Returns the rows of a group in reverse; titles stay above what they describe.
  private func reversed(_ group: [MenuRowView]) -> [MenuRowView] {
    group.filter(\.staysFirst) + group.filter { !$0.staysFirst }.reversed()
  }

  private func orderDidChange() {
    for view in (rows as [UIView]) + lines { scroll.addSubview(view) }
    setNeedsLayout()
  }

  /// Updates the fonts for traits, which may not have reached this view yet.
  func updateFonts(_ traits: UITraitCollection) {
    for row in rows { row.updateFonts(traits) }
    setNeedsLayout()
  }

  /// Scrolls to the first element with the next layout.
  func scrollToStart() {
    startsOver = true
    setNeedsLayout()
  }

  /// Scrolls to a row.
  func scrollToVisible(_ row: MenuRowView) {
    layoutIfNeeded()
    scroll.scrollRectToVisible(row.frame, animated: false)
  }

  func turnPage(_ step: Int) {}

  func turnPage(to element: UIMenuElement) {}

  // MARK: Layout

  /// The width and the height of all rows, in points.
  func wantedSize(in safeArea: CGRect) -> CGSize {
    let width = MenuMetrics(traits: traitCollection).width
    return CGSize(width: width, height: height(forWidth: min(width, safeArea.width)))
  }

  func place(beside anchor: MenuAnchor) {
    let placement = MenuPlacement(
      size: wantedSize(in: anchor.safeArea),
      source: anchor.source,
      safeArea: anchor.safeArea,
      isMirrored: anchor.isMirrored,
      isAbove: anchor.isAbove
    )
    isAbove = placement.isAbove
    isReversed = placement.isAbove && !anchor.keepsOrder
    bounds.size = placement.frame.size
    center = CGPoint(x: placement.frame.midX, y: placement.frame.midY)
  }

  /// Returns the height of all rows at a width.
  func height(forWidth width: CGFloat) -> CGFloat {
    let gaps = CGFloat(max(0, groups.count - 1)) * MenuMetrics.groupGap
    return rows.reduce(gaps) { $0 + $1.height(forWidth: width) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let oldHeight = scroll.contentSize.height
    scroll.frame = bounds
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: MenuMetrics.cornerRadius).cgPath
    let height = placeRows()
    scroll.contentSize = CGSize(width: bounds.width, height: height)
    scroll.isScrollEnabled = height > bounds.height + 1
    let most = max(0, height - bounds.height)
    // The last row, the first element, stays where it is when rows are added before it.
    let kept = scroll.contentOffset.y + (isReversed ? height - oldHeight : 0)
    scroll.contentOffset.y = startsOver ? (isReversed ? most : 0) : min(max(0, kept), most)
    startsOver = false
  }

  /// Places the rows with lines between them; returns their height.
  private func placeRows() -> CGFloat {
    let (width, hairline) = (bounds.width, MenuMetrics(traits: traitCollection).hairline)
    var y: CGFloat = 0
    var unused = lines[...]
    for group in shownGroups {
      for (index, row) in group.enumerated() {
        if y > 0, let line = unused.popFirst() {
          let isGap = index == 0
          let height = isGap ? MenuMetrics.groupGap : hairline
          line.frame = CGRect(x: 0, y: y, width: width, height: height)
          line.backgroundColor = isGap ? MenuMetrics.gapColor : .separator
          if isGap { y += height }
        }
        let height = row.height(forWidth: width)
        row.frame = CGRect(x: 0, y: y, width: width, height: height)
        y += height
      }
    }
    return y
  }
}
