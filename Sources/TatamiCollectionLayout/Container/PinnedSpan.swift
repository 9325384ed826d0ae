/// The position of a header or footer that stays visible while its section is.
struct PinnedSpan {
  /// The position without pinning.
  var rest: Double
  /// The length along the scroll axis.
  var length: Double

  /// Returns the near edge of a header.
  ///
  /// - Parameters:
  ///   - visible: The near edge of the visible part.
  ///   - end: The far edge that the header may not pass.
  func header(visible: Double, end: Double) -> Double {
    max(rest, min(visible, end - length))
  }

  /// Returns the near edge of a footer.
  ///
  /// - Parameters:
  ///   - visible: The far edge of the visible part.
  ///   - start: The near edge that the footer may not pass.
  func footer(visible: Double, start: Double) -> Double {
    min(rest, max(visible - length, start))
  }
}
