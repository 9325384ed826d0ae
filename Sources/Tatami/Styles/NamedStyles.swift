public import TatamiUIKit

/// A style that wraps another style.
@preconcurrency @MainActor
public protocol StyleWrapper: Style {
  /// The wrapped style.
  var style: any Style { get }
}

extension StyleWrapper {
  /// Applies the wrapped style.
  public func apply(to target: any Stylable) { style.apply(to: target) }
}

/// Sets the background color.
public struct BackgroundColorStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with a color.
  public init(value: UIColor?) { style = KeyPathStyle(\UIView.backgroundColor, value) }
}

/// Sets the radius of the corners, in points.
public struct CornerRadiusStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with a radius.
  public init(value: CGFloat) { style = KeyPathStyle(\UIView.layer.cornerRadius, value) }
}

/// Sets the color of the layer's border, resolved for the current traits.
public struct BorderColorStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with a color.
  public init(value: UIColor?) { style = ClosureStyle<UIView> { $0.setLayerBorder(value) } }
}

/// Sets the width of the layer's border, in points.
public struct BorderWidthStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with a width.
  public init(value: CGFloat) { style = KeyPathStyle(\UIView.layer.borderWidth, value) }
}

/// Sets the opacity, from 0 to 1.
public struct AlphaStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with an opacity.
  public init(value: CGFloat) { style = KeyPathStyle(\UIView.alpha, value) }
}

/// Sets whether a view receives events.
public struct UserInteractionEnabledStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with a value.
  public init(value: Bool) { style = KeyPathStyle(\UIView.isUserInteractionEnabled, value) }
}

/// Sets whether subviews are clipped to the bounds.
public struct ClipToBoundsStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with a value.
  public init(value: Bool) { style = KeyPathStyle(\UIView.clipsToBounds, value) }
}

/// Sets the alignment and scaling of drawn contents.
public struct ContentModeStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with a mode.
  public init(value: UIView.ContentMode) { style = KeyPathStyle(\UIView.contentMode, value) }
}

/// Sets the frame.
public struct FrameStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with a frame.
  public init(value: CGRect) { style = KeyPathStyle(\UIView.frame, value) }
}

/// Sets the bounds.
public struct BoundsStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with bounds.
  public init(value: CGRect) { style = KeyPathStyle(\UIView.bounds, value) }
}

/// Sets the color of interactive elements.
public struct TintColorStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with a color.
  public init(value: UIColor?) { style = ClosureStyle<UIView> { $0.tintColor = value } }
}

/// Sets the color of a text, or of a button's title for a state.
public struct TextColorStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with a color.
  public init(value: UIColor?, state: UIControl.State = .normal) {
    style = ClosureStyle<any TextColorStylable> { $0.applyTextColor(value, state: state) }
  }
}

/// Sets the alignment of a text.
public struct TextAlignmentStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with an alignment.
  public init(value: NSTextAlignment) {
    style = ClosureStyle<any TextAlignmentStylable> { $0.applyTextAlignment(value) }
  }
}

/// Sets the maximum number of lines of a text; 0 for any number.
public struct TextLinesStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with a number.
  public init(value: Int) {
    style = ClosureStyle<any TextLinesStylable> { $0.applyNumberOfLines(value) }
  }
}

/// Sets an image; for buttons, that of a state.
public struct ImageStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with an image.
  public init(value: UIImage?, state: UIControl.State = .normal) {
    style = ClosureStyle<any ImageStylable> { $0.applyImage(value, state: state) }
  }
}

/// Sets the background image of a button for a state.
public struct BackgroundImageStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with an image.
  public init(value: UIImage?, state: UIControl.State = .normal) {
    style = ClosureStyle<any BackgroundImageStylable> {
      $0.applyBackgroundImage(value, state: state)
    }
  }
}

/// Sets the padding of a box, in points.
public struct PaddingStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with distances.
  public init(value: UIEdgeInsets) {
    style = ClosureStyle<BoxView> { $0.layoutRegulator.padding = BorderInsets(value) }
  }
}
