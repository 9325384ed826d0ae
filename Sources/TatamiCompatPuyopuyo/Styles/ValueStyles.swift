public import Tatami

/// A style with a value for views of a protocol; a subclass says what it does.
@preconcurrency @MainActor
open class CommonValueStyle<T, U>: Style {
  /// The value.
  public var value: T

  /// Creates a style.
  public init(value: T) {
    self.value = value
  }

  /// Applies the style to a view of its protocol; does nothing to others.
  public func apply(to decroable: any Stylable) {
    if let target = decroable as? U { applyDecorable(target) }
  }

  /// Applies the value; does nothing by default.
  open func applyDecorable(_ target: U) {}
}

/// A style for a state of controls.
@preconcurrency @MainActor
public protocol UIControlStatable {
  /// The state.
  var controlState: UIControl.State { get }
}

/// A style with a value for a state of controls.
open class UIControlBaseStyle<T, U>: CommonValueStyle<T, U>, UIControlStatable {
  /// The state.
  public var controlState: UIControl.State

  /// Creates a style.
  public init(value: T, state: UIControl.State = .normal) {
    controlState = state
    super.init(value: value)
  }
}

/// A style of the text's color.
public class TextColorStyle: UIControlBaseStyle<UIColor?, any TextColorDecorable> {
  /// Sets the color.
  public override func applyDecorable(_ decorable: any TextColorDecorable) {
    decorable.applyTextColor(value, state: controlState)
  }
}

/// A style of the text's alignment.
public class TextAlignmentStyle: UIControlBaseStyle<NSTextAlignment, any TextAlignmentDecorable> {
  /// Sets the alignment.
  public override func applyDecorable(_ decorable: any TextAlignmentDecorable) {
    decorable.applyTextAlignment(value, state: controlState)
  }
}

/// A style of the number of lines.
public class TextLinsStyle: CommonValueStyle<Int, any TextLinesDecorable> {
  /// Sets the number of lines.
  public override func applyDecorable(_ decorable: any TextLinesDecorable) {
    decorable.applyNumberOfLine(value)
  }
}

/// A style of the tint color.
public class TintColorStyle: UIControlBaseStyle<UIColor?, any TintColorDecorable> {
  /// Sets the color.
  public override func applyDecorable(_ decorable: any TintColorDecorable) {
    decorable.applyTintColor(value, state: controlState)
  }
}

/// A style of the color of a title's shadow; none of the kit's views has one.
public class TitleShadowColorStyle: UIControlBaseStyle<UIColor?, any TitleShadowColorDecorable> {
  /// Sets the color.
  public override func applyDecorable(_ decorable: any TitleShadowColorDecorable) {
    decorable.applyTitleShadowColor(value, state: controlState)
  }
}

/// A style of the image.
public class ImageStyle: UIControlBaseStyle<UIImage?, any ImageDecorable> {
  /// Sets the image.
  public override func applyDecorable(_ decorable: any ImageDecorable) {
    decorable.applyImage(value, state: controlState)
  }
}

/// A style of the background image.
public class BgImageStyle: UIControlBaseStyle<UIImage?, any BgImageDecorable> {
  /// Sets the image.
  public override func applyDecorable(_ decorable: any BgImageDecorable) {
    decorable.applyBgImage(value, state: controlState)
  }
}

/// A style of the padding.
public class PaddingStyle: CommonValueStyle<UIEdgeInsets, any PaddingDecorable> {
  /// Sets the padding.
  public override func applyDecorable(_ v: any PaddingDecorable) {
    v.applyPadding(BorderInsets(value))
  }
}
