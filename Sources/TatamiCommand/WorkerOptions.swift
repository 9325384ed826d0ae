import ArgumentParser
import Foundation
import TatamiPicture
import TatamiService

/// The options of a command that draws jobs from lines.
struct WorkerOptions: ParsableArguments {
  @Flag(help: "Read a job in JSON from each line of standard input, and answer it with a line.")
  var worker = false

  @Option(
    help: """
      The processes that draw the jobs of --worker, or the threads that draw the pictures of rows, \
      1 to 64. Default: the number of cores.
      """
  )
  var jobs: Int?

  @Option(
    help: """
      The memory of each process, in MiB, 64 to 65536; a job that needs more ends its process. \
      Default: 1024 for the processes of --jobs 2 or more, else no limit.
      """
  )
  var memoryLimit: Int?

  @Option(help: "The seconds for a job, 0.1 to 60; jobs can lower it. Default: 10.")
  var timeLimit: Double?

  @Option(
    help: ArgumentHelp(
      "The folder below which the jobs' documents and images are. Default: the current folder.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var root: String?

  @Option(
    help: ArgumentHelp(
      "The folder below which jobs can write pictures. Default: none, so that nothing is written.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var outputRoot: String?

  /// The number of workers without an option.
  static let usualJobs = max(1, min(64, ProcessInfo.processInfo.activeProcessorCount))

  /// The seconds for a job without an option.
  private static let usualTime = 10.0

  func validate() throws {
    try ValidationError.check("jobs", jobs.map(Double.init), in: 1...64)
    try ValidationError.check("memory-limit", memoryLimit.map(Double.init), in: 64...65_536)
    try ValidationError.check("time-limit", timeLimit, in: 0.1...60)
  }

  /// Checks that no option is given without `--worker`, except `--jobs` for pictures of rows.
  func validateWithoutWorker(hasRows: Bool) throws {
    let given = [
      ("--jobs", jobs != nil && !hasRows), ("--memory-limit", memoryLimit != nil),
      ("--time-limit", timeLimit != nil), ("--root", root != nil),
      ("--output-root", outputRoot != nil),
    ]
    if let option = given.first(where: \.1)?.0 {
      let other = option == "--jobs" ? ", or a picture for each row of --data" : ""
      throw ValidationError("\(option) needs --worker\(other).")
    }
  }

  /// Answers jobs until the input ends.
  @MainActor
  func run() throws {
    for folder in [root, outputRoot].compactMap(\.self) where !FilePath.isFolder(folder) {
      throw CommandError(.missingInput, "\(quoted: folder) is not a folder")
    }
    EndRequest.watch()
    let loop = WorkerLoop { EndRequest.isMade }
    if loop.run(with: self) == .outputClosed {
      throw CommandError(.failedWrite, "cannot write to standard output")
    }
  }

  /// Returns the program of a worker with one job at a time.
  static func program(
    root: String,
    outputRoot: String? = nil,
    memoryLimit: Int? = nil,
    timeLimit: Double? = nil
  ) -> WorkerProgram {
    var arguments = ["render", "--worker", "--jobs", "1", "--root", root]
    arguments += ["--memory-limit", "\(memoryLimit ?? 1_024)"]
    arguments += ["--time-limit", "\(timeLimit ?? usualTime)"]
    if let outputRoot { arguments += ["--output-root", outputRoot] }
    return WorkerProgram(path: OutputFile.executable, arguments: arguments)
  }

  /// The time after which a worker is ended; it checks its own between the steps of a picture.
  static func longestTime(_ timeLimit: Double?) -> Duration {
    .seconds(timeLimit ?? usualTime) + .seconds(1)
  }

  fileprivate var runnerOptions: JobRunner.Options {
    var options = JobRunner.Options()
    options.root = URL(fileURLWithPath: root ?? ".", isDirectory: true)
    options.outputRoot = outputRoot.map { URL(fileURLWithPath: $0, isDirectory: true) }
    options.limits.duration = .seconds(timeLimit ?? Self.usualTime)
    options.write = { data, path in try OutputFile.replace(path, with: [data]) }
    return options
  }
}

extension WorkerLoop {
  @MainActor
  fileprivate func run(with options: WorkerOptions) -> End {
    let jobs = options.jobs ?? WorkerOptions.usualJobs
    guard jobs > 1 else {
      if let memory = options.memoryLimit { ProcessUsage.limitMemory(memory << 20) }
      return run(JobRunner(options.runnerOptions))
    }
    let program = WorkerOptions.program(
      root: options.root ?? ".",
      outputRoot: options.outputRoot,
      memoryLimit: options.memoryLimit,
      timeLimit: options.timeLimit
    )
    let duration = WorkerOptions.longestTime(options.timeLimit)
    let pool = WorkerPool(program, count: jobs, duration: duration)
    defer { pool.stop() }
    return run(pool)
  }
}
