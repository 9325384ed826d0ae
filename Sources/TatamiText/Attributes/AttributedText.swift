package import Foundation
package import TatamiDrawing

/// A text with attributes, as the kit stores it.
///
/// Foundation's attributed strings off Apple platforms never release their lists of runs. The kit
/// therefore makes one only where a program asks for it.
package struct AttributedText {
  /// The characters.
  package private(set) var string: String
  private var runs: AttributeRuns
  /// The attributed string that the text was created from and still equals; nil for none.
  private var source: NSAttributedString?

  /// Creates a text with the same attributes throughout.
  package init(_ string: String = "", _ attributes: [NSAttributedString.Key: Any]? = nil) {
    self.string = string
    runs = AttributeRuns(length: string.utf16.count, attributes: AttributeSet(attributes ?? [:]))
  }

  /// Creates a copy of an attributed string.
  package init(_ text: NSAttributedString) {
    string = text.string
    runs = AttributeRuns(text)
    source = type(of: text) == NSAttributedString.self ? text : nil
  }

  /// Appends characters with the same attributes.
  package mutating func append(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    let end = string.utf16.count
    string += text
    runs.replace(end..<end, length: text.utf16.count, attributes: AttributeSet(attributes))
    source = nil
  }

  /// Changes the values of an attribute; nil removes it.
  package mutating func change(_ key: NSAttributedString.Key, _ change: (Any) -> Any?) {
    guard values(key).contains(where: { $0 != nil }) else { return }
    runs.change(key, change)
    source = nil
  }

  /// Returns the value of an attribute for each run of characters.
  package func values(_ key: NSAttributedString.Key) -> [Any?] {
    runs.runs.map { $0.attributes.values[key] }
  }

  /// Returns an equal attributed string.
  package func attributedString() -> NSAttributedString {
    source ?? runs.attributedString(string, base: [:])
  }

  /// Returns the runs of equal attributes, completed by a font and a color.
  package func requestRuns(font: UIFont, color: UIColor) -> [TextRequest.Run] {
    var start = string.startIndex
    return runs.runs.map { run in
      let end =
        string.utf16.index(start, offsetBy: run.length, limitedBy: string.endIndex)
        ?? string.endIndex
      defer { start = end }
      let values = run.attributes.values
      return TextRequest.Run(
        String(string[start..<end]),
        TextAttributes(values, font: font, color: color),
        style: (values[.paragraphStyle] as? NSParagraphStyle)?.request
      )
    }
  }
}
