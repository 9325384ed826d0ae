public import Foundation
import TatamiJSON

/// The controls that the page shows for a document whose nodes can be selected and changed.
public struct DocumentControls: Hashable, Sendable {
  /// A node of the document.
  public struct Node: Hashable, Sendable {
    /// The identity, which changes of properties leave as it is.
    public var identity: String
    /// The type and the identifier.
    public var title: String
    /// The number of nodes around the node.
    public var level: Int

    /// Creates a node.
    public init(identity: String, title: String, level: Int) {
      (self.identity, self.title, self.level) = (identity, title, level)
    }
  }

  /// The selected node.
  public struct Selection: Hashable, Sendable {
    /// The identity.
    public var identity: String
    /// The type, which is a definition of the schema.
    public var kind: String
    /// The frame, in points of the window.
    public var frame: CGRect
    /// The line of the document; nil if it is not known.
    public var line: Int?
    /// The members of the node with the changes, as JSON.
    public var members: String

    /// Creates a selection.
    public init(identity: String, kind: String, frame: CGRect, line: Int?, members: String) {
      (self.identity, self.kind, self.frame) = (identity, kind, frame)
      (self.line, self.members) = (line, members)
    }
  }

  /// The nodes, each before those inside.
  public var nodes: [Node] = []
  /// The selected node; nil for none.
  public var selection: Selection?
  /// The changes that are not in the file, as JSON Patch; empty without changes.
  public var patch = ""
  /// Whether the changes can be written to the file.
  public var canSave = false
  /// The outcome of the last command, if it failed or wrote a file.
  public var notice = ""
  /// The rows of the document's data that a person can choose from.
  public var rows: [String] = []
  /// The index of the row that is shown; nil for all data.
  public var row: Int?

  /// Creates the controls of a document without nodes.
  public init() {}

  /// The message `controls`.
  ///
  /// - Parameter withNodes: Whether the nodes are part of it.
  func message(withNodes: Bool) -> JSONValue {
    .object([
      "t": .string("controls"),
      "nodes": withNodes ? .array(nodes.map(\.value)) : .null,
      "selection": selection?.value ?? .null,
      "patch": .string(patch), "canSave": .bool(canSave), "notice": .string(notice),
    ])
  }
}

extension DocumentControls.Node {
  fileprivate var value: JSONValue {
    .array([.string(identity), .string(title), .number(Double(level))])
  }
}

extension DocumentControls.Selection {
  fileprivate var value: JSONValue {
    .object([
      "node": .string(identity), "kind": .string(kind), "frame": frame.value,
      "line": line.map { .number(Double($0)) } ?? .null, "members": .string(members),
    ])
  }
}
