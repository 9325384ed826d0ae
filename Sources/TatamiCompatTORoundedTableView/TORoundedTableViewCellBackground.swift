public import Tatami

/// A card of the color of its background, with rounded corners at two edges.
open class TORoundedTableViewCellBackground: UIView {
  private static let radius: CGFloat = 7

  private var edges: (top: Bool, bottom: Bool) = (false, false)
  private var image: UIImage?

  /// Whether the upper corners are rounded; false by default.
  open var topCornersRounded: Bool {
    get { edges.top }
    set {
      edges.top = newValue
      roundCorners()
    }
  }

  /// Whether the lower corners are rounded; false by default.
  open var bottomCornersRounded: Bool {
    get { edges.bottom }
    set {
      edges.bottom = newValue
      roundCorners()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The image that was set; the corners are drawn without it, in the color of the background.
  open var roundedCornerImage: UIImage! {
    get { image }
    set { image = newValue }
  }

  private func roundCorners() {
    var corners: CACornerMask = []
    if edges.top { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if edges.bottom { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    layer.cornerRadius = corners.isEmpty ? 0 : Self.radius
  }
}
