/// A list whose data can be reloaded: a table or collection view.
@MainActor
package protocol ReloadableList: UIView {
  /// Reloads all data.
  func reloadData()
}

extension UIResponder: ListedActions {
  /// The methods that programs send by name (X40).
  package nonisolated static var listedActions: SelectorList { ResponderActions.all }
}

/// A container of another target that overrides actions that every controller has.
@MainActor
package protocol ActionOverriding: UIViewController {
  /// The actions that the container overrides.
  var overriddenActions: Set<Selector> { get }
}

extension Selector {
  /// `UIViewController.show(_:sender:)`.
  package static let showController = Selector(
    "showViewController:sender:",
    UIViewController.show(_:sender:)
  )
  /// `UIViewController.showDetailViewController(_:sender:)`.
  package static let showDetailController = Selector(
    "showDetailViewController:sender:",
    UIViewController.showDetailViewController(_:sender:)
  )
}

extension UIViewController {
  /// Whether the controller has a method for an action besides that of every controller (N12).
  func overrides(_ action: Selector) -> Bool {
    (self as? any ActionOverriding)?.overriddenActions.contains(action) == true
      || action.isMethod(of: self, besides: UIViewController.self)
  }
}

/// The methods of responders that programs send by name.
private enum ResponderActions {
  static let all = SelectorList(responders + edits + views + controllers)

  private static var responders: [Selector] {
    [
      Selector("becomeFirstResponder", UIResponder.becomeFirstResponder),
      Selector("resignFirstResponder", UIResponder.resignFirstResponder),
    ]
  }

  private typealias Edits = any UIResponder & UIResponderStandardEditActions

  private static var edits: [Selector] {
    [
      Selector("copy:", (Edits).copy(_:)), Selector("cut:", (Edits).cut(_:)),
      Selector("delete:", (Edits).delete(_:)), Selector("paste:", (Edits).paste(_:)),
      Selector("select:", (Edits).select(_:)), Selector("selectAll:", (Edits).selectAll(_:)),
    ]
  }

  private static var views: [Selector] {
    [
      Selector("addSubview:", UIView.addSubview(_:)),
      Selector("bringSubviewToFront:", UIView.bringSubviewToFront(_:)),
      Selector("endEditing:", UIView.endEditing(_:)),
      Selector("invalidateIntrinsicContentSize", UIView.invalidateIntrinsicContentSize),
      Selector("layoutIfNeeded", UIView.layoutIfNeeded),
      Selector("makeKeyAndVisible", UIWindow.makeKeyAndVisible),
      Selector("makeKeyWindow", UIWindow.makeKey),
      Selector("reloadData", (any ReloadableList).reloadData),
      Selector("removeFromSuperview", UIView.removeFromSuperview),
      Selector("sendSubviewToBack:", UIView.sendSubviewToBack(_:)),
      Selector("setNeedsDisplay", UIView.setNeedsDisplay as (UIView) -> () -> Void),
      Selector("setNeedsLayout", UIView.setNeedsLayout),
      Selector("setNeedsUpdateConstraints", UIView.setNeedsUpdateConstraints),
      Selector("sizeToFit", UIView.sizeToFit),
      Selector("updateConstraintsIfNeeded", UIView.updateConstraintsIfNeeded),
    ]
  }

  private static var controllers: [Selector] {
    [
      Selector("loadViewIfNeeded", UIViewController.loadViewIfNeeded),
      Selector("removeFromParentViewController", UIViewController.removeFromParent),
      .showController, .showDetailController,
    ]
  }
}
