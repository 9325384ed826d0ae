/// The layout of a geometry document: a value that contains all frames.
///
/// JSON, wireframes and views are made from this value.
public protocol LaidOutScene: Sendable {
  /// Returns the frames as the JSON object that `tatami frames` prints.
  ///
  /// - Complexity: O(*n*) in the frames.
  func frames() -> SceneValue

  /// Returns the frames as boxes and lines, for a wireframe.
  ///
  /// - Complexity: O(*n*) in the frames.
  func drawing() -> SceneDrawing
}
