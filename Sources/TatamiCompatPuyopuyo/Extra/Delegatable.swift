public import Tatami

/// A view that can retain its delegate.
@preconcurrency @MainActor
public protocol Delegatable: AnyObject {
  /// The type of the delegate.
  associatedtype DelegateType
  /// Sets the delegate.
  ///
  /// - Parameters:
  ///   - delegate: The delegate.
  ///   - retained: Whether the view holds the delegate strongly.
  func setDelegate(_ delegate: DelegateType, retained: Bool)
}

extension ScrollingBox: Delegatable {}
extension ScrollBox: Delegatable {}

extension Puyo where Node: Delegatable {
  /// Sets the delegate.
  ///
  /// - Parameters:
  ///   - delegate: The delegate.
  ///   - retained: Whether the view holds the delegate strongly.
  @discardableResult
  public func setDelegate(_ delegate: Node.DelegateType, retained: Bool = false) -> Self {
    node.setDelegate(delegate, retained: retained)
    return self
  }
}
