public import Tatami

/// Tatami's protocol of views that styles change.
public typealias Decorable = Stylable

/// Tatami's protocol of views with a text color.
public typealias TextColorDecorable = TextColorStylable

/// Tatami's protocol of views with an image.
public typealias ImageDecorable = ImageStylable

/// A view with a text.
public protocol TextDecorable: TextStylable {
  /// Sets an attributed text.
  func applyAttrText(_ text: NSAttributedString?, state: UIControl.State)
}

/// A view with a font.
public protocol FontDecorable: FontStylable {}

/// A view with an alignment of text.
public protocol TextAlignmentDecorable: TextAlignmentStylable {
  /// Sets the alignment.
  func applyTextAlignment(_ alignment: NSTextAlignment, state: UIControl.State)
}

/// A view with a number of lines.
public protocol TextLinesDecorable: Stylable {
  /// Sets the number of lines.
  func applyNumberOfLine(_ line: Int)
}

/// A view with a background image.
public protocol BgImageDecorable: Stylable {
  /// Sets the background image.
  func applyBgImage(_ image: UIImage?, state: UIControl.State)
}

/// A view with a tint color.
public protocol TintColorDecorable: Stylable {
  /// Sets the tint color.
  func applyTintColor(_ color: UIColor?, state: UIControl.State)
}

/// A view with a keyboard type.
public protocol KeyboardTypeDecorable: Stylable {
  /// Sets the keyboard type.
  func applyKeyboardType(_ type: UIKeyboardType)
}

/// A view with a text that it shows while it is empty.
public protocol PlaceholderTextDecorable: Stylable {
  /// Sets the text.
  func applyPlaceholder(_ text: String?, state: UIControl.State)
}

/// A view with a shadow below its title.
public protocol TitleShadowColorDecorable: Stylable {
  /// Sets the color of the shadow.
  func applyTitleShadowColor(_ color: UIColor?, state: UIControl.State)
}

/// A view with padding.
public protocol PaddingDecorable: Stylable {
  /// Sets the padding.
  func applyPadding(_ padding: BorderInsets)
}

/// A view with gestures.
public protocol GestureDecorable: Stylable {
  /// The view that gets the recognizers.
  var gestureStyleView: UIView { get }
}

extension TextDecorable {
  /// Sets an attributed text.
  public func applyAttributedText(_ text: NSAttributedString?, state: UIControl.State) {
    applyAttrText(text, state: state)
  }
}

extension FontDecorable {
  /// Sets the font of a text style.
  public func applyTextStyle(_ style: UIFont.TextStyle) {
    applyFont(.preferredFont(forTextStyle: style))
  }
}

extension TextAlignmentDecorable {
  /// Sets the alignment.
  public func applyTextAlignment(_ alignment: NSTextAlignment) {
    applyTextAlignment(alignment, state: .normal)
  }
}
