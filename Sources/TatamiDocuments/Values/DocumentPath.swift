import TatamiJSON

/// The path of a value in a document, such as `$.sections[2].items`.
///
/// A path uses one small allocation per step; its text is created only for errors.
public indirect enum DocumentPath: Hashable, Sendable, CustomStringConvertible {
  /// The whole document.
  case root
  /// A member of an object.
  case member(of: DocumentPath, name: String)
  /// An element of a list, counted from 0.
  case element(of: DocumentPath, index: Int)

  /// The path of a member of the object at this path.
  package subscript(name: String) -> DocumentPath { .member(of: self, name: name) }

  /// The path of an element of the list at this path, counted from 0.
  package subscript(index: Int) -> DocumentPath { .element(of: self, index: index) }

  /// A step from an object or a list to a value in it.
  package enum Step: Sendable {
    case member(String)
    case element(Int)
  }

  /// The steps from the document to the value.
  package var steps: [Step] {
    var steps: [Step] = []
    var path = self
    while true {
      switch path {
      case .root: return steps.reversed()
      case .member(let parent, let name):
        steps.append(.member(name))
        path = parent
      case .element(let parent, let index):
        steps.append(.element(index))
        path = parent
      }
    }
  }

  /// The path in JSONPath notation, such as `$.root.children[0]`.
  public var description: String {
    Self.text(
      of: steps.map { step in
        switch step {
        case .member(let name): ".\(name.escaped())"
        case .element(let index): "[\(index)]"
        }
      }
    )
  }

  /// Joins steps; an ellipsis replaces the middle of more than 32.
  private static func text(of steps: [String]) -> String {
    guard steps.count > 32 else { return "$" + steps.joined() }
    return "$" + steps.prefix(8).joined() + "…" + steps.suffix(24).joined()
  }
}
