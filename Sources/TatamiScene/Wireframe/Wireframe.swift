import TatamiGeometry

/// A picture of a layout: its frames as outlined rectangles with their indices.
public struct Wireframe: Sendable {
  /// Light or dark.
  public var theme = TournamentPoster.Theme.light

  /// The maximum number of rectangles; larger documents can request some items with `probe`.
  public static let boxLimit = 50_000

  /// The layout's size and all boxes that extend beyond it.
  let bounds: Rect
  let drawing: SceneDrawing

  /// Creates the wireframe of a layout.
  ///
  /// - Throws: A `SceneError` if there are more rectangles than ``boxLimit``.
  public init(of scene: any LaidOutScene) throws(SceneError) {
    drawing = scene.drawing()
    guard drawing.boxes.count <= Self.boxLimit else {
      throw .impossible(
        reason: "\(drawing.boxes.count) rectangles; a picture shows at most \(Self.boxLimit)",
        at: .root
      )
    }
    bounds = drawing.boxes.reduce(Rect(size: drawing.size)) { $0.union($1.frame) }
  }

  /// Returns the wireframe as a view of its final size.
  @MainActor
  public func view() -> UIView {
    let view = WireframeView(self)
    view.overrideUserInterfaceStyle = theme == .dark ? .dark : .light
    return view
  }
}
