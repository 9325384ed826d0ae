import Foundation
import TatamiPreview
import Testing

/// A connection to a server on this machine that sends bytes as they are.
struct RawClient {
  /// The longest wait for an answer, in seconds: the main actor also runs all other tests.
  fileprivate static let patience = 900

  private let descriptor: Int32

  init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var timeout = timeval(tv_sec: Self.patience, tv_usec: 0)
    setsockopt(
      descriptor,
      SOL_SOCKET,
      SO_RCVTIMEO,
      &timeout,
      socklen_t(MemoryLayout<timeval>.size)
    )
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    try #require(result == 0)
  }

  func close() { _ = Foundation.close(descriptor) }

  func write(_ bytes: [UInt8]) { _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }

  func write(_ text: String) { write(Array(text.utf8)) }

  /// Reads until the bytes satisfy a condition, the connection ends or the patience ends.
  func read(until isComplete: ([UInt8]) -> Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while !isComplete(bytes) {
      let count = recv(descriptor, &chunk, chunk.count, 0)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  /// Reads an answer to its end, or to the end of its head if the connection stays open.
  func answer() -> String {
    let end = Array("\r\n\r\n".utf8)
    return String(decoding: read { $0.firstRange(of: end) != nil }, as: UTF8.self)
  }

  /// Sends a request with fields in addition to the host.
  func request(_ line: String, host: String, _ fields: [String] = []) {
    write(([line, "Host: \(host)"] + fields + ["", ""]).joined(separator: "\r\n"))
  }

  /// Asks for a WebSocket.
  func requestSocket(host: String, origin: String?, protocols: String = "tatami.live.1") {
    var fields = [
      "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Protocol: \(protocols)",
    ]
    if let origin { fields.append("Origin: \(origin)") }
    request("GET /session HTTP/1.1", host: host, fields)
  }

  /// Sends a text as one frame of a WebSocket, masked with zeros.
  func writeFrame(_ text: String, opcode: UInt8 = 1, isMasked: Bool = true, isFinal: Bool = true) {
    let bytes = Array(text.utf8)
    var frame: [UInt8] = [(isFinal ? 0x80 : 0) | opcode]
    let mask: UInt8 = isMasked ? 0x80 : 0
    if bytes.count < 126 {
      frame.append(mask | UInt8(bytes.count))
    } else {
      frame += [mask | 126, UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
    }
    if isMasked { frame += [0, 0, 0, 0] }
    write(frame + bytes)
  }
}

extension ServerLimits {
  /// Limits whose times do not end while the main actor also runs all other tests.
  ///
  /// Raw clients answer no pings.
  static var patient: ServerLimits {
    var limits = ServerLimits()
    limits.silence = .seconds(RawClient.patience)
    limits.sessionLifetime = .seconds(RawClient.patience)
    limits.greeting = .seconds(RawClient.patience)
    return limits
  }
}
