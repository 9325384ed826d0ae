package import Foundation
import Synchronization
import TatamiDrawing
import TatamiGeometry
package import TatamiGraphics

/// A layer that shows what has been drawn behind it, blurred and tinted.
///
/// Layers in the same group are behind it: one inside of a superlayer that is faded or masked as a
/// whole shows only its tint.
package final class BackdropLayer: CALayer {
  /// The number of layers of the class, so that trees without one need not be searched.
  private static let count = Atomic<Int>(0)

  private var backdrop = (blurRadius: CGFloat(0), saturation: CGFloat(1), tint: CGColor?.none)

  /// Creates a layer without an effect.
  package override init() {
    super.init()
    Self.count.add(1, ordering: .relaxed)
  }

  /// Creates a copy of a layer for its presentation values.
  package override init(layer: Any) {
    super.init(layer: layer)
    Self.count.add(1, ordering: .relaxed)
    if let layer = layer as? BackdropLayer { backdrop = layer.backdrop }
  }

  package required init?(coder: NSCoder) { nil }

  deinit {
    Self.count.subtract(1, ordering: .relaxed)
  }

  /// The standard deviation of the blur, in points; 0 does not blur.
  package var blurRadius: CGFloat {
    get { backdrop.blurRadius }
    set { changed("blurRadius", exchange(&backdrop.blurRadius, with: newValue), newValue) }
  }

  /// The factor of the distance of colors from gray.
  package var saturation: CGFloat {
    get { backdrop.saturation }
    set { changed("saturation", exchange(&backdrop.saturation, with: newValue), newValue) }
  }

  /// The color over the blurred content; nil for none.
  package var tint: CGColor? {
    get { backdrop.tint }
    set { changed("tint", exchange(&backdrop.tint, with: newValue), newValue) }
  }

  override var backgroundFill: BackgroundFill? {
    let tint = tint?.value ?? .clear
    guard blurRadius > 0 else {
      return tint.alpha > 0 ? BackgroundFill(paint: .solid(tint)) : nil
    }
    return BackgroundFill(
      paint: .backdrop(
        Backdrop(blurRadius: Double(blurRadius), saturation: Double(saturation), tint: tint)
      )
    )
  }

  /// Returns the rectangles of the visible layers of a tree that blur, in pixels.
  ///
  /// - Parameter transform: The transform from the root's own coordinates to pixels.
  /// - Complexity: O(*n*) in the layers of the tree; O(1) while there is no layer of the class.
  static func areas(in root: CALayer, _ transform: Transform) -> [Rect] {
    guard count.load(ordering: .relaxed) > 0 else { return [] }
    var areas: [Rect] = []
    var visits = [(layer: root, toPixels: transform)]
    while let (layer, toPixels) = visits.popLast() {
      let values = layer.presentationOrSelf
      if let backdrop = values as? BackdropLayer, backdrop.blurRadius > 0 {
        areas.append(toPixels.apply(Rect(backdrop.bounds)))
      }
      for inside in layer.children ?? [] where !inside.presentationOrSelf.isHidden {
        let outward = Transform(LayerGeometry.transformToSuperlayer(of: inside, in: .presentation))
        visits.append((inside, outward.concatenating(toPixels)))
      }
    }
    return areas
  }
}
