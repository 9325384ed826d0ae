import Foundation
import Logging
import NIOCore
import NIOHTTP1
import TatamiJSON

/// Collects the requests of a connection and writes their answers.
///
/// The pipeline passes one request at a time. A class, because a channel owns it.
final class RequestHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let service: PictureService
  private let connections: Connections
  private var head: HTTPRequestHead?
  private var body: [UInt8] = []
  /// Whether the present request has been answered before its end.
  private var isRefused = false
  /// The end of the time for a request or for the reading of an answer.
  private var deadline: Scheduled<Void>?

  init(_ service: PictureService, _ connections: Connections) {
    (self.service, self.connections) = (service, connections)
  }

  func channelActive(context: ChannelHandlerContext) {
    startDeadline(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      (self.head, body, isRefused) = (head, [], false)
      let length = head.headers["Content-Length"].first.flatMap { Int($0) } ?? 0
      if length > PictureService.bodyLimit { return refuse(tooLarge, context) }
      if head.headers["Expect"].contains(where: { $0.lowercased() == "100-continue" }) {
        let head = HTTPResponseHead(version: .http1_1, status: .continue)
        context.writeAndFlush(wrapOutboundOut(.head(head)), promise: nil)
      }
    case .body(let buffer):
      guard !isRefused else { return }
      if body.count + buffer.readableBytes > PictureService.bodyLimit {
        return refuse(tooLarge, context)
      }
      body += buffer.readableBytesView
    case .end:
      guard !isRefused, let head else { return }
      answer(head, context)
    }
  }

  /// Closes the connection; the pipeline has answered a request that is not valid.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    isRefused = true
    context.channel.closeAfterReading()
  }

  private var tooLarge: Problem {
    Problem(413, .limit, "the body has more than \(PictureService.bodyLimit) bytes")
  }

  /// Answers before the end of a request, and closes the connection.
  private func refuse(_ problem: Problem, _ context: ChannelHandlerContext) {
    guard let head else { return }
    isRefused = true
    write(problem.response, head, .now, context, closes: true)
  }

  private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let start = ContinuousClock.now
    let hosts = head.headers["Host"].count
    guard hosts == 1 || hosts == 0 && head.version == .http1_0 else {
      let problem = Problem(400, .request, "the request needs one field 'Host'")
      write(problem.response, head, start, context, closes: true)
      return
    }
    guard connections.begin() else {
      var problem = Problem(503, .internal, "the service is ending")
      problem.retryAfter = 5
      write(problem.response, head, start, context, closes: true)
      return
    }
    deadline?.cancel()
    var request = ServiceRequest(head.uri)
    request.method = head.method.rawValue
    request.body = body
    let tags = head.headers["If-None-Match"]
    request.ifNoneMatch = tags.isEmpty ? nil : tags.joined(separator: ",")
    body = []
    let (service, connections, loop) = (service, connections, context.eventLoop)
    let bound = NIOLoopBound((self, context), eventLoop: loop)
    let sent = request
    Task {
      let response = await service.respond(to: sent)
      loop.execute {
        let (handler, context) = bound.value
        handler.write(response, head, start, context, closes: !head.isKeepAlive)
          .whenComplete { _ in connections.end() }
      }
    }
  }

  /// Writes an answer.
  ///
  /// - Returns: A future that ends when the system has taken all bytes, or the connection is closed.
  @discardableResult
  private func write(
    _ response: ServiceResponse,
    _ request: HTTPRequestHead,
    _ start: ContinuousClock.Instant,
    _ context: ChannelHandlerContext,
    closes: Bool
  ) -> EventLoopFuture<Void> {
    log(response, request, start)
    guard context.channel.isActive else { return context.eventLoop.makeSucceededVoidFuture() }
    let closes = closes || connections.isEnding
    var headers = HTTPHeaders(response.fields.map { ($0.name, $0.value) })
    if response.status != 304 {
      headers.add(name: "Content-Length", value: "\(response.body.count)")
    }
    if closes { headers.add(name: "Connection", value: "close") }
    let head = HTTPResponseHead(
      version: .http1_1,
      status: HTTPResponseStatus(statusCode: response.status),
      headers: headers
    )
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if request.method != .HEAD, !response.body.isEmpty {
      let body = context.channel.allocator.buffer(bytes: response.body)
      context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    }
    startDeadline(context)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let written = context.writeAndFlush(wrapOutboundOut(.end(nil)))
    written.whenComplete { _ in
      let (handler, context) = bound.value
      if handler.isRefused {
        context.channel.closeAfterReading()
      } else if closes {
        context.close(promise: nil)
      } else {
        handler.startDeadline(context)
      }
    }
    return written
  }

  /// Closes the connection after a while, unless the next request or the reading ends before.
  private func startDeadline(_ context: ChannelHandlerContext) {
    deadline?.cancel()
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    let time = TimeAmount(service.options.timeout)
    deadline = context.eventLoop.scheduleTask(in: time) { bound.value.close(promise: nil) }
  }

  private func log(
    _ response: ServiceResponse,
    _ request: HTTPRequestHead,
    _ start: ContinuousClock.Instant
  ) {
    let duration = ContinuousClock.now - start
    service.metrics.count(response, duration)
    let options = service.options
    let path = options.logsQuery ? request.uri[...] : request.uri.prefix { $0 != "?" }
    options.logger.info(
      "request",
      metadata: [
        "method": "\(request.method.rawValue.escaped(limit: 20))",
        "path": "\(path.escaped(limit: 200))", "status": "\(response.status)",
        "ms": "\(((duration / .microseconds(1)).rounded()) / 1_000)",
        "bytes": "\(response.body.count)",
        "cached": "\(response.isCached.map { $0 ? "true" : "false" } ?? "-")",
      ]
    )
  }
}
