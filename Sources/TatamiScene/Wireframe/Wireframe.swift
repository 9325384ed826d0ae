public import Foundation
public import Tatami
import TatamiGeometry

/// A picture of a layout: its frames as outlined rectangles with their indices.
///
/// ```swift
/// let scene = try SceneLayout.read(document)
/// let picture = Picture(of: try Wireframe(of: scene).view())
/// ```
public struct Wireframe: Sendable {
  /// Light or dark appearance; `unspecified` is light.
  public var style = UIUserInterfaceStyle.unspecified

  /// The distance from the layout to the edges of the view, in points.
  static let margin = 16.0

  /// The layout's bounds, including all boxes that extend beyond its size.
  let bounds: Rect
  let drawing: SceneDrawing

  /// Creates the wireframe of a layout.
  ///
  /// - Throws: A `SceneError` if there are more rectangles than ``SceneDrawing/boxLimit``.
  public init(of scene: any LaidOutScene) throws(SceneError) {
    drawing = scene.drawing()
    guard drawing.boxCount <= SceneDrawing.boxLimit else {
      throw .impossible(
        reason: "\(drawing.boxCount) rectangles; a picture shows at most \(SceneDrawing.boxLimit)",
        at: .root
      )
    }
    let boxes = drawing.boxes.reduce(Rect(size: drawing.size)) { $0.union($1.frame) }
    bounds = drawing.distances.reduce(boxes) { bounds, distance in
      bounds.union(Rect(origin: distance.start)).union(Rect(origin: distance.end))
    }
  }

  /// The size of the view, in points.
  public var size: CGSize {
    CGSize(
      width: bounds.width + 2 * Self.margin,
      height: bounds.height + 2 * Self.margin
    )
  }

  /// Returns the wireframe as a view of its final size.
  @MainActor
  public func view() -> UIView {
    let view = WireframeView(self)
    view.overrideUserInterfaceStyle = style == .dark ? .dark : .light
    return view
  }
}
