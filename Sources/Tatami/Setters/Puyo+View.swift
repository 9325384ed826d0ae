public import TatamiReactive
public import TatamiUIKit

extension Puyo where Node: UIView {
  /// Sets the background color.
  @discardableResult
  public func backgroundColor(_ color: UIColor?) -> Self {
    bind("backgroundColor", color) { $0.backgroundColor = $1 }
  }

  /// Sets the background color.
  @discardableResult
  public func backgroundColor<Output: ReactiveSource>(_ color: Output) -> Self
  where Output.OutputType: OptionalConvertible, Output.OutputType.Wrap == UIColor {
    bind("backgroundColor", color) { $0.backgroundColor = $1.optionalValue }
  }

  /// Sets the alignment and scaling of drawn contents.
  @discardableResult
  public func contentMode(_ mode: UIView.ContentMode) -> Self {
    bind("contentMode", mode) { $0.contentMode = $1 }
  }

  /// Sets the alignment and scaling of drawn contents.
  @discardableResult
  public func contentMode(_ mode: some ReactiveSource<UIView.ContentMode>) -> Self {
    bind("contentMode", mode) { $0.contentMode = $1 }
  }

  /// Sets whether subviews are clipped to the bounds.
  @discardableResult
  public func clipToBounds(_ clips: some ReactiveSource<Bool>) -> Self {
    bind("clipToBounds", clips) { $0.clipsToBounds = $1 }
  }

  /// Sets the radius of the corners, in points, and clips subviews to the bounds.
  @discardableResult
  public func cornerRadius<Output: ReactiveSource>(_ radius: Output) -> Self
  where Output.OutputType: CGFloatConvertible {
    bind("cornerRadius", radius) { view, radius in
      view.layer.cornerRadius = radius.cgFloatValue
      view.clipsToBounds = true
    }
  }

  /// Sets the width of the layer's border, in points.
  @discardableResult
  public func borderWidth<Output: ReactiveSource>(_ width: Output) -> Self
  where Output.OutputType: CGFloatConvertible {
    bind("borderWidth", width) { $0.layer.borderWidth = $1.cgFloatValue }
  }

  /// Sets the color of the layer's border, resolved for the current traits.
  @discardableResult
  public func borderColor(_ color: UIColor?) -> Self {
    bind("borderColor", color) { $0.setLayerBorder($1) }
  }

  /// Sets the color of the layer's border, resolved for the current traits.
  @discardableResult
  public func borderColor<Output: ReactiveSource>(_ color: Output) -> Self
  where Output.OutputType: OptionalConvertible, Output.OutputType.Wrap == UIColor {
    bind("borderColor", color) { $0.setLayerBorder($1.optionalValue) }
  }

  /// Sets the opacity, from 0 to 1.
  @discardableResult
  public func alpha<Output: ReactiveSource>(_ alpha: Output) -> Self
  where Output.OutputType: CGFloatConvertible {
    bind("alpha", alpha) { $0.alpha = $1.cgFloatValue }
  }

  /// Sets whether the view and its subviews receive events.
  @discardableResult
  public func userInteractionEnabled(_ isEnabled: some ReactiveSource<Bool>) -> Self {
    bind("userInteractionEnabled", isEnabled) { $0.isUserInteractionEnabled = $1 }
  }

  /// Sets a number that identifies the view.
  @discardableResult
  public func tag(_ tag: some ReactiveSource<Int>) -> Self {
    bind("tag", tag) { $0.tag = $1 }
  }

  /// Sets the color of interactive elements; nil for the inherited color.
  @discardableResult
  public func tintColor(_ color: UIColor?) -> Self {
    bind("tintColor", color) { $0.tintColor = $1 }
  }

  /// Sets the color of interactive elements; nil for the inherited color.
  @discardableResult
  public func tintColor<Output: ReactiveSource>(_ color: Output) -> Self
  where Output.OutputType: OptionalConvertible, Output.OutputType.Wrap == UIColor {
    bind("tintColor", color) { $0.tintColor = $1.optionalValue }
  }

  /// Sets the label that assistive technologies read.
  @discardableResult
  public func accessibilityLabel<Output: ReactiveSource>(_ label: Output) -> Self
  where Output.OutputType: OptionalConvertible, Output.OutputType.Wrap == String {
    bind("accessibilityLabel", label) { $0.accessibilityLabel = $1.optionalValue }
  }

  /// Sets the identifier for tests.
  @discardableResult
  public func accessibilityIdentifier(_ identifier: String) -> Self {
    node.accessibilityIdentifier = identifier
    return self
  }

  // MARK: Frame

  /// Sets the frame of a view that is not laid out by a box.
  @discardableResult
  public func frame(_ frame: some ReactiveSource<CGRect>) -> Self {
    bind("frame", frame) { $0.frame = $1 }
  }

  /// Sets parts of the frame of a view that is not laid out by a box, in points.
  @discardableResult
  public func frame(
    x: CGFloat? = nil,
    y: CGFloat? = nil,
    w: CGFloat? = nil,
    h: CGFloat? = nil
  ) -> Self {
    let frame = node.frame
    node.frame = CGRect(
      x: x ?? frame.minX,
      y: y ?? frame.minY,
      width: w ?? frame.width,
      height: h ?? frame.height
    )
    return self
  }

  /// Moves the top edge of a view that is not laid out by a box; the bottom edge stays.
  @discardableResult
  public func top<Output: ReactiveSource>(_ y: Output) -> Self
  where Output.OutputType: CGFloatConvertible {
    bindEdge("top", y) { frame, y in
      CGRect(x: frame.minX, y: y, width: frame.width, height: max(0, frame.maxY - y))
    }
  }

  /// Moves the left edge of a view that is not laid out by a box; the right edge stays.
  @discardableResult
  public func left<Output: ReactiveSource>(_ x: Output) -> Self
  where Output.OutputType: CGFloatConvertible {
    bindEdge("left", x) { frame, x in
      CGRect(x: x, y: frame.minY, width: max(0, frame.maxX - x), height: frame.height)
    }
  }

  /// Moves the bottom edge of a view that is not laid out by a box; the top edge stays.
  @discardableResult
  public func bottom<Output: ReactiveSource>(_ y: Output) -> Self
  where Output.OutputType: CGFloatConvertible {
    bindEdge("bottom", y) { frame, y in
      CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: max(0, y - frame.minY))
    }
  }

  /// Moves the right edge of a view that is not laid out by a box; the left edge stays.
  @discardableResult
  public func right<Output: ReactiveSource>(_ x: Output) -> Self
  where Output.OutputType: CGFloatConvertible {
    bindEdge("right", x) { frame, x in
      CGRect(x: frame.minX, y: frame.minY, width: max(0, x - frame.minX), height: frame.height)
    }
  }

  private func bindEdge<Output: ReactiveSource>(
    _ key: String,
    _ output: Output,
    _ move: @escaping (CGRect, CGFloat) -> CGRect
  ) -> Self where Output.OutputType: CGFloatConvertible {
    bind(key, output) { view, coordinate in
      guard view.superBox == nil || !view.layoutMeasure.activated else {
        return BoxDiagnostics.report(
          "\(key)(_:) on \(describe(view)), which its box lays out; add activated(false)"
        )
      }
      view.frame = move(view.frame, coordinate.cgFloatValue)
    }
  }
}

extension UIView {
  /// Sets the color of the layer's border, resolved for the current traits.
  func setLayerBorder(_ color: UIColor?) {
    layer.borderColor = color?.resolvedColor(with: traitCollection).cgColor
  }
}
