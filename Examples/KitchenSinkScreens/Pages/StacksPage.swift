import Foundation
import TatamiUIKit

/// Distributions, alignments, baselines and nested stacks.
final class StacksPage: PageController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Stacks"
    addCard("Distributions of a row", spacing: 6, rows: distributions)
    addCard("Alignments across", rows: [.row(alignments)])
    addCard("Baselines", rows: [baselines])
    addCard("Stacks inside stacks", rows: [message])
  }

  private func block(_ width: CGFloat, _ height: CGFloat, _ color: UIColor) -> UIView {
    UIView(width: width, height: height, color: color, radius: 6)
  }

  private var distributions: [UIView] {
    let names: [(String, UIStackView.Distribution)] = [
      ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
      ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
    ]
    return names.flatMap { name, distribution in
      let blocks = [
        block(90, 24, .systemRed), block(40, 24, .systemOrange), block(60, 24, .systemYellow),
      ]
      let label = UILabel(name, style: .caption1, color: .secondaryLabel)
      return [label, .row(blocks, spacing: 6, distribution: distribution)]
    }
  }

  private var alignments: [UIView] {
    let names: [(String, UIStackView.Alignment)] = [
      ("fill", .fill), ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ]
    return names.map { name, alignment in
      let blocks = [
        block(60, 14, .systemGreen), block(30, 14, .systemMint), block(45, 14, .systemTeal),
      ]
      let column = UIStackView(axis: .vertical, spacing: 5, alignment: alignment, views: blocks)
      return UIView.captioned(column, name)
    }
  }

  private var baselines: UIView {
    let styles: [UIFont.TextStyle] = [.largeTitle, .title3, .body, .caption1]
    let labels = styles.map { UILabel("Size", style: $0) }
    let row = UIStackView(
      axis: .horizontal,
      spacing: 12,
      alignment: .firstBaseline,
      views: labels
    )
    row.distribution = .equalSpacing
    return row
  }

  private var message: UIView {
    let portrait = UIImageView(image: Icon.person.image(28))
    portrait.contentMode = .center
    portrait.tintColor = .white
    portrait.backgroundColor = .systemIndigo
    portrait.layer.cornerRadius = 24
    let name = UILabel("Grace Hopper", style: .headline)
    let text = UILabel(
      "The most dangerous phrase is: we have always done it this way.",
      style: .subheadline,
      color: .secondaryLabel
    )
    text.numberOfLines = 2
    let texts = UIStackView(axis: .vertical, spacing: 2, views: [name, text])
    return UIStackView(
      axis: .horizontal,
      spacing: 12,
      alignment: .center,
      views: [.frame(48, 48, around: portrait), texts]
    )
  }
}
