import Foundation
import TatamiUIKit

/// The view of the samples: a name, a line of text and a button, in text sizes of the user.
final class ProfileCard: UIView {
  let follow = UIButton(type: .system)

  init(name: String, detail: String = "Mathematician and writer, London") {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    let title = label(name, .headline)
    let text = label(detail, .body)
    text.textColor = .secondaryLabel
    follow.setTitle("Follow", for: .normal)
    follow.titleLabel?.font = .preferredFont(forTextStyle: .body)
    follow.titleLabel?.adjustsFontForContentSizeCategory = true
    let stack = UIStackView(arrangedSubviews: [title, text, follow])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }
}
