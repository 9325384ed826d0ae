import Foundation
import TatamiGraphics

/// The values of a layer's properties that are copied to its presentation copy.
///
/// The layer's properties are computed from them because property observers are not called in
/// convenience initializers of the same class, including those in extensions.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var anchorPointZ: CGFloat = 0
  var isDoubleSided = true
  var isHidden = false
  /// Whether something else is shown in place of the layer.
  var isReplaced = false
  var opacity: Float = 1
  var allowsGroupOpacity = true
  var masksToBounds = false
  var cornerRadius: CGFloat = 0
  var cornerCurve = CALayerCornerCurve.circular
  var maskedCorners: CACornerMask = .all
  var backgroundColor: CGColor?
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .opaqueBlack
  var shadowColor: CGColor? = .opaqueBlack
  var shadowOpacity: Float = 0
  var shadowPath: CGPath?
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var contents: Any?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale: CGFloat = 1
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var contentsGravity = CALayerContentsGravity.resize
}

extension CGColor {
  /// The color of borders and shadows that are not set, shared by all layers.
  fileprivate static let opaqueBlack = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}
