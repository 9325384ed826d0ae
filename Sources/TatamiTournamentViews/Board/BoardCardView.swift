import TatamiUIKit

/// A match: one card with a row for each side, and a line for the date and the venue.
final class BoardCardView: UIView {
  /// The relation of a card to the highlighted participant.
  enum Emphasis {
    /// No participant is highlighted.
    case none
    /// The participant plays in the match.
    case highlighted(participant: Int)
    /// Another participant is highlighted.
    case dimmed
  }

  private(set) var content: MatchContent?
  private let rows = [BoardCardRow(), BoardCardRow()]
  private let divider = UIView()
  private let detail = UILabel()

  /// Whether the card is selected: it has an outline in the tint color.
  var isSelected = false {
    didSet {
      accessibilityTraits = isSelected ? [.button, .selected] : .button
      applyOutline()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = BoardMetrics.cardColor
    layer.cornerRadius = BoardMetrics.cornerRadius
    divider.backgroundColor = .separator
    detail.font = BoardMetrics.smallFont
    detail.textColor = .secondaryLabel
    isAccessibilityElement = true
    accessibilityTraits = .button
    for view in rows + [divider, detail] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Shows the texts and images of a match.
  ///
  /// - Parameter image: Returns the image of a participant, nil for none.
  func show(_ content: MatchContent, image: (Int) -> UIImage?) {
    self.content = content
    for (row, side) in zip(rows, [content.first, content.second]) {
      row.semanticContentAttribute = semanticContentAttribute
      row.show(side, image: side.participant.flatMap(image))
    }
    detail.text = content.detail
    accessibilityLabel = content.sentence
    setNeedsLayout()
  }

  /// Applies the highlight of a participant.
  func apply(_ emphasis: Emphasis) {
    guard let content else { return }
    var participant: Int?
    if case .highlighted(let highlighted) = emphasis { participant = highlighted }
    for (row, side) in zip(rows, [content.first, content.second]) {
      let isHighlighted = participant != nil && side.participant == participant
      row.backgroundColor = isHighlighted ? tintColor.withAlphaComponent(0.18) : .clear
    }
    if case .dimmed = emphasis { alpha = 0.4 } else { alpha = 1 }
  }

  /// Returns the participant at a point, nil for a side that is not known and for the last line.
  func participant(at point: CGPoint) -> Int? {
    for (row, side) in zip(rows, [content?.first, content?.second]) where row.frame.contains(point)
    {
      return side?.participant
    }
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = BoardMetrics.rowHeight
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
      row.layer.cornerRadius = BoardMetrics.cornerRadius
    }
    divider.frame = CGRect(x: 0, y: height - 0.5, width: bounds.width, height: 1)
    let inner = bounds.width - 2 * BoardMetrics.padding
    detail.frame = CGRect(
      x: BoardMetrics.padding,
      y: 2 * height,
      width: inner,
      height: max(bounds.height - 2 * height, 0)
    )
    detail.textAlignment = isMirrored ? .right : .left
    detail.isHidden = bounds.height <= 2 * height
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyOutline()
  }

  private func applyOutline() {
    layer.borderWidth = isSelected ? 2 : 0
    layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }
}
