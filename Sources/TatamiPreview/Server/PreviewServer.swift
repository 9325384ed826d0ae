import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import Synchronization
public import TatamiLive

/// Shows a session in browsers on this machine.
public final class PreviewServer: Sendable {
  private let channel: any Channel
  private let hub: PreviewHub
  private let address: ServerAddress

  private init(_ channel: any Channel, _ hub: PreviewHub, _ address: ServerAddress) {
    self.channel = channel
    self.hub = hub
    self.address = address
  }

  /// The URL to open, which contains the secret of the server.
  public var url: String { address.url }

  /// Starts a server on the loopback interface.
  ///
  /// - Parameter port: The port; 0 for any free one.
  /// - Throws: An error of the system, for example when the port is in use.
  public static func start(port: Int = 0) async throws -> PreviewServer {
    let hub = PreviewHub()
    let shared = SharedAddress()
    let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .serverChannelOption(.backlog, value: 64)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in configure(channel, hub, shared) }
      .bind(host: "127.0.0.1", port: port).get()
    let found = ServerAddress(
      port: channel.localAddress?.port ?? port,
      token: ServerAddress.makeToken()
    )
    shared.value = found
    return PreviewServer(channel, hub, found)
  }

  /// Passes messages between the clients and a session until the task is canceled.
  @MainActor
  public func run(_ session: LiveSession) async {
    await hub.run(session)
  }

  /// Stops the server.
  public func stop() async throws {
    try await channel.close()
  }

  private static func configure(
    _ channel: any Channel,
    _ hub: PreviewHub,
    _ shared: SharedAddress
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
          let handler = SocketHandler(hub: hub, address: { shared.value })
          try channel.pipeline.syncOperations.addHandler(handler)
        }
      }
    )
    return channel.eventLoop.makeCompletedFuture {
      let operations = channel.pipeline.syncOperations
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
