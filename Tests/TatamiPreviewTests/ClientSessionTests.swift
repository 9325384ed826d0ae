import Foundation
import TatamiLive
import TatamiPreview
import TatamiUIKit
import Testing

/// A client on a thread of its own.
private struct Visitor {
  let port: Int
  let token: String

  /// Connects, sends a greeting and returns the client with the text until the end of the welcome.
  func connect(session: String? = nil) throws -> (client: RawClient, welcome: String) {
    let client = try RawClient(port: port)
    client.requestSocket(host: "127.0.0.1:\(port)", origin: "http://127.0.0.1:\(port)")
    try #require(client.answer().hasPrefix("HTTP/1.1 101 "))
    let resumed = session.map { #", "session": "\#($0)""# } ?? ""
    client.writeFrame(
      #"{"t": "hello", "token": "\#(token)", "width": 100, "height": 50\#(resumed)}"#
    )
    let bytes = client.read { $0.firstRange(of: Array("}".utf8)) != nil }
    return (client, String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the identity of the session in a welcome.
  func session(in welcome: String) throws -> String {
    let match = try #require(welcome.firstMatch(of: /"session":"([0-9a-f]+)"/))
    return String(match.1)
  }
}

/// The sessions of clients, and the ends of connections.
@MainActor @Suite struct ClientSessionTests {
  /// Runs a visitor of a server whose clients have sessions of their own.
  private func visit(
    _ limits: ServerLimits = .patient,
    shared: Bool = false,
    _ body: @escaping @Sendable (Visitor) throws -> Void
  ) async throws {
    let server = try await PreviewServer.start(limits)
    let url = try #require(URLComponents(string: server.url))
    let visitor = Visitor(port: try #require(url.port), token: try #require(url.fragment))
    let session = LiveSession(title: "Shared") { UIViewController() }
    let task = Task {
      if shared { return await server.run(session) }
      await server.run { LiveSession(title: "Own") { UIViewController() } }
    }
    // A thread, because the client blocks.
    try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
      Thread { end.resume(with: Result { try body(visitor) }) }.start()
    }
    task.cancel()
    try await server.stop()
  }

  @Test func `V54: clients have sessions of their own, which they resume`() async throws {
    try await visit { visitor in
      let (first, welcome) = try visitor.connect()
      let id = try visitor.session(in: welcome)
      let (second, other) = try visitor.connect()
      #expect(try visitor.session(in: other) != id)
      first.close()
      let (third, resumed) = try visitor.connect(session: id)
      #expect(try visitor.session(in: resumed) == id)
      let (fourth, unknown) = try visitor.connect(session: "0")
      #expect(try visitor.session(in: unknown) != "0")
      for client in [second, third, fourth] { client.close() }
    }
  }

  @Test func `V202: clients that vanish leave the others what they show`() async throws {
    try await visit(shared: true) { visitor in
      let (first, welcome) = try visitor.connect()
      for _ in 0..<20 {
        let client = try RawClient(port: visitor.port)
        client.requestSocket(
          host: "127.0.0.1:\(visitor.port)",
          origin: "http://127.0.0.1:\(visitor.port)"
        )
        client.writeFrame(#"{"t":"hello","token":"\#(visitor.token)","width":900,"height":900}"#)
        client.close()
      }
      let (last, other) = try visitor.connect()
      #expect(try visitor.session(in: welcome) == visitor.session(in: other))
      for client in [first, last] { client.close() }
    }
  }

  @Test func `V53: clients of one session see the same`() async throws {
    try await visit(shared: true) { visitor in
      let (first, welcome) = try visitor.connect()
      let (second, other) = try visitor.connect(session: "0")
      #expect(try visitor.session(in: welcome) == visitor.session(in: other))
      for client in [first, second] { client.close() }
    }
  }

  @Test func `a session ends some time after its last client`() async throws {
    var limits = ServerLimits.patient
    limits.sessionLifetime = .zero
    try await visit(limits) { visitor in
      let (first, welcome) = try visitor.connect()
      let id = try visitor.session(in: welcome)
      first.close()
      var next = id
      for _ in 0..<1_000 where next == id {
        let (client, welcome) = try visitor.connect(session: id)
        next = try visitor.session(in: welcome)
        client.close()
      }
      #expect(next != id)
    }
  }

  @Test func `of many sessions without clients the oldest end`() async throws {
    var limits = ServerLimits.patient
    limits.maxClients = 2
    try await visit(limits) { visitor in
      var ids: [String] = []
      for _ in 0..<4 {
        let (client, welcome) = try visitor.connect()
        ids.append(try visitor.session(in: welcome))
        client.close()
        // The end of the connection arrives before the next one is accepted.
        while true {
          let (probe, welcome) = try visitor.connect(session: ids.last)
          let isAccepted = welcome.contains("welcome")
          probe.close()
          if isAccepted { break }
        }
      }
      let (first, welcome) = try visitor.connect(session: ids[0])
      #expect(try visitor.session(in: welcome) != ids[0])
      first.close()
    }
  }

  @Test func `V39: a client beyond the limit is disconnected with the reason`() async throws {
    var limits = ServerLimits.patient
    limits.maxClients = 1
    try await visit(limits) { visitor in
      let (first, welcome) = try visitor.connect()
      #expect(welcome.contains("welcome"))
      let second = try RawClient(port: visitor.port)
      second.requestSocket(
        host: "127.0.0.1:\(visitor.port)",
        origin: "http://127.0.0.1:\(visitor.port)"
      )
      try #require(second.answer().hasPrefix("HTTP/1.1 101 "))
      second.writeFrame(
        #"{"t": "hello", "token": "\#(visitor.token)", "width": 100, "height": 50}"#
      )
      let answer = String(decoding: second.read { _ in false }, as: UTF8.self)
      #expect(answer.contains("too many clients"))
      for client in [first, second] { client.close() }
    }
  }

  @Test func `V48: a connection from which nothing arrives ends`() async throws {
    var limits = ServerLimits.patient
    limits.silence = .milliseconds(50)
    try await visit(limits) { visitor in
      let silent = try RawClient(port: visitor.port)
      #expect(silent.read { _ in false } == [])
      silent.close()
      let (client, welcome) = try visitor.connect()
      let rest = client.read { _ in false }
      #expect((welcome + String(decoding: rest, as: UTF8.self)).contains("has not answered"))
      client.close()
    }
  }

  @Test func `clients are pinged`() async throws {
    var limits = ServerLimits.patient
    limits.pingInterval = .milliseconds(20)
    try await visit(limits) { visitor in
      let (client, _) = try visitor.connect()
      #expect(client.read { $0.firstRange(of: [0x89, 0]) != nil }.isEmpty == false)
      client.close()
    }
  }
}
