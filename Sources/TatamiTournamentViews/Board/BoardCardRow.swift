import TatamiUIKit

/// A side of a match: image, seed, name, and the scores in columns.
final class BoardCardRow: UIView {
  private let picture = UIImageView()
  private let seed = UILabel()
  private let name = UILabel()
  private let total = UILabel()
  private var parts: [UILabel] = []
  private var side = MatchContent.Side()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFit
    seed.font = BoardMetrics.smallFont
    seed.textColor = .secondaryLabel
    total.font = BoardMetrics.totalFont
    total.textAlignment = .center
    for view in [picture, seed, name, total] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Shows the texts of a side and its image.
  func show(_ side: MatchContent.Side, image: UIImage?) {
    self.side = side
    picture.image = image
    seed.text = side.seed
    name.text = side.name
    name.font = side.isWinner ? BoardMetrics.boldFont : BoardMetrics.nameFont
    name.textColor = side.isHint || side.isLoser ? .secondaryLabel : .label
    total.text = side.score
    total.textColor = name.textColor
    while parts.count < side.parts.count { addPart() }
    for (index, label) in parts.enumerated() {
      label.isHidden = index >= side.parts.count
      label.text = label.isHidden ? nil : side.parts[index].text
    }
    setNeedsLayout()
  }

  private func addPart() {
    let label = UILabel()
    label.font = BoardMetrics.scoreFont
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    parts.append(label)
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var left = BoardMetrics.padding
    if picture.image != nil {
      place(picture, from: left, width: BoardMetrics.imageSize)
      left += BoardMetrics.imageSize + 6
    }
    if !side.seed.isEmpty {
      let width = ceil(Double(seed.sizeThatFits(bounds.size).width))
      place(seed, from: left, width: width)
      left += width + 5
    }
    var right = Double(bounds.width) - 4
    let width = max(BoardMetrics.totalWidth, totalWidth)
    if !side.score.isEmpty {
      right -= width
      place(total, from: right, width: width)
    } else {
      right -= 4
    }
    for label in parts.prefix(side.parts.count).reversed() {
      right -= BoardMetrics.scoreWidth
      place(label, from: right, width: BoardMetrics.scoreWidth)
    }
    place(name, from: left, width: max(right - left - 4, 0))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    name.textAlignment = isMirrored ? .right : .left
  }

  private var totalWidth: Double { ceil(Double(total.sizeThatFits(bounds.size).width)) + 4 }

  /// Sets the frame of a view at a distance from the leading edge.
  private func place(_ view: UIView, from leading: Double, width: Double) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? Double(bounds.width) - leading - width : leading
    view.frame = CGRect(x: x, y: 0, width: width, height: Double(bounds.height))
  }
}
