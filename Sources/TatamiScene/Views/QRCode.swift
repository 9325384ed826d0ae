import CQRencode

/// The modules of a QR code.
struct QRCode: Hashable {
  /// The share of a code that can be restored.
  enum ErrorCorrection: Hashable {
    case low
    case medium
    case quartile
    case high

    fileprivate var level: QRecLevel {
      switch self {
      case .low: QR_ECLEVEL_L
      case .medium: QR_ECLEVEL_M
      case .quartile: QR_ECLEVEL_Q
      case .high: QR_ECLEVEL_H
      }
    }
  }

  /// The largest number of bytes that a code of any level holds.
  static let maxBytes = 1_273
  /// The width of the quiet zone around a code, in modules.
  static let quietZone = 4

  /// The number of modules on a side, without the quiet zone.
  let size: Int
  /// Whether the modules are dark, row by row.
  let modules: [Bool]

  /// Encodes a text as UTF-8; nil for an empty text, one that is too long, or without memory.
  init?(_ text: String, _ level: ErrorCorrection) {
    let bytes = Array(text.utf8)
    guard (1...Self.maxBytes).contains(bytes.count),
      let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, level.level)
    else { return nil }
    defer { QRcode_free(code) }
    size = Int(code.pointee.width)
    // The lowest bit of a module is its color.
    modules = UnsafeBufferPointer(start: code.pointee.data, count: size * size).map { $0 & 1 == 1 }
  }

  /// The dark modules as horizontal runs: their row, their first column and their count.
  var runs: [(row: Int, column: Int, count: Int)] {
    var runs: [(row: Int, column: Int, count: Int)] = []
    for row in 0..<size {
      var column = 0
      while column < size {
        let start = column
        while column < size, modules[row * size + column] { column += 1 }
        if column > start { runs.append((row, start, column - start)) }
        column += 1
      }
    }
    return runs
  }
}

extension ValueForm<String> {
  /// Text that a QR code of any level can hold.
  static let codeText = ValueForm(
    "text of 1 to \(QRCode.maxBytes) bytes of UTF-8",
    example: #""https://example.org""#,
    schema: SchemaPart.text
  ) { reader, resources throws(SceneError) in
    let text = try ValueForm<String>.text.read(reader, resources)
    guard (1...QRCode.maxBytes).contains(text.utf8.count) else {
      throw reader.impossible(
        "a text of \(text.utf8.count) bytes; a QR code holds 1 to \(QRCode.maxBytes)"
      )
    }
    return text
  }
}
