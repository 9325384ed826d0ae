import UIKit

/// A bar as long as its value; a long press clears it.
public class MeterView: UIView {
  /// The part of the bar that is filled, 0 to 1.
  @IBInspectable public var value: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }
  private let bar = UIView()

  /// Creates a meter with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(bar)
    addGestureRecognizer(
      UILongPressGestureRecognizer(target: self, action: #selector(clear(_:)))
    )
  }

  /// Returns nil: archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The width of the filled part, in points.
  public var barWidth: CGFloat { bar.frame.width }

  @objc private func clear(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began { value = 0 }
  }
}

extension MeterView {
  /// Places the bar.
  public override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width * value, height: bounds.height)
  }
}
