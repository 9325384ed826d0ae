import Foundation
import TatamiGraphics
import TatamiViews

/// The bar of an edit menu: its elements beside each other, with an arrow that points at the source.
///
/// Elements without enough room are on further pages, which chevrons show.
final class EditMenuBar: UIView, MenuBody {
  private let direction: UIEditMenuArrowDirection
  private let content = UIView()
  private let fill = CAShapeLayer()
  /// The line around the outline; the content covers its inner half.
  private let edge = CAShapeLayer()
  private var lines: [UIView] = []
  private var elements: [MenuRowView] = []
  private var pages: [Range<Int>] = []
  private var page = 0
  private var pageRows: [MenuRowView] = []
  private var choose: (MenuRowView) -> Void = { _ in }
  /// The room for the elements, in points.
  private var room: CGFloat = 0
  private(set) var isAbove: Bool?
  /// The horizontal position of the arrow's tip; nil for a bar without an arrow.
  private var tip: CGFloat?

  /// Creates a bar with the preferred direction of its arrow.
  init(_ direction: UIEditMenuArrowDirection) {
    self.direction = direction
    super.init(frame: .zero)
    isOpaque = false
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 4)
    content.clipsToBounds = true
    content.backgroundColor = MenuMetrics.cardColor
    content.layer.mask = fill
    edge.fillColor = nil
    layer.addSublayer(edge)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  func show(_ content: MenuRows, choose: @escaping (MenuRowView) -> Void) {
    self.choose = choose
    let isSubmenu = if case .back = content.heading { true } else { false }
    let shown = (isSubmenu ? [content.heading].compactMap(\.self) : []) + content.groups.joined()
    for row in elements + pageRows { row.removeFromSuperview() }
    elements = shown.filter { !$0.isHeader }.map(makeRow)
    updateFonts(traitCollection)
  }

  private func makeRow(_ row: MenuRows.Row) -> MenuRowView {
    MenuRowView(row, keepsMarks: false, isInBar: true, choose: choose)
  }

  /// The rows of the page, in reading order.
  var rows: [MenuRowView] { pageRows }

  func updateFonts(_ traits: UITraitCollection) {
    for row in elements { row.updateFonts(traits) }
    paginate()
  }

  func scrollToStart() { page = 0 }

  func scrollToVisible(_ row: MenuRowView) {}

  func turnPage(_ step: Int) {
    page = min(max(0, page + step), max(0, pages.count - 1))
    showPage()
    superview?.setNeedsLayout()
    superview?.layoutIfNeeded()
  }

  func turnPage(to element: UIMenuElement) {
    guard let index = elements.firstIndex(where: { $0.element === element }),
      let page = pages.firstIndex(where: { $0.contains(index) })
    else { return }
    self.page = page
    showPage()
  }

  // MARK: Pages

  /// Divides the elements into pages; each has at least one.
  private func paginate() {
    let widths = elements.map(\.widthInBar)
    let chevronWidth = makeRow(.page(step: 1)).widthInBar
    pages = []
    if widths.reduce(0, +) <= room || room <= 0 {
      pages = [0..<elements.count]
    } else {
      var start = 0
      while start < elements.count {
        let before = start > 0 ? chevronWidth : 0
        var (end, used) = (start, before)
        while end < elements.count {
          let after = end + 1 < elements.count ? chevronWidth : 0
          if end > start, used + widths[end] + after > room { break }
          used += widths[end]
          end += 1
        }
        pages.append(start..<end)
        start = end
      }
    }
    page = min(page, max(0, pages.count - 1))
    showPage()
  }

