import CSpawn
import Foundation

/// A process that answers lines, one after another, through a socket that is its standard input and
/// output.
struct WorkerProcess: ~Copyable {
  private let identifier: pid_t
  private let socket: Int32

  /// The maximum length of an answer, in bytes: a picture of 64 MiB in base64, and its notes.
  private static let answerLimit = 100 << 20

  /// The reason a worker has no answer.
  enum Failure: Error {
    /// The time is over.
    case timeout
    /// The worker has ended or cannot be reached.
    case ended
  }

  /// Starts a program; nil if the system refuses.
  init?(_ program: WorkerProgram) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0
    else { return nil }
    defer { close(ends[1]) }
    guard let identifier = Self.spawn(program, socket: ends[1]) else {
      close(ends[0])
      return nil
    }
    _ = fcntl(ends[0], F_SETFL, fcntl(ends[0], F_GETFL) | O_NONBLOCK)
    (self.identifier, socket) = (identifier, ends[0])
  }

  deinit {
    close(socket)
    kill(identifier, SIGKILL)
    waitpid(identifier, nil, 0)
  }

  /// Whether an idle worker has closed its socket, or has written without a request.
  var hasEnded: Bool {
    var request = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  /// Starts the program in a process group of its own, so that a terminal's Ctrl-C does not reach it.
  private static func spawn(_ program: WorkerProgram, socket: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, socket, STDOUT_FILENO)
    // A worker that inherits the connections of a server keeps them open after their end.
    _ = tatami_spawn_close_from(&actions, STDERR_FILENO + 1)
    setSignals(&attributes)
    var arguments = ([program.path] + program.arguments).map { strdup($0) } + [nil]
    let variables = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    var environment = variables.map { strdup($0) } + [nil]
    defer { for text in arguments + environment { free(text) } }
    var identifier: pid_t = 0
    let result = posix_spawn(
      &identifier,
      program.path,
      &actions,
      &attributes,
      &arguments,
      &environment
    )
    return result == 0 ? identifier : nil
  }

  /// Makes a worker receive the signals that this process blocks, ignores or watches.
  private static func setSignals(_ attributes: inout posix_spawnattr_t) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGPIPE, SIGTERM, SIGINT, SIGXFSZ] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  /// Sends a line and returns the line of the answer.
  ///
  /// - Throws: A `Failure`, after which the worker is of no further use.
  borrowing func answer(
    to line: [UInt8],
    within duration: Duration
  ) throws(Failure) -> [UInt8] {
    let end = ContinuousClock.now + duration
    try send(line, end)
    try send([UInt8(ascii: "\n")], end)
    var answer: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while answer.last != UInt8(ascii: "\n") {
      try wait(for: POLLIN, end)
      let count = recv(socket, &chunk, chunk.count, 0)
      if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      guard count > 0, answer.count <= Self.answerLimit else { throw .ended }
      answer += chunk[..<count]
    }
    return answer.dropLast()
  }

  private borrowing func send(_ bytes: [UInt8], _ end: ContinuousClock.Instant) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      try wait(for: POLLOUT, end)
      let socket = socket
      let count = rest.withUnsafeBytes {
        Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      guard count > 0 else { throw .ended }
      rest = rest.dropFirst(count)
    }
  }

  private borrowing func wait(
    for event: Int32,
    _ end: ContinuousClock.Instant
  ) throws(Failure) {
    while true {
      let rest = (end - ContinuousClock.now) / .milliseconds(1)
      guard rest > 0 else { throw .timeout }
      var request = pollfd(fd: socket, events: Int16(event), revents: 0)
      if poll(&request, 1, Int32(min(rest.rounded(.up), 1_000_000))) > 0 { return }
    }
  }
}

/// The program of workers.
///
/// ```swift
/// let program = WorkerProgram(
///   path: "/usr/bin/tatami",
///   arguments: ["render", "--worker", "--jobs", "1"]
/// )
/// ```
public struct WorkerProgram: Sendable {
  /// The path of an executable file.
  public var path: String
  /// The arguments with which the program reads jobs from standard input.
  public var arguments: [String]

  /// Creates the description of a program, such as `tatami render --worker --jobs 1`.
  public init(path: String, arguments: [String]) {
    (self.path, self.arguments) = (path, arguments)
  }
}
