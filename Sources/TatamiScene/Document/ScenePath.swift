/// The path of a value in a document, such as `$.sections[2].items`.
///
/// A path costs one small allocation per step; its text is built only for errors.
public indirect enum ScenePath: Hashable, Sendable, CustomStringConvertible {
  /// The whole document.
  case root
  /// A member of an object.
  case member(of: ScenePath, name: String)
  /// An element of a list, counted from 0.
  case element(of: ScenePath, index: Int)

  /// The path in JSONPath notation, such as `$.root.children[0]`.
  public var description: String {
    var steps: [String] = []
    var path = self
    while true {
      switch path {
      case .root:
        return (["$"] + steps.reversed()).joined()
      case .member(let parent, let name):
        steps.append(".\(name)")
        path = parent
      case .element(let parent, let index):
        steps.append("[\(index)]")
        path = parent
      }
    }
  }
}
