import TatamiGeometry

/// The positions of sections that follow one another along the scroll axis.
struct SectionStack: Sendable {
  /// The part of the scroll axis that belongs to a section.
  struct Span: Sendable {
    /// The length, at least 0.
    var length: Double
    /// The least near edge of anything in the section, from the section's start.
    var near: Double
    /// The greatest far edge of anything in the section, from the section's start.
    var far: Double
  }

  /// The distance between neighboring sections.
  let spacing: Double
  /// The start of each section.
  private(set) var starts: [Double] = []
  /// The end of the last section.
  private(set) var end = 0.0
  private var spans: [Span] = []
  private var index = SpanIndex(count: 0) { _ in (0, 0) }

  init(spacing: Double = 0) {
    self.spacing = spacing
  }

  /// The position of the first section.
  var start: Double = 0 {
    didSet {
      if start != oldValue { restack(from: 0) }
    }
  }

  /// Replaces sections; the later ones move.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  mutating func replace(_ range: Range<Int>, with replacements: some Collection<Span>) {
    spans.replaceSubrange(range, with: replacements)
    restack(from: range.lowerBound)
  }

  /// Stacks the sections from an index on after the earlier ones.
  private mutating func restack(from first: Int) {
    starts.removeSubrange(first...)
    end = first > 0 ? starts[first - 1] + spans[first - 1].length : start
    for section in first..<spans.count {
      starts.append(section > 0 ? end + spacing : start)
      end = starts[section] + spans[section].length
    }
    index = SpanIndex(count: spans.count) { section in
      (starts[section] + spans[section].near, starts[section] + spans[section].far)
    }
  }

  /// Returns a range that contains all sections with something in a closed interval.
  ///
  /// - Complexity: O(log *s*).
  func candidates(from low: Double, through high: Double) -> Range<Int> {
    index.candidates(from: low, through: high)
  }
}
