public import TatamiUIKit

/// A button in the manner of Swift 5 libraries: closures and helpers without isolation.
open class PulseButton: UIButton {
  public typealias Handler = (UIAction) -> Void

  private let model = PulseModel()

  /// The number of pulses so far.
  public var count: Int { model.count }

  public convenience init(handler: @escaping Handler) {
    self.init(frame: .zero)
    model.button = self
    addAction(UIAction(handler: handler), for: .touchUpInside)
    addAction(UIAction { [weak self] _ in self?.model.pulse() }, for: .touchUpInside)
    configurationUpdateHandler = { button in button.alpha = button.isHighlighted ? 0.5 : 1 }
  }

  deinit {
    layer.removeAllAnimations()
  }
}

/// A helper without isolation that changes views, as is usual in Swift 5.
public final class PulseModel {
  weak var button: PulseButton?
  private(set) var count = 0
  private let marker = UIView()

  func pulse() {
    count += 1
    marker.isHidden = true
    button?.setNeedsLayout()
    UIView.animate(withDuration: 0.1, animations: { self.button?.alpha = 0.5 }) { _ in
      self.button?.alpha = 1
    }
  }
}

/// A struct with a view, made by default arguments outside the main actor.
public struct PulseStyle {
  public var label = UILabel()
  public var insets = UIEdgeInsets.zero

  public init() {}

  public func apply(to view: UIView) {
    view.layoutMargins = insets
    view.addSubview(label)
  }
}
