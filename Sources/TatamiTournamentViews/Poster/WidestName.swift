/// The widest of many names.
///
/// Only names with a large sum of letter widths are measured: the sum is fast to compute, and
/// kerning changes it by far less than 5 %. If there are too many such names, the largest sum is
/// used.
struct WidestName {
  private struct Name {
    let text: String
    /// The sum of the letters' widths, or the exact width.
    let sum: Double
    /// The space beside the name.
    let other: Double
    let isMeasured: Bool

    func width(scale: Double) -> Double { sum * scale + other }
  }

  private var names: [Name] = []
  private var letters: [Double?] = Array(repeating: nil, count: 128)
  /// The names that are not ASCII and are therefore measured at once, with the space beside them.
  private var known: [String: Double] = [:]

  /// The share of the largest sum from which names are measured, and the maximum number of them.
  private static let share = 0.95
  private static let limit = 256

  mutating func add(_ name: String, besides other: Double) {
    if let sum = sum(of: name) {
      names.append(Name(text: name, sum: sum, other: other, isMeasured: false))
      return
    }
    let width = known[name] ?? PosterText.width(of: name, .winner)
    known[name] = width
    names.append(Name(text: name, sum: width, other: other, isMeasured: true))
  }

  /// Returns the width of the widest name together with the space beside it, in points.
  ///
  /// - Parameter scale: The factor of the names' font.
  func width(scale: Double = 1) -> Double {
    let largest = names.reduce(0) { max($0, $1.width(scale: scale)) }
    var candidates: Set<String> = []
    var width = 0.0
    for name in names where name.width(scale: scale) >= largest * Self.share {
      if name.isMeasured {
        width = max(width, name.width(scale: scale))
        continue
      }
      guard candidates.insert("\(name.text) \(name.other)").inserted else { continue }
      guard candidates.count <= Self.limit else { return max(width, largest * 1.01) }
      width = max(width, PosterText.width(of: name.text, .winner) * scale + name.other)
    }
    return width
  }

  /// The width in which every name is whole, some in two lines.
  ///
  /// - Parameter scale: The factor of the names' font.
  /// - Complexity: O(*n*) in the letters.
  mutating func wrappedWidth(scale: Double) -> Double {
    var smallest = 0.0
    for name in names where name.width(scale: scale) > smallest {
      let wrapped = name.isMeasured ? wrappedWidth(of: name.text) : wrappedSum(of: name)
      smallest = max(smallest, min(wrapped, name.sum) * scale * 1.02 + 1 + name.other)
    }
    return smallest
  }

  /// The width of most names together with the space beside them.
  ///
  /// - Complexity: O(*n* log *n*).
  var median: Double {
    let widths = names.map { $0.width(scale: 1) }.sorted()
    return widths.isEmpty ? 0 : widths[widths.count / 2]
  }

  /// Returns the smallest sum of letter widths of an ASCII name in two lines.
  private func wrappedSum(of name: Name) -> Double {
    var best = name.sum
    var first = 0.0
    for byte in name.text.utf8 {
      let width = letters[Int(byte)] ?? 0
      if byte == UInt8(ascii: " ") {
        guard first < best else { break }
        best = min(best, max(first, name.sum - first - width))
      }
      first += width
    }
    return best
  }

  /// Returns the smallest width of a name in two lines of the font's size.
  private mutating func wrappedWidth(of name: String) -> Double {
    let words = name.split(separator: " ")
    guard words.count > 1 else { return sumOrWidth(of: name) }
    var best = Double.infinity
    for count in 1..<words.count {
      let first = sumOrWidth(of: words[..<count].joined(separator: " "))
      guard first < best else { break }
      best = min(best, max(first, sumOrWidth(of: words[count...].joined(separator: " "))))
    }
    return best
  }

  private mutating func sumOrWidth(of text: String) -> Double {
    sum(of: text) ?? PosterText.width(of: text, .winner)
  }

  /// Returns the sum of the widths of ASCII letters; nil for other texts.
  private mutating func sum(of name: String) -> Double? {
    var sum = 0.0
    for byte in name.utf8 {
      guard byte < 128 else { return nil }
      if let known = letters[Int(byte)] {
        sum += known
      } else {
        let text = String(UnicodeScalar(byte))
        let width = PosterText.width(of: text, .winner)
        letters[Int(byte)] = width
        sum += width
      }
    }
    return sum
  }
}
