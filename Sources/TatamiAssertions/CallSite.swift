import Foundation
import Testing
import XCTest

/// The line of a test that calls an assertion.
struct CallSite {
  let fileID: StaticString
  let file: StaticString
  let line: UInt
  let column: UInt
  /// The name of the test's function.
  let testName: String

  /// The file of the test.
  var url: URL { URL(filePath: "\(file)") }

  /// Reports a failure to the framework that runs the test.
  ///
  /// - Parameter attachment: A PNG file that Swift Testing keeps with `--attachments-path`.
  func fail(_ message: String, attachment: (name: String, png: Data)? = nil) {
    guard Test.current != nil else { return XCTFail(message, file: file, line: line) }
    let location = SourceLocation(
      fileID: "\(fileID)",
      filePath: "\(file)",
      line: Int(line),
      column: Int(column)
    )
    if let attachment {
      Attachment.record(
        Array(attachment.png),
        named: attachment.name,
        sourceLocation: location
      )
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }

  /// Returns the file of a snapshot: `Snapshots/FILE/TEST.png` beside the test's file, or
  /// `TEST.NAME.png` for a named one.
  func snapshot(named name: String?) -> URL {
    let test = testName.prefix { $0 != "(" }
    let words = [String(test), name].compactMap { $0.map(Self.fileName) }.filter { !$0.isEmpty }
    let folder = url.deletingPathExtension().lastPathComponent
    let file = words.isEmpty ? "snapshot" : words.joined(separator: ".")
    return url.deletingLastPathComponent().appending(path: "Snapshots/\(folder)/\(file).png")
  }

  /// Returns a text with one hyphen in place of characters other than letters and digits.
  private static func fileName(_ text: String) -> String {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
  }
}
