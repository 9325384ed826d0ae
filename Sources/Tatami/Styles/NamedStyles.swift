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
///
/// ```swift
/// UILabel().attach().text("New").style(BackgroundColorStyle(value: .systemYellow))
/// ```
public struct BackgroundColorStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with a color.
  public init(value: UIColor?) { style = KeyPathStyle(\UIView.backgroundColor, value) }
}

/// Sets the radius of the corners, in points.
///
/// ```swift
/// UIView().attach().size(48, 48).style(CornerRadiusStyle(value: 24))
/// ```
public struct CornerRadiusStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with a radius.
  public init(value: CGFloat) { style = KeyPathStyle(\UIView.layer.cornerRadius, value) }
}

/// Sets the color of the layer's border, resolved for the current traits.
///
/// ```swift
/// UIView().attach().styles([BorderColorStyle(value: .separator), BorderWidthStyle(value: 1)])
/// ```
public struct BorderColorStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with a color.
  public init(value: UIColor?) { style = ClosureStyle<UIView> { $0.setLayerBorder(value) } }
}

/// Sets the width of the layer's border, in points.
///
/// ```swift
/// UIView().attach().styles([BorderWidthStyle(value: 2), BorderColorStyle(value: .label)])
/// ```
public struct BorderWidthStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with a width.
  public init(value: CGFloat) { style = KeyPathStyle(\UIView.layer.borderWidth, value) }
}

/// Sets the opacity, from 0 to 1.
///
/// ```swift
/// let faded: [any Style] = [AlphaStyle(value: 0.5)]
/// UILabel().attach().text("Sold out").styles(faded)
/// ```
public struct AlphaStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with an opacity.
  public init(value: CGFloat) { style = KeyPathStyle(\UIView.alpha, value) }
}

/// Sets whether a view receives events.
///
/// ```swift
/// UIButton().attach().style(UserInteractionEnabledStyle(value: false))
/// ```
public struct UserInteractionEnabledStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with a value.
  public init(value: Bool) { style = KeyPathStyle(\UIView.isUserInteractionEnabled, value) }
}

/// Sets whether subviews are clipped to the bounds.
///
/// ```swift
/// UIImageView().attach().styles([CornerRadiusStyle(value: 12), ClipToBoundsStyle(value: true)])
/// ```
public struct ClipToBoundsStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with a value.
  public init(value: Bool) { style = KeyPathStyle(\UIView.clipsToBounds, value) }
}

/// Sets the alignment and scaling of drawn contents.
///
/// ```swift
/// UIImageView().attach().image(photo).style(ContentModeStyle(value: .scaleAspectFill))
/// ```
public struct ContentModeStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with a mode.
  public init(value: UIView.ContentMode) { style = KeyPathStyle(\UIView.contentMode, value) }
}

/// Sets the frame.
///
/// ```swift
/// let badge = UIView()
/// badge.applyStyles([FrameStyle(value: CGRect(x: 8, y: 8, width: 20, height: 20))])
/// ```
public struct FrameStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with a frame.
  public init(value: CGRect) { style = KeyPathStyle(\UIView.frame, value) }
}

/// Sets the bounds.
///
/// ```swift
/// UIView().attach().style(BoundsStyle(value: CGRect(x: 0, y: 0, width: 40, height: 40)))
/// ```
public struct BoundsStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with bounds.
  public init(value: CGRect) { style = KeyPathStyle(\UIView.bounds, value) }
}

/// Sets the color of interactive elements.
///
/// ```swift
/// UISwitch().attach().style(TintColorStyle(value: .systemGreen))
/// ```
public struct TintColorStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with a color.
  public init(value: UIColor?) { style = ClosureStyle<UIView> { $0.tintColor = value } }
}

/// Sets the color of a text, or of a button's title for a state.
///
/// ```swift
/// UIButton().attach().text("Buy").style(TextColorStyle(value: .systemRed, state: .highlighted))
/// ```
public struct TextColorStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with a color.
  public init(value: UIColor?, state: UIControl.State = .normal) {
    style = ClosureStyle<any TextColorStylable> { $0.applyTextColor(value, state: state) }
  }
}

/// Sets the alignment of a text.
///
/// ```swift
/// UILabel().attach().width(.fill).style(TextAlignmentStyle(value: .center))
/// ```
public struct TextAlignmentStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with an alignment.
  public init(value: NSTextAlignment) {
    style = ClosureStyle<any TextAlignmentStylable> { $0.applyTextAlignment(value) }
  }
}

/// Sets the maximum number of lines of a text; 0 for any number.
///
/// ```swift
/// UILabel().attach().text("A long text").style(TextLinesStyle(value: 2))
/// ```
public struct TextLinesStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with a number.
  public init(value: Int) {
    style = ClosureStyle<any TextLinesStylable> { $0.applyNumberOfLines(value) }
  }
}

/// Sets an image; for buttons, that of a state.
///
/// ```swift
/// UIButton().attach().style(ImageStyle(value: image, state: .highlighted))
/// ```
public struct ImageStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with an image.
  public init(value: UIImage?, state: UIControl.State = .normal) {
    style = ClosureStyle<any ImageStylable> { $0.applyImage(value, state: state) }
  }
}

/// Sets the background image of a button for a state.
///
/// ```swift
/// UIButton().attach().text("Buy").style(BackgroundImageStyle(value: image))
/// ```
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
///
/// ```swift
/// let padding = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
/// VBox().attach().style(PaddingStyle(value: padding))
/// ```
public struct PaddingStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style
  /// Creates a style with distances.
  public init(value: UIEdgeInsets) {
    style = ClosureStyle<BoxView> { $0.layoutRegulator.padding = BorderInsets(value) }
  }
}
