import Foundation

extension String {
  /// Returns the place of a UTF-16 offset, limited to the text and moved back to the start of
  /// the character it lies in.
  package func place(_ offset: Int) -> Index {
    guard offset > 0 else { return startIndex }
    guard let place = utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex) else {
      return endIndex
    }
    return index(place, offsetBy: 0)
  }

  /// Returns the UTF-16 units before a place.
  package func offset(_ place: Index) -> Int {
    utf16.distance(from: startIndex, to: place)
  }

  /// Returns an offset moved back to the start of the character it lies in.
  package func flooredOffset(_ offset: Int) -> Int {
    self.offset(place(offset))
  }

  /// Returns an offset moved on to the end of the character it lies in.
  package func ceiledOffset(_ offset: Int) -> Int {
    let start = place(offset)
    let floor = self.offset(start)
    return floor < offset && start < endIndex ? self.offset(index(after: start)) : floor
  }

  /// Returns a range widened to whole characters and limited to the text; an empty one stays so.
  package func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
    let lower = flooredOffset(range.lowerBound)
    return range.isEmpty ? lower..<lower : lower..<max(lower, ceiledOffset(range.upperBound))
  }

  /// Returns a range of Foundation's widened to whole characters and limited to the text.
  ///
  /// A location that was not found counts as the end.
  package func wholeCharacters(_ range: NSRange) -> Range<Int> {
    let count = utf16.count
    let lower = Swift.max(0, Swift.min(range.location, count))
    let length = Swift.max(0, Swift.min(range.length, count - lower))
    return wholeCharacters(lower..<lower + length)
  }
}

extension Range<Int> {
  /// The same range for Foundation.
  package var nsRange: NSRange { NSRange(location: lowerBound, length: count) }
}
