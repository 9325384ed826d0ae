import Foundation
import TatamiPicture
import TatamiService
import Testing

// The samples in the documentation of types of TatamiService.

@MainActor
@Suite struct ServiceTypeSamples {
  @Test func `the sample of JobRunner gives the stated values`() {
    let runner = JobRunner()
    let answer = runner.answer(to: Array(#"{"id": 1, "op": "ping"}"#.utf8), number: 1)
    #expect(answer.text.contains("true"))
  }

  func jobRunnerOptions() {
    var options = JobRunner.Options()
    options.root = URL(filePath: "scenes")
    options.limits.duration = .seconds(2)
    let runner = JobRunner(options)
    _ = runner
  }

  func localPictures(options: ServiceOptions) async throws {
    let source = LocalPictures(root: URL(filePath: "templates"))
    let server = try await PictureServer.start(options, source: source, port: 8080)
    _ = server
  }

  @Test func `the sample of ServiceOptions gives the stated values`() {
    var options = ServiceOptions(templates: URL(filePath: "templates"))
    options.cacheBytes = 64 << 20
    options.maxAge = 3_600
    #expect(options.queueLimit == 4)
  }

  @Test func `the sample of SignedURL gives the stated values`() {
    let key = "0123456789abcdef0123456789abcdef"
    let url = SignedURL(keys: [key])?.signed("/og.png?title=Hello")
    #expect(url?.contains("&sig=") == true)
  }

  func workerLoop() {
    let end = WorkerLoop().run(JobRunner())
    _ = end
  }

  func workerPool() {
    let program = WorkerProgram(
      path: "/usr/bin/tatami",
      arguments: ["render", "--worker", "--jobs", "1"]
    )
    let pool = WorkerPool(program, count: 4)
    let end = WorkerLoop().run(pool)
    pool.stop()
    _ = end
  }

  @Test func `the sample of WorkerProgram gives the stated values`() {
    let program = WorkerProgram(
      path: "/usr/bin/tatami",
      arguments: ["render", "--worker", "--jobs", "1"]
    )
    #expect(program.arguments.count == 4)
  }
}
