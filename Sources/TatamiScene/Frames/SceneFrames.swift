/// Answers geometry documents with frames: what `tatami frames` prints (scene, level 1).
public enum SceneFrames {
  /// Returns the answer of the family that the document's `layout` names.
  ///
  /// - Throws: A `SceneError` that names the path, what was found and what is allowed.
  public static func answer(_ document: SceneValue) throws(SceneError) -> SceneValue {
    guard case .object(let members) = document else {
      throw SceneReader(document).unexpected("an object with the key 'layout'")
    }
    guard let layout = members["layout"] else { throw .missingKey("layout", at: .root) }
    let family = try SceneReader(layout, at: .member(of: .root, name: "layout")).choice(families)
    return try family(SceneReader(document))
  }

  private typealias Family = @Sendable (SceneReader) throws(SceneError) -> SceneValue

  private static var families: KeyValuePairs<String, Family> {
    [
      "box": BoxFrames.answer,
      "bracket": BracketFramesFamily.answer,
      "mosaic": MosaicFramesFamily.answer,
      "mozaik": MozaikFramesFamily.answer,
      "roundedTable": RoundedTableFrames.answer,
    ]
  }
}
