import Foundation
import TatamiPicture
import TatamiService

/// The run of a server until a signal ends it.
@MainActor
final class ServeRun {
  private let command: ServeCommand
  private let options: ServiceOptions
  private let source: any PictureSource
  private var signals: [any DispatchSourceSignal] = []
  private var isEnding = false

  init(_ command: ServeCommand, _ options: ServiceOptions) {
    (self.command, self.options) = (command, options)
    let jobs = command.jobs ?? WorkerOptions.usualJobs
    guard jobs > 0 else {
      source = LocalPictures(root: options.templates, limits: options.limits)
      return
    }
    source = WorkerPool(
      WorkerOptions.program(root: command.folder, timeLimit: command.timeLimit),
      count: jobs,
      duration: WorkerOptions.longestTime(command.timeLimit)
    )
  }

  /// Starts the server; returns at once.
  func start() {
    Task { await serve() }
  }

  private func serve() async {
    do {
      let server = try await PictureServer.start(
        options,
        source: source,
        host: command.host,
        port: command.port
      )
      let host = command.host.contains(":") ? "[\(command.host)]" : command.host
      // Whoever has read the line can send signals.
      for number in [SIGTERM, SIGINT] { watch(number, server) }
      Terminal.write(
        "tatami: serving \(command.folder.escaped()), open http://\(host):\(server.port)/\n"
      )
    } catch {
      let place = "\(command.host):\(command.port)"
      Terminal.printError("tatami: cannot start a server on \(place): \(error)")
      exit(CommandError.Kind.failedWrite.rawValue)
    }
  }

  private func watch(_ number: Int32, _ server: PictureServer) {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    // The handler keeps the run, which keeps the source.
    source.setEventHandler { [self] in
      MainActor.assumeIsolated { end(server) }
    }
    source.resume()
    signals.append(source)
  }

  /// Answers what has arrived and ends; at the second signal ends at once.
  private func end(_ server: PictureServer) {
    guard !isEnding else { exit(EXIT_SUCCESS) }
    isEnding = true
    Task {
      try? await server.stop()
      exit(EXIT_SUCCESS)
    }
  }
}
