import Tatami

extension ViewScene {
  /// The changes that a person has made in the views of a document.
  public struct State {
    /// The values of controls by the identity of their nodes: those of the document, and the present
    /// ones.
    fileprivate var values: [String: (document: ControlValue, present: ControlValue)] = [:]
    /// The identity of the first responder's node; nil for none.
    fileprivate var firstResponder: String?
    /// The selection of the first responder, in characters.
    fileprivate var selection: Range<Int>?
  }

  /// Returns what a person has changed.
  ///
  /// - Complexity: O(*n*) in the nodes.
  public func state() -> State {
    var state = State()
    for node in nodes {
      if let document = node.value, let present = ControlValue(of: node.view) {
        state.values[node.identity] = (document, present)
      }
      guard node.view.isFirstResponder else { continue }
      state.firstResponder = node.identity
      state.selection = (node.view as? UITextField)?.selectedOffsets
    }
    return state
  }

  /// Restores what a person had changed in the views of an earlier version of the document.
  ///
  /// Two nodes are the same if they have the same property `id` or, without one, if they and all nodes
  /// around them have the same kinds and the same numbers among their siblings of a kind. A value that the document has changed since is not restored. The
  /// views must be in a window for one of them to become the first responder again.
  ///
  /// - Complexity: O(*n*) in the nodes.
  public func restore(_ state: State) {
    for node in nodes {
      if let value = state.values[node.identity], value.document == node.value {
        value.present.set(in: node.view)
      }
      guard node.identity == state.firstResponder else { continue }
      node.view.becomeFirstResponder()
      if let selection = state.selection {
        (node.view as? UITextField)?.selectedOffsets = selection
      }
    }
  }
}

/// The value of a control that a person can change.
enum ControlValue: Hashable {
  case flag(Bool)
  case number(Float)
  case index(Int)
  case text(String)

  /// Creates the value of a control; nil for other views.
  @MainActor
  init?(of view: UIView) {
    switch view {
    case let view as UISwitch: self = .flag(view.isOn)
    case let view as UISlider: self = .number(view.value)
    case let view as UISegmentedControl: self = .index(view.selectedSegmentIndex)
    case let view as UITextField: self = .text(view.text ?? "")
    default: return nil
    }
  }

  /// Sets the value of a control of the same kind.
  @MainActor
  func set(in view: UIView) {
    switch (self, view) {
    case (.flag(let isOn), let view as UISwitch): view.isOn = isOn
    case (.number(let value), let view as UISlider): view.value = value
    case (.index(let index), let view as UISegmentedControl):
      view.selectedSegmentIndex = min(index, view.numberOfSegments - 1)
    case (.text(let text), let view as UITextField): view.text = text
    default: break
    }
  }
}

extension UITextField {
  /// The selection, in characters from the beginning of the text.
  fileprivate var selectedOffsets: Range<Int>? {
    get {
      guard let range = selectedTextRange else { return nil }
      let start = offset(from: beginningOfDocument, to: range.start)
      return start..<max(start, offset(from: beginningOfDocument, to: range.end))
    }
    set {
      guard let newValue,
        let start = position(from: beginningOfDocument, offset: newValue.lowerBound),
        let end = position(from: beginningOfDocument, offset: newValue.upperBound)
      else { return }
      selectedTextRange = textRange(from: start, to: end)
    }
  }
}
