import NIOCore
import NIOHTTP1

/// Closes a connection whose request has a head that is too long.
///
/// The decoder of HTTP has no limit for the fields of a request. A class, because a channel owns it.
final class HeadLimit: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// The maximum size of a head, in bytes: 32 KiB.
  private static let limit = 32 << 10
  private static let answer = """
    HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n
    """

  /// The bytes since the last part of a request.
  private let count: Count
  private var isClosed = false

  /// The number of bytes that have not become a part of a request.
  ///
  /// A class, because two handlers of a channel share it.
  final class Count {
    var bytes = 0
  }

  init(_ count: Count) { self.count = count }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosed else { return }
    count.bytes += unwrapInboundIn(data).readableBytes
    context.fireChannelRead(data)
    guard count.bytes > Self.limit else { return }
    isClosed = true
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

/// Notes that a part of a request has arrived.
final class PartCounter: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart

  private let count: HeadLimit.Count

  init(_ count: HeadLimit.Count) { self.count = count }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    count.bytes = 0
    context.fireChannelRead(data)
  }
}
