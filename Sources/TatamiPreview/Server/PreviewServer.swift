import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import Synchronization
public import TatamiLive

/// Shows a session in browsers on this machine.
public final class PreviewServer: Sendable {
  private let channels: [any Channel]
  private let hub: PreviewHub
  private let address: ServerAddress
  private let limits: ServerLimits

  private init(
    _ channels: [any Channel],
    _ hub: PreviewHub,
    _ address: ServerAddress,
    _ limits: ServerLimits
  ) {
    self.channels = channels
    self.hub = hub
    self.address = address
    self.limits = limits
  }

  /// The URL to open, which contains the secret of the server.
  public var url: String { address.url }

  /// Starts a server on the loopback interface.
  ///
  /// - Parameter port: The port; 0 for any free one.
  /// - Throws: An error of the system, for example when the port is in use.
  public static func start(port: Int = 0) async throws -> PreviewServer {
    try await start(port: port, ServerLimits())
  }

  /// Starts a server with limits for its clients.
  package static func start(
    port: Int = 0,
    _ limits: ServerLimits
  ) async throws -> PreviewServer {
    let hub = PreviewHub()
    let shared = SharedAddress()
    let bootstrap = ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .serverChannelOption(.backlog, value: 64)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in configure(channel, hub, shared, limits) }
    let channel = try await bootstrap.bind(host: "127.0.0.1", port: port).get()
    let found = ServerAddress(
      port: channel.localAddress?.port ?? port,
      token: ServerAddress.makeToken()
    )
    shared.value = found
    // Machines without IPv6, or whose port is in use there, have the first address only.
    let other = try? await bootstrap.bind(host: "::1", port: found.port).get()
    return PreviewServer([channel, other].compactMap(\.self), hub, found, limits)
  }

  /// Passes messages between the clients and a session, which all of them see, until the task is
  /// canceled.
  @MainActor
  public func run(_ session: LiveSession) async {
    await hub.run(ClientSessions(limits) { session })
  }

  /// Passes messages between the clients and sessions of their own until the task is canceled.
  ///
  /// A session whose client has gone can be resumed by the same page for 60 seconds.
  ///
  /// - Parameter makeSession: Creates the session of a new client.
  @MainActor
  public func run(makeSession: @escaping @MainActor () -> LiveSession) async {
    await hub.run(ClientSessions(limits, makeSession: makeSession))
  }

  /// Stops the server.
  public func stop() async throws {
    for channel in channels { try await channel.close() }
  }

  private static func configure(
    _ channel: any Channel,
    _ hub: PreviewHub,
    _ shared: SharedAddress,
    _ limits: ServerLimits
  ) -> EventLoopFuture<Void> {
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: SocketHandler.maxMessageLength,
      shouldUpgrade: { channel, head in
        let accepted = shared.value.map { accepts(head, $0) } ?? false
        let fields: HTTPHeaders? = accepted ? ["Sec-WebSocket-Protocol": "tatami.live.1"] : nil
        return channel.eventLoop.makeSucceededFuture(fields)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          let handler = SocketHandler(
            hub: hub,
            address: { shared.value },
            limits: limits
          )
          try channel.pipeline.syncOperations.addHandler(handler)
        }
      }
    )
    return channel.eventLoop.makeCompletedFuture {
      let operations = channel.pipeline.syncOperations
      try operations.addHandler(IdleStateHandler(readTimeout: TimeAmount(limits.silence)))
      try operations.configureHTTPServerPipeline(
        withServerUpgrade: (
          upgraders: [upgrader],
          completionHandler: { $0.pipeline.removeHandler(name: PageHandler.name, promise: nil) }
        )
      )
      try operations.addHandler(PageHandler(address: { shared.value }), name: PageHandler.name)
    }
  }

  /// Whether a request for a WebSocket comes from the server's own page.
  private static func accepts(_ head: HTTPRequestHead, _ address: ServerAddress) -> Bool {
    let (hosts, origins) = (head.headers["Host"], head.headers["Origin"])
    guard head.uri == "/session", hosts.count == 1, origins.count == 1 else { return false }
    let protocols = head.headers[canonicalForm: "Sec-WebSocket-Protocol"]
    return address.isOrigin(origins[0], of: hosts[0]) && protocols.contains("tatami.live.1")
  }
}

/// The address of a server, known after it has been bound.
///
/// A class, because event loops share it.
private final class SharedAddress: Sendable {
  private let address = Mutex<ServerAddress?>(nil)

  var value: ServerAddress? {
    get { address.withLock { $0 } }
    set { address.withLock { $0 = newValue } }
  }
}
