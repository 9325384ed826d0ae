import TatamiMatchLists

/// The points of a table for a win, a draw and a loss.
///
/// ```swift
/// let points = TablePoints(win: 2, draw: 1)
/// let same = TablePoints("2,1,0")
/// ```
public struct TablePoints: Hashable, Sendable, CustomStringConvertible {
  /// The points for a win, above 0.
  public var win: Double
  /// The points for a draw.
  public var draw: Double
  /// The points for a loss.
  public var loss: Double

  /// Creates points.
  public init(win: Double, draw: Double, loss: Double = 0) {
    (self.win, self.draw, self.loss) = (win, draw, loss)
  }

  /// Three points for a win, one for a draw.
  public static let football = TablePoints(win: 3, draw: 1)

  /// One point for a win, a half for a draw.
  public static let chess = TablePoints(win: 1, draw: 0.5)

  /// Four points for a win, two for a draw, as in competitions with bonus points.
  public static let rugby = TablePoints(win: 4, draw: 2)

  /// Reads two or three numbers, such as "3,1", "2-1-0" or "1,½,0"; nil unless they are multiples of a half
  /// from 0 to 1,000, and the first is above 0.
  public init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "-" }
    let numbers = parts.compactMap { Self.number($0.filter { !$0.isWhitespace }) }
    guard (2...3).contains(parts.count), numbers.count == parts.count, numbers[0] > 0 else {
      return nil
    }
    self.init(win: numbers[0], draw: numbers[1], loss: numbers.count > 2 ? numbers[2] : 0)
  }

  private static func number(_ text: String) -> Double? {
    let whole = text.hasSuffix("½") ? text.dropLast() : text[...]
    guard let number = whole.isEmpty && text == "½" ? 0 : Double(whole) else { return nil }
    let value = text.hasSuffix("½") ? number + 0.5 : number
    return (0...1_000).contains(value) && (value * 2).rounded() == value * 2 ? value : nil
  }

  /// The points in words: `3 for a win, 1 for a draw and 0 for a loss`.
  public var description: String {
    let texts = [win, draw, loss].map { MatchRecord.Points($0).description }
    return "\(texts[0]) for a win, \(texts[1]) for a draw and \(texts[2]) for a loss"
  }
}
