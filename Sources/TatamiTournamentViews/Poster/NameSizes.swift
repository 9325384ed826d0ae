/// The size of all names of a poster that have rows of some width.
///
/// All names have one size: in one line up to ``smallestLine`` of the usual size, or else in up to two
/// lines as large as the rows allow.
struct NameSizes {
  /// The factor of the names' font, and the height of the rows.
  struct Choice: Equatable {
    var scale = 1.0
    var rowHeight = PosterMetrics.rowHeight
  }

  /// Widths that only long names or narrow rows need, each computed once.
  private final class OtherWidths {
    private var names: WidestName

    /// The width in which every name has one line of the smallest size.
    lazy var smallLine = names.width(scale: NameSizes.smallestLine)
    /// The widths in which every name has one or two lines of the usual and of the smallest size.
    lazy var wrapped = names.wrappedWidth(scale: 1)
    lazy var smallWrapped = names.wrappedWidth(scale: PosterSheet.Text.wrappedName)
    /// The width of most names.
    lazy var median = names.median

    init(_ names: WidestName) { self.names = names }
  }

  /// The width in which every name has one line.
  let lineWidth: Double
  private let others: OtherWidths

  private static let smallestLine = 0.85

  init(_ names: WidestName) {
    lineWidth = names.width()
    others = OtherWidths(names)
  }

  /// The usual width: a few long names do not widen the rows of all others.
  var usualWidth: Double {
    guard lineWidth > PosterMetrics.usualNameWidth else { return lineWidth }
    let limit = max(PosterMetrics.usualNameWidth, others.median * PosterMetrics.longNameShare)
    return min(lineWidth, max(limit, others.wrapped))
  }

  /// The width from which every name is whole.
  var smallestWidth: Double { min(others.smallLine, others.smallWrapped, usualWidth) }

  /// Returns the size of names in rows of a width.
  func choice(inRowsOf width: Double) -> Choice {
    let smallestLine = Self.smallestLine
    if let scale = Self.scale(in: width, others.smallLine, lineWidth, from: smallestLine) {
      return Choice(scale: scale)
    }
    let smallest = PosterSheet.Text.wrappedName
    let scale =
      Self.scale(in: width, others.smallWrapped, others.wrapped, from: smallest) ?? smallest
    return Choice(scale: scale, rowHeight: PosterMetrics.wrappedRowHeight(scale: scale))
  }

  /// Returns the largest scale whose texts fit a width, nil if those of the smallest do not.
  ///
  /// The width of texts is a convex function of the scale, so a chord is never below it.
  private static func scale(
    in width: Double,
    _ small: @autoclosure () -> Double,
    _ whole: Double,
    from smallest: Double
  ) -> Double? {
    // Widths of cards have been computed from those of names, with rounding errors.
    if width >= whole - 0.01 { return 1 }
    let small = small()
    guard width >= small - 0.01 else { return nil }
    return smallest + (1 - smallest) * max(0, width - small) / (whole - small)
  }
}
