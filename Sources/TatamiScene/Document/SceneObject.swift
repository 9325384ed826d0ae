import OrderedCollections

/// An object of a document whose keys have been validated.
struct SceneObject: Sendable {
  /// The values by key.
  let members: OrderedDictionary<String, SceneValue>
  /// The object's path in the document.
  let path: ScenePath

  /// The value of a key, nil if it is absent or null.
  subscript(key: String) -> SceneReader? {
    guard let reader = self[nullable: key], !reader.isNull else { return nil }
    return reader
  }

  /// The value of a key, nil only if it is absent.
  subscript(nullable key: String) -> SceneReader? {
    members[key].map { SceneReader($0, at: .member(of: path, name: key)) }
  }

  /// Returns the value of a required key.
  func required(_ key: String) throws(SceneError) -> SceneReader {
    guard let reader = self[key] else { throw .missingKey(key, at: path) }
    return reader
  }
}
