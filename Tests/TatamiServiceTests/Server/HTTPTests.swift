import Foundation
import Testing

@testable import TatamiService

/// A server on this machine, and clients that send what they like.
@Suite struct HTTPTests {
  private let folder = TestFolder()
  private let source = PictureServiceTests.Source()

  private func withServer(
    _ change: (inout ServiceOptions) -> Void = { _ in },
    _ body: (Int) async throws -> Void
  ) async throws {
    try folder.write(
      #"{"data":{"title":"A"},"view":{"type":"label","text":"{{title}}"}}"#,
      to: "og.json"
    )
    var options = ServiceOptions(templates: folder.url)
    options.logger.logLevel = .critical
    change(&options)
    let server = try await PictureServer.start(options, source: source)
    do {
      try await body(server.port)
    } catch {
      try await server.stop()
      throw error
    }
    try await server.stop()
  }

  @Test func `a picture has a length, and HEAD the same fields without it`() async throws {
    try await withServer { port in
      let get = try await RawClient(port).exchange(
        "GET /og.svg HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
      )
      let head = try await RawClient(port).exchange(
        "HEAD /og.svg HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
      )
      #expect(get.hasPrefix("HTTP/1.1 200 OK\r\n"))
      let (fields, body) = Self.parts(get)
      #expect(fields.contains("Content-Length: \(body.utf8.count)"))
      #expect(!body.isEmpty)
      #expect(Self.parts(head).fields == fields)
      #expect(Self.parts(head).body.isEmpty)
    }
  }

  @Test func `a connection is kept, and requests that arrive together are answered in order`()
    async throws
  {
    try await withServer { port in
      let one = "GET /og.svg?title=1 HTTP/1.1\r\nHost: a\r\n\r\n"
      let text =
        String(repeating: one, count: 300)
        + "GET /none.svg HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
      let answers = try await RawClient(port).exchange(text)
      #expect(answers.ranges(of: "HTTP/1.1 200 OK").count == 300)
      #expect(answers.ranges(of: "HTTP/1.1 404").count == 1)
      #expect(answers.contains("Connection: close"))
    }
  }

  @Test(arguments: [
    ("GET /og.svg HTTP/1.1\r\n\r\n", "400"),
    ("GET /og.svg HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "400"),
    ("GET  HTTP/1.1\r\n\r\n", "400"), ("\u{1}\u{2}\r\n\r\n", "400"),
    ("GET * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", "400"),
    ("GET http://x/og.svg HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", "400"),
    ("POST /og.svg HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab", "400"),
    ("POST /og.svg HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", "400"),
    ("POST /og.svg HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n", "400"),
    ("POST /og.svg HTTP/1.1\r\nHost: a\r\nContent-Length: 1048577\r\n\r\n", "413"),
    (
      "POST /og.svg HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      "400"
    ),
    ("POST /og.svg HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", "400"),
  ])
  func `a request that is not valid closes its connection only`(text: String, status: String)
    async throws
  {
    try await withServer { port in
      let answer = try await RawClient(port).exchange(text)
      #expect(answer.hasPrefix("HTTP/1.1 \(status)"))
      #expect(try await Self.isAlive(port))
    }
  }

  @Test(arguments: [(32_768, "404"), (32_769, "431")])
  func `a head has up to 32 KiB`(_ size: Int, _ status: String) async throws {
    try await withServer { port in
      let start = "GET /none HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX: "
      let value = String(repeating: "y", count: size - start.utf8.count - 4)
      let answer = try await RawClient(port).exchange(start + value + "\r\n\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 \(status)"))
      #expect(try await Self.isAlive(port))
    }
  }

