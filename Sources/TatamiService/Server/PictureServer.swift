import Logging
import NIOCore
import NIOHTTP1
import NIOPosix

/// A server that draws the templates of a folder, each picture for its parameters.
///
/// ```swift
/// let options = ServiceOptions(templates: URL(filePath: "templates"))
/// let server = try await PictureServer.start(options, source: LocalPictures(), port: 8080)
/// ```
///
/// The server uses HTTP/1.1 without encryption; a reverse proxy in front of it has the certificate.
public final class PictureServer: Sendable {
  private let channel: any Channel
  private let connections: Connections

  /// The port.
  public let port: Int

  private init(_ channel: any Channel, _ connections: Connections, _ port: Int) {
    (self.channel, self.connections, self.port) = (channel, connections, port)
  }

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - options: The folder of the templates, and the limits.
  ///   - source: What draws the pictures: this process, or the processes of a `WorkerPool`. Its root
  ///     should be the folder of the templates.
  ///   - host: The address, by default that of this machine only.
  ///   - port: The port; 0 for any free one.
  /// - Throws: A `ServiceError` without the folder; an error of the system, for example when the port
  ///   is in use.
  public static func start(
    _ options: ServiceOptions,
    source: any PictureSource,
    host: String = "127.0.0.1",
    port: Int = 0
  ) async throws -> PictureServer {
    guard let templates = TemplateFolder(options.templates) else {
      throw ServiceError.noFolder(options.templates.path(percentEncoded: false))
    }
    let service = PictureService(options, templates, source)
    let connections = Connections(limit: options.connectionLimit)
    let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelInitializer { channel in configure(channel, service, connections) }
      .bind(host: host, port: port).get()
    let found = channel.localAddress?.port ?? port
    return PictureServer(channel, connections, found)
  }

  /// Takes no more connections, answers the requests that have arrived, and closes the others.
  ///
  /// - Parameter duration: The longest time for the answers.
  public func stop(within duration: Duration = .seconds(20)) async throws {
    connections.refuse()
    try await channel.close()
    let end = ContinuousClock.now + duration
    while connections.requests > 0, ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(10))
    }
    // Requests that were refused since are not counted.
    if ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(50)) }
    connections.close()
  }

  private static func configure(
    _ channel: any Channel,
    _ service: PictureService,
    _ connections: Connections
  ) -> EventLoopFuture<Void> {
    guard connections.add(channel) else {
      service.options.logger.warning("too many connections")
      return channel.close()
    }
    return channel.eventLoop.makeCompletedFuture {
      let count = HeadLimit.Count()
      let decoder = HTTPRequestDecoder(leftOverBytesStrategy: .dropBytes)
      try channel.pipeline.syncOperations.addHandlers([
        HeadLimit(count), HTTPResponseEncoder(), ByteToMessageHandler(decoder), PartCounter(count),
        HTTPServerPipelineHandler(), HTTPServerProtocolErrorHandler(),
        RequestHandler(service, connections),
      ])
    }
  }
}

/// An error of starting a service.
public enum ServiceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The folder of the templates does not exist.
  case noFolder(String)

  /// A description of the problem found.
  public var description: String {
    switch self {
    case .noFolder(let path): "\(quoted: path) is not a folder"
    }
  }
}
