import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers requests for the files of the client; closes the connection after other requests.
final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// The name of the handler in its pipeline.
  static let name = "page"

  /// The fields of every answer: the page may neither be framed nor load anything else.
  private static let fields: [(String, String)] = [
    ("Cache-Control", "no-store"),
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; "
        + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
  ]

  private let address: @Sendable () -> ServerAddress?
  private var head: HTTPRequestHead?

  init(address: @escaping @Sendable () -> ServerAddress?) {
    self.address = address
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body:
      // Later parts of the same body find no head.
      if head != nil { close(context, .payloadTooLarge) }
      head = nil
    case .end:
      if let head { answer(head, context) }
      head = nil
    }
  }

  /// Closes a connection from which nothing has arrived.
  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is IdleStateHandler.IdleStateEvent {
      context.close(promise: nil)
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }

  /// Closes the connection; the pipeline has answered a request that is not valid, and passes on
  /// refused requests of WebSockets.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard !(error is NIOWebSocketUpgradeError), !(error is HTTPServerUpgradeErrors) else { return }
    context.close(promise: nil)
  }

  private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let hosts = head.headers["Host"]
    guard hosts.count == 1 else { return close(context, .badRequest) }
    guard address()?.isHost(hosts[0]) == true else { return close(context, .misdirectedRequest) }
    let path = head.uri.prefix { $0 != "?" }
    // The WebSocket, which has not been accepted.
    guard path != "/session" else { return refuseSocket(head, context) }
    guard let file = ClientFile.all[String(path)] else { return close(context, .notFound) }
    guard head.method == .GET || head.method == .HEAD else {
      return close(context, .methodNotAllowed)
    }
    write(.ok, file, withBody: head.method == .GET, context)
    if !head.isKeepAlive { context.close(promise: nil) }
  }

  /// Says which versions of the protocol exist, or that another page has asked for the WebSocket.
  private func refuseSocket(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let protocols = head.headers[canonicalForm: "Sec-WebSocket-Protocol"]
    guard protocols.contains("tatami.live.1") else {
      return close(context, .badRequest, "a WebSocket needs the subprotocol tatami.live.1")
    }
    close(context, .forbidden, "the origin is not the page of this server")
  }

  private func close(
    _ context: ChannelHandlerContext,
    _ status: HTTPResponseStatus,
    _ reason: String? = nil
  ) {
    let words = reason ?? status.reasonPhrase
    let text = ClientFile(type: "text/plain", bytes: Array("\(words)\n".utf8))
    write(status, text, withBody: true, context)
    context.close(promise: nil)
  }

  private func write(
    _ status: HTTPResponseStatus,
    _ file: ClientFile,
    withBody: Bool,
    _ context: ChannelHandlerContext
  ) {
    var headers = HTTPHeaders(Self.fields)
    headers.add(name: "Content-Type", value: file.type)
    headers.add(name: "Content-Length", value: "\(file.bytes.count)")
    let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if withBody {
      let body = context.channel.allocator.buffer(bytes: file.bytes)
      context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }
}