  @Test func `a long head and a long body are refused`() async throws {
    try await withServer { port in
      let line = "X: " + String(repeating: "y", count: 4_000_000) + "\r\n"
      #expect(
        try await RawClient(port).exchange("GET / HTTP/1.1\r\nHost: a\r\n" + line).hasPrefix(
          "HTTP/1.1 431"
        )
      )
      let fields = String(repeating: "X: y\r\n", count: 20_000)
      let many = try await RawClient(port).exchange("GET / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n")
      #expect(many.hasPrefix("HTTP/1.1 400"))
      let chunk = "20000\r\n" + String(repeating: "z", count: 0x20000) + "\r\n"
      let head = "POST /og.svg HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
      let answer = try await RawClient(port).exchange(
        head + String(repeating: chunk, count: 12) + "0\r\n\r\n"
      )
      #expect(answer.hasPrefix("HTTP/1.1 413"))
      #expect(try await Self.isAlive(port))
    }
  }

  @Test func `silent and slow clients are closed after a while`() async throws {
    try await withServer({ $0.timeout = .milliseconds(300) }) { port in
      let silent = try RawClient(port)
      let slow = try RawClient(port)
      slow.write("GET /og.svg HTTP/1.1\r\nHo")
      #expect(await silent.readToEnd().isEmpty)
      #expect(await slow.readToEnd().isEmpty)
    }
  }

  @Test func `more connections than the limit are closed`() async throws {
    let change = { (options: inout ServiceOptions) in
      (options.connectionLimit, options.timeout) = (3, .seconds(600))
    }
    try await withServer(change) { port in
      let clients = try (0..<3).map { _ in try RawClient(port) }
      for client in clients {
        #expect(
          await client.exchange("GET /health HTTP/1.1\r\nHost: a\r\n\r\n", until: "ok\n").contains(
            "200 OK"
          )
        )
      }
      #expect(try await RawClient(port).exchange("GET /health HTTP/1.1\r\nHost: a\r\n\r\n").isEmpty)
    }
  }

  @Test func `requests that have arrived are answered before the end`() async throws {
    try folder.write(#"{"view":{"type":"label","text":"a"}}"#, to: "og.json")
    var options = ServiceOptions(templates: folder.url)
    options.logger.logLevel = .critical
    source.delay.value = .milliseconds(400)
    let server = try await PictureServer.start(options, source: source)
    let client = try RawClient(server.port)
    client.write("GET /og.svg HTTP/1.1\r\nHost: a\r\n\r\n")
    while source.count == 0 { try await Task.sleep(for: .milliseconds(5)) }
    try await server.stop()
    let answer = await client.readToEnd()
    #expect(answer.hasPrefix("HTTP/1.1 200 OK"))
    #expect(answer.contains("Connection: close"))
    #expect(throws: (any Error).self) { try RawClient(server.port) }
  }

  @Test func `a long answer is complete when the server ends meanwhile`() async throws {
    try folder.write(#"{"view":{"type":"label","text":"a"}}"#, to: "og.json")
    var options = ServiceOptions(templates: folder.url)
    options.logger.logLevel = .critical
    let server = try await PictureServer.start(options, source: source)
    let client = try RawClient(server.port)
    // The answer does not fit into the buffers of the system.
    source.padding.value = 16 << 20
    client.write("GET /og.svg HTTP/1.1\r\nHost: a\r\n\r\n")
    while source.count == 0 { try await Task.sleep(for: .milliseconds(5)) }
    async let end: Void = server.stop(within: .seconds(300))
    try await Task.sleep(for: .milliseconds(300))
    let answer = await client.readToEnd()
    try await end
    let (fields, content) = Self.parts(answer)
    #expect(fields.contains("Content-Length: \(content.utf8.count)"))
    #expect(content.utf8.count > 16 << 20)
  }

  @Test func `mutated requests never end the server`() async throws {
    let seeds = [
      "GET /og.svg?title=B HTTP/1.1\r\nHost: a\r\nIf-None-Match: \"x\"\r\nConnection: close\r\n\r\n",
      "POST /og.svg HTTP/1.1\r\nHost: a\r\nContent-Length: 13\r\nConnection: close\r\n\r\n{\"title\":\"C\"}",
      "POST /og.svg HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nd\r\n{\"title\":\"C\"}\r\n0\r\n\r\n",
      "HEAD / HTTP/1.0\r\n\r\n",
    ]
    try await withServer({ $0.timeout = .milliseconds(500) }) { port in
      var random = SplitMix(state: 33)
      for index in 0..<400 {
        var bytes = Array(seeds[index % seeds.count].utf8)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let position = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0..<4, using: &random) {
          case 0: bytes[position] = UInt8.random(in: 0...255, using: &random)
          case 1: bytes.insert(contentsOf: bytes[position...].prefix(30), at: position)
          case 2: bytes.remove(at: position)
          default: bytes.insert(contentsOf: [13, 10], at: position)
          }
          if bytes.isEmpty { bytes = [0] }
        }
        let client = try RawClient(port)
        client.write(bytes)
        // Every second connection is cut without reading.
        guard index % 2 == 0 else { continue }
        client.closeWriting()
        let answer = await client.readToEnd()
        #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 "))
      }
      #expect(try await Self.isAlive(port))
    }
  }

  private static func isAlive(_ port: Int) async throws -> Bool {
    let request = "GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
    return try await RawClient(port).exchange(request).hasPrefix("HTTP/1.1 200 OK")
  }

  private static func parts(_ answer: String) -> (fields: String, body: String) {
    let parts = answer.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
  }
}
