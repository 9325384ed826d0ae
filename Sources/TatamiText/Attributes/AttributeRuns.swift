import Foundation

/// The attributes of a text as runs of characters with equal attributes; lengths in UTF-16 units.
package struct AttributeRuns {
  /// Adjacent characters with the same attributes.
  struct Run {
    var length: Int
    var attributes: AttributeSet
  }

  private(set) var runs: [Run] = []

  /// Creates one run for all characters of a text.
  package init(length: Int, attributes: AttributeSet) {
    append(Run(length: length, attributes: attributes))
  }

  /// Creates the runs of an attributed string.
  package init(_ text: NSAttributedString) {
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      append(Run(length: range.length, attributes: AttributeSet(values)))
    }
  }

  /// Returns the attributes of the character at an offset, or of the last character after the end
  /// of the text; nil for an empty text.
  ///
  /// - Complexity: O(*n*) in the number of runs.
  package func attributes(at offset: Int) -> AttributeSet? {
    var end = 0
    for run in runs {
      end += run.length
      if offset < end { return run.attributes }
    }
    return runs.last?.attributes
  }

  /// The paragraph style of the first character.
  package var firstParagraphStyle: NSParagraphStyle? {
    runs.first?.attributes.values[.paragraphStyle] as? NSParagraphStyle
  }

  /// Returns the runs of a range, trimmed to it.
  func runs(in range: Range<Int>) -> [Run] {
    var start = 0
    var found: [Run] = []
    for run in runs {
      let part = (start..<start + run.length).clamped(to: range)
      if !part.isEmpty { found.append(Run(length: part.count, attributes: run.attributes)) }
      start += run.length
      if start >= range.upperBound { break }
    }
    return found
  }

  /// Removes an attribute from all characters.
  package mutating func remove(_ key: NSAttributedString.Key) {
    change(key) { _ in nil }
  }

  /// Changes the values of an attribute; nil removes it.
  mutating func change(_ key: NSAttributedString.Key, _ change: (Any) -> Any?) {
    runs = runs.map { run in
      var values = run.attributes.values
      guard let value = values[key] else { return run }
      values[key] = change(value)
      return Run(length: run.length, attributes: AttributeSet(values))
    }
  }

  /// Replaces a range by so many characters with the same attributes.
  package mutating func replace(_ range: Range<Int>, length: Int, attributes: AttributeSet) {
    let total = runs.reduce(0) { $0 + $1.length }
    let head = runs(in: 0..<range.lowerBound)
    let tail = runs(in: range.upperBound..<max(range.upperBound, total))
    runs = []
    for run in head + [Run(length: length, attributes: attributes)] + tail { append(run) }
  }

  /// Returns the runs of a part.
  package func part(_ range: Range<Int>) -> AttributeRuns {
    var part = AttributeRuns(length: 0, attributes: AttributeSet([:]))
    for run in runs(in: range) { part.append(run) }
    return part
  }

  /// Replaces a range by the runs of another text.
  package mutating func replace(_ range: Range<Int>, with other: AttributeRuns) {
    let total = runs.reduce(0) { $0 + $1.length }
    let head = runs(in: 0..<range.lowerBound)
    let tail = runs(in: range.upperBound..<max(range.upperBound, total))
    runs = []
    for run in head + other.runs + tail { append(run) }
  }

  /// Returns a text with its attributes; `base` supplies those that a character does not have.
  package func attributedString(
    _ text: String,
    base: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: text, attributes: base)
    var start = 0
    for run in runs {
      let range = NSRange(location: start, length: run.length)
      let values = run.attributes.values
      if !values.isEmpty { result.addAttributes(values, range: range) }
      start += run.length
    }
    return result
  }

  private mutating func append(_ run: Run) {
    guard run.length > 0 else { return }
    if let last = runs.last, last.attributes === run.attributes {
      runs[runs.count - 1].length += run.length
    } else {
      runs.append(run)
    }
  }
}
