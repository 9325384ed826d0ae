import Foundation

/// A connection to a server on this machine that sends bytes as they are.
///
/// Threads of their own wait for answers, because the server's tasks need those of the tests.
final class RawClient: Sendable {
  /// The longest wait for an answer, in seconds: other tests run at the same time.
  private static let patience = 300

  private let descriptor: Int32

  init(_ port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var timeout = timeval(tv_sec: Self.patience, tv_usec: 0)
    let length = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, length)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    guard result == 0 else { throw POSIXError(.ECONNREFUSED) }
  }

  deinit { close(descriptor) }

  func write(_ text: String) { write(Array(text.utf8)) }

  /// Sends bytes until all are sent or the server has closed the connection.
  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let descriptor = descriptor
      let count = rest.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  func closeWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Sends a text, and reads until the server closes the connection.
  func exchange(_ text: String) async -> String { await exchange(text) { _ in false } }

  /// Sends a text, and reads until an answer contains another text.
  func exchange(_ text: String, until end: String) async -> String {
    await exchange(text) { $0.contains(end) }
  }

  func readToEnd() async -> String { await exchange("") { _ in false } }

  private func exchange(
    _ text: String,
    until isComplete: @escaping @Sendable (String) -> Bool
  ) async -> String {
    await withCheckedContinuation { continuation in
      let thread = Thread { [self] in
        write(text)
        continuation.resume(returning: read(until: isComplete))
      }
      thread.start()
    }
  }

  private func read(until isComplete: (String) -> Bool) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &chunk, chunk.count, 0)
      guard count > 0 else { break }
      bytes += chunk[..<count]
      if isComplete(String(decoding: bytes.suffix(1_000), as: UTF8.self)) { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
