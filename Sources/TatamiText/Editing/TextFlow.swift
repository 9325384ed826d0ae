import Foundation
package import TatamiDrawing
package import TatamiGeometry

/// A text laid out in chunks, so that an edit lays out only the chunks it touches.
///
/// Along the vertical axis the text is wrapped, and a chunk is a few paragraphs, or a few lines of
/// a long one. Along the horizontal axis the text is one line, and a chunk is a segment of it.
package struct TextFlow {
  /// The width, the paragraph style and the shaping of a flow.
  package struct Configuration {
    /// The axis along which chunks follow each other.
    package var axis: Axis
    /// The length of a wrapped line, in points.
    package var width: Double
    /// The style of all paragraphs.
    package var style: TextRequest.ParagraphStyle
    /// The shaper that lays chunks out.
    package var shaper: any TextShaping
    /// Resolves attributes to fonts and colors.
    package var resolve: (AttributeSet) -> TextAttributes
    /// The part of a wrapped text that is laid out.
    package var limits = Limits()
    /// The areas that wrapped lines keep clear, in the coordinates of the container, which begins
    /// `padding` to the left of the lines.
    package var exclusions: [TextExclusion] = []
    /// The space between lines and the edges of the areas that they keep clear, in points.
    package var padding = 0.0

    /// Creates a configuration.
    package init(
      axis: Axis,
      width: Double,
      style: TextRequest.ParagraphStyle,
      shaper: any TextShaping,
      resolve: @escaping (AttributeSet) -> TextAttributes
    ) {
      (self.axis, self.width, self.style) = (axis, width, style)
      (self.shaper, self.resolve) = (shaper, resolve)
    }
  }

  /// The part of a wrapped text that is laid out.
  package struct Limits: Equatable {
    /// The largest number of lines; 0 for any.
    package var lineCount = 0
    /// The largest height, in points; infinite for any.
    package var height = Double.infinity
    /// The treatment of the last line, if there is more text.
    package var lastLine = TextRequest.LineBreakMode.wordWrap

    /// Creates limits that are none.
    package init() {}

    /// Whether there are limits.
    var areFinite: Bool { lineCount > 0 || height < .infinity }
  }

  let configuration: Configuration
  var text: String
  var attributeRuns: AttributeRuns
  /// The attributes that give an empty text its font.
  private let emptyTextAttributes: AttributeSet
  var chunks: [Chunk] = []
  /// The start of each chunk.
  var starts: [ChunkStart] = []
  /// The largest extent of a chunk across the axis, in points.
  var breadth = 0.0

  /// Lays out a text; `emptyTextAttributes` give an empty text its font.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init(
    _ text: String,
    attributeRuns: AttributeRuns,
    emptyTextAttributes: AttributeSet,
    configuration: Configuration
  ) {
    self.configuration = configuration
    self.text = text
    self.attributeRuns = attributeRuns
    self.emptyTextAttributes = emptyTextAttributes
    reflowWhole()
  }

  /// Divides the whole text into chunks.
  mutating func reflowWhole() {
    if !configuration.exclusions.isEmpty, configuration.axis == .vertical {
      reflowAroundExclusions()
    } else if configuration.limits.areFinite, configuration.axis == .vertical {
      reflowWithinLimits()
    } else {
      reflow(from: ChunkStart(), boundaries: ChunkBoundaries(), edited: nil)
    }
  }

  /// Whether an edit may change the layout of everything.
  var isConstrained: Bool {
    configuration.axis == .vertical
      && (configuration.limits.areFinite || !configuration.exclusions.isEmpty)
  }

  /// Returns the size of the text, in points.
  package func size() -> Size {
    guard let last = starts.last else { return .zero }
    var size = Size.zero
    if chunks[last.index].fragment != nil { return fragmentSize() }
    size[configuration.axis] = last.distance + advance(of: last.index)
    size[configuration.axis.cross] = breadth
    return size
  }

  /// Drops the text before an edit, so that the edited string has no second owner and is changed
  /// without a copy.
  ///
  /// - Postcondition: The flow must not be used until it is updated with the edited text.
  package mutating func releaseText() {
    text = ""
  }

  /// The length of a wrapped line, in points.
  package var width: Double { configuration.width }

  /// Whether the first paragraph runs from right to left.
  package var isRightToLeft: Bool { chunks.first?.isRightToLeft ?? false }

  /// Returns text runs that start where the line does and are longer than a width, in points,
  /// unless the whole line is shorter.
  ///
  /// - Complexity: O(*n*) in the number of chunks within the width.
  package func leadingRuns(width: Double) -> [TextRequest.Run] {
    var start = ChunkStart()
    while start.index + 1 < chunks.count, start.distance <= width {
      start = self.start(after: start)
    }
    let end = start.bytes + chunks[start.index].bytes
    return runs(of: text[text.utf8Range(0..<end)], units: 0)
  }

  /// Lays out a range of bytes that starts after so many UTF-16 units.
  ///
  /// - Parameters:
  ///   - isRightToLeft: The direction of the paragraph that the range continues; nil if the range
  ///     starts a paragraph.
  ///   - fragment: The place of the lines; nil for lines across the container.
  func geometry(
    _ range: Range<Int>,
    units: Int,
    isRightToLeft: Bool?,
    fragment: Fragment? = nil
  ) -> TextGeometry {
    let range = range.lowerBound..<range.upperBound + (fragment?.lookahead ?? 0)
    let part = text[text.utf8Range(range)]
    var style = configuration.style
    if let isRightToLeft {
      style.baseDirection = isRightToLeft ? .rightToLeft : .leftToRight
      style.firstLineHeadIndent = style.headIndent
    }
    var request = TextRequest(
      runs: runs(of: part, units: units),
      widthLimit: configuration.axis == .vertical ? .points(configuration.width) : .unbounded,
      style: style
    )
    fragment?.apply(to: &request)
    return TextGeometry(request, shaper: configuration.shaper)
  }

  private func runs(of part: Substring, units: Int) -> [TextRequest.Run] {
    let runs = attributeRuns.runs(in: units..<units + part.utf16.count)
    guard runs.count > 1 else {
      let attributes =
        runs.first?.attributes ?? attributeRuns.attributes(at: units) ?? emptyTextAttributes
      return [TextRequest.Run(String(part), configuration.resolve(attributes))]
    }
    var start = part.startIndex
    return runs.map { run in
      let end = part.utf16.index(start, offsetBy: run.length)
      defer { start = end }
      return TextRequest.Run(String(part[start..<end]), configuration.resolve(run.attributes))
    }
  }
}
