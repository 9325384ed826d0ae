public import TatamiUIKit

/// An object whose appearance styles and setters can change; every view conforms to it.
@preconcurrency @MainActor
public protocol Stylable: AnyObject {}

extension UIView: Stylable {}

/// A view with a text; buttons have a text for each state.
public protocol TextStylable: Stylable {
  /// Sets the text for a state.
  func applyText(_ text: String?, state: UIControl.State)
  /// Sets the attributed text for a state.
  func applyAttributedText(_ text: NSAttributedString?, state: UIControl.State)
}

/// A view whose text has a font.
public protocol FontStylable: Stylable {
  /// Sets the font.
  func applyFont(_ font: UIFont?)
  /// Sets the font of a text style, which follows the text size that the user prefers.
  func applyTextStyle(_ style: UIFont.TextStyle)
}

/// A view whose text has a color; buttons have a color for each state.
public protocol TextColorStylable: Stylable {
  /// Sets the color of the text for a state.
  func applyTextColor(_ color: UIColor?, state: UIControl.State)
}

/// A view whose text is aligned.
public protocol TextAlignmentStylable: Stylable {
  /// Sets the alignment of the text.
  func applyTextAlignment(_ alignment: NSTextAlignment)
}

/// A view whose text has lines.
public protocol TextLinesStylable: Stylable {
  /// Sets the maximum number of lines; 0 for any number.
  func applyNumberOfLines(_ number: Int)
}

/// A view with an image; buttons have an image for each state.
public protocol ImageStylable: Stylable {
  /// Sets the image for a state.
  func applyImage(_ image: UIImage?, state: UIControl.State)
}

/// A view with a background image for each state.
public protocol BackgroundImageStylable: Stylable {
  /// Sets the background image for a state.
  func applyBackgroundImage(_ image: UIImage?, state: UIControl.State)
}

extension UILabel: TextStylable, FontStylable, TextColorStylable, TextAlignmentStylable,
  TextLinesStylable
{
  /// Sets the text.
  public func applyText(_ text: String?, state: UIControl.State) { self.text = text }
  /// Sets the attributed text.
  public func applyAttributedText(_ text: NSAttributedString?, state: UIControl.State) {
    attributedText = text
  }
  /// Sets the font.
  public func applyFont(_ font: UIFont?) { self.font = font }
  /// Sets the font of a text style, which follows the text size that the user prefers.
  public func applyTextStyle(_ style: UIFont.TextStyle) {
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    adjustsFontForContentSizeCategory = true
  }
  /// Sets the color of the text.
  public func applyTextColor(_ color: UIColor?, state: UIControl.State) { textColor = color }
  /// Sets the alignment of the text.
  public func applyTextAlignment(_ alignment: NSTextAlignment) { textAlignment = alignment }
  /// Sets the maximum number of lines.
  public func applyNumberOfLines(_ number: Int) { numberOfLines = number }
}

extension UITextField: TextStylable, FontStylable, TextColorStylable, TextAlignmentStylable,
  TextLinesStylable
{
  /// Sets the text.
  public func applyText(_ text: String?, state: UIControl.State) { self.text = text }
  /// Sets the attributed text.
  public func applyAttributedText(_ text: NSAttributedString?, state: UIControl.State) {
    attributedText = text
  }
  /// Sets the font.
  public func applyFont(_ font: UIFont?) { self.font = font }
  /// Sets the font of a text style, which follows the text size that the user prefers.
  public func applyTextStyle(_ style: UIFont.TextStyle) {
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    adjustsFontForContentSizeCategory = true
  }
  /// Sets the color of the text.
  public func applyTextColor(_ color: UIColor?, state: UIControl.State) { textColor = color }
  /// Sets the alignment of the text.
  public func applyTextAlignment(_ alignment: NSTextAlignment) { textAlignment = alignment }
  /// Does nothing: a text field has one line.
  public func applyNumberOfLines(_ number: Int) {}
}

extension UITextView: TextStylable, FontStylable, TextColorStylable, TextAlignmentStylable {
  /// Sets the text.
  public func applyText(_ text: String?, state: UIControl.State) { self.text = text }
  /// Sets the attributed text.
  public func applyAttributedText(_ text: NSAttributedString?, state: UIControl.State) {
    attributedText = text
  }
  /// Sets the font.
  public func applyFont(_ font: UIFont?) { self.font = font }
  /// Sets the font of a text style, which follows the text size that the user prefers.
  public func applyTextStyle(_ style: UIFont.TextStyle) {
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    adjustsFontForContentSizeCategory = true
  }
  /// Sets the color of the text.
  public func applyTextColor(_ color: UIColor?, state: UIControl.State) { textColor = color }
  /// Sets the alignment of the text.
  public func applyTextAlignment(_ alignment: NSTextAlignment) { textAlignment = alignment }
}

extension UIButton: TextStylable, FontStylable, TextColorStylable, TextAlignmentStylable,
  TextLinesStylable, ImageStylable, BackgroundImageStylable
{
  /// Sets the title for a state.
  public func applyText(_ text: String?, state: UIControl.State) { setTitle(text, for: state) }
  /// Sets the attributed title for a state.
  public func applyAttributedText(_ text: NSAttributedString?, state: UIControl.State) {
    setAttributedTitle(text, for: state)
  }
  /// Sets the font of the title.
  public func applyFont(_ font: UIFont?) { titleLabel?.font = font }
  /// Sets the title's font of a text style, which follows the text size that the user prefers.
  public func applyTextStyle(_ style: UIFont.TextStyle) { titleLabel?.applyTextStyle(style) }
  /// Sets the color of the title for a state.
  public func applyTextColor(_ color: UIColor?, state: UIControl.State) {
    setTitleColor(color, for: state)
  }
  /// Sets the alignment of the title.
  public func applyTextAlignment(_ alignment: NSTextAlignment) {
    titleLabel?.textAlignment = alignment
  }
  /// Sets the maximum number of the title's lines.
  public func applyNumberOfLines(_ number: Int) { titleLabel?.numberOfLines = number }
  /// Sets the image for a state.
  public func applyImage(_ image: UIImage?, state: UIControl.State) { setImage(image, for: state) }
  /// Sets the background image for a state.
  public func applyBackgroundImage(_ image: UIImage?, state: UIControl.State) {
    setBackgroundImage(image, for: state)
  }
}

extension UIImageView: ImageStylable {
  /// Sets the image.
  public func applyImage(_ image: UIImage?, state: UIControl.State) {
    if state.contains(.highlighted) { highlightedImage = image } else { self.image = image }
  }
}
