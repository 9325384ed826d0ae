import Foundation
import Testing

@testable import TatamiScene

/// QR codes, decoded by the rules of ISO/IEC 18004 for codes of one block.
@Suite struct QRCodeTests {
  @Test(arguments: [
    ("https://example.org", QRCode.ErrorCorrection.low), ("A", .medium), ("Žluťoučký 東京 🏆", .low),
    ("https://example.org/guests/17?seat=4", .medium), ("\0 and \n", .medium),
  ])
  func `a code has the text`(_ text: String, _ level: QRCode.ErrorCorrection) throws {
    let code = try #require(QRCode(text, level))
    #expect(CodeReader(code).text == text)
  }

  @Test func `a higher level needs more modules`() throws {
    let text = String(repeating: "tatami ", count: 20)
    let sizes = try [QRCode.ErrorCorrection.low, .medium, .quartile, .high].map { level in
      try #require(QRCode(text, level)).size
    }
    #expect(sizes == sizes.sorted())
    #expect(Set(sizes).count == 4)
  }

  @Test func `the longest text fits at each level, a longer one does not`() {
    let text = String(repeating: "é", count: QRCode.maxBytes / 2) + "x"
    #expect(text.utf8.count == QRCode.maxBytes)
    for level in [QRCode.ErrorCorrection.low, .medium, .quartile, .high] {
      #expect(QRCode(text, level) != nil)
      #expect(QRCode(text + "x", level) == nil)
      #expect(QRCode("", level) == nil)
    }
  }

  @Test func `runs cover the dark modules once`() throws {
    let code = try #require(QRCode("runs", .high))
    var covered = [Int](repeating: 0, count: code.size * code.size)
    for run in code.runs {
      for column in run.column..<(run.column + run.count) {
        covered[run.row * code.size + column] += 1
      }
    }
    #expect(covered == code.modules.map { $0 ? 1 : 0 })
  }
}

/// Reads a code whose data are one block in the mode for bytes.
private struct CodeReader {
  let code: QRCode
  let mask: Int

  init(_ code: QRCode) {
    self.code = code
    // The format is beside the upper left finder, with the highest bit first.
    let places =
      [0, 1, 2, 3, 4, 5, 7, 8].map { (8, $0) } + [7, 5, 4, 3, 2, 1, 0].map { ($0, 8) }
    let bits = places.reduce(0) { $0 << 1 | (code.modules[$1.0 * code.size + $1.1] ? 1 : 0) }
    mask = (bits ^ 0b101_0100_0001_0010) >> 10 & 7
  }

  private func isMasked(_ row: Int, _ column: Int) -> Bool {
    switch mask {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: row * column % 2 + row * column % 3 == 0
    case 6: (row * column % 2 + row * column % 3) % 2 == 0
    default: ((row + column) % 2 + row * column % 3) % 2 == 0
    }
  }

  /// Whether a module belongs to a finder, the format, the timing or the alignment.
  private func isFunction(_ row: Int, _ column: Int) -> Bool {
    let end = code.size - 8
    if row == 6 || column == 6 { return true }
    if row <= 8, column <= 8 || column >= end { return true }
    if row >= end, column <= 8 { return true }
    let center = code.size - 7
    return code.size > 21 && abs(row - center) <= 2 && abs(column - center) <= 2
  }

  /// The bits of the data and of the error correction, in the order of the standard.
  private var bits: [Bool] {
    var bits: [Bool] = []
    var isUpward = true
    var right = code.size - 1
    while right > 0 {
      if right == 6 { right = 5 }
      for step in 0..<code.size {
        let row = isUpward ? code.size - 1 - step : step
        for column in [right, right - 1] where !isFunction(row, column) {
          bits.append(code.modules[row * code.size + column] != isMasked(row, column))
        }
      }
      isUpward.toggle()
      right -= 2
    }
    return bits
  }

  /// The text; nil for another mode.
  var text: String? {
    let bits = bits
    func number(_ start: Int, _ count: Int) -> Int {
      bits[start..<(start + count)].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
    guard number(0, 4) == 4 else { return nil }
    let bytes = (0..<number(4, 8)).map { UInt8(number(12 + 8 * $0, 8)) }
    return String(validating: bytes, as: UTF8.self)
  }
}