  private func showPage() {
    for view in ((elements + pageRows) as [UIView]) + lines { view.removeFromSuperview() }
    guard pages.indices.contains(page) else { return pageRows = [] }
    pageRows = Array(elements[pages[page]])
    if page > 0 { pageRows.insert(makeRow(.page(step: -1)), at: 0) }
    if page + 1 < pages.count { pageRows.append(makeRow(.page(step: 1))) }
    lines = pageRows.dropFirst().map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      return line
    }
    for view in (pageRows as [UIView]) + lines { content.addSubview(view) }
    setNeedsLayout()
  }

  // MARK: Layout

  func place(beside anchor: MenuAnchor) {
    let area = MenuPlacement.room(in: anchor.safeArea)
    if room != area.width {
      room = area.width
      paginate()
    }
    let width = min(area.width, pageRows.reduce(0) { $0 + $1.widthInBar })
    let height = MenuMetrics(traits: traitCollection).barHeight + MenuMetrics.arrow.height
    let above = anchor.source.minY - MenuMetrics.barGap - height
    let below = anchor.source.maxY + MenuMetrics.barGap
    let (fitsAbove, fitsBelow) = (above >= area.minY, below + height <= area.maxY)
    let wantsAbove = direction == .up ? !fitsBelow && fitsAbove : fitsAbove || !fitsBelow
    let isAbove = anchor.isAbove ?? wantsAbove
    self.isAbove = isAbove
    var frame = CGRect(x: 0, y: isAbove ? above : below, width: width, height: height)
    frame.origin.x = min(max(area.minX, anchor.source.midX - width / 2), area.maxX - width)
    frame.origin.x = frame.minX.rounded()
    let clamped = min(max(area.minY, frame.minY), max(area.minY, area.maxY - height))
    // A bar over its source has no arrow.
    tip = clamped == frame.minY ? anchor.source.midX - frame.minX : nil
    frame.origin.y = clamped.rounded()
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
    setNeedsLayout()
  }

  /// The part of the bar without the arrow.
  private var body: CGRect {
    var body = bounds
    body.size.height -= MenuMetrics.arrow.height
    if isAbove == false { body.origin.y += MenuMetrics.arrow.height }
    return body
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    let outline = outline.cgPath
    fill.path = outline
    layer.shadowPath = outline
    let hairline = MenuMetrics(traits: traitCollection).hairline
    edge.path = outline
    edge.lineWidth = 2 * hairline
    edge.strokeColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    let wanted = pageRows.reduce(0) { $0 + $1.widthInBar }
    let scale = min(1, bounds.width / max(1, wanted))
    var x: CGFloat = 0
    for (index, row) in pageRows.enumerated() {
      let width = row.widthInBar * scale
      place(row, CGRect(x: x, y: body.minY, width: width, height: body.height))
      if index > 0 {
        place(lines[index - 1], CGRect(x: x, y: body.minY, width: hairline, height: body.height))
      }
      x += width
    }
  }

  private func place(_ view: UIView, _ rect: CGRect) {
    view.frame = isRightToLeft ? rect.mirrored(in: bounds) : rect
  }

  /// Leaves touches beside the arrow to what is around the menu.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    outline.contains(point)
  }

  /// The rounded body with the arrow.
  private var outline: UIBezierPath {
    let (body, size) = (body, MenuMetrics.arrow)
    let radius = min(MenuMetrics.cornerRadius, body.height / 2, body.width / 2)
    let path = UIBezierPath(roundedRect: body, cornerRadius: radius)
    let reach = radius + size.width / 2
    guard let tip, body.width > 2 * reach else { return path }
    let x = min(max(body.minX + reach, tip), body.maxX - reach)
    let base = isAbove == false ? body.minY : body.maxY
    let end = isAbove == false ? base - size.height : base + size.height
    let arrow = UIBezierPath()
    arrow.move(to: CGPoint(x: x - size.width / 2, y: base))
    arrow.addLine(to: CGPoint(x: x - 2, y: end + (base - end) * 0.15))
    arrow.addQuadCurve(
      to: CGPoint(x: x + 2, y: end + (base - end) * 0.15),
      controlPoint: CGPoint(x: x, y: end)
    )
    arrow.addLine(to: CGPoint(x: x + size.width / 2, y: base))
    arrow.close()
    path.append(arrow)
    return path
  }
}
