import NIOCore
import NIOHTTP1

/// Closes a connection that sends a head that is too long before it is complete.
///
/// The decoder of HTTP has no limit for the fields of a request; ``PartCounter`` measures a complete head.
/// A class, because a channel owns it.
final class HeadLimit: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// The maximum size of a head, in bytes: 32 KiB.
  static let limit = 32 << 10
  private static let answer = """
    HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n
    """

  /// The bytes since the last part of a request.
  private let count: Count

  /// The number of bytes that have not become a part of a request.
  ///
  /// A class, because two handlers of a channel share it.
  final class Count {
    var bytes = 0
    /// Whether a head was too long, so that nothing more is read.
    var isClosed = false
  }

  init(_ count: Count) { self.count = count }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !count.isClosed else { return }
    count.bytes += unwrapInboundIn(data).readableBytes
    context.fireChannelRead(data)
    guard count.bytes > Self.limit, !count.isClosed else { return }
    count.isClosed = true
    let buffer = context.channel.allocator.buffer(string: Self.answer)
    context.writeAndFlush(wrapOutboundOut(buffer), promise: nil)
    context.channel.closeAfterReading()
  }
}

extension Channel {
  /// Ends the answers, and closes the connection a second later.
  ///
  /// A connection that is closed while its client sends is reset, and the client may not see the
  /// answer.
  func closeAfterReading() {
    close(mode: .output, promise: nil)
    eventLoop.scheduleTask(in: .seconds(1)) { self.close(promise: nil) }
  }
}

/// Notes that a part of a request has arrived, and refuses a head that is too long.
final class PartCounter: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let count: HeadLimit.Count

  init(_ count: HeadLimit.Count) { self.count = count }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !count.isClosed else { return }
    count.bytes = 0
    guard case .head(let head) = unwrapInboundIn(data), head.size > HeadLimit.limit else {
      context.fireChannelRead(data)
      return
    }
    count.isClosed = true
    let fields: HTTPHeaders = ["Content-Length": "0", "Connection": "close"]
    let answer = HTTPResponseHead(
      version: .http1_1,
      status: .requestHeaderFieldsTooLarge,
      headers: fields
    )
    context.write(wrapOutboundOut(.head(answer)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    context.channel.closeAfterReading()
  }
}

extension HTTPRequestHead {
  /// The size of the head in bytes: its first line and its fields, each with one space and a line end.
  fileprivate var size: Int {
    let line = method.rawValue.utf8.count + uri.utf8.count + "  HTTP/1.1\r\n".utf8.count
    return headers.reduce(line + 2) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
  }
}
