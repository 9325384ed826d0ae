public import TatamiReactive
public import TatamiUIKit

extension Puyo where Node: UIView & TextStylable {
  /// Sets the text: of a label, field or text view, or the title of a button for a state.
  ///
  /// Equal texts are dropped; a view that wraps its content is measured again.
  @discardableResult
  public func text<Output: ReactiveSource>(_ text: Output, state: UIControl.State = .normal) -> Self
  where Output.OutputType: OptionalConvertible, Output.OutputType.Wrap == String {
    // One closure in place of a chain of operators: lists bind thousands of texts.
    var last: String??
    return bind(key("text", state), text) { view, value in
      let text = value.optionalValue
      if let last, last == text { return }
      last = text
      view.applyText(text, state: state)
      view.layoutContentChanged()
    }
  }

  /// Sets the attributed text, or the attributed title of a button for a state.
  @discardableResult
  public func attrText(
    _ text: some ReactiveSource<NSAttributedString?>,
    state: UIControl.State = .normal
  ) -> Self {
    let texts = text.asOutput().distinct()
    return bindContent(key("attrText", state), texts) {
      $0.applyAttributedText($1, state: state)
    }
  }
}

extension Puyo where Node: UIView & FontStylable {
  /// Sets the system font in a size, in points, and a weight.
  @discardableResult
  public func fontSize<Output: ReactiveSource>(_ size: Output, weight: UIFont.Weight = .regular)
    -> Self
  where Output.OutputType: CGFloatConvertible {
    bindContent("font", size) {
      $0.applyFont(.systemFont(ofSize: $1.cgFloatValue, weight: weight))
    }
  }

  /// Sets the font.
  @discardableResult
  public func font<Output: ReactiveSource>(_ font: Output) -> Self
  where Output.OutputType: OptionalConvertible, Output.OutputType.Wrap == UIFont {
    bindContent("font", font) { $0.applyFont($1.optionalValue) }
  }

  /// Sets the font.
  @discardableResult
  public func font(_ font: UIFont?) -> Self {
    bindContent("font", font) { $0.applyFont($1) }
  }

  /// Sets the font of a text style, which follows the text size that the user prefers.
  @discardableResult
  public func textStyle(_ style: UIFont.TextStyle) -> Self {
    bindContent("font", Outputs.just(style)) { $0.applyTextStyle($1) }
  }

  /// Sets the font of a text style, which follows the text size that the user prefers.
  @discardableResult
  public func textStyle(_ style: some ReactiveSource<UIFont.TextStyle>) -> Self {
    bindContent("font", style) { $0.applyTextStyle($1) }
  }
}

extension Puyo where Node: UIView & TextLinesStylable {
  /// Sets the maximum number of lines; 0 for any number.
  @discardableResult
  public func numberOfLines(_ number: some ReactiveSource<Int>) -> Self {
    bindContent("numberOfLines", number) { $0.applyNumberOfLines($1) }
  }
}

extension Puyo where Node: UIView & TextColorStylable {
  /// Sets the color of the text, or of a button's title for a state.
  @discardableResult
  public func textColor(_ color: UIColor?, state: UIControl.State = .normal) -> Self {
    bind(key("textColor", state), color) { $0.applyTextColor($1, state: state) }
  }

  /// Sets the color of the text, or of a button's title for a state.
  @discardableResult
  public func textColor<Output: ReactiveSource>(
    _ color: Output,
    state: UIControl.State = .normal
  ) -> Self
  where Output.OutputType: OptionalConvertible, Output.OutputType.Wrap == UIColor {
    bind(key("textColor", state), color) {
      $0.applyTextColor($1.optionalValue, state: state)
    }
  }
}

extension Puyo where Node: UIView & TextAlignmentStylable {
  /// Sets the alignment of the text.
  @discardableResult
  public func textAlignment(_ alignment: NSTextAlignment) -> Self {
    bind("textAlignment", alignment) { $0.applyTextAlignment($1) }
  }

  /// Sets the alignment of the text.
  @discardableResult
  public func textAlignment(_ alignment: some ReactiveSource<NSTextAlignment>) -> Self {
    bind("textAlignment", alignment) { $0.applyTextAlignment($1) }
  }
}

extension Puyo where Node: UIView & ImageStylable {
  /// Sets the image, of a button for a state; a view that wraps its content is measured again.
  @discardableResult
  public func image<Output: ReactiveSource>(_ image: Output, state: UIControl.State = .normal)
    -> Self
  where Output.OutputType: OptionalConvertible, Output.OutputType.Wrap == UIImage {
    bindContent(key("image", state), image) {
      $0.applyImage($1.optionalValue, state: state)
    }
  }

  /// Sets the image in a rendering mode.
  @discardableResult
  public func renderingImage<Output: ReactiveSource>(
    _ image: Output,
    mode: UIImage.RenderingMode = .alwaysTemplate,
    state: UIControl.State = .normal
  ) -> Self
  where Output.OutputType: OptionalConvertible, Output.OutputType.Wrap == UIImage {
    self.image(
      image.asOutput().map { $0.optionalValue?.withRenderingMode(mode) },
      state: state
    )
  }
}

extension Puyo where Node: UIView & BackgroundImageStylable {
  /// Sets the background image for a state.
  @discardableResult
  public func backgroundImage<Output: ReactiveSource>(
    _ image: Output,
    state: UIControl.State = .normal
  ) -> Self
  where Output.OutputType: OptionalConvertible, Output.OutputType.Wrap == UIImage {
    bindContent(key("backgroundImage", state), image) {
      $0.applyBackgroundImage($1.optionalValue, state: state)
    }
  }
}

/// Returns the key of a property that a view has for each state.
private func key(_ property: String, _ state: UIControl.State) -> String {
  // Formatting a number costs as much as the rest of a binding.
  state == .normal ? property : "\(property).\(state.rawValue)"
}

extension Puyo where Node: UIView {
  /// Binds a property that the natural size depends on.
  func bindContent<Value>(
    _ key: String,
    _ output: some ReactiveSource<Value>,
    _ action: @escaping (Node, Value) -> Void
  ) -> Self {
    bind(key, output) { view, value in
      action(view, value)
      view.layoutContentChanged()
    }
  }
}
