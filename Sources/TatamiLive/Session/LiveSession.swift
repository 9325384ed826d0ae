import Foundation
import TatamiDrawing
import TatamiHost
public import TatamiUIKit

/// A window that people see and touch through clients, such as browsers.
///
/// ```swift
/// let session = LiveSession(title: "Card") {
///   let controller = UIViewController()
///   controller.view.backgroundColor = .systemBackground
///   return controller
/// }
/// ```
///
/// A session has an environment of its own. Frames are sent when something has changed, to a client
/// that has acknowledged the frame before. A class, because it owns the window.
@MainActor
public final class LiveSession {
  /// The identity, 64 random bits as hexadecimal digits, which a client names to resume the session.
  public let id = String(UInt64.random(in: .min ... .max), radix: 16)
  /// The title of the page.
  public var title: String {
    didSet { if title != oldValue { sendToAll(.title(title)) } }
  }

  /// The traits of the client that has changed them last.
  public internal(set) var traits = ClientMessage.Traits()
  /// Called inside of the session's environment when the traits have changed.
  public var traitsHandler: (@MainActor () -> Void)?

  /// The document that the window shows, whose nodes people can select and change; nil for programs.
  public var controls: DocumentControls? {
    didSet { controlsDidChange(from: oldValue) }
  }

  /// Returns the JSON Schema of the document's nodes as text.
  public var schema: (@MainActor () -> String)?
  /// Called inside of the session's environment with commands for the document's nodes.
  public var controlHandler: (@MainActor (ClientMessage.Control) -> Void)?
  /// Called inside of the session's environment with the view that a person has selected.
  public var selectionHandler: (@MainActor (UIView) -> Void)?

  let environment = HostEnvironment()
  let host: WindowHost
  private let clock: RealTimeClock
  private(set) var clients: [LiveClient] = []
  private var isUpdateScheduled = false
  private var sequence: UInt32 = 0
  private var scale = 1.0
  private var textInput: TextInputState?
  private var textRevision: UInt32 = 0
  private var selection = ""
  var lastInput: UInt32 = 0
  var touches: [Int: UITouch] = [:]
  /// The position of the mouse or pen, in points of the window; nil outside of it.
  var pointerPosition: CGPoint?
  private var cursor = WindowHost.Cursor.default
  /// The end of the movement of a trackpad; nil between movements.
  var scrollEnd: Task<Void, Never>?
  /// The end of a pinch of a trackpad; nil between pinches.
  var pinchEnd: Task<Void, Never>?
  private var errors: [DocumentProblem] = []
  /// The identities of the accessibility elements.
  let mirror = AccessibilityMirror()
  /// The accessibility elements that clients have received.
  var elements: [AccessibilityMirror.Element]?
  var isMirrorScheduled = false
  /// The state of the window before a person has changed it; nil before the first client.
  var initialState: WindowState?
  /// The state that clients keep, as JSON.
  var keptState = ""
  var isStateScheduled = false

  /// Creates a session whose window shows a controller.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - makeController: Creates the controller inside of the session's environment.
  public init(title: String, makeController: @MainActor () -> UIViewController) {
    self.title = title
    (host, clock) = environment.run {
      (WindowHost(Self.makeWindow(showing: makeController())), RealTimeClock())
    }
    environment.run { begin() }
  }

  /// Creates a session that shows the key window of an application.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - makeDelegate: Creates the delegate of the application, which is launched inside of the session's
  ///     environment and terminated by `close()`.
  public init(title: String, application makeDelegate: @MainActor () -> any UIApplicationDelegate) {
    self.title = title
    (host, clock) = environment.run {
      HostApplication.launch(makeDelegate())
      let application = UIApplication.shared
      let window = application.keyWindow ?? application.windows.last
      return (WindowHost(window ?? Self.makeWindow(showing: UIViewController())), RealTimeClock())
    }
    environment.run { begin() }
  }

  private static func makeWindow(showing controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .systemBackground
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  /// Terminates the application; the session is not used afterwards.
  public func close() {
    environment.run { HostApplication.terminate() }
  }

  private func begin() {
    host.needsDisplayHandler = { [weak self] in self?.scheduleUpdate() }
    HostPasteboard.changeHandler = { [weak self] in
      if let text = HostPasteboard.text { self?.sendToAll(.clipboard(text)) }
    }
    HostApplication.accessibilityHandler = { [weak self] notification, argument in
      self?.announce(notification, argument)
    }
    HostApplication.urlHandler = { [weak self] url in self?.sendToAll(.link(url)) }
  }

  /// Whether a client is connected.
  public var hasClients: Bool { !clients.isEmpty }

  /// Calls a function inside of the session's environment, for example one that changes views.
  public func perform<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try environment.run(body)
  }

  /// Shows errors over the picture; none removes those shown before.
  public func report(_ errors: [DocumentProblem]) {
    guard errors != self.errors else { return }
    self.errors = errors
    sendToAll(.errors(errors))
  }

  // MARK: Clients

  /// Connects a client, which receives the whole picture.
  public func connect(_ connection: any LiveConnection, _ greeting: ClientMessage.Greeting) {
    clients.append(
      LiveClient(
        connection: connection,
        scale: greeting.viewport.scale,
        usesCommandKey: greeting.usesCommandKey
      )
    )
    connection.send(.welcome(session: id, title: title))
    if let controls, !controls.rows.isEmpty {
      connection.send(.rows(controls.rows, selected: controls.row))
    }
    if cursor != .default { connection.send(.cursor(cursor)) }
    if !errors.isEmpty { connection.send(.errors(errors)) }
    environment.run {
      apply(greeting.traits)
      resize(to: greeting.viewport.size)
      beginState(greeting)
      clock.start()
      textInput = nil
      elements = nil
      scheduleUpdate()
    }
  }

