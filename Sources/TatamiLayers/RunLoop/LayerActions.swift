import Foundation
package import TatamiSelectors

extension CALayer: ListedActions {
  /// The methods that programs send by name (X40).
  package static var listedActions: SelectorList { LayerActions.layers }
}

extension CADisplayLink: ListedActions {
  /// The methods that programs send by name (X40).
  package static var listedActions: SelectorList { LayerActions.links }
}

extension Timer: ListedActions {
  /// The methods that programs send by name (X40).
  package static var listedActions: SelectorList { LayerActions.timers }
}

/// The methods of layers, display links and timers that programs send by name.
private enum LayerActions {
  static let layers: SelectorList = [
    Selector("layoutIfNeeded", CALayer.layoutIfNeeded),
    Selector("removeAllAnimations", CALayer.removeAllAnimations),
    Selector("removeFromSuperlayer", CALayer.removeFromSuperlayer),
    Selector("setNeedsDisplay", CALayer.setNeedsDisplay as (CALayer) -> () -> Void),
    Selector("setNeedsLayout", CALayer.setNeedsLayout),
  ]

  static let links: SelectorList = [Selector("invalidate", CADisplayLink.invalidate)]

  static let timers: SelectorList = [
    Selector("fire", Timer.fire), Selector("invalidate", Timer.invalidate),
  ]
}
