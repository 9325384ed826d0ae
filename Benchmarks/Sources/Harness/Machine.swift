public import Foundation

/// The origin of figures: the machine and the commit of the sources.
public enum Machine {
  /// The folder of the repository, found from this source file, so that benchmarks run anywhere.
  public static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns one line for the top of a report: the processor, its cores, the commit, the date and
  /// the load average of the last minute, about 1 or less if nothing else ran.
  public static func summary() -> String {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let day = Date.now.formatted(.iso8601.year().month().day())
    return "\(processor()), \(cores) cores, commit \(commit()), \(day), load \(load())"
  }

  private static func load() -> String {
    var load = 0.0
    return getloadavg(&load, 1) == 1 ? String(format: "%.1f", load) : "unknown"
  }

  private static func processor() -> String {
    let info = (try? String(contentsOf: URL(filePath: "/proc/cpuinfo"), encoding: .utf8)) ?? ""
    let line = info.split(separator: "\n").first { $0.hasPrefix("model name") }
    guard let name = line?.split(separator: ":").last else { return "unknown processor" }
    return name.trimmingCharacters(in: .whitespaces)
  }

  /// The abbreviated commit, with a plus sign if files have been changed.
  private static func commit() -> String {
    guard let commit = git("rev-parse", "--short", "HEAD") else { return "unknown" }
    return git("status", "--porcelain", "--untracked-files=no") == "" ? commit : commit + "+"
  }

  private static func git(_ arguments: String...) -> String? {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", repository.path] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
