import TatamiDocuments
import Yams

extension YAMLReader {
  /// Returns the line on which the value of a path begins, or the nearest value around it; nil for a
  /// document that cannot be parsed.
  static func line(of path: DocumentPath, in text: String) -> Int? {
    guard let reader = try? YAMLReader(text, counter: ValueCounter(limit: 0)),
      let parser = try? Parser(yaml: reader.hidingAliases(in: text)),
      var node = try? parser.singleRoot()
    else { return nil }
    return withExtendedLifetime(parser) {
      var line = node.mark?.line
      for step in path.steps {
        guard let (position, value) = reader.child(step, of: node) else { break }
        (line, node) = (position ?? line, value)
      }
      return line
    }
  }

  /// Returns the line of a member or an element, and its value.
  private func child(_ step: DocumentPath.Step, of node: Node) -> (line: Int?, value: Node)? {
    switch (step, node) {
    case (.member(let name), _): member(name, of: node)
    case (.element(let index), .sequence(let elements)) where elements.indices.contains(index):
      (elements[index].mark?.line, elements[index])
    default: nil
    }
  }

  private func member(_ name: String, of node: Node) -> (line: Int?, value: Node)? {
    guard case .mapping(let members) = node else { return nil }
    for (key, value) in members {
      if case .scalar(let scalar) = key, restored(scalar.string) == name {
        return (key.mark?.line, value)
      }
    }
    return nil
  }
}
