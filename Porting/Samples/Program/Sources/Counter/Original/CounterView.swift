import UIKit

/// A receiver of a counter's changes.
@objc public protocol CounterViewDelegate: AnyObject {
  /// Called after a tap.
  @objc optional func counterView(_ view: CounterView, didCount count: Int)
}

/// A button that counts taps.
open class CounterView: UIView {
  /// The delegate.
  public weak var delegate: CounterViewDelegate?
  /// The number of taps.
  public private(set) var count = 0
  /// The button that fills the view.
  public let button = UIButton(type: .system)

  /// Creates a counter with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    button.frame = bounds
    button.setTitle("Count", for: .normal)
    button.addTarget(self, action: #selector(increase), for: .touchUpInside)
    addSubview(button)
  }

  /// Returns nil: archives are not supported.
  public required init?(coder: NSCoder) { nil }

  @objc private func increase() {
    count += 1
    delegate?.counterView?(self, didCount: count)
  }
}
