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
      guard members["view"] != nil else {
        throw reader.impossible(advice(for: Array(members.keys)))
      }
      throw reader.impossible("a scene of views has no frames; 'tatami render' draws it")
    }
    let layoutReader = SceneReader(layout, at: DocumentPath.root["layout"])
    let name = try layoutReader.string()
    guard let family = families.first(where: { $0.layoutName == name }) else {
      throw layoutReader.unknownValue(name, allowed: families.map { $0.layoutName })
    }
    return try family.init(reader)
  }

  /// Returns what a document without the keys 'view' and 'layout' lacks.
  private static func advice(for keys: [String]) -> String {
    let missing = "the document has neither 'view', the outermost node of a scene, nor 'layout'"
    if keys.contains("type") {
      return missing + "; it looks like a node: write {\"view\": {\"type\": …}} around it"
    }
    let hint = keys.lazy.compactMap { key in
      SpellingSuggestion.nearest(to: key, among: ["view", "layout"]).map { (key, $0) }
    }.first
    return missing + (hint.map { "; did you mean '\($1)' by \(quoted: $0)?" } ?? "")
  }
}
