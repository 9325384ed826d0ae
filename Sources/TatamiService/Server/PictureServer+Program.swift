import Foundation

extension PictureServer {
  /// Serves the templates of a folder until the task is canceled; the pictures are drawn in this
  /// process, and the log has the address.
  ///
  /// ```swift
  /// let options = ServiceOptions(templates: URL(filePath: "templates"))
  /// try await PictureServer.run(options, port: 8080)
  /// ```
  ///
  /// The main actor must be free, as it is in a program with an asynchronous `main`.
  ///
  /// - Parameters:
  ///   - options: The folder of the templates, and the limits.
  ///   - host: The address, by default that of this machine only.
  ///   - port: The port; 0 for any free one.
  /// - Throws: A `ServiceError` without the folder; an error of the system, for example when the port
  ///   is in use.
  public static func run(
    _ options: ServiceOptions,
    host: String = "127.0.0.1",
    port: Int = 0
  ) async throws {
    let source = LocalPictures(root: options.templates, limits: options.limits)
    let server = try await start(options, source: source, host: host, port: port)
    options.logger.notice("http://\(host):\(server.port)/")
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(3_600)) }
    // The task is canceled, so that a new one waits for the last answers.
    try await Task { try await server.stop() }.value
  }
}
