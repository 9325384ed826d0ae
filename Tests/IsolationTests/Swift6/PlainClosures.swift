public import TatamiUIKit

/// A control that stores and passes closures of types without isolation, in Swift 6 mode.
public final class ClosureRow: UIControl {
  public typealias Handler = (UIAction) -> Void

  /// The closures that have run, in order.
  public private(set) var log: [String] = []
  private var handlers: [Handler] = []

  /// Adds a closure that is called on every tap.
  public func onTap(_ handler: @escaping Handler) {
    handlers.append(handler)
    addAction(UIAction(handler: handler), for: .touchUpInside)
  }

  /// Adds closures that record their names.
  public func record() {
    onTap { [weak self] _ in self?.log.append("action") }
    let button = UIButton()
    let update: (UIButton) -> Void = { $0.alpha = 1 }
    button.configurationUpdateHandler = update
    if let stored: (UIButton) -> Void = button.configurationUpdateHandler { stored(button) }
    let recognize: (UIGestureRecognizer) -> Void = { [weak self] _ in self?.log.append("tap") }
    addGestureRecognizer(UITapGestureRecognizer(handler: recognize))
  }
}
