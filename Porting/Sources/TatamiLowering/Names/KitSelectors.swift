/// Selectors of UIKit that differ from the rule for Swift's names.
enum KitSelectors {
  private static let names: [String: String] = [
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "pushViewController(_:animated:)": "pushViewController:animated:",
    "performSegue(withIdentifier:sender:)": "performSegueWithIdentifier:sender:",
    "addChild(_:)": "addChildViewController:",
    "removeFromParent()": "removeFromParentViewController",
    "bringSubviewToFront(_:)": "bringSubviewToFront:",
    "sendSubviewToBack(_:)": "sendSubviewToBack:",
    "draw(_:)": "drawRect:",
    "point(inside:with:)": "pointInside:withEvent:",
    "hitTest(_:with:)": "hitTest:withEvent:",
    "sizeThatFits(_:)": "sizeThatFits:",
    "touchesBegan(_:with:)": "touchesBegan:withEvent:",
    "touchesMoved(_:with:)": "touchesMoved:withEvent:",
    "touchesEnded(_:with:)": "touchesEnded:withEvent:",
    "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
    "paste(_:)": "paste:",
    "select(_:)": "select:",
    "selectAll(_:)": "selectAll:",
  ]

  /// The selector of a method of UIKit; nil if the rule for Swift's names holds.
  static func name(_ baseName: String, labels: [String]) -> String? {
    names[baseName + "(" + labels.map { $0 + ":" }.joined() + ")"]
  }
}
