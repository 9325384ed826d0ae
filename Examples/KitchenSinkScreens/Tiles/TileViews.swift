import Tatami

/// A header or footer with a text.
final class TileHeader: UICollectionReusableView {
  let label = UILabel("", style: .subheadline, color: .secondaryLabel)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
    label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }
}

/// A panel behind a section.
final class TilePanel: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemGroupedBackground
    layer.cornerRadius = 10
  }

  required init?(coder: NSCoder) { nil }
}

/// A line between sections.
final class TileLine: UICollectionReusableView {
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: bounds.midY - 0.5, width: bounds.width, height: 1)
  }
}
