import TatamiUIKit

@MainActor
private func label(_ text: String, _ style: UIFont.TextStyle, color: UIColor = .label) -> UILabel {
  let label = UILabel()
  label.text = text
  label.font = .preferredFont(forTextStyle: style)
  label.adjustsFontForContentSizeCategory = true
  label.textColor = color
  label.lineBreakMode = .byTruncatingTail
  return label
}

@MainActor
private func stack(
  _ axis: NSLayoutConstraint.Axis,
  spacing: CGFloat = 0,
  distribution: UIStackView.Distribution = .fill,
  alignment: UIStackView.Alignment = .fill,
  _ views: UIView...
) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: views)
  stack.axis = axis
  stack.spacing = spacing
  stack.distribution = distribution
  stack.alignment = alignment
  return stack
}

/// A dashboard of stack views inside stack views.
class DashboardViewController: UIViewController {

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.directionalLayoutMargins = .init(top: 8, leading: 20, bottom: 8, trailing: 20)

    let greeting = stack(
      .horizontal,
      spacing: 12,
      alignment: .center,
      avatar(),
      stack(.vertical, spacing: 2, label("Good morning", .headline), subtitle())
    )
    let numbers = stack(
      .horizontal,
      spacing: 12,
      distribution: .fillEqually,
      tile("Steps", "8,412"),
      tile("Sleep", "7:10"),
      tile("Pulse", "64")
    )
    numbers.accessibilityIdentifier = "numbers"
    let chart = bars([0.4, 0.9, 0.6, 0.3, 1, 0.7, 0.5])
    chart.accessibilityIdentifier = "chart"
    let hidden = label("No connection", .footnote, color: .systemRed)
    hidden.isHidden = true

    let root = stack(.vertical, spacing: 20, greeting, hidden, numbers, chart)
    root.setCustomSpacing(12, after: numbers)
    root.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(root)
    NSLayoutConstraint.activate([
      root.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: 16),
      root.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      root.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      root.bottomAnchor.constraint(
        lessThanOrEqualTo: view.layoutMarginsGuide.bottomAnchor,
        constant: -16
      ),
    ])
  }

  private func avatar() -> UIView {
    let avatar = UIView()
    avatar.backgroundColor = .systemIndigo
    avatar.layer.cornerRadius = 22
    avatar.accessibilityIdentifier = "avatar"
    avatar.widthAnchor.constraint(equalToConstant: 44).isActive = true
    avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor).isActive = true
    return avatar
  }

  private func subtitle() -> UILabel {
    let subtitle = label("Three things to do today", .subheadline, color: .secondaryLabel)
    subtitle.numberOfLines = 0
    return subtitle
  }

  private func tile(_ title: String, _ value: String) -> UIView {
    let tile = stack(
      .vertical,
      spacing: 4,
      label(value, .title3),
      label(title, .caption1, color: .secondaryLabel)
    )
    tile.backgroundColor = .secondarySystemGroupedBackground
    tile.layer.cornerRadius = 10
    tile.isLayoutMarginsRelativeArrangement = true
    tile.directionalLayoutMargins = .init(top: 12, leading: 12, bottom: 12, trailing: 12)
    return tile
  }

  private func bars(_ values: [CGFloat]) -> UIView {
    let bars = UIStackView()
    bars.spacing = 8
    bars.distribution = .fillEqually
    bars.alignment = .bottom
    for value in values {
      let bar = UIView()
      bar.backgroundColor = .systemBlue
      bar.layer.cornerRadius = 4
      bars.addArrangedSubview(bar)
      bar.heightAnchor.constraint(equalToConstant: 120 * value).isActive = true
    }
    return bars
  }
}
