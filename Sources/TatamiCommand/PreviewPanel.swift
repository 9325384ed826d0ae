import TatamiPicture
import TatamiPreview

/// The panel of a preview in which the nodes of a scene are changed.
struct PreviewPanel {
  /// The maximum number of nodes in the list.
  private static let nodeLimit = 2_000

  /// The identity of the selected node; nil for none.
  var selected: String?
  /// The outcome of the last command, if it failed or wrote a file.
  var notice = ""

  /// Returns what the panel shows.
  @MainActor
  func controls(of content: PreviewDocument.Content, _ edits: SceneEdits) -> DocumentControls {
    var controls = DocumentControls()
    (controls.rows, controls.row, controls.notice) = (content.rows, content.row, notice)
    guard let scene = content.scene else { return controls }
    controls.nodes = scene.nodeList(limit: Self.nodeLimit).map { node in
      let title = node.name.map { "\(node.kind) #\($0)" } ?? node.kind
      return DocumentControls.Node(identity: node.identity, title: title, level: node.level)
    }
    controls.selection = selected.flatMap { scene.node($0) }.flatMap { node, view in
      guard let members = node.members(in: content.document) else { return nil }
      return DocumentControls.Selection(
        identity: node.identity,
        kind: node.kind,
        frame: view.convert(view.bounds, to: nil),
        line: node.line(in: content.source),
        members: JSONWriter.text(of: members)
      )
    }
    if !edits.isEmpty {
      controls.patch = JSONWriter.text(of: edits.patch)
      controls.canSave = edits.applied(toText: content.source) != nil
    }
    return controls
  }
}
