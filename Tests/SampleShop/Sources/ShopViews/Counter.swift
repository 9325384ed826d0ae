import TatamiUIKit

/// A number of articles with buttons to change it.
public final class Counter: UIView {
  private let number = UILabel()
  /// The number.
  public private(set) var count = 1 { didSet { number.text = "\(count)" } }

  /// Creates a counter at 1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    number.text = "\(count)"
    number.font = .preferredFont(forTextStyle: .title2)
    number.textAlignment = .center
    number.accessibilityIdentifier = "count"
    let stack = UIStackView(arrangedSubviews: [
      button("−", named: "Fewer", by: -1), number, button("+", named: "More", by: 1),
    ])
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      stack.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  /// Returns nil; counters are created in code.
  public required init?(coder: NSCoder) { nil }

  private func button(_ title: String, named name: String, by step: Int) -> UIButton {
    let action = UIAction(title: title) { [weak self] _ in self?.count += step }
    let button = UIButton(type: .system, primaryAction: action)
    button.titleLabel?.font = .preferredFont(forTextStyle: .title2)
    button.accessibilityLabel = name
    return button
  }
}
