import OrderedCollections

/// An object of a document whose names have been checked.
struct SceneObject: Sendable {
  /// The values by name.
  let members: OrderedDictionary<String, SceneValue>
  /// The object's place in the document.
  let path: ScenePath

  /// Returns the value of a name, nil if it is absent or null.
  subscript(key: String) -> SceneReader? {
    guard let reader = self[nullable: key], !reader.isNull else { return nil }
    return reader
  }

  /// Returns the value of a name, nil only if it is absent.
  subscript(nullable key: String) -> SceneReader? {
    members[key].map { SceneReader($0, at: .member(of: path, name: key)) }
  }

  /// Returns the value of a name that must be there.
  func required(_ key: String) throws(SceneError) -> SceneReader {
    guard let reader = self[key] else { throw .missingKey(key, at: path) }
    return reader
  }
}
