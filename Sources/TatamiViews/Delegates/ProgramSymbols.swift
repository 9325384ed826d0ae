import Foundation

/// The mangled names of the running program's functions and types: the symbol table of an ELF file,
/// which programs contain unless they are stripped.
struct ProgramSymbols: Sendable {
  /// The symbols of the running program; nil if it has none.
  static let current = ProgramSymbols(path: "/proc/self/exe")

  private let program: Data
  /// The bytes of the names, each of which follows a zero.
  private let names: Range<Int>

  private init?(path: String) {
    let url = URL(fileURLWithPath: path)
    guard let program = try? Data(contentsOf: url, options: .alwaysMapped),
      let names = program.withUnsafeBytes({ Self.rangeOfNames(in: $0) })
    else { return nil }
    (self.program, self.names) = (program, names)
  }

  /// Returns the string table of the symbol table; nil if there is none.
  private static func rangeOfNames(in file: UnsafeRawBufferPointer) -> Range<Int>? {
    let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2]  // ELF, 64 bits
    guard file.count >= 64, file.starts(with: magic) else { return nil }
    let headers = Int(file.loadUnaligned(fromByteOffset: 40, as: UInt64.self))
    let size = Int(file.loadUnaligned(fromByteOffset: 58, as: UInt16.self))
    let count = Int(file.loadUnaligned(fromByteOffset: 60, as: UInt16.self))
    guard size >= 64, headers + count * size <= file.count else { return nil }
    for header in (0..<count).map({ headers + $0 * size })
    where file.loadUnaligned(fromByteOffset: header + 4, as: UInt32.self) == 2 {
      let link = Int(file.loadUnaligned(fromByteOffset: header + 40, as: UInt32.self))
      guard link < count else { return nil }
      let strings = headers + link * size
      let start = Int(file.loadUnaligned(fromByteOffset: strings + 24, as: UInt64.self))
      let length = Int(file.loadUnaligned(fromByteOffset: strings + 32, as: UInt64.self))
      return start + length <= file.count ? start..<start + length : nil
    }
    return nil
  }

  /// Returns the names that begin with a prefix.
  ///
  /// - Complexity: O(*n*) in the length of all names, some ten milliseconds in a large program.
  func names(withPrefix prefix: String) -> [String] {
    program.withUnsafeBytes { file in
      var found: [String] = []
      var rest = UnsafeRawBufferPointer(rebasing: file[names])
      while let start = rest.baseAddress,
        let match = find(start, rest.count, "\0" + prefix, prefix.utf8.count + 1)
      {
        found.append(String(cString: (match + 1).assumingMemoryBound(to: CChar.self)))
        rest = UnsafeRawBufferPointer(rebasing: rest[(match - start + prefix.utf8.count)...])
      }
      return found
    }
  }

  /// Returns the declaration that a mangled name stands for; nil for a name of another language.
  static func declaration(of name: String) -> String? {
    guard let text = demangle(name, name.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

/// The C library's search for bytes, which Foundation's module does not declare.
@_silgen_name("memmem")
private func find(
  _ bytes: UnsafeRawPointer,
  _ length: Int,
  _ pattern: UnsafePointer<CChar>,
  _ patternLength: Int
) -> UnsafeRawPointer?

/// The Swift runtime's translation of mangled names; the caller frees the result.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>,
  _ length: Int,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ bufferLength: UnsafeMutablePointer<Int>?,
  _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
