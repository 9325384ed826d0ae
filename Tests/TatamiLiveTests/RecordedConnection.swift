import Synchronization
import TatamiLive

/// A connection that keeps what a session sends, and applies the frames as a browser does.
final class RecordedConnection: LiveConnection {
  private struct Content {
    var messages: [ServerMessage] = []
    var decoder = FrameDecoder()
    var frameCount = 0
    var error: (any Error)?
  }

  private let content = Mutex(Content())

  var messages: [ServerMessage] { content.withLock { $0.messages } }
  var frameCount: Int { content.withLock { $0.frameCount } }
  /// The number of the last frame.
  var sequence: UInt32 { content.withLock { $0.decoder.sequence } }
  var isWholePicture: Bool { content.withLock { $0.decoder.isWholePicture } }
  /// The error that was found in a frame.
  var error: (any Error)? { content.withLock { $0.error } }
  var pixels: [UInt32] { content.withLock { $0.decoder.pixels } }

  func send(_ message: ServerMessage) {
    content.withLock { $0.messages.append(message) }
  }

  func send(frame: [UInt8]) {
    content.withLock { content in
      content.frameCount += 1
      do { try content.decoder.apply(frame) } catch { content.error = error }
    }
  }

  /// The pixel at a point of a picture of one pixel per point, 0xFFRRGGBB.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    content.withLock { $0.decoder.pixels[y * $0.decoder.columns + x] }
  }
}
