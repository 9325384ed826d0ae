import TatamiGeometry

extension PDFContent {
  /// Draws a run; returns false if its font cannot be embedded.
  mutating func draw(_ run: TextRun, at origin: Point) -> Bool {
    let color = run.attributes.color
    guard !state.isHidden, origin.isFinite, color.alpha > 0 else { return true }
    if let link = run.attributes.link.flatMap(SafeLink.init) {
      let size = run.attributes.font.clampedSize
      let box = Rect(x: origin.x, y: origin.y - size, width: run.width, height: size * 1.25)
      add(link, to: state.transform.apply(box))
    }
    for line in run.decorationLines(at: origin) { fill(line, color) }
    guard let scaledFont = run.face.scaledFont else {
      for block in run.blocks(at: origin) { fill(block, color) }
      return true
    }
    let em = run.attributes.font.clampedSize * state.transform.maxScale
    let position = state.transform.apply(origin)
    guard em <= CairoRenderer.maxEm, em > 0.01, position == position.limited else { return true }
    guard let font = fonts.font(of: scaledFont) else { return false }
    guard run.glyphs.allSatisfy({ font.font.contains($0.id) }) else { return false }
    setFill(color)
    show(run, font, at: origin)
    return true
  }

  private mutating func fill(_ rect: Rect, _ color: Color) {
    var path = Path()
    path.addRect(rect)
    fill(path, .nonZero, color)
  }

  private mutating func show(_ run: TextRun, _ font: PDFSizedFont, at origin: Point) {
    let scale = state.transform.isUpright ? state.transform.a : 1
    let size = font.size * scale
    text.append("BT\n")
    if parameters.font != font.font.index || parameters.fontSize != size {
      (parameters.font, parameters.fontSize) = (font.font.index, size)
      text.append("/F")
      text.append(Double(font.font.index))
      text.append(size)
      text.append("Tf\n")
    }
    var line = PDFGlyphLine(font: font, transform: state.transform, origin: origin)
    for cluster in run.clusters { line.append(cluster, of: run, to: &text) }
    line.closeArray(&text)
    text.append("ET\n")
  }
}

/// Adjacent glyphs of a text run that are written with positions relative to each other.
private struct PDFGlyphLine {
  let font: PDFSizedFont
  let transform: Transform
  let origin: Point
  /// The position after the last glyph, relative to the origin; nil before the first.
  private var pen: Point?
  private var (isArrayOpen, isStringOpen) = (false, false)

  init(font: PDFSizedFont, transform: Transform, origin: Point) {
    (self.font, self.transform, self.origin) = (font, transform, origin)
  }

  /// Appends the glyphs of a cluster together with its characters, so that they can be selected.
  mutating func append(_ cluster: TextRun.Cluster, of run: TextRun, to text: inout PDFText) {
    let isSpan = !font.font.showsCharacters(of: cluster, in: run)
    if isSpan {
      closeArray(&text)
      text.append("/Span <</ActualText ")
      text.append(string: "<FEFF\(run.text(of: cluster).pdfHexadecimal)>")
      text.append(">>BDC\n")
    }
    for index in cluster.glyphs { append(run.glyphs[index], to: &text) }
    guard isSpan else { return }
    closeArray(&text)
    text.append("EMC\n")
  }

  private mutating func append(_ glyph: Glyph, to text: inout PDFText) {
    guard glyph.x.isFinite, glyph.y.isFinite else { return }
    var start = pen ?? Point(x: .infinity, y: .infinity)
    let distance = ((glyph.x - start.x) * 1000 / font.size).rounded()
    if glyph.y != start.y || abs(distance) > 100_000 {
      move(to: Point(x: glyph.x, y: glyph.y), &text)
      start = Point(x: glyph.x, y: glyph.y)
    } else if distance != 0 {
      openArray(&text)
      closeString(&text)
      text.append(-distance)
      start.x += distance * font.size / 1000
    }
    openArray(&text)
    if !isStringOpen { text.append("<") }
    isStringOpen = true
    let id = UInt16(truncatingIfNeeded: glyph.id)
    text.append(glyph: id)
    font.font.use(id)
    pen = Point(x: start.x + font.font.advance(of: id) * font.size / 1000, y: start.y)
  }

