import Foundation
import Testing

/// `tatami render --worker`.
@Suite struct WorkerTests {
  private let folder: TemporaryFolder

  private static let badge = """
    {"data": {"name": "Ada"}, "scene": {"width": 120, "height": 40}, "view":
      {"type": "label", "text": "{{name}}"}}
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.badge, to: "badge.json")
  }

  private func answers(
    _ lines: String,
    _ arguments: [String] = [],
    shell: String? = nil
  ) throws -> [[String: Any]] {
    let run = try CommandRun(
      ["render", "--worker"] + arguments,
      input: Data(lines.utf8),
      in: folder.url,
      shell: shell
    )
    #expect(run.exitCode == 0)
    #expect(!run.endedBySignal)
    return try run.output.split(separator: UInt8(ascii: "\n")).map { line in
      try #require(JSONSerialization.jsonObject(with: line) as? [String: Any])
    }
  }

  @Test(arguments: ["1", "3"])
  func `each line has one answer, in the order of the lines`(jobs: String) throws {
    var lines = ""
    for index in 1...60 {
      switch index % 4 {
      case 0: lines += "\(index) is no job\n"
      case 1:
        lines +=
          #"{"id":\#(index),"path":"badge.json","texts":{"name":"Guest \#(index)"}}"# + "\r\n"
      case 2: lines += #"{"id":\#(index),"op":"ping"}"# + "\n\n"
      default: lines += #"{"id":\#(index),"scene":{"view":{"type":"lable"}}}"# + "\n"
      }
    }
    // Every fourth job is followed by an empty line.
    func lineNumber(_ number: Int) -> Int { number + (number + 1) / 4 }
    let answers = try answers(lines, ["--jobs", jobs])
    #expect(answers.count == 60)
    for (index, answer) in answers.enumerated() {
      let number = index + 1
      #expect(answer["id"] as? Int == (number % 4 == 0 ? nil : number))
      #expect(answer["line"] as? Int == (number % 4 == 0 ? lineNumber(number) : nil))
      #expect(answer["ok"] as? Bool == (number % 4 == 1 || number % 4 == 2))
    }
  }

  @Test func `a job is drawn as the command draws it`() throws {
    let answer = try #require(
      try answers(
        #"{"path":"badge.json","texts":{"name":"Grace"},"title":"badge"}"#,
        ["--jobs", "1"]
      ).first
    )
    try folder.write("name\nGrace\n", to: "guests.csv")
    let run = try CommandRun(
      ["render", "badge.json", "--data", "guests.csv", "-o", "out/"],
      in: folder.url
    )
    #expect(run.exitCode == 0)
    let bytes = try #require(answer["bytes"] as? String)
    #expect(Data(base64Encoded: bytes) == (try folder.read("out/badge-1.png")))
  }

  @Test func `pictures are written below the folder of outputs only`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "out"),
      withIntermediateDirectories: true
    )
    let lines = """
      {"path":"badge.json","output":"a.svg","format":"svg"}
      {"path":"badge.json","output":"../b.svg","format":"svg"}
      """
    let answers = try answers(lines, ["--jobs", "2", "--output-root", "out"])
    #expect(answers.map { $0["ok"] as? Bool } == [true, false])
    #expect(try folder.names().contains("b.svg") == false)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "out").path
    )
    #expect(names == ["a.svg"])
  }

  @Test(arguments: ["1", "2"])
  func `a line that is too long is answered, and so is the next`(jobs: String) throws {
    let long = #"{"id":1,"tournament":""# + String(repeating: "x", count: 17 << 20) + "\"}"
    let answers = try answers(long + "\n" + #"{"id":2,"op":"ping"}"#, ["--jobs", jobs])
    #expect(answers.map { $0["ok"] as? Bool } == [false, true])
    #expect((answers[0]["error"] as? [String: Any])?["code"] as? String == "limit")
  }

  @Test(arguments: ["1", "2"])
  func `quit ends the command after its answer`(jobs: String) throws {
    let lines = """
      {"id":1,"op":"ping"}
      {"id":2,"op":"quit"}
      {"id":3,"op":"ping"}
      """
    #expect(try answers(lines, ["--jobs", jobs]).map { $0["id"] as? Int } == [1, 2])
  }

  @Test(arguments: ["1", "2"])
  func `the command ends with an error when its output is closed`(jobs: String) throws {
    let lines = String(repeating: #"{"path":"badge.json"}"# + "\n", count: 200)
    let run = try CommandRun(
      ["render", "--worker", "--jobs", jobs],
      input: Data(lines.utf8),
      in: folder.url,
      shell: "exec >/dev/full"
    )
    #expect(run.exitCode == 74)
    #expect(!run.endedBySignal)
  }

  @Test(arguments: ["1", "2"])
  func `SIGTERM ends the command, also while it waits`(jobs: String) throws {
    let input = folder.url.appending(path: "fifo").path
    mkfifo(input, 0o600)
    let run = try CommandRun(
      ["render", "--worker", "--jobs", jobs],
      in: folder.url,
      shell: "exec 3<>\(input) <\(input); echo '{\"op\":\"ping\"}' >\(input)"
    ) { process in
      // The first answer says that the command has started.
      while folder.outputSize == 0 { usleep(20_000) }
      kill(process, SIGTERM)
    }
    #expect(run.exitCode == 0)
    #expect(!run.endedBySignal)
    #expect(String(decoding: run.output, as: UTF8.self).contains(#""ok":true"#))
  }

  @Test(arguments: ["1", "2"])
  func `a job has the time of the option at most`(jobs: String) throws {
    let labels = (0..<4_000).map { #"{"type":"label","text":"Number \#($0)"}"# }
    let scene = #"{"type":"zbox","children":[\#(labels.joined(separator: ","))]}"#
    let line = #"{"scene":{"view":\#(scene)},"format":"svg","limits":{"ms":60000}}"#
    let short = try answers(line, ["--jobs", jobs, "--time-limit", "0.1"])
    #expect(short.map { ($0["error"] as? [String: Any])?["code"] as? String } == ["timeout"])
    let long = try answers(line, ["--jobs", jobs, "--time-limit", "60"])
    #expect(long.map { $0["ok"] as? Bool } == [true])
  }

  @Test(arguments: ["1", "2"])
  func `a second SIGTERM ends the command while nobody reads its answers`(jobs: String) throws {
    let output = folder.url.appending(path: "full").path
    mkfifo(output, 0o600)
    let reader = open(output, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    // The answer repeats the text, which does not fit into the pipe.
    let line = #"{"op":"ping","id":""# + String(repeating: "x", count: 1_000_000) + "\"}"
    let run = try CommandRun(
      ["render", "--worker", "--jobs", jobs],
      input: Data(line.utf8),
      in: folder.url,
      shell: "exec >\(output)"
    ) { process in
      var count: Int32 = 0
      while count < 60_000 {
        usleep(20_000)
        _ = ioctl(reader, UInt(FIONREAD), &count)
      }
      for signal in [SIGTERM, SIGTERM] {
        kill(process, signal)
        usleep(300_000)
      }
      // Without an effect of the second one, the test fails by this.
      kill(process, SIGKILL)
    }
    #expect(run.endedBySignal)
    #expect(run.exitCode == SIGTERM)
  }

  @Test func `options of one picture and of a worker exclude each other`() throws {
    for arguments in [
      ["--worker", "a.json"], ["--worker", "-o", "a.png"], ["badge.json", "--jobs", "2"],
      ["badge.json", "--time-limit", "2"], ["--worker", "--time-limit", "61"], [],
    ] {
      let run = try CommandRun(["render"] + arguments, in: folder.url)
      #expect(run.exitCode == 64)
    }
  }

  @Test func `a worker's memory stays the same over many jobs`() throws {
    var lines = ""
    for index in 0..<400 {
      lines += #"{"path":"badge.json","texts":{"name":"\#(index)"}}"# + "\n"
      if index == 99 || index == 399 { lines += #"{"op":"stats"}"# + "\n" }
    }
    let memory = try answers(lines, ["--jobs", "1"]).compactMap { $0["memory"] as? Int }
    try #require(memory.count == 2)
    #expect(memory[1] - memory[0] < 8 << 20)
  }
}

extension TemporaryFolder {
  /// The size of the output of the command that runs in the folder.
  fileprivate var outputSize: Int {
    let names = (try? names()) ?? []
    let sizes = names.filter { $0.hasPrefix("output-") }.map { (try? read($0).count) ?? 0 }
    return sizes.reduce(0, +)
  }
}
