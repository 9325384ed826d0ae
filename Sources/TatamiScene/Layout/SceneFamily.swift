/// A kind of geometry document, read and laid out.
///
/// A family is one folder of this target and one line in `SceneLayout.families`.
protocol SceneFamily: LaidOutScene {
  /// The value of the key `layout` in the family's documents.
  static var layoutName: String { get }

  /// Reads a document and computes its layout.
  ///
  /// - Throws: A `SceneError` with the path, the value found and the allowed values.
  init(_ document: SceneReader) throws(SceneError)
}
