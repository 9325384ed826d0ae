import Foundation
import FoundationNetworking
import Testing

/// `tatami serve` and `tatami sign`.
@Suite struct ServeTests {
  private let folder: TemporaryFolder

  private static let card = """
    {"data": {"title": "Hello"}, "scene": {"width": 120, "height": 40}, "view":
      {"type": "label", "text": "{{title}}"}}
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.card, to: "og.json")
  }

  /// A session that keeps no answers.
  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.timeoutIntervalForRequest = 300
    return URLSession(configuration: configuration)
  }()

  /// A server that runs during a test.
  private struct Server: ~Copyable {
    let process = Process()
    private(set) var port = 0

    init(_ arguments: [String], in folder: URL) throws {
      process.executableURL = CommandRun.command
      process.arguments = ["serve", ".", "--port", "0", "--quiet"] + arguments
      process.currentDirectoryURL = folder
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      let line = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
      let found = try #require(line.firstMatch(of: /127\.0\.0\.1:(\d+)\//))
      port = try #require(Int(found.1))
    }

    deinit { kill(process.processIdentifier, SIGKILL) }

    /// Returns the status, the fields and the body of an answer.
    func get(_ target: String) async throws -> (HTTPURLResponse, Data) {
      let url = try #require(URL(string: "http://127.0.0.1:\(port)\(target)"))
      let (data, response) = try await session.data(from: url)
      return (try #require(response as? HTTPURLResponse), data)
    }

    /// Returns the arguments of the processes that the server has started.
    func workerArguments() throws -> [String] {
      let folders = try FileManager.default.contentsOfDirectory(atPath: "/proc")
      let parent = "PPid:\t\(process.processIdentifier)\n"
      return folders.filter { Int($0) != nil }.flatMap { (name) -> [String] in
        let status = (try? String(contentsOfFile: "/proc/\(name)/status", encoding: .utf8)) ?? ""
        guard status.contains(parent) else { return [] }
        let line = (try? String(contentsOfFile: "/proc/\(name)/cmdline", encoding: .utf8)) ?? ""
        return line.split(separator: "\0").map(String.init)
      }
    }

    func end(_ signal: Int32) -> Int32 {
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      return process.terminationReason == .exit ? process.terminationStatus : -1
    }
  }

  @Test func `a template is drawn with parameters, again after its file has changed`() async throws
  {
    let server = try Server([], in: folder.url)
    let (response, first) = try await server.get("/og.svg?title=Good+evening")
    #expect(response.statusCode == 200)
    #expect(response.value(forHTTPHeaderField: "Content-Type") == "image/svg+xml")
    #expect(String(decoding: first, as: UTF8.self).contains("Good evening"))
    try folder.write(Self.card.replacing("{{title}}", with: "New: {{title}}"), to: "og.json")
    let (_, second) = try await server.get("/og.svg?title=Good+evening")
    #expect(String(decoding: second, as: UTF8.self).contains("New:"))
    #expect(server.end(SIGTERM) == 0)
  }

  @Test func `many mixed requests of several clients leave the server alive and its memory flat`()
    async throws
  {
    let server = try Server(["--jobs", "2", "--cache", "1"], in: folder.url)
    let port = server.port
    var memory: [Int] = []
    for part in 0..<3 {
      await withTaskGroup(of: Void.self) { group in
        for client in 0..<4 {
          group.addTask { await Self.send(150, client: client, part: part, port) }
        }
      }
      let (_, text) = try await server.get("/metrics")
      let found = String(decoding: text, as: UTF8.self).firstMatch(
        of: /tatami_resident_bytes (\d+)/
      )
      memory.append(try #require(found.flatMap { Int($0.1) }))
    }
    #expect(memory[2] - memory[1] < 16 << 20)
    #expect(try await server.get("/health").0.statusCode == 200)
    #expect(server.end(SIGINT) == 0)
  }

  /// Sends requests, one in ten of them hostile; every answer has a status of its kind.
  private static func send(_ count: Int, client: Int, part: Int, _ port: Int) async {
    for index in 0..<count {
      let number = (part * 4 + client) * count + index
      let (target, allowed): (String, [Int]) =
        switch index % 10 {
        case 0: ("/none\(number).png", [404])
        case 1: ("/og.png?titel=x", [400])
        case 2: ("/og.svg?title=\(number)", [200, 429])
        case 3: ("/%2e%2e/og.png", [404])
        case 4: ("/og@4x.pdf?title=%ff", [400])
        default: ("/og.png?title=\(number % 7)", [200, 429])
        }
      guard let url = URL(string: "http://127.0.0.1:\(port)\(target)"),
        let (_, response) = try? await session.data(from: url)
      else {
        Issue.record("no answer to \(target)")
        return
      }
      #expect(allowed.contains((response as? HTTPURLResponse)?.statusCode ?? 0), "\(target)")
    }
  }

  @Test func `a picture beyond the time limit ends its worker only`() async throws {
    let labels = (0..<4_000).map { #"{"type":"label","text":"Number \#($0)"}"# }
    let scene = #"{"view":{"type":"zbox","children":[\#(labels.joined(separator: ","))]}}"#
    try folder.write(scene, to: "slow.json")
    let server = try Server(["--jobs", "1", "--time-limit", "0.1"], in: folder.url)
    #expect(try await server.get("/slow.png").0.statusCode == 504)
    #expect(try await server.get("/none.png").0.statusCode == 404)
    #expect(try await server.get("/health").0.statusCode == 200)
  }

  @Test func `processes have the time of the server's option`() async throws {
    let server = try Server(["--jobs", "1", "--time-limit", "42.5"], in: folder.url)
    #expect(try await server.get("/og.svg").0.statusCode == 200)
    #expect(try server.workerArguments().contains("42.5"))
    #expect(server.end(SIGTERM) == 0)
  }

  @Test func `the server can draw itself`() async throws {
    let server = try Server(["--jobs", "0"], in: folder.url)
    #expect(try await server.get("/og.svg?title=here").0.statusCode == 200)
    #expect(try await server.get("/og.pdf").0.statusCode == 200)
    #expect(try await server.get("/ready").0.statusCode == 200)
    #expect(server.end(SIGTERM) == 0)
  }

  @Test func `a URL needs its signature if the server has keys`() async throws {
    try folder.write("0123456789abcdef0123456789abcdef\n", to: "key.txt")
    let run = try CommandRun(
      ["sign", "--key-file", "key.txt", "/og.svg?title=Signed", "--seconds", "600"],
      in: folder.url
    )
    #expect(run.exitCode == 0)
    let signed = String(decoding: run.output, as: UTF8.self).trimmingCharacters(in: .newlines)
    let server = try Server(["--key-file", "key.txt"], in: folder.url)
    #expect(try await server.get("/og.svg?title=Signed").0.statusCode == 403)
    #expect(try await server.get(signed).0.statusCode == 200)
    #expect(try await server.get(signed + "x").0.statusCode == 403)
  }

  @Test func `wrong arguments are errors before anything starts`() throws {
    try folder.write("short\n", to: "key.txt")
    for (arguments, code) in [
      (["none"], 66), ([".", "--port", "70000"], 64), ([".", "--jobs", "65"], 64),
      ([".", "--time-limit", "0"], 64), ([".", "--time-limit", "inf"], 64),
      ([".", "--key-file", "key.txt"], 65),
      ([".", "--key-file", "key.txt", "--allow-post"], 64),
      ([".", "--key-file", "no"], 66),
    ] as [([String], Int32)] {
      #expect(try CommandRun(["serve"] + arguments, in: folder.url).exitCode == code)
    }
  }
}
