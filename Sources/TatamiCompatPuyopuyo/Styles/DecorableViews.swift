public import Tatami

extension TextStylable {
  /// Sets an attributed text.
  public func applyAttrText(_ text: NSAttributedString?, state: UIControl.State) {
    applyAttributedText(text, state: state)
  }
}

extension TextAlignmentStylable {
  /// Sets the alignment, which all states have in common.
  public func applyTextAlignment(_ alignment: NSTextAlignment, state: UIControl.State) {
    applyTextAlignment(alignment)
  }
}

extension TextLinesStylable {
  /// Sets the number of lines.
  public func applyNumberOfLine(_ line: Int) { applyNumberOfLines(line) }
}

extension UIView: GestureDecorable {
  /// The view itself.
  public var gestureStyleView: UIView { self }
}

extension UILabel: TextDecorable, FontDecorable, TextAlignmentDecorable, TextLinesDecorable,
  TintColorDecorable
{
  /// Sets the tint color.
  public func applyTintColor(_ color: UIColor?, state: UIControl.State) { tintColor = color }
}

extension UITextField: TextDecorable, FontDecorable, TextAlignmentDecorable, TextLinesDecorable,
  TintColorDecorable, KeyboardTypeDecorable, PlaceholderTextDecorable, BgImageDecorable
{
  /// Sets the tint color.
  public func applyTintColor(_ color: UIColor?, state: UIControl.State) { tintColor = color }

  /// Sets the keyboard type.
  public func applyKeyboardType(_ type: UIKeyboardType) { keyboardType = type }

  /// Sets the text that the field shows while it is empty.
  public func applyPlaceholder(_ text: String?, state: UIControl.State) { placeholder = text }

  /// Reports an image: a field has none behind its text; its layer has a color and a border.
  public func applyBgImage(_ image: UIImage?, state: UIControl.State) {
    guard image != nil else { return }
    writeDiagnostic("a background image of \(type(of: self)) has no effect; set backgroundColor")
  }
}

extension UITextView: TextDecorable, FontDecorable, TextAlignmentDecorable, TextLinesDecorable,
  KeyboardTypeDecorable
{
  /// Sets the keyboard type.
  public func applyKeyboardType(_ type: UIKeyboardType) { keyboardType = type }

  /// Reports a limit: a text view has as many lines as its text.
  public func applyNumberOfLine(_ line: Int) {
    guard line > 0 else { return }
    writeDiagnostic("a number of lines of \(type(of: self)) has no effect; limit its height")
  }
}

extension UIButton: TextDecorable, FontDecorable, TextAlignmentDecorable, TextLinesDecorable,
  TintColorDecorable, BgImageDecorable
{
  /// Sets the tint color.
  public func applyTintColor(_ color: UIColor?, state: UIControl.State) { tintColor = color }

  /// Sets the background image.
  public func applyBgImage(_ image: UIImage?, state: UIControl.State) {
    applyBackgroundImage(image, state: state)
  }
}

extension UIImageView: TintColorDecorable, BgImageDecorable {
  /// Sets the tint color.
  public func applyTintColor(_ color: UIColor?, state: UIControl.State) { tintColor = color }

  /// Sets the image.
  public func applyBgImage(_ image: UIImage?, state: UIControl.State) {
    applyImage(image, state: state)
  }
}

extension UISlider: TintColorDecorable {
  /// Sets the tint color.
  public func applyTintColor(_ color: UIColor?, state: UIControl.State) { tintColor = color }
}

extension UISwitch: TintColorDecorable {
  /// Sets the color of a switch that is on.
  public func applyTintColor(_ color: UIColor?, state: UIControl.State) { onTintColor = color }
}

extension BoxView: PaddingDecorable {
  /// Sets the padding.
  public func applyPadding(_ padding: BorderInsets) { layoutRegulator.padding = padding }
}
