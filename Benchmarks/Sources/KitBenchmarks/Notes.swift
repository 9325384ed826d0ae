import Foundation

/// Lines beside the measurements, on the standard error output.
enum Notes {
  static func add(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  /// The resident memory of the process, in bytes.
  static var residentBytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4096
  }
}
