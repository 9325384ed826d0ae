import TatamiDocuments
import TatamiGeometry

/// A value of a scene document with its path.
typealias SceneReader = DocumentReader<SceneError>

/// An object of a scene document with its path.
typealias SceneObject = DocumentObject<SceneError>

extension SceneReader {
  /// Returns the error for an invalid combination of values.
  func impossible(_ reason: String) -> SceneError {
    .impossible(reason: reason, at: path)
  }

  /// Reads `[width, height]`; both are at least 0.
  func size() throws(SceneError) -> Size {
    let lengths = try array(count: 2)
    let range = 0...Double.greatestFiniteMagnitude
    return Size(
      width: try lengths[0].number(in: range),
      height: try lengths[1].number(in: range)
    )
  }

  /// Reads `[x, y, width, height]`.
  func rect() throws(SceneError) -> Rect {
    let numbers = try numbers(count: 4)
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Reads `[top, left, bottom, right]`.
  func insets() throws(SceneError) -> Insets {
    let numbers = try numbers(count: 4)
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
