import Foundation

/// Attributes of neighbouring characters; compared by identity, so that typing extends a run.
package final class TextLook {
  package let attributes: [NSAttributedString.Key: Any]

  /// Keeps attributes; numbers as such, which Foundation off Apple can compare in every run.
  package init(_ attributes: [NSAttributedString.Key: Any]) {
    self.attributes = attributes.mapValues { ($0 as? CGFloat).map(Double.init) ?? $0 }
  }
}

/// The attributes of a text, run by run; lengths in UTF-16 units.
package struct AttributeRuns {
  package struct Run {
    package var length: Int
    package var look: TextLook
  }

  package private(set) var runs: [Run] = []

  /// Gives all characters one look.
  package init(length: Int, look: TextLook) {
    append(Run(length: length, look: look))
  }

  /// Reads the attributes of a text.
  package init(_ text: NSAttributedString) {
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      append(Run(length: range.length, look: TextLook(values)))
    }
  }

  /// Returns the look of the character at an offset, or of the last one; nil without characters.
  ///
  /// - Complexity: O(*n*) in the number of runs.
  package func look(at offset: Int) -> TextLook? {
    var end = 0
    for run in runs {
      end += run.length
      if offset < end { return run.look }
    }
    return runs.last?.look
  }

  /// The paragraph style of the first character.
  package var firstParagraphStyle: NSParagraphStyle? {
    runs.first?.look.attributes[.paragraphStyle] as? NSParagraphStyle
  }

  /// Returns the runs of a range, cut to it.
  package func runs(in range: Range<Int>) -> [Run] {
    var start = 0
    var found: [Run] = []
    for run in runs {
      let part = (start..<start + run.length).clamped(to: range)
      if !part.isEmpty { found.append(Run(length: part.count, look: run.look)) }
      start += run.length
      if start >= range.upperBound { break }
    }
    return found
  }

  /// Takes an attribute away from all characters.
  package mutating func remove(_ key: NSAttributedString.Key) {
    runs = runs.map { run in
      guard run.look.attributes[key] != nil else { return run }
      var attributes = run.look.attributes
      attributes[key] = nil
      return Run(length: run.length, look: TextLook(attributes))
    }
  }

  /// Puts so many characters of one look in place of a range.
  package mutating func replace(_ range: Range<Int>, length: Int, look: TextLook) {
    let total = runs.reduce(0) { $0 + $1.length }
    let head = runs(in: 0..<range.lowerBound)
    let tail = runs(in: range.upperBound..<max(range.upperBound, total))
    runs = []
    for run in head + [Run(length: length, look: look)] + tail { append(run) }
  }

  /// Returns the characters of a text with their attributes; those of `base` where they have none.
  package func attributedString(
    _ text: String,
    base: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: text, attributes: base)
    var start = 0
    for run in runs {
      let range = NSRange(location: start, length: run.length)
      if !run.look.attributes.isEmpty { result.addAttributes(run.look.attributes, range: range) }
      start += run.length
    }
    return result
  }

  private mutating func append(_ run: Run) {
    guard run.length > 0 else { return }
    if let last = runs.last, last.look === run.look {
      runs[runs.count - 1].length += run.length
    } else {
      runs.append(run)
    }
  }
}
