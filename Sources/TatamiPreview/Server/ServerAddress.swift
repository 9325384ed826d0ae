/// The address of a preview server on this machine.
struct ServerAddress: Hashable, Sendable {
  /// The port.
  let port: Int
  /// The secret that a client sends in its first message.
  let token: String

  /// The URL to open; browsers do not send its fragment.
  var url: String { "http://127.0.0.1:\(port)/#\(token)" }

  /// Whether the `Host` field of a request names the server, and not another name for its address.
  func isHost(_ host: String) -> Bool {
    ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"].contains(host)
  }

  /// Whether the `Origin` field of a request is the server's own page.
  func isOrigin(_ origin: String, of host: String) -> Bool {
    isHost(host) && origin == "http://\(host)"
  }

  /// Whether a client has sent the secret; the time does not depend on how much of it is right.
  func accepts(_ candidate: String) -> Bool {
    let (known, given) = (Array(token.utf8), Array(candidate.utf8))
    guard known.count == given.count else { return false }
    return zip(known, given).reduce(0) { $0 | $1.0 ^ $1.1 } == 0
  }

  /// Returns a secret of 128 random bits.
  static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(UInt64.random(in: 0...UInt64.max, using: &generator), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    .joined()
  }
}
