/// The widest of many names.
///
/// Only names with a large sum of letter widths are measured: the sum is fast to compute, and
/// kerning changes it by far less than 5 %. If there are too many such names, the largest sum is
/// used.
struct WidestName {
  private var names: [(text: String, sum: Double, other: Double)] = []
  private var letters: [Double?] = Array(repeating: nil, count: 128)
  /// The width of the widest name that is not ASCII and is therefore measured at once.
  private var measured = 0.0
  private var known: Set<String> = []

  /// The share of the largest sum from which names are measured, and the maximum number of them.
  private static let share = 0.95
  private static let limit = 256

  mutating func add(_ name: String, besides other: Double) {
    if let sum = sum(of: name) {
      names.append((name, sum, other))
    } else if known.insert("\(name) \(other)").inserted {
      measured = max(measured, PosterText.width(of: name, .winner) + other)
    }
  }

  /// The width of the widest name together with the space beside it, in points.
  var width: Double {
    let largest = names.reduce(0) { max($0, $1.sum + $1.other) }
    var candidates: Set<String> = []
    var width = measured
    for name in names where name.sum + name.other >= largest * Self.share {
      guard candidates.insert("\(name.text) \(name.other)").inserted else { continue }
      guard candidates.count <= Self.limit else { return max(width, largest * 1.01) }
      width = max(width, PosterText.width(of: name.text, .winner) + name.other)
    }
    return width
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
