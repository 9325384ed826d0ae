import Foundation
import TatamiUIKit

/// Text styles, alignments, truncation, text sizes and attributes.
final class LabelsPage: PageController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Labels"
    addCard("Text styles", spacing: 4, rows: styles)
    addCard("Alignment and truncation", spacing: 6, rows: alignments + truncations)
    addCard("Text sizes of the user", spacing: 4, rows: sizes)
    addCard("Attributes", spacing: 8, rows: [attributes, paragraph])
  }

  private var styles: [UIView] {
    let styles: [(String, UIFont.TextStyle)] = [
      ("Large title", .largeTitle), ("Title", .title2), ("Headline", .headline), ("Body", .body),
      ("Subheadline", .subheadline), ("Footnote and caption", .footnote),
    ]
    return styles.map { UILabel($0, style: $1) }
  }

  private var alignments: [UIView] {
    let names: [(String, NSTextAlignment)] = [
      ("Natural", .natural), ("Center", .center), ("Right", .right),
    ]
    let labels = names.map { name, alignment in
      let label = UILabel(name, style: .subheadline, color: .systemBlue)
      label.textAlignment = alignment
      label.backgroundColor = .quaternarySystemFill
      return label
    }
    return [.row(labels, distribution: .fillEqually)]
  }

  private var truncations: [UIView] {
    let modes: [NSLineBreakMode] = [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail]
    return modes.map { mode in
      let label = UILabel(
        "Far away, behind the mountains of words, blind texts",
        style: .subheadline
      )
      label.lineBreakMode = mode
      return label
    }
  }

  private var sizes: [UIView] {
    let categories: [UIContentSizeCategory] = [.extraSmall, .large, .extraExtraExtraLarge]
    return categories.map { category in
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let label = UILabel("Dynamic Type", style: .body)
      label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
      return label
    }
  }

  private var attributes: UIView {
    let text = NSMutableAttributedString(string: "")
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 0, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.systemPurple
    let parts: [(String, [NSAttributedString.Key: Any])] = [
      ("Bold", [.font: UIFont.boldSystemFont(ofSize: 17)]),
      ("italic", [.font: UIFont.italicSystemFont(ofSize: 17)]),
      ("color", [.foregroundColor: UIColor.systemOrange]),
      ("underline", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
      ("strike", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]),
      ("kern", [.kern: 3]),
      ("marker", [.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.4)]),
      ("shadow", [.shadow: shadow]),
      ("raised", [.baselineOffset: 5, .font: UIFont.systemFont(ofSize: 12)]),
    ]
    for (word, attributes) in parts {
      if text.length > 0 { text.append(NSAttributedString(string: "  ")) }
      text.append(NSAttributedString(string: word, attributes: attributes))
    }
    let label = UILabel()
    label.attributedText = text
    label.numberOfLines = 0
    return label
  }

  private var paragraph: UIView {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 20
    style.lineSpacing = 4
    style.alignment = .justified
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "A paragraph with an indent, wide lines and both edges flush, as books are set.",
      attributes: [
        .paragraphStyle: style,
        .font: UIFont.preferredFont(forTextStyle: .footnote),
        .foregroundColor: UIColor.secondaryLabel,
      ]
    )
    return label
  }
}
