import Foundation
import TatamiLive
import TatamiPreview
import TatamiUIKit
import Testing

@MainActor
@Suite struct PreviewServerTests {
  private let server: PreviewServer
  private let port: Int
  private let token: String
  private let task: Task<Void, Never>

  init() async throws {
    try await self.init(.patient)
  }

  private init(_ limits: ServerLimits) async throws {
    let server = try await PreviewServer.start(limits)
    let session = LiveSession(title: "Test") { UIViewController() }
    self.server = server
    let url = try #require(URLComponents(string: server.url))
    port = try #require(url.port)
    token = try #require(url.fragment)
    task = Task { await server.run(session) }
  }

  private var host: String { "127.0.0.1:\(port)" }

  /// Talks to the server on a thread, and stops the server.
  private func talk(_ body: @escaping @Sendable (RawClient) throws -> Void) async throws {
    let port = port
    // A thread, because the client blocks.
    try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
      Thread {
        end.resume(
          with: Result {
            let client = try RawClient(port: port)
            defer { client.close() }
            try body(client)
          }
        )
      }
      .start()
    }
    task.cancel()
    try await server.stop()
  }

  /// Returns an answer to the end of its head, or to the end of the connection.
  private func answer(
    _ line: String,
    _ fields: [String] = [],
    host: String? = nil,
    toEnd: Bool = false
  ) async throws -> String {
    let host = host ?? self.host
    nonisolated(unsafe) var answer = ""
    try await talk { client in
      client.request(line, host: host, fields)
      answer = toEnd ? String(decoding: client.read { _ in false }, as: UTF8.self) : client.answer()
    }
    return answer
  }

  /// Returns the data that the server sends after the handshake and frames of a client, as text.
  private func conversation(_ body: @escaping @Sendable (RawClient) -> [UInt8]) async throws
    -> String
  {
    let host = host
    nonisolated(unsafe) var bytes: [UInt8] = []
    try await talk { client in
      client.requestSocket(host: host, origin: "http://\(host)")
      try #require(client.answer().hasPrefix("HTTP/1.1 101 "))
      bytes = body(client)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `V34, V35: the page is served with a policy that allows its own files only`()
    async throws
  {
    let text = try await answer("GET / HTTP/1.1")
    #expect(text.hasPrefix("HTTP/1.1 200 "))
    #expect(text.contains("Content-Security-Policy: default-src 'none'; script-src 'self'"))
    #expect(!text.contains("unsafe"))
    #expect(text.contains("X-Frame-Options: DENY"))
  }

  @Test(arguments: ["/preview.js?x=1", "/picture.js", "/text.js", "/preview.css"])
  func `the files of the page are served`(_ path: String) async throws {
    let text = try await answer("GET \(path) HTTP/1.1")
    #expect(text.hasPrefix("HTTP/1.1 200 "))
    #expect(text.contains("Cache-Control: no-store"))
  }

  @Test(arguments: ["/../Package.swift", "/%2e%2e/Package.swift", "/index.html", "//", "*"])
  func `V36, V201: other paths are not found`(_ path: String) async throws {
    #expect(try await answer("GET \(path) HTTP/1.1").hasPrefix("HTTP/1.1 404 "))
  }

  @Test func `V32: requests under other names are refused`() async throws {
    let text = try await answer("GET / HTTP/1.1", host: "attacker.example:\(port)")
    #expect(text.hasPrefix("HTTP/1.1 421 "))
  }

  @Test func `V201: a request with a body is refused`() async throws {
    let text = try await answer("POST / HTTP/1.1", ["Content-Length: 5", "", "12345"])
    #expect(text.hasPrefix("HTTP/1.1 413 "))
  }

  @Test(arguments: [nil, "http://attacker.example", "https://127.0.0.1", "null"])
  func `V33: a WebSocket of another page is refused`(_ origin: String?) async throws {
    let host = host
    try await talk { client in
      client.requestSocket(host: host, origin: origin)
      #expect(client.answer().hasPrefix("HTTP/1.1 403 "))
    }
  }

  @Test func `V40: a WebSocket without the subprotocol is answered with the versions`() async throws
  {
    let text = try await answer(
      "GET /session HTTP/1.1",
      ["Upgrade: websocket"],
      toEnd: true
    )
    #expect(text.hasPrefix("HTTP/1.1 400 "))
    #expect(text.contains("tatami.live.1"))
  }

  @Test func `V36: a check of health is answered`() async throws {
    let text = try await answer("GET /health HTTP/1.1", ["Connection: close"], toEnd: true)
    #expect(text.hasSuffix("ok\n"))
  }

  @Test(arguments: [[], ["127.0.0.1", "127.0.0.1"], ["127.0.0.1.attacker.example"]])
  func `V32: a request without one right Host is refused`(_ names: [String]) async throws {
    let port = port
    nonisolated(unsafe) var text = ""
    try await talk { client in
      let hosts = names.map { "Host: \($0):\(port)" }
      client.write((["GET / HTTP/1.1"] + hosts + ["", ""]).joined(separator: "\r\n"))
      text = client.answer()
    }
    #expect(text.hasPrefix(names.count == 1 ? "HTTP/1.1 421 " : "HTTP/1.1 400 "))
  }

  @Test func `V31: a wrong secret closes the connection with code 4401`() async throws {
    let text = try await conversation { client in
      client.writeFrame(#"{"t": "hello", "token": "0", "width": 100, "height": 50}"#)
      return client.read { _ in false }
    }
    #expect(text.contains("wrong token"))
  }

  @Test func `a greeting with the secret is answered with the title and a picture`() async throws {
    let token = token
    let text = try await conversation { client in
      client.writeFrame(#"{"t": "hello", "token": "\#(token)", "width": 100, "height": 50}"#)
      // The first byte of a frame of bytes; the welcome is ASCII.
      return client.read { $0.contains(0x82) }
    }
    #expect(text.contains(#""t":"welcome""#))
    #expect(text.contains(#""title":"Test""#))
  }

  @Test func `a greeting in several frames is read`() async throws {
    let token = token
    let text = try await conversation { client in
      client.writeFrame(#"{"t": "hello", "token": ""#, isFinal: false)
      client.writeFrame(#"\#(token)", "width": 100,"#, opcode: 0, isFinal: false)
      client.writeFrame(#" "height": 50}"#, opcode: 0)
      return client.read { $0.firstRange(of: Array("welcome".utf8)) != nil }
    }
    #expect(text.contains(#""title":"Test""#))
  }

  @Test(arguments: [
    (#"{"t": "pointer"}"#, "must be"), (#"["#, "the message is"), ("", "the message is"),
  ])
  func `V41: wrong messages close the connection with a reason`(_ text: String, _ reason: String)
    async throws
  {
    let answer = try await conversation { client in
      client.writeFrame(text)
      return client.read { _ in false }
    }
    #expect(answer.contains(reason))
  }

  @Test func `V43, V202: a frame without a mask closes the connection`() async throws {
    let answer = try await conversation { client in
      client.writeFrame("{}", isMasked: false)
      return client.read { _ in false }
    }
    #expect(answer.contains("frames must be masked"))
  }

  @Test(arguments: [2, 3, 11] as [UInt8])
  func `V202: a frame that is not text closes the connection`(_ opcode: UInt8) async throws {
    let answer = try await conversation { client in
      client.writeFrame("{}", opcode: opcode)
      return client.read { _ in false }
    }
    #expect(answer.contains("only text is accepted"))
  }

  @Test func `a ping is answered with its text`() async throws {
    let answer = try await conversation { client in
      client.writeFrame("tatami", opcode: 9)
      return client.read { $0.count >= 8 }
    }
    #expect(answer.hasSuffix("tatami"))
  }

  @Test func `V202: a message that never ends closes the connection`() async throws {
    let answer = try await conversation { client in
      client.writeFrame("{", isFinal: false)
      for _ in 0..<64 { client.writeFrame(" ", opcode: 0, isFinal: false) }
      return client.read { _ in false }
    }
    #expect(answer.contains("too long"))
  }

  @Test(arguments: [1 << 21, 1 << 33, 1 << 62, UInt64.max >> 1, .max])
  func `V202: a frame of a great length closes the connection`(_ length: UInt64) async throws {
    let answer = try await conversation { client in
      let digits = (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) }
      client.write([0x81, 0xFF] + digits + [0, 0, 0, 0] + Array("{}".utf8))
      return client.read { _ in false }
    }
    #expect(!answer.isEmpty)
  }

  @Test func `V33: a client that sends no greeting is disconnected`() async throws {
    var limits = ServerLimits.patient
    limits.greeting = .milliseconds(50)
    let text = try await PreviewServerTests(limits).conversation { client in
      client.read { _ in false }
    }
    #expect(text.contains("no greeting"))
    task.cancel()
    try await server.stop()
  }

  @Test func `V39: a client that sends too many messages is disconnected`() async throws {
    var limits = ServerLimits.patient
    limits.messagesPerSecond = 20
    let tests = try await PreviewServerTests(limits)
    let token = tests.token
    let text = try await tests.conversation { client in
      client.writeFrame(#"{"t": "hello", "token": "\#(token)", "width": 100, "height": 50}"#)
      for _ in 0..<200 { client.writeFrame(#"{"t": "focus", "on": true}"#) }
      return client.read { _ in false }
    }
    #expect(text.contains("too many messages"))
    task.cancel()
    try await server.stop()
  }

  @Test func `V30: a server starts once on a port`() async throws {
    let port = port
    await #expect(throws: (any Error).self) { try await PreviewServer.start(port: port) }
    task.cancel()
    try await server.stop()
  }
}
