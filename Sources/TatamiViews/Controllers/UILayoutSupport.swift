public import Foundation

/// The part of a controller's view that bars cover at the top or at the bottom.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The covered height, in points.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide of the part of a view above or below the safe area.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The guides of the bars above and below the safe area of the view, which is loaded.
  var barGuides: (top: any UILayoutSupport, bottom: any UILayoutSupport) {
    loadViewIfNeeded()
    guard let guides = viewIfLoaded?.guides else { return (BarLayoutGuide(), BarLayoutGuide()) }
    return (guides.top, guides.bottom)
  }
}
