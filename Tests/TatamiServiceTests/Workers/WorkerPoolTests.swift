import Foundation
import Testing

@testable import TatamiService

/// Processes that answer lines.
@Suite struct WorkerPoolTests {
  @Test func `each line has the answer of a worker`() async {
    let pool = WorkerPool(WorkerProgram(path: "/bin/cat", arguments: []), count: 2)
    let answers = await withTaskGroup(of: String?.self) { group in
      for index in 0..<50 {
        group.addTask { try? await Self.answer(pool, "line \(index)").get() }
      }
      return await group.reduce(into: Set<String>()) { if let answer = $1 { $0.insert(answer) } }
    }
    #expect(answers == Set((0..<50).map { "line \($0)" }))
    #expect(pool.numbers.restarts == 0)
    pool.stop()
  }

  @Test func `a worker that takes too long is ended and replaced`() async {
    let program = WorkerProgram(
      path: "/bin/sh",
      arguments: [
        "-c",
        "while read -r line; do case $line in hang) exec sleep 100;; *) echo $line;; esac; done",
      ]
    )
    let pool = WorkerPool(program, count: 1, duration: .seconds(2))
    #expect(await Self.answer(pool, "a") == .success("a"))
    guard case .failure(let error) = await Self.answer(pool, "hang") else {
      Issue.record("an answer of a worker that hangs")
      return
    }
    #expect(error.code == .timeout)
    #expect(await Self.answer(pool, "b") == .success("b"))
    #expect(pool.numbers.restarts == 1)
    pool.stop()
  }

  @Test func `a worker that ends is an error of its job only`() async {
    let program = WorkerProgram(
      path: "/bin/sh",
      arguments: ["-c", "read -r line; [ $line = die ] || echo $line; kill -9 $$"]
    )
    let pool = WorkerPool(program, count: 1)
    #expect(await Self.answer(pool, "a") == .success("a"))
    guard case .failure(let error) = await Self.answer(pool, "die") else {
      Issue.record("an answer of a worker that has ended")
      return
    }
    #expect(error.code == .internal)
    pool.stop()
  }

  @Test func `a worker that has ended while idle is replaced before the next job`() async throws {
    let program = WorkerProgram(
      path: "/bin/sh",
      arguments: ["-c", "while read -r line; do echo $$; done"]
    )
    let pool = WorkerPool(program, count: 1)
    let first = try await Self.answer(pool, "a").get()
    kill(try #require(pid_t(first)), SIGKILL)
    // A process that has ended and is not awaited yet has the state Z.
    while try !String(contentsOfFile: "/proc/\(first)/stat", encoding: .utf8).contains(") Z") {
      try await Task.sleep(for: .milliseconds(5))
    }
    let second = try await Self.answer(pool, "b").get()
    #expect(second != first)
    #expect(pool.numbers.restarts == 1)
    pool.stop()
  }

  @Test func `a worker ends by signals that this process ignores`() async throws {
    let program = WorkerProgram(
      path: "/bin/sh",
      arguments: ["-c", "while read -r line; do grep SigIgn: /proc/$$/status; done"]
    )
    let former = signal(SIGXFSZ, SIG_IGN)
    defer { signal(SIGXFSZ, former) }
    let pool = WorkerPool(program, count: 1)
    let line = try await Self.answer(pool, "a").get()
    let mask = try #require(line.split(whereSeparator: \.isWhitespace).last)
    let ignored = try #require(UInt64(mask, radix: 16))
    for number in [SIGPIPE, SIGTERM, SIGINT, SIGXFSZ] {
      #expect(ignored & (1 << UInt64(number - 1)) == 0)
    }
    pool.stop()
  }

  @Test func `a worker that asks for it is replaced, and its wish is no part of the answer`() async
  {
    let program = WorkerProgram(
      path: "/bin/sh",
      arguments: ["-c", #"while read -r line; do echo "{\"pid\":$$,\"recycle\":true}"; done"#]
    )
    let pool = WorkerPool(program, count: 1)
    let first = await Self.answer(pool, "a")
    let second = await Self.answer(pool, "a")
    #expect(first != second)
    #expect((try? first.get().contains("recycle")) == false)
    #expect(pool.numbers.restarts == 2)
    pool.stop()
  }

  @Test func `a worker inherits no files`() async throws {
    // Without O_CLOEXEC, as a library may open one.
    let file = fcntl(open("/dev/null", O_RDONLY), F_DUPFD, 200)
    defer { close(file) }
    let program = WorkerProgram(
      path: "/bin/sh",
      arguments: ["-c", "while read -r line; do echo $(ls /proc/$$/fd); done"]
    )
    let pool = WorkerPool(program, count: 1)
    let files = try await Self.answer(pool, "a").get().split(separator: " ").compactMap { Int($0) }
    #expect(files.contains(0))
    #expect(!files.contains(Int(file)))
    pool.stop()
  }

  @Test func `a program that does not exist is an error`() async {
    let pool = WorkerPool(WorkerProgram(path: "/none", arguments: []), count: 1)
    guard case .failure(let error) = await Self.answer(pool, "a") else {
      Issue.record("an answer of no program")
      return
    }
    #expect(error.code == .internal)
    pool.stop()
  }

  @Test func `lines after the end are refused`() async {
    let pool = WorkerPool(WorkerProgram(path: "/bin/cat", arguments: []), count: 1)
    pool.stop()
    guard case .failure = await Self.answer(pool, "a") else {
      Issue.record("an answer after the end")
      return
    }
  }

  private static func answer(_ pool: WorkerPool, _ line: String) async -> Result<String, JobError> {
    await withCheckedContinuation { continuation in
      pool.submit(Array(line.utf8)) { continuation.resume(returning: $0) }
    }
  }
}
