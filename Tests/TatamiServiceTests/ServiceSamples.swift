import Foundation
import TatamiService
import Testing

/// The samples of Documentation/server.md and of the declarations.
@Suite struct ServiceSamples {
  /// Compiled only: the port may be in use.
  func run() async throws {
    let options = ServiceOptions(templates: URL(filePath: "templates"))
    try await PictureServer.run(options, port: 8080)
  }

  /// Compiled only: the port may be in use, and the command may be elsewhere.
  func serve(options: ServiceOptions) async throws {
    let program = WorkerProgram(
      path: "/usr/local/bin/tatami",
      arguments: ["render", "--worker", "--jobs", "1", "--root", "templates"]
    )
    let pool = WorkerPool(program, count: 4)
    let server = try await PictureServer.start(options, source: pool, port: 8080)
    try await server.stop()
  }

  /// Compiled only: the port may be in use.
  func serve() async throws {
    let options = ServiceOptions(templates: URL(filePath: "templates"))
    let server = try await PictureServer.start(options, source: LocalPictures(), port: 8080)
    try await server.stop()
  }

  @Test func `a server runs until its task is canceled`() async throws {
    let folder = TestFolder()
    var options = ServiceOptions(templates: folder.url)
    options.logger.logLevel = .critical
    let task = Task { [options] in try await PictureServer.run(options) }
    try await Task.sleep(for: .milliseconds(50))
    task.cancel()
    try await task.value
  }

  @Test func `a server without its folder is an error`() async {
    let options = ServiceOptions(templates: URL(filePath: "/no/such/folder"))
    await #expect(throws: ServiceError.self) { try await PictureServer.run(options) }
  }

  @Test func `a server in a program draws in its process`() async throws {
    let folder = TestFolder()
    try folder.write(
      #"{"data":{"title":"A"},"view":{"type":"label","text":"{{title}}"}}"#,
      to: "og.json"
    )
    var options = ServiceOptions(templates: folder.url)
    options.logger.logLevel = .critical
    // Other tests draw at the same time.
    options.limits.duration = .seconds(300)
    let source = LocalPictures(root: folder.url, limits: options.limits)
    let server = try await PictureServer.start(options, source: source)
    let request = "GET /og.svg?title=Sample HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
    let port = server.port
    let answer = try await RawClient(port).exchange(request)
    #expect(answer.hasPrefix("HTTP/1.1 200 OK"))
    #expect(answer.contains("Sample"))
    try await server.stop()
  }
}
