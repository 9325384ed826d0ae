public import TatamiReactive
public import TatamiUIKit

extension UIView {
  /// A source of the bounds: the current value at once, then every change.
  public func boundsState() -> Outputs<CGRect> { geometry { $0.bounds } }

  /// A source of the size of the bounds: the current value at once, then every change.
  public func sizeState() -> Outputs<CGSize> { geometry { $0.bounds.size } }

  /// A source of the center: the current value at once, then every change.
  public func centerState() -> Outputs<CGPoint> { geometry { $0.center } }

  /// A source of the frame: the current value at once, then every change.
  public func frameState() -> Outputs<CGRect> { geometry { $0.frame } }

  /// A source of the frame's origin: the current value at once, then every change.
  public func originState() -> Outputs<CGPoint> { geometry { $0.frame.origin } }

  /// A source of the safe area's insets: the current value at once, then every change.
  public func safeAreaState() -> Outputs<UIEdgeInsets> { geometry { $0.safeAreaInsets } }

  /// Returns a source of a value that depends on position and size.
  private func geometry<Value: Equatable>(
    _ value: @escaping (UIView) -> Value
  ) -> Outputs<Value> {
    let changes = Outputs<Value> { [weak self] inputs in
      guard let self else { return Disposers.create {} }
      inputs.input(value: value(self))
      let observer = GeometryObserver { [weak self] in
        if let self { inputs.input(value: value(self)) }
      }
      observer.observe(self)
      viewCompanion.hold(observer)
      return Disposers.create { [weak self] in self?.storedCompanion?.release(observer) }
    }
    return changes.distinct()
  }
}
