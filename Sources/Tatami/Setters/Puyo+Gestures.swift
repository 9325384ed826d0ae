public import TatamiReactive
public import TatamiUIKit

/// Allows simultaneous recognition of gestures.
@MainActor
final class SimultaneousRecognition: NSObject, UIGestureRecognizerDelegate {
  /// With the recognizers of the same view.
  static let sameView = SimultaneousRecognition(isUnlimited: false)
  /// With all recognizers, such as those of descendants and of a scroll view around the view.
  static let all = SimultaneousRecognition(isUnlimited: true)

  private let isUnlimited: Bool

  private init(isUnlimited: Bool) {
    self.isUnlimited = isUnlimited
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    isUnlimited || gestureRecognizer.view === other.view
  }
}

extension UIView {
  /// Calls a closure at each tap, until the disposer is disposed or the view is deallocated.
  ///
  /// The recognizer works simultaneously with others of the view and does not cancel touches. A
  /// view that receives no events, such as a label, needs `userInteractionEnabled(true)`.
  @discardableResult
  public func addTapHandler(
    _ action: @escaping (UITapGestureRecognizer) -> Void
  ) -> any Disposer {
    let recognizer = UITapGestureRecognizer(handler: action)
    recognizer.cancelsTouchesInView = false
    return addGesture(recognizer)
  }

  /// Adds a recognizer that works simultaneously with others, until the disposer is disposed.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer.
  ///   - delegate: Selects the recognizers that work simultaneously; by default, those of the view.
  @discardableResult
  func addGesture(
    _ recognizer: UIGestureRecognizer,
    delegate: SimultaneousRecognition = .sameView
  ) -> any Disposer {
    recognizer.delegate = delegate
    addGestureRecognizer(recognizer)
    return Disposers.create { [weak self, weak recognizer] in
      if let recognizer { self?.removeGestureRecognizer(recognizer) }
    }
  }
}

extension Puyo where Node: UIView {
  /// Sends the recognizer to a receiver at each tap; several calls add up.
  ///
  /// Taps require user interaction: a label needs `userInteractionEnabled(true)`.
  @discardableResult
  public func onTap(_ input: some ReactiveReceiver<UITapGestureRecognizer>) -> Self {
    node.addTapHandler { input.input(value: $0) }
    return self
  }

  /// Calls a closure with the recognizer at each tap; several calls add up.
  @discardableResult
  public func onTap(_ action: @escaping (UITapGestureRecognizer) -> Void) -> Self {
    onTap(Inputs(action))
  }

  /// Calls a closure at each tap; several calls add up.
  @discardableResult
  public func onTap(_ action: @escaping () -> Void) -> Self {
    onTap(Inputs { _ in action() })
  }

  /// Calls a closure with an object, which is held weakly, and the recognizer at each tap; several
  /// calls add up.
  @discardableResult
  public func onTap<Object: AnyObject>(
    to object: Object,
    _ action: @escaping (Object, UITapGestureRecognizer) -> Void
  ) -> Self {
    onTap(
      Inputs { [weak object] tap in
        if let object { action(object, tap) }
      }
    )
  }
}
