import TatamiUIKit

/// Three cards of equal height with layout guides as spacers.
final class CardsViewController: UIViewController {
  private let cards = [
    CardView(title: "Morning", detail: "Two meetings", color: .systemOrange),
    CardView(title: "Afternoon", detail: "Review of the layout engine", color: .systemPink),
    CardView(title: "Evening", detail: "Train home", color: .systemPurple),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let safe = view.safeAreaLayoutGuide
    // Spacers above, between and below the cards share what is left.
    let spacers = (0...cards.count).map { index -> UILayoutGuide in
      let guide = UILayoutGuide()
      guide.identifier = "spacer\(index)"
      view.addLayoutGuide(guide)
      return guide
    }
    var top = safe.topAnchor
    for (index, card) in cards.enumerated() {
      card.translatesAutoresizingMaskIntoConstraints = false
      card.accessibilityIdentifier = "card\(index)"
      view.addSubview(card)
      let spacer = spacers[index]
      NSLayoutConstraint.activate([
        spacer.topAnchor.constraint(equalTo: top),
        spacer.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        spacer.widthAnchor.constraint(equalToConstant: 20),
        card.topAnchor.constraint(equalTo: spacer.bottomAnchor),
        card.leadingAnchor.constraint(equalTo: spacer.trailingAnchor),
        card.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
        card.heightAnchor.constraint(equalTo: safe.heightAnchor, multiplier: 0.25),
      ])
      top = card.bottomAnchor
    }
    let last = spacers[cards.count]
    NSLayoutConstraint.activate([
      last.topAnchor.constraint(equalTo: top),
      last.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      last.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      last.widthAnchor.constraint(equalToConstant: 20),
    ])
    NSLayoutConstraint.activate(
      spacers.dropFirst().map { $0.heightAnchor.constraint(equalTo: spacers[0].heightAnchor) }
    )
  }
}

private final class CardView: UIView {
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let stripe = UIView()

  init(title: String, detail: String, color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    directionalLayoutMargins = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
    stripe.backgroundColor = color
    titleLabel.text = title
    titleLabel.font = UIFont.TextStyle.headline.font
    titleLabel.setContentCompressionResistancePriority(.required, for: .vertical)
    detailLabel.text = detail
    detailLabel.font = UIFont.TextStyle.subheadline.font
    detailLabel.numberOfLines = 0
    for view in [stripe, titleLabel, detailLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      stripe.topAnchor.constraint(equalTo: topAnchor),
      stripe.bottomAnchor.constraint(equalTo: bottomAnchor),
      stripe.leadingAnchor.constraint(equalTo: leadingAnchor),
      stripe.widthAnchor.constraint(equalToConstant: 6),
      titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: stripe.trailingAnchor, constant: 12),
      titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      detailLabel.topAnchor.constraint(
        equalToSystemSpacingBelow: titleLabel.bottomAnchor,
        multiplier: 1
      ),
      detailLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      detailLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      detailLabel.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { return nil }
}
