import Foundation

/// The memory of the process that runs the tests.
package enum ProcessMemory {
  /// The largest resident memory so far, in bytes.
  package static var peak: Int { status("VmHWM:") ?? .max }

  /// The resident memory, in bytes; 0 if the system does not report it.
  package static var resident: Int { status("VmRSS:") ?? 0 }

  /// Returns a size that the system reports, in bytes.
  private static func status(_ name: String) -> Int? {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
    return line.flatMap { Int($0.filter(\.isNumber)) }.map { 1024 * $0 }
  }

  /// The memory that all threads have allocated and not freed, in bytes; 0 if the C library does
  /// not report it.
  package static var allocated: Int {
    guard let handle = dlopen(nil, RTLD_NOW), let symbol = dlsym(handle, "malloc_info") else {
      return 0
    }
    typealias Report = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
    let report = unsafeBitCast(symbol, to: Report.self)
    var text: UnsafeMutablePointer<CChar>?
    var length = 0
    guard let stream = open_memstream(&text, &length) else { return 0 }
    _ = report(0, stream)
    fclose(stream)
    defer { free(text) }
    return text.map { inUse(String(cString: $0)) } ?? 0
  }

  /// Returns the allocated bytes of a report, whose totals follow the last heap.
  private static func inUse(_ report: String) -> Int {
    let totals = report.components(separatedBy: "</heap>").last ?? ""
    func size(_ type: String) -> Int {
      guard let line = totals.split(separator: "\n").first(where: { $0.contains("\"\(type)\"") }),
        let size = line.components(separatedBy: "size=\"").last?.prefix(while: \.isNumber)
      else { return 0 }
      return Int(size) ?? 0
    }
    return size("current") - size("fast") - size("rest") + size("mmap")
  }
}
