import Foundation
import TatamiPicture

/// Lines of a document for a message.
enum SourceExcerpt {
  /// The maximum number of characters of a line.
  private static let lineLimit = 160

  /// Returns a line with its neighbors, each with its number; the line has a mark.
  static func text(around line: Int, in bytes: [UInt8]) -> String {
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    )
    let numbers = max(1, line - 1)...max(1, min(lines.count, line + 1))
    let width = "\(numbers.upperBound)".count
    return numbers.map { number in
      let digits = String(repeating: " ", count: width - "\(number)".count) + "\(number)"
      let text = lines[number - 1].prefix(lineLimit)
      return "\(number == line ? "▸" : " ") \(digits)  \(text)"
    }
    .joined(separator: "\n")
  }
}
