import Foundation
import TatamiLive
public import TatamiUIKit

extension PreviewServer {
  /// Shows a view controller in browsers until the task is canceled; prints the address to open.
  ///
  ///     try await PreviewServer.run(title: "Counter") { CounterController() }
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - port: The port of the server on this machine; 0 for any free one.
  ///   - makeController: Creates the controller, with the screen, the clock and the pasteboard of the
  ///     session.
  /// - Throws: An error of the system, for example when the port is in use.
  @MainActor
  public static func run(
    title: String,
    port: Int = 0,
    makeController: @MainActor () -> UIViewController
  ) async throws {
    let server = try await start(port: port)
    let session = LiveSession(title: title, makeController: makeController)
    FileHandle.standardError.write(Data("\(title): open \(server.url)\n".utf8))
    await server.run(session)
    try await server.stop()
  }
}
