/// The state of one of a session's clients.
struct LiveClient {
  /// The connection to the client.
  let connection: any LiveConnection
  /// The encoder of the client's frames.
  var frames = FrameEncoder()
  /// The number of the frame that the client has not acknowledged; nil for none.
  var unacknowledged: UInt32?
  /// Whether the page is shown.
  var isVisible = true
  /// Whether the page shows the controls of the document.
  var showsControls = false
  /// Pixels per point of the page's screen.
  var scale: Double
  /// Whether Command is the modifier of commands, and not Control.
  let usesCommandKey: Bool
}