  /// Begins a line of glyphs at a position relative to the origin.
  private mutating func move(to position: Point, _ text: inout PDFText) {
    closeArray(&text)
    let start = transform.apply(origin + position).limited
    if transform.isUpright {
      text.append("1 0 0 -1 ")
    } else {
      for factor in [transform.a, transform.b, -transform.c, -transform.d] {
        text.append(factor: factor)
      }
    }
    text.append(start)
    text.append("Tm\n")
  }

  private mutating func openArray(_ text: inout PDFText) {
    if !isArrayOpen { text.append("[") }
    isArrayOpen = true
  }

  private mutating func closeString(_ text: inout PDFText) {
    if isStringOpen { text.append(">") }
    isStringOpen = false
  }

  mutating func closeArray(_ text: inout PDFText) {
    closeString(&text)
    if isArrayOpen { text.append("]TJ\n") }
    isArrayOpen = false
  }
}

extension TextRun {
  /// The glyphs that show some characters together.
  fileprivate struct Cluster {
    /// The indices of the glyphs.
    let glyphs: Range<Int>
    /// The bytes of the characters; empty if they are not known.
    let bytes: Range<Int>
  }

  /// The clusters in reading order.
  fileprivate var clusters: [Cluster] {
    var clusters: [Cluster] = []
    clusters.reserveCapacity(glyphs.count)
    let count = text.utf8.count
    var end = count
    // Clusters are found from the last one on, because each ends where the next one begins.
    var indices = isRightToLeft ? 0..<0 : glyphs.count..<glyphs.count
    while isRightToLeft ? indices.upperBound < glyphs.count : indices.lowerBound > 0 {
      indices =
        isRightToLeft
        ? equalClusters(from: indices.upperBound) : equalClusters(upTo: indices.lowerBound)
      let isLast = isRightToLeft ? indices.upperBound == glyphs.count : indices.lowerBound == 0
      let start = isLast ? 0 : glyphs[indices.lowerBound].cluster
      let bytes = start >= 0 && start < end ? start..<end : 0..<0
      clusters.append(Cluster(glyphs: indices, bytes: bytes))
      end = min(end, start)
    }
    return clusters.reversed()
  }

  private func equalClusters(from index: Int) -> Range<Int> {
    var end = index + 1
    while end < glyphs.count, glyphs[end].cluster == glyphs[index].cluster { end += 1 }
    return index..<end
  }

  private func equalClusters(upTo end: Int) -> Range<Int> {
    var start = end - 1
    while start > 0, glyphs[start - 1].cluster == glyphs[end - 1].cluster { start -= 1 }
    return start..<end
  }

  /// Returns the characters of a cluster.
  fileprivate func text(of cluster: Cluster) -> String {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: cluster.bytes.lowerBound)
    let end = utf8.index(start, offsetBy: cluster.bytes.count)
    return String(decoding: utf8[start..<end], as: UTF8.self)
  }
}

extension PDFFont {
  /// Whether the font's table of characters says what a cluster shows.
  fileprivate func showsCharacters(of cluster: TextRun.Cluster, in run: TextRun) -> Bool {
    guard !cluster.bytes.isEmpty else { return true }
    guard cluster.glyphs.count == 1 else { return false }
    let utf8 = run.text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: cluster.bytes.lowerBound)
    let scalar = run.text.unicodeScalars[start]
    guard UTF8.width(scalar) == cluster.bytes.count else { return false }
    return map(UInt16(truncatingIfNeeded: run.glyphs[cluster.glyphs.lowerBound].id), to: scalar)
  }
}

extension Transform {
  /// Whether the transform scales both axes by one positive factor and translates.
  fileprivate var isUpright: Bool { b == 0 && c == 0 && a == d && a > 0 }
}

extension PDFText {
  /// Appends a factor of a transform with at most six decimals and a space.
  fileprivate mutating func append(factor: Double) {
    append(string: "\(factor.svgFactor) ")
  }
}
