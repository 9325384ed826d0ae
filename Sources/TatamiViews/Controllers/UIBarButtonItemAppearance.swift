public import Foundation

/// The titles of a bar's buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  private var attributes: [NSAttributedString.Key: Any] = [:]
  private var offset = UIOffset.zero
  /// The attributes of the state `normal`, from which others take what is not set.
  fileprivate var fallback: [NSAttributedString.Key: Any] = [:]
  fileprivate var changeHandler: (() -> Void)?

  /// The attributes of the title; color and font are those of the state `normal` unless set.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { fallback.merging(attributes) { $1 } }
    set {
      attributes = newValue
      changeHandler?()
    }
  }
  /// The distance by which the title is moved, in points.
  open var titlePositionAdjustment: UIOffset {
    get { offset }
    set {
      offset = newValue
      changeHandler?()
    }
  }

  fileprivate func use(_ other: UIBarButtonItemStateAppearance) {
    (attributes, offset) = (other.attributes, other.offset)
  }

  fileprivate var ownAttributes: [NSAttributedString.Key: Any] { attributes }
}

/// The titles of a bar's buttons by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The appearances by state.
  @MainActor
  private struct States {
    let normal = UIBarButtonItemStateAppearance()
    let highlighted = UIBarButtonItemStateAppearance()
    let disabled = UIBarButtonItemStateAppearance()
    let focused = UIBarButtonItemStateAppearance()

    var all: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }
  }

  private let style: UIBarButtonItem.Style
  private let states = States()
  /// The appearance of enabled buttons.
  open var normal: UIBarButtonItemStateAppearance { states.normal }
  /// The appearance of pressed buttons.
  open var highlighted: UIBarButtonItemStateAppearance { states.highlighted }
  /// The appearance of disabled buttons.
  open var disabled: UIBarButtonItemStateAppearance { states.disabled }
  /// The appearance of buttons with keyboard focus.
  open var focused: UIBarButtonItemStateAppearance { states.focused }
  /// Called after a change; set by the appearance of the bar.
  package final var changeHandler: (() -> Void)?

  /// Creates the default appearance of a style.
  public init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
    for state in states.all { state.changeHandler = { [weak self] in self?.stateDidChange() } }
  }

  /// Creates the default appearance of plain buttons.
  public convenience override init() {
    self.init(style: .plain)
  }

  private func stateDidChange() {
    let shared = states.normal.ownAttributes.filter {
      $0.key == .font || $0.key == .foregroundColor
    }
    for state in states.all.dropFirst() { state.fallback = shared }
    changeHandler?()
  }

  /// Returns a copy.
  package final func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: style)
    for (new, old) in zip(copy.states.all, states.all) { new.use(old) }
    copy.stateDidChange()
    return copy
  }
}
