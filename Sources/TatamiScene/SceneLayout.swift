import TatamiDocuments

/// Reads geometry documents of every family.
public enum SceneLayout {
  private static let families: [any SceneFamily.Type] = [
    BoxScene.self,
    ConstraintScene.self,
    BracketScene.self,
    MosaicScene.self,
    BrickScene.self,
    RoundedTableScene.self,
    TournamentScene.self,
    SwissScene.self,
  ]

  /// Reads a document with the family named by its key `layout`, and computes its layout.
  ///
  /// - Throws: A `SceneError` with the path, the value found and the allowed values.
  public static func read(_ document: SceneValue) throws(SceneError) -> any LaidOutScene {
    let reader = SceneReader(document)
    guard case .object(let members) = document else {
      throw reader.unexpected("an object with the key 'layout'")
    }
    guard let layout = members["layout"] else {
      guard members["view"] != nil else { throw .document(.missingKey("layout", at: .root)) }
      throw reader.impossible("a scene of views has no frames; 'tatami render' draws it")
    }
    let layoutReader = SceneReader(layout, at: DocumentPath.root["layout"])
    let name = try layoutReader.string()
    guard let family = families.first(where: { $0.layoutName == name }) else {
      throw layoutReader.unknownValue(name, allowed: families.map { $0.layoutName })
    }
    return try family.init(reader)
  }
}