  /// Disconnects a client; without clients, the clock of the session stops.
  public func disconnect(_ connection: any LiveConnection) {
    clients.removeAll { $0.connection === connection }
    environment.run { clients.isEmpty ? rest() : resize(to: host.window.frame.size) }
  }

  /// Releases what the person held down, and stops the clock.
  private func rest() {
    for touch in touches.values { host.cancel(touch) }
    touches = [:]
    clock.stop()
  }

  /// Applies a message of a client.
  ///
  /// - Throws: `MessageError` for a greeting, which connects a client only once.
  public func receive(
    _ message: ClientMessage,
    from connection: any LiveConnection
  ) throws(MessageError) {
    guard let index = clients.firstIndex(where: { $0.connection === connection }) else { return }
    switch message {
    case .hello: throw .unexpected("hello")
    case .ack(let frame):
      if clients[index].unacknowledged == frame { clients[index].unacknowledged = nil }
      scheduleUpdate()
    case .resync:
      clients[index].frames.requestWholePicture()
      clients[index].unacknowledged = nil
      scheduleUpdate()
    case .inspect(let position, let isSelected):
      environment.run { inspect(viewAt: position, isSelected: isSelected, for: connection) }
    case .control(.show(let isShown)): showControls(isShown, toClientAt: index)
    case .control(let control): environment.run { controlHandler?(control) }
    case .visible(let isVisible):
      clients[index].isVisible = isVisible
      environment.run { setVisible(clients.contains(where: \.isVisible)) }
    case .resize(let viewport):
      clients[index].scale = viewport.scale
      environment.run { resize(to: viewport.size) }
    default:
      let usesCommandKey = clients[index].usesCommandKey
      environment.run {
        clock.synchronize()
        apply(message, usesCommandKey: usesCommandKey)
      }
    }
  }

  private func showControls(_ isShown: Bool, toClientAt index: Int) {
    clients[index].showsControls = isShown
    if isShown { environment.run { sendAllControls(to: clients[index].connection) } }
  }

  private func setVisible(_ isVisible: Bool) {
    HostApplication.changeState(to: isVisible ? .active : .background)
    if isVisible { clock.start() } else { rest() }
    scheduleUpdate()
  }

  /// The highest number of pixels per point.
  private static let maxScale = 3.0
  /// The largest number of pixels of a picture.
  private static let maxPixels = Double(1 << 26)
  /// The longest side of a picture, in pixels.
  private static let maxSide = 16_384.0

  /// Gives the window the size of a page, and the largest scale of all pages that its pixels allow.
  private func resize(to size: CGSize) {
    let limit = min(
      (Self.maxPixels / (size.width * size.height)).squareRoot(),
      Self.maxSide / max(size.width, size.height)
    )
    scale = min(clients.map(\.scale).max() ?? 1, Self.maxScale, limit)
    HostDevice.setScreen(size: size, scale: scale)
    host.window.frame = CGRect(origin: .zero, size: size)
    scheduleUpdate()
  }

  // MARK: Frames

  private func scheduleUpdate() {
    guard !isUpdateScheduled, hasClients else { return }
    isUpdateScheduled = true
    Task { [weak self] in self?.update() }
  }

  /// Brings the pixels up to date and sends what has changed to the clients that wait for it.
  private func update() {
    isUpdateScheduled = false
    guard clients.contains(where: { $0.isVisible && $0.unacknowledged == nil }) else { return }
    environment.run {
      do {
        try host.update(scale: scale)
      } catch {
        return report([DocumentProblem(file: title, message: "\(error)")])
      }
      for index in clients.indices { sendFrame(toClientAt: index) }
      sendTextInput()
      sendCursor()
    }
    scheduleMirror()
    scheduleState()
  }

  private func sendFrame(toClientAt index: Int) {
    clients[index].frames.add(host.changes)
    guard clients[index].isVisible, clients[index].unacknowledged == nil else { return }
    let frame = host.withPixels { pixels, columns in
      clients[index].frames.frame(
        of: pixels,
        columns: columns,
        sequence: sequence &+ 1,
        lastInput: lastInput
      )
    }
    guard let frame, let frame else { return }
    sequence &+= 1
    clients[index].unacknowledged = sequence
    clients[index].connection.send(frame: frame)
  }

  private func sendTextInput() {
    let state = host.textInput
    guard state != textInput || textRevision == 0 else { return }
    textInput = state
    textRevision &+= 1
    sendToAll(.input(state, revision: textRevision))
    let selected = state?.selectedText ?? ""
    guard selected != selection else { return }
    selection = selected
    sendToAll(.selection(selected))
  }

  /// Sends the shape of the pointer if it has changed.
  func sendCursor() {
    let found = pointerPosition.map { host.cursor(at: $0) } ?? .default
    guard found != cursor else { return }
    cursor = found
    sendToAll(.cursor(found))
  }

  func sendToAll(_ message: ServerMessage) {
    for client in clients { client.connection.send(message) }
  }
}

extension TextInputState {
  /// The selected characters.
  fileprivate var selectedText: String {
    let units = Array(context.utf16)
    return String(decoding: units[selection.clamped(to: 0..<units.count)], as: UTF16.self)
  }
}
