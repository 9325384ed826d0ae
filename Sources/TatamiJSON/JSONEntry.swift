/// A value of a document, or the name of a member, in 16 bytes.
///
/// The elements of an array follow it, and so do the members of an object: each name before its value.
struct JSONEntry: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    case null, `false`, `true`, number, array, object
    /// A text in the bytes of the document, of ASCII characters only or of any.
    case ascii, text
    /// A text that has escapes in the document.
    case unescaped

    @inline(__always) var isContainer: Bool { self == .array || self == .object }
    @inline(__always) var isText: Bool { rawValue >= Kind.ascii.rawValue }
  }

  let kind: Kind
  let isName: Bool
  // The size in 48 bits.
  private var upperSize: UInt16
  private var lowerSize: UInt32
  /// The bits of a number, the offset of a text, or the number of elements or members.
  private var bits: UInt64

  @inline(__always)
  private init(_ kind: Kind, isName: Bool = false, size: Int, bits: UInt64) {
    self.kind = kind
    self.isName = isName
    upperSize = UInt16(truncatingIfNeeded: size >> 32)
    lowerSize = UInt32(truncatingIfNeeded: size)
    self.bits = bits
  }

  @inline(__always)
  init(_ kind: Kind) {
    self.init(kind, size: 1, bits: 0)
  }

  @inline(__always)
  init(_ number: Double) {
    self.init(.number, size: 1, bits: number.bitPattern)
  }

  /// Creates a text of a number of bytes from an offset on.
  @inline(__always)
  init(_ kind: Kind, offset: Int, count: Int, isName: Bool) {
    self.init(kind, isName: isName, size: count, bits: UInt64(truncatingIfNeeded: offset))
  }

  var number: Double { Double(bitPattern: bits) }
  /// The offset of a text.
  var offset: Int { Int(truncatingIfNeeded: bits) }
  /// The number of bytes of a text.
  @inline(__always) var byteCount: Int { size }
  /// The number of elements or members.
  var count: Int { Int(truncatingIfNeeded: bits) }
  /// The number of entries of a value, itself and those inside it.
  @inline(__always) var span: Int { kind.isContainer ? size : 1 }
  @inline(__always) private var size: Int { Int(upperSize) << 32 | Int(lowerSize) }

  /// Sets the number of entries and of elements or members of an array or an object.
  mutating func close(span: Int, count: Int) {
    self = JSONEntry(kind, size: span, bits: UInt64(truncatingIfNeeded: count))
  }
}
