import NIOCore
import NIOWebSocket
import TatamiLive

/// Passes messages of a WebSocket to a hub, and closes it after the first one that is wrong.
///
/// Messages are read here, so that wrong ones cost the main actor nothing.
///
/// A class, because a channel owns it.
final class SocketHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// The maximum length of a message, in bytes.
  static let maxMessageLength = 1_100_000
  /// The maximum number of fragments of a message.
  private static let maxFragments = 64

  private let hub: PreviewHub
  private let address: @Sendable () -> ServerAddress?
  private var connection: SocketConnection?
  /// Whether the client has sent the secret.
  private var hasGreeted = false
  private var message: [UInt8] = []
  private var fragments = 0
  private let limits: ServerLimits
  private var pings: RepeatedTask?
  /// The beginning of the present second, and the number of messages in it.
  private var second = (start: NIODeadline.distantPast, messages: 0)

  init(
    hub: PreviewHub,
    address: @escaping @Sendable () -> ServerAddress?,
    limits: ServerLimits
  ) {
    (self.hub, self.address, self.limits) = (hub, address, limits)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let connection = SocketConnection(context.channel)
    self.connection = connection
    let interval = TimeAmount(limits.pingInterval)
    pings = context.eventLoop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { _ in
      connection.ping()
    }
    let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
    context.eventLoop.scheduleTask(in: TimeAmount(limits.greeting)) {
      if !handler.value.hasGreeted { connection.close(.init(codeNumber: 4401), "no greeting") }
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) { pings?.cancel() }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is IdleStateHandler.IdleStateEvent {
      fail(.goingAway, "the page has not answered")
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    if hasGreeted, let connection { hub.close(connection) }
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    guard frame.maskKey != nil else { return fail(.protocolError, "frames must be masked") }
    switch frame.opcode {
    case .text, .continuation: append(frame)
    case .ping: pong(frame, context)
    case .pong: break
    case .connectionClose: close()
    default: fail(.unacceptableData, "only text is accepted")
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    fail(.protocolError, "the frame is not valid")
  }

  private func append(_ frame: WebSocketFrame) {
    guard (frame.opcode == .text) == (fragments == 0) else {
      return fail(.protocolError, "a message was not complete")
    }
    fragments += 1
    message += frame.unmaskedData.readableBytesView
    guard fragments <= Self.maxFragments, message.count <= Self.maxMessageLength else {
      return fail(.messageTooLarge, "the message is too long")
    }
    guard frame.fin else { return }
    let complete = message
    (message, fragments) = ([], 0)
    guard countMessage() else { return fail(.policyViolation, "too many messages") }
    if let connection { receive(complete, from: connection) }
  }

  /// Counts a message; returns whether there are not too many in the present second.
  private func countMessage() -> Bool {
    let now = NIODeadline.now()
    if now - second.start >= .seconds(1) { second = (now, 0) }
    second.messages += 1
    return second.messages <= limits.messagesPerSecond
  }

  private func receive(_ bytes: [UInt8], from connection: SocketConnection) {
    do throws(MessageError) {
      let message = try ClientMessage(bytes)
      guard !hasGreeted else { return hub.receive(message, from: connection) }
      guard case .hello(let greeting) = message else { throw .unexpected("first") }
      guard address()?.accepts(greeting.token) == true else {
        return connection.close(WebSocketErrorCode(codeNumber: 4401), "wrong token")
      }
      hasGreeted = true
      hub.open(connection, greeting)
    } catch {
      connection.close(after: error)
    }
  }

  private func pong(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
    let answer = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
    context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
  }

  private func fail(_ code: WebSocketErrorCode, _ reason: String) {
    connection?.close(code, reason)
  }

  private func close() {
    connection?.close(.normalClosure, "")
  }
}

/// The WebSocket of a client.
final class SocketConnection: LiveConnection {
  /// The maximum number of bytes that a client has not received yet.
  private static let maxUnsentBytes = 16 << 20

  private let channel: any Channel

  init(_ channel: any Channel) {
    self.channel = channel
  }

  func send(_ message: ServerMessage) {
    write(.text, channel.allocator.buffer(string: message.text))
  }

  func send(frame: [UInt8]) {
    write(.binary, channel.allocator.buffer(bytes: frame))
  }

  /// Requests an answer of the client.
  func ping() {
    write(.ping, channel.allocator.buffer(capacity: 0))
  }

  /// Closes the WebSocket after a wrong message, with the reason.
  func close(after error: MessageError) {
    close(WebSocketErrorCode(codeNumber: Int(error.closeCode)), error.description)
  }

  /// Closes the WebSocket with a code and a reason of at most 123 bytes.
  func close(_ code: WebSocketErrorCode, _ reason: String) {
    var buffer = channel.allocator.buffer(capacity: 125)
    buffer.write(webSocketErrorCode: code)
    buffer.writeString(String(reason.prefix(60).filter(\.isASCII)))
    write(.connectionClose, buffer)
  }

  /// Writes a frame; the connection ends after one that closes it.
  private func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer) {
    let channel = channel
    channel.eventLoop.execute {
      guard channel.isActive else { return }
      let options = channel.syncOptions
      let unsent = (try? options?.getOption(.bufferedWritableBytes)) ?? 0
      guard unsent <= Self.maxUnsentBytes else { return channel.close(promise: nil) }
      let frame = WebSocketFrame(fin: true, opcode: opcode, data: data)
      let result = channel.writeAndFlush(frame)
      if opcode == .connectionClose { result.whenComplete { _ in channel.close(promise: nil) } }
    }
  }
}
