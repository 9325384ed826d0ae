import TatamiUIKit

extension LiveSession {
  /// Sends the changes of the controls to the pages that show them, and the rows to all pages.
  func controlsDidChange(from old: DocumentControls?) {
    guard let controls, controls != old else { return }
    if controls.rows != old?.rows ?? [] || controls.row != old?.row {
      sendToAll(.rows(controls.rows, selected: controls.row))
    }
    let withNodes = controls.nodes != old?.nodes
    for client in clients where client.showsControls {
      client.connection.send(.controls(controls, withNodes: withNodes))
    }
  }

  /// Sends the schema and the controls to a page that begins to show them.
  func sendAllControls(to connection: any LiveConnection) {
    guard let schema, let controls else { return }
    connection.send(.schema(schema()))
    connection.send(.controls(controls, withNodes: true))
  }
}
