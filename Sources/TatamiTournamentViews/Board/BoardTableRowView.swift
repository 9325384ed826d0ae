import TatamiUIKit

/// A row of a table: rank, name and numbers; the title row has no rank and name.
final class BoardTableRowView: UIView {
  /// The participant of the row, nil for the row of titles.
  private(set) var participant: Int?
  /// The color of a row that is not highlighted.
  private var stripeColor = UIColor.clear
  private let rank = UILabel()
  private let name = UILabel()
  private var numbers: [UILabel] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    layer.cornerRadius = 5
    rank.textAlignment = .center
    rank.font = BoardMetrics.scoreFont
    rank.textColor = .secondaryLabel
    name.font = BoardMetrics.nameFont
    addSubview(rank)
    addSubview(name)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Shows the titles of a table's columns.
  func showTitles(of table: TableContent) {
    (rank.text, name.text, participant) = (nil, nil, nil)
    stripeColor = .clear
    apply(highlight: nil)
    accessibilityTraits = .header
    accessibilityLabel = table.titles.joined(separator: ", ")
    show(table.titles, isTitle: true)
  }

  /// Shows a row of a table.
  func show(_ row: TableContent.Row, of table: TableContent, at index: Int) {
    rank.text = row.rank
    name.text = row.name
    participant = row.participant
    stripeColor = index % 2 == 0 ? BoardMetrics.cardColor : .clear
    accessibilityTraits = .staticText
    let values = zip(table.titles, row.numbers).map { "\($0) \($1)" }.joined(separator: ", ")
    accessibilityLabel = "\(row.rank), \(row.name), \(values)"
    show(row.numbers, isTitle: false)
  }

  /// Applies the highlight of a participant, nil for none.
  func apply(highlight: Int?) {
    let isHighlighted = highlight != nil && participant == highlight
    backgroundColor = isHighlighted ? tintColor.withAlphaComponent(0.18) : stripeColor
    alpha = highlight == nil || isHighlighted || participant == nil ? 1 : 0.4
  }

  private func show(_ texts: [String], isTitle: Bool) {
    while numbers.count < texts.count {
      let label = UILabel()
      label.textAlignment = .center
      label.textColor = .secondaryLabel
      numbers.append(label)
      addSubview(label)
    }
    for (index, label) in numbers.enumerated() {
      label.isHidden = index >= texts.count
      label.text = label.isHidden ? nil : texts[index]
      label.font = isTitle ? BoardMetrics.smallFont : BoardMetrics.scoreFont
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(rank, from: 0, width: BoardMetrics.tableNameX)
    let shown = numbers.filter { !$0.isHidden }
    var right = Double(bounds.width)
    for label in shown.reversed() {
      right -= BoardMetrics.numberWidth
      place(label, from: right, width: BoardMetrics.numberWidth)
    }
    place(name, from: BoardMetrics.tableNameX, width: max(right - BoardMetrics.tableNameX, 0))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    name.textAlignment = isMirrored ? .right : .left
  }

  /// Sets the frame of a view at a distance from the leading edge.
  private func place(_ view: UIView, from leading: Double, width: Double) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? Double(bounds.width) - leading - width : leading
    view.frame = CGRect(x: x, y: 0, width: width, height: Double(bounds.height))
  }
}
