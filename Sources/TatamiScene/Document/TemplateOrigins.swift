import TatamiDocuments

/// The places in a template of the values of its result.
///
/// Only elements of lists change their places, when elements before them are repeated or left out.
struct TemplateOrigins: Equatable, Sendable {
  /// The indices in the template's list by the paths of elements in the result.
  private var indices: [DocumentPath: Int] = [:]

  /// Keeps the index in the template of an element of the result.
  mutating func add(_ index: Int, of element: DocumentPath) {
    if case .element(of: _, index: index) = element { return }
    indices[element] = index
  }

  /// Returns the path in the template of a value of the result.
  ///
  /// - Complexity: O(*n*²) in the steps of the path.
  func origin(of path: DocumentPath) -> DocumentPath {
    guard !indices.isEmpty else { return path }
    var (result, origin) = (DocumentPath.root, DocumentPath.root)
    for step in path.steps {
      switch step {
      case .member(let name): (result, origin) = (result[name], origin[name])
      case .element(let index):
        result = result[index]
        origin = origin[indices[result] ?? index]
      }
    }
    return origin
  }
}
