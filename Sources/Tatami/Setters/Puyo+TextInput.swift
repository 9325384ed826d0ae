public import TatamiReactive
public import TatamiUIKit

extension Puyo where Node: UITextField {
  /// Binds the text in both directions: the field follows the value, and typing changes the value.
  @discardableResult
  public func onText<Binding: ReactiveSource & ReactiveReceiver>(_ text: Binding) -> Self
  where Binding.OutputType == String?, Binding.InputType == String? {
    followText(text).writeText(text)
  }

  /// Binds the text in both directions: the field follows the value, and typing changes the value.
  @discardableResult
  public func onText<Binding: ReactiveSource & ReactiveReceiver>(_ text: Binding) -> Self
  where Binding.OutputType == String, Binding.InputType == String {
    followText(text.asOutput().some()).writeText(text.asInput { $0 ?? "" })
  }

  /// Sends the text to a receiver whenever the user changes it.
  @discardableResult
  public func texting(_ input: some ReactiveReceiver<String?>) -> Self {
    onControlEvent(.editingChanged, input.asInput { $0.text })
  }

  /// Sets the placeholder.
  @discardableResult
  public func placeholder<Output: ReactiveSource>(_ placeholder: Output) -> Self
  where Output.OutputType: OptionalConvertible, Output.OutputType.Wrap == String {
    bindContent("placeholder", placeholder) { $0.placeholder = $1.optionalValue }
  }

  /// Measures the field again while the user types.
  @discardableResult
  public func resizeByContent() -> Self {
    onControlEvent(.editingChanged, Inputs { $0.layoutContentChanged() })
  }

  /// Sets the keyboard.
  @discardableResult
  public func keyboardType(_ type: UIKeyboardType) -> Self {
    bind("keyboardType", type) { $0.keyboardType = $1 }
  }

  /// Sets the keyboard.
  @discardableResult
  public func keyboardType(_ type: some ReactiveSource<UIKeyboardType>) -> Self {
    bind("keyboardType", type) { $0.keyboardType = $1 }
  }

  /// Sets whether the text is hidden.
  @discardableResult
  public func secureTextEntry(_ isSecure: some ReactiveSource<Bool>) -> Self {
    bind("secureTextEntry", isSecure) { $0.isSecureTextEntry = $1 }
  }

  /// Sets the border.
  @discardableResult
  public func borderStyle(_ style: UITextField.BorderStyle) -> Self {
    node.borderStyle = style
    return self
  }

  private func followText(_ text: some ReactiveSource<String?>) -> Self {
    bindContent("onText", text) { field, text in
      if field.text ?? "" != text ?? "" { field.text = text }
    }
  }

  private func writeText(_ input: some ReactiveReceiver<String?>) -> Self {
    let texts = node.outputs(for: .editingChanged).map(\.text)
    texts.send(to: input).dispose(by: node, id: "onText.editingChanged")
    return self
  }
}

extension Puyo where Node: UITextView {
  /// Binds the text in both directions: the view follows the value, and typing changes the value.
  @discardableResult
  public func onText<Binding: ReactiveSource & ReactiveReceiver>(_ text: Binding) -> Self
  where Binding.OutputType == String?, Binding.InputType == String? {
    followText(text).writeText(text)
  }

  /// Binds the text in both directions: the view follows the value, and typing changes the value.
  @discardableResult
  public func onText<Binding: ReactiveSource & ReactiveReceiver>(_ text: Binding) -> Self
  where Binding.OutputType == String, Binding.InputType == String {
    followText(text.asOutput().some()).writeText(text.asInput { $0 ?? "" })
  }

  /// Sends the text to a receiver whenever the user changes it; repeated texts are dropped.
  @discardableResult
  public func textChange(_ input: some ReactiveReceiver<String?>) -> Self {
    send(texts(at: UITextView.textDidChangeNotification).distinct(), to: input, id: nil)
  }

  /// Sends the text to a receiver when editing begins.
  @discardableResult
  public func onBeginEditing(_ input: some ReactiveReceiver<String?>) -> Self {
    send(texts(at: UITextView.textDidBeginEditingNotification), to: input, id: nil)
  }

  /// Sends the text to a receiver when editing ends.
  @discardableResult
  public func onEndEditing(_ input: some ReactiveReceiver<String?>) -> Self {
    send(texts(at: UITextView.textDidEndEditingNotification), to: input, id: nil)
  }

  /// Sets whether the user can edit the text.
  @discardableResult
  public func editable(_ isEditable: some ReactiveSource<Bool>) -> Self {
    bind("editable", isEditable) { $0.isEditable = $1 }
  }

  /// Sets the keyboard.
  @discardableResult
  public func keyboardType(_ type: UIKeyboardType) -> Self {
    bind("keyboardType", type) { $0.keyboardType = $1 }
  }

  private func followText(_ text: some ReactiveSource<String?>) -> Self {
    bindContent("onText", text) { view, text in
      if view.text ?? "" != text ?? "" { view.text = text }
    }
  }

  private func writeText(_ input: some ReactiveReceiver<String?>) -> Self {
    send(
      texts(at: UITextView.textDidChangeNotification),
      to: input,
      id: "onText.textDidChange"
    )
  }

  private func texts(at name: Notification.Name) -> Outputs<String?> {
    let view = WeakReference(value: node)
    return Outputs.listen(to: name, object: node).map { _ in view.value?.text }
  }

  private func send(
    _ texts: Outputs<String?>,
    to input: some ReactiveReceiver<String?>,
    id: String?
  ) -> Self {
    let disposer = texts.subscribe { [weak node] text in
      node?.layoutContentChanged()
      input.input(value: text)
    }
    disposer.dispose(by: node, id: id)
    return self
  }
}
