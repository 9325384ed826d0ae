public import Tatami
import TatamiDocuments

/// A node of a scene whose properties can be changed.
public struct SceneNode: Equatable, Sendable {
  /// The property `id` or, without one, the kinds of the node and those around it, with their numbers
  /// among siblings of the kind.
  public let identity: String
  /// The value of the key `type`.
  public let kind: String
  /// The value of the property `id`; nil for none.
  public let name: String?
  /// The number of nodes around the node.
  public let level: Int
  /// The node in the document; nodes that a template repeats have the same one.
  let origin: DocumentPath

  /// Returns the node's members in a document, nil for another document.
  public func members(in document: SceneValue) -> SceneValue? {
    var value = document
    for step in origin.steps {
      switch (step, value) {
      case (.member(let name), .object(let members)):
        guard let member = members[name] else { return nil }
        value = member
      case (.element(let index), .array(let elements)):
        guard elements.indices.contains(index) else { return nil }
        value = elements[index]
      default: return nil
      }
    }
    return value
  }

  /// Returns the line of the node in a document; nil for JSON without line breaks.
  public func line(in bytes: [UInt8]) -> Int? {
    SceneDocument.line(of: origin, in: bytes)
  }
}

extension ViewScene {
  /// Returns the nodes, each before those inside, or the first of many.
  ///
  /// - Complexity: O(*n* log *n*) in the nodes.
  public func nodeList(limit: Int) -> [SceneNode] {
    nodes.sorted { $0.order < $1.order }.prefix(limit).map(sceneNode)
  }

  /// Returns the node of an identity with its view; nil if there is none.
  public func node(_ identity: String) -> (node: SceneNode, view: UIView)? {
    nodes.first { $0.identity == identity }.map { (sceneNode($0), $0.view) }
  }

  /// Returns the innermost node whose view contains another view, or is it; nil for none.
  public func node(around view: UIView) -> SceneNode? {
    let views = Dictionary(nodes.map { (ObjectIdentifier($0.view), $0) }) { first, _ in first }
    return sequence(first: view) { $0.superview }.lazy
      .compactMap { views[ObjectIdentifier($0)] }.first.map(sceneNode)
  }

  private func sceneNode(_ node: NodeReader.Node) -> SceneNode {
    SceneNode(
      identity: node.identity,
      kind: node.kind,
      name: node.view.accessibilityIdentifier,
      level: node.level,
      origin: origins.origin(of: node.path)
    )
  }
}
