import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

/// A window of 390 x 844 points with a controller that presents alerts.
@MainActor
final class AlertStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let back = UIViewController()
  let diary = Diary()

  init(_ traits: UITraitCollection = UITraitCollection()) {
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.traitOverrides.userInterfaceStyle = traits.userInterfaceStyle
    window.traitOverrides.layoutDirection = traits.layoutDirection
    window.traitOverrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
    back.view.backgroundColor = .systemBackground
    window.rootViewController = back
    window.makeKeyAndVisible()
    HostDevice.setSafeAreaInsets(insets, of: window)
    window.layoutIfNeeded()
  }

  /// A view beside which popovers are.
  private(set) lazy var source: UIView = {
    let view = UIView(frame: CGRect(x: 180, y: 100, width: 30, height: 30))
    view.backgroundColor = .tintColor
    back.view.addSubview(view)
    return view
  }()

  /// Gives the window the regular width in which action sheets are popovers.
  func useRegularWidth() {
    window.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
  }

  /// Returns an action that writes its title into the diary.
  func action(_ title: String?, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [diary] in diary.add("\($0.title ?? "nil")") }
  }

  /// Returns an alert with actions.
  func alert(
    title: String? = "Title",
    message: String? = "Message",
    style: UIAlertController.Style = .alert,
    _ actions: [UIAlertAction] = []
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for action in actions { alert.addAction(action) }
    return alert
  }

  /// Returns an action sheet with actions.
  func sheet(
    title: String? = "Title",
    message: String? = "Message",
    _ actions: [UIAlertAction] = []
  ) -> UIAlertController {
    alert(title: title, message: message, style: .actionSheet, actions)
  }

  /// Presents an alert and waits for the end of its animation.
  func show(_ alert: UIAlertController) {
    back.present(alert, animated: true)
    Simulator.advance(by: 1)
  }

  /// The frame of an alert in the window.
  func frame(_ alert: UIAlertController) -> CGRect {
    alert.view.convert(alert.view.bounds, to: window)
  }

  /// The frame of the button, the title or the message with a text in the window.
  func frame(_ text: String) throws -> CGRect {
    try Simulator.find(.label(text), in: window).frame
  }

  /// The elements that assistive technologies find.
  var elements: [AccessibilityNode] {
    AccessibilityNode.tree(of: window).all.filter { $0.label != nil }
  }

  /// The first label with a text.
  func label(_ text: String) throws -> UILabel {
    try #require(window.descendants.compactMap { $0 as? UILabel }.first { $0.text == text })
  }
}

extension UIView {
  /// The subviews and theirs.
  var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}

extension AccessibilityNode {
  /// The node and all nodes inside.
  fileprivate var all: [AccessibilityNode] { [self] + children.flatMap(\.all) }
}
