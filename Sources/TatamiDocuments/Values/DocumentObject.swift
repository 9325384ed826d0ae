package import OrderedCollections
package import TatamiJSON

/// An object of a document with its path.
///
/// Other modules call this type without specializing it, also what is inlinable: the compiler does
/// not do that for package declarations. What reads many values uses `JSONValue` itself.
package struct DocumentObject<Failure: DocumentReadingError>: Sendable {
  /// The values by key.
  package let members: OrderedDictionary<String, JSONValue>
  /// The object's path in the document.
  package let path: DocumentPath

  /// Creates an object from its members.
  @inlinable
  package init(members: OrderedDictionary<String, JSONValue>, path: DocumentPath) {
    self.members = members
    self.path = path
  }

  /// The value of a key, nil if it is absent or null.
  @inlinable
  package subscript(key: String) -> DocumentReader<Failure>? {
    guard let reader = self[nullable: key], !reader.isNull else { return nil }
    return reader
  }

  /// The value of a key, nil only if it is absent.
  @inlinable
  package subscript(nullable key: String) -> DocumentReader<Failure>? {
    members[key].map { DocumentReader($0, key: key, of: path) }
  }

  /// Returns the value of a required key.
  @inlinable
  package func required(_ key: String) throws(Failure) -> DocumentReader<Failure> {
    guard let reader = self[key] else { throw .document(.missingKey(key, at: path)) }
    return reader
  }
}
