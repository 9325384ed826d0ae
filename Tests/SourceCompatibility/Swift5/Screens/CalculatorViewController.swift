import TatamiUIKit

/// A keypad of equal keys: multipliers in loops, and a key of double width.
class CalculatorViewController: UIViewController {
  let keys = [
    ["C", "±", "%", "÷"], ["7", "8", "9", "×"], ["4", "5", "6", "−"], ["1", "2", "3", "+"],
    ["0", ",", "="],
  ]
  let display = UILabel()
  let pad = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    display.text = "1234"
    display.textColor = .white
    display.textAlignment = .right
    display.font = UIFont.systemFont(ofSize: 64, weight: .light)
    display.adjustsFontSizeToFitWidth = true
    display.translatesAutoresizingMaskIntoConstraints = false
    pad.translatesAutoresizingMaskIntoConstraints = false
    pad.accessibilityIdentifier = "pad"
    view.addSubview(display)
    view.addSubview(pad)
    let guide = view.safeAreaLayoutGuide
    display.bottomAnchor.constraint(equalTo: pad.topAnchor, constant: -8).isActive = true
    display.leftAnchor.constraint(equalTo: pad.leftAnchor, constant: 8).isActive = true
    display.rightAnchor.constraint(equalTo: pad.rightAnchor, constant: -8).isActive = true
    pad.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -8).isActive = true
    pad.centerXAnchor.constraint(equalTo: guide.centerXAnchor).isActive = true
    pad.heightAnchor.constraint(lessThanOrEqualTo: guide.heightAnchor, multiplier: 0.75).isActive =
      true
    pad.widthAnchor.constraint(lessThanOrEqualTo: guide.widthAnchor, constant: -16).isActive = true
    pad.heightAnchor.constraint(equalTo: pad.widthAnchor, multiplier: 5 / 4).isActive = true
    let wide = pad.widthAnchor.constraint(equalTo: guide.widthAnchor)
    wide.priority = .defaultHigh
    wide.isActive = true
    addKeys()
  }

  func addKeys() {
    let unitWidth: CGFloat = 1 / 4
    for (row, titles) in keys.enumerated() {
      var column: CGFloat = 0
      for title in titles {
        let span: CGFloat = title == "0" ? 2 : 1
        let key = UIButton(type: .custom)
        key.setTitle(title, for: .normal)
        key.backgroundColor = title == "=" ? .systemOrange : .darkGray
        key.layer.cornerRadius = 8
        key.accessibilityIdentifier = "key \(title)"
        key.translatesAutoresizingMaskIntoConstraints = false
        pad.addSubview(key)
        // Centers at fractions of the pad: multipliers of locations.
        NSLayoutConstraint(
          item: key,
          attribute: .centerX,
          relatedBy: .equal,
          toItem: pad,
          attribute: .right,
          multiplier: (column + span / 2) * unitWidth,
          constant: 0
        ).isActive = true
        NSLayoutConstraint(
          item: key,
          attribute: .centerY,
          relatedBy: .equal,
          toItem: pad,
          attribute: .bottom,
          multiplier: (CGFloat(row) + 0.5) / CGFloat(keys.count),
          constant: 0
        ).isActive = true
        NSLayoutConstraint(
          item: key,
          attribute: .width,
          relatedBy: .equal,
          toItem: pad,
          attribute: .width,
          multiplier: span * unitWidth,
          constant: -4
        ).isActive = true
        NSLayoutConstraint(
          item: key,
          attribute: .height,
          relatedBy: .equal,
          toItem: pad,
          attribute: .height,
          multiplier: 1 / CGFloat(keys.count),
          constant: -4
        ).isActive = true
        column += span
      }
    }
  }
}
