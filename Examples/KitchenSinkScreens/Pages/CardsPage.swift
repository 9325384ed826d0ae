import Foundation
import TatamiUIKit

/// Cards by constraints: aspect ratios, layout guides, shares of a width, overlapping views.
final class CardsPage: PageController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cards"
    addView("A picture of 16 to 9, a badge at its corner", journey)
    addView("Shares of one and two thirds", shares)
    addCard("Equal gaps by layout guides", rows: [steps])
  }

  private func card(_ views: [UIView]) -> UIView {
    let card = UIView(
      width: 0,
      height: 0,
      color: .secondarySystemGroupedBackground,
      radius: 14
    )
    card.directionalLayoutMargins = .init(top: 12, leading: 16, bottom: 14, trailing: 16)
    card.clipsToBounds = true
    card.addConstrained(views)
    return card
  }

  // MARK: A picture and a badge

  private var journey: UIView {
    let picture = gradient([.systemIndigo, .systemTeal])
    let badge = UILabel("New", style: .caption1, color: .white)
    badge.font = .systemFont(ofSize: 13, weight: .semibold)
    let frame = UIView(width: 0, height: 0, color: .systemPink, radius: 13)
    let title = UILabel("Night trains", style: .headline)
    let price = UILabel("from 49 €", style: .headline, color: .systemGreen)
    let text = UILabel(
      "Nine cities, one ticket. Beds are made after the second station.",
      style: .subheadline,
      color: .secondaryLabel
    )
    text.numberOfLines = 0
    price.setContentHuggingPriority(.required, for: .horizontal)
    price.setContentCompressionResistancePriority(.required, for: .horizontal)
    frame.addConstrained([badge])
    let card = card([picture, frame, title, price, text])
    constrainPicture(picture, frame, badge, in: card)
    let margins = card.layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12),
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      price.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      price.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      price.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    return card
  }

  private func constrainPicture(
    _ picture: UIView,
    _ frame: UIView,
    _ badge: UIView,
    in card: UIView
  ) {
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: card.topAnchor),
      picture.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 16 / 9),
      frame.topAnchor.constraint(equalTo: picture.topAnchor, constant: 12),
      frame.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: -12),
      frame.heightAnchor.constraint(equalToConstant: 26),
      badge.centerYAnchor.constraint(equalTo: frame.centerYAnchor),
      badge.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 10),
      badge.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -10),
    ])
  }

  // MARK: Shares

  private var shares: UIView {
    let row = UIView()
    let small = number("7", "nights")
    let large = number("4,810", "kilometers by rail")
    row.addConstrained([small, large])
    NSLayoutConstraint.activate([
      small.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      large.leadingAnchor.constraint(equalTo: small.trailingAnchor, constant: 12),
      large.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      large.widthAnchor.constraint(equalTo: small.widthAnchor, multiplier: 2),
    ])
    for card in [small, large] { row.pinColumn([card]) }
    return row
  }

  private func number(_ number: String, _ caption: String) -> UIView {
    let value = UILabel(number, style: .title1)
    let label = UILabel(caption, style: .footnote, color: .secondaryLabel)
    let card = card([value, label])
    let margins = card.layoutMarginsGuide
    NSLayoutConstraint.activate([
      value.topAnchor.constraint(equalTo: margins.topAnchor),
      label.topAnchor.constraint(equalTo: value.bottomAnchor, constant: 2),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    for view in [value, label] {
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    }
    return card
  }

  // MARK: Guides

  private var steps: UIView {
    let row = UIView()
    let names = ["Pack", "Board", "Sleep", "Arrive"]
    let labels = names.map { name in
      let label = UILabel(name, style: .subheadline)
      label.setContentHuggingPriority(.required, for: .horizontal)
      return label
    }
    row.addConstrained(labels)
    let gaps = names.dropFirst().map { _ in UILayoutGuide() }
    gaps.forEach(row.addLayoutGuide)
    for (gap, (label, next)) in zip(gaps, zip(labels, labels.dropFirst())) {
      let line = UIView(width: 0, height: 0, color: .systemGray3, radius: 1)
      row.addConstrained([line])
      NSLayoutConstraint.activate([
        gap.leadingAnchor.constraint(equalTo: label.trailingAnchor),
        gap.trailingAnchor.constraint(equalTo: next.leadingAnchor),
        gap.widthAnchor.constraint(equalTo: gaps[0].widthAnchor),
        gap.topAnchor.constraint(equalTo: row.topAnchor),
        gap.bottomAnchor.constraint(equalTo: row.bottomAnchor),
        line.leadingAnchor.constraint(equalTo: gap.leadingAnchor, constant: 8),
        line.trailingAnchor.constraint(equalTo: gap.trailingAnchor, constant: -8),
        line.centerYAnchor.constraint(equalTo: gap.centerYAnchor),
        line.heightAnchor.constraint(equalToConstant: 2),
      ])
    }
    for label in labels { row.pinColumn([label]) }
    labels[0].leadingAnchor.constraint(equalTo: row.leadingAnchor).isActive = true
    labels[3].trailingAnchor.constraint(equalTo: row.trailingAnchor).isActive = true
    return row
  }

  private func gradient(_ colors: [UIColor]) -> UIView {
    let size = CGSize(width: 358, height: 201)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      let gradient = CGGradient(
        colorsSpace: nil,
        colors: colors.map(\.cgColor) as CFArray,
        locations: nil
      )
      guard let gradient else { return }
      context.cgContext.drawLinearGradient(
        gradient,
        start: .zero,
        end: CGPoint(x: size.width, y: size.height),
        options: []
      )
    }
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    return view
  }
}
