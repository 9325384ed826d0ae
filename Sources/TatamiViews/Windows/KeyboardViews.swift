import Foundation
import TatamiGraphics

/// The views that a first responder shows in place of the keyboard and above it.
@MainActor
struct KeyboardInputs {
  /// The view in place of the keyboard; nil for the keyboard.
  var input: UIView?
  /// The view above the keyboard.
  var accessory: UIView?

  /// Finds the views of a responder: the first ones in its chain.
  init(of responder: UIResponder?) {
    guard let responder else { return }
    input = responder.chain.lazy.compactMap(\.inputView).first
    accessory = responder.chain.lazy.compactMap(\.inputAccessoryView).first { $0 !== input }
  }
}

/// The input view and the accessory in the window of the first responder.
@MainActor
final class KeyboardViews {
  /// The height of an input view without one of its own, in points.
  private static let standardHeight: CGFloat = 216
  private static let background = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
  }

  /// The inputs that the first responder shows.
  private(set) var inputs = KeyboardInputs(of: nil)
  /// The views in the container: those of the last first responder until they are away.
  private var shown = KeyboardInputs(of: nil)
  private lazy var container = UIView()
  private var accessoryLength: CGFloat = 0

  /// Finds the views of a responder; one inside of shown views keeps them, because its chain leads
  /// to the window and not to the responder that has them.
  func findInputs(of responder: UIResponder?) -> KeyboardInputs {
    var found = KeyboardInputs(of: responder)
    guard let responder, container.isInChain(of: responder) else { return found }
    found.accessory = shown.accessory
    if let input = shown.input, input.isInChain(of: responder) { found.input = input }
    return found
  }

  /// Shows the views of a responder; those of an earlier one stay until they have moved away.
  func show(_ new: KeyboardInputs, in window: UIWindow) {
    inputs = new
    guard new.input != nil || new.accessory != nil else { return }
    for case let view? in [shown.input, shown.accessory]
    where view !== new.input && view !== new.accessory && view.superview === container {
      view.removeFromSuperview()
    }
    shown = new
    container.backgroundColor = new.input == nil ? nil : Self.background
    for case let view? in [new.input, new.accessory] where view.superview !== container {
      container.addSubview(view)
    }
    window.addSubview(container)
  }

  /// Removes the views that no responder shows any longer, after a movement.
  func removeUnused() {
    guard inputs.input == nil, inputs.accessory == nil, shown.input != nil || shown.accessory != nil
    else { return }
    container.removeFromSuperview()
    for case let view? in [shown.input, shown.accessory] where view.superview === container {
      view.removeFromSuperview()
    }
    shown = inputs
  }

  /// The height of the input view, in points; 0 for none.
  func inputHeight(in screen: CGRect) -> CGFloat {
    inputs.input.map { height(of: $0, in: screen) ?? Self.standardHeight } ?? 0
  }

  /// The height of the accessory, in points; 0 for none.
  func accessoryHeight(in screen: CGRect) -> CGFloat {
    guard let accessory = inputs.accessory else { return 0 }
    accessoryLength = height(of: accessory, in: screen) ?? 0
    return accessoryLength
  }

  /// Places the views at a frame of the keyboard in screen coordinates.
  func place(at frame: CGRect) {
    guard shown.input != nil || shown.accessory != nil, let window = container.superview else {
      return
    }
    let isDocked = inputs.input != nil || inputs.accessory != nil
    let top = shown.accessory == nil ? 0 : min(accessoryLength, frame.height)
    container.frame = frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
    shown.accessory?.frame = CGRect(x: 0, y: 0, width: frame.width, height: top)
    let rest = max(0, frame.height - top - (isDocked ? window.safeAreaInsets.bottom : 0))
    if isDocked || shown.input?.frame.width != frame.width {
      shown.input?.frame = CGRect(x: 0, y: top, width: frame.width, height: rest)
    }
  }

  /// The height that a view has or asks for, at most that of the screen; nil for none.
  private func height(of view: UIView, in screen: CGRect) -> CGFloat? {
    let candidates = [
      view.intrinsicContentSize.height, view.bounds.height, view.sizeThatFits(screen.size).height,
    ]
    return candidates.first { $0.isFinite && $0 > 0 }.map { min($0, screen.height) }
  }
}
