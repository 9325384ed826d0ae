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
    ]
  }
}
