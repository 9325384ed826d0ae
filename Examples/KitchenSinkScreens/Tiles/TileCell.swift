import Tatami

/// A colored cell with its number.
final class TileCell: UICollectionViewCell {
  private let number = UILabel()
  private static let colors: [UIColor] = [
    .systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemGreen, .systemBlue,
    .systemPurple,
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 5
    number.textAlignment = .center
    number.textColor = .white
    contentView.addSubview(number)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a number, or only its color if the cell is small.
  func show(_ item: Int) {
    contentView.backgroundColor = Self.colors[item % Self.colors.count]
    number.text = "\(item + 1)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    number.frame = contentView.bounds
    let side = min(bounds.width, bounds.height)
    number.font = .systemFont(ofSize: min(side * 0.45, 22), weight: .semibold)
    number.isHidden = side < 24
  }
}
