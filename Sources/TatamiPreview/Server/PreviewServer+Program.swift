import Foundation
import TatamiLive
public import TatamiUIKit

extension PreviewServer {
  /// Shows a view controller in browsers until the task is canceled; prints the address to open.
  ///
  /// Each page has a controller of its own, which it finds again within 60 seconds after it has been
  /// reloaded or its network was cut.
  ///
  ///     try await PreviewServer.run(title: "Counter") { CounterController() }
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - port: The port of the server on this machine; 0 for any free one.
  ///   - makeController: Creates the controller of a page, with a screen, a clock and a pasteboard of its
  ///     own.
  /// - Throws: An error of the system, for example when the port is in use.
  @MainActor
  public static func run(
    title: String,
    port: Int = 0,
    makeController: @escaping @MainActor () -> UIViewController
  ) async throws {
    try await run(title, port) { LiveSession(title: title, makeController: makeController) }
  }

  /// Shows an application in browsers until the task is canceled; prints the address to open.
  ///
  /// Each page has an application of its own, which is launched when the page is opened and terminated
  /// when the page is not reloaded within 60 seconds.
  ///
  ///     try await PreviewServer.run(title: "Notes", application: { AppDelegate() })
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - port: The port of the server on this machine; 0 for any free one.
  ///   - makeDelegate: Creates the delegate of a page's application.
  /// - Throws: An error of the system, for example when the port is in use.
  @MainActor
  public static func run(
    title: String,
    port: Int = 0,
    application makeDelegate: @escaping @MainActor () -> any UIApplicationDelegate
  ) async throws {
    try await run(title, port) { LiveSession(title: title, application: makeDelegate) }
  }

  @MainActor
  private static func run(
    _ title: String,
    _ port: Int,
    makeSession: @escaping @MainActor () -> LiveSession
  ) async throws {
    let server = try await start(port: port)
    FileHandle.standardError.write(Data("\(title): open \(server.url)\n".utf8))
    await server.run(makeSession: makeSession)
    try await server.stop()
  }
}
