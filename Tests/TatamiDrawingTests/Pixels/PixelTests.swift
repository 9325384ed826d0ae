import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiDrawing

/// Direct drawing into pixels equals drawing with Cairo.
@Suite struct PixelTests {
  static let size = Size(width: 60, height: 40)

  /// A clip around everything, which is not a rectangle.
  static let diamond: DisplayList.Command = {
    var diamond = Path()
    diamond.move(to: Point(x: 30, y: -400))
    for (x, y) in [(430.0, 20.0), (30.0, 440.0), (-370.0, 20.0)] {
      diamond.addLine(to: Point(x: x, y: y))
    }
    diamond.close()
    return .clip(diamond, .nonZero)
  }()

  /// A rotation that is too small to be visible, but makes Cairo transform images.
  private static let rotated = DisplayList.Command.concat(Transform(rotation: 1e-9))

  /// Returns a path with so many elements that Cairo fills it.
  private static func drawnByCairo(_ path: Path) -> Path {
    var path = path
    for _ in 0..<20 { path.move(to: path.currentPoint ?? .zero) }
    return path
  }

  static func render(
    _ commands: [DisplayList.Command],
    scale: Double = 1,
    background: Color? = .white
  ) throws -> [UInt32] {
    try RasterRenderer.bitmap(
      of: DisplayList(commands),
      size: size,
      scale: scale,
      background: background
    ).pixels()
  }

  /// Returns the greatest difference of a channel.
  static func distance(_ left: [UInt32], _ right: [UInt32]) -> Int {
    zip(left, right).reduce(left.count == right.count ? 0 : 255) { most, pair in
      stride(from: UInt32(0), to: 32, by: 8).reduce(most) { most, shift in
        max(most, abs(Int(pair.0 >> shift & 0xff) - Int(pair.1 >> shift & 0xff)))
      }
    }
  }

  static func color(_ random: inout SeededRandom) -> Color {
    func part() -> Double { Double.random(in: 0...1, using: &random) }
    return Color(
      red: part(),
      green: part(),
      blue: part(),
      alpha: Bool.random(using: &random) ? 1 : part()
    )
  }

  static func rect(_ random: inout SeededRandom) -> Rect {
    Rect(
      x: Double(Int.random(in: -20...50, using: &random)),
      y: Double(Int.random(in: -20...30, using: &random)),
      width: Double(Int.random(in: 1...50, using: &random)),
      height: Double(Int.random(in: 1...50, using: &random))
    )
  }

  @Test func `rectangles equal Cairo's`() throws {
    var random = SeededRandom(seed: 31)
    for scale in [1.0, 2] {
      let fills = (0..<40).map { _ in
        (Drawing.rect(Self.rect(&random)), Paint.solid(Self.color(&random)))
      }
      for background in [Color.white, nil] {
        let direct = try Self.render(
          fills.map { .fill($0, .nonZero, $1) },
          scale: scale,
          background: background
        )
        let reference = try Self.render(
          fills.map { .fill(Self.drawnByCairo($0), .nonZero, $1) },
          scale: scale,
          background: background
        )
        #expect(Self.distance(direct, reference) <= 1)
      }
    }
  }

  @Test(arguments: [0, 2.5, 9, 40])
  func `rectangles with rounded corners equal Cairo's`(radius: Double) throws {
    var random = SeededRandom(seed: 33)
    for scale in [1.0, 2] {
      for _ in 0..<20 {
        var path = Path()
        let shift = Point(
          x: Double.random(in: 0...1, using: &random),
          y: Double.random(in: 0...1, using: &random)
        )
        path.addRoundedRect(Self.rect(&random).offset(by: shift), radii: CornerRadii(radius))
        let paint = Paint.solid(Self.color(&random))
        let style = StrokeStyle(width: Double.random(in: 0.5...4, using: &random))
        let direct = try Self.render(
          [.fill(path, .nonZero, paint), .stroke(path, style, paint)],
          scale: scale
        )
        let drawn = Self.drawnByCairo(path)
        let reference = try Self.render(
          [.fill(drawn, .nonZero, paint), .stroke(drawn, style, paint)],
          scale: scale
        )
        // Cairo's coverage of a pixel depends on the rest of the row.
        #expect(Self.distance(direct, reference) <= 16)
      }
    }
  }

  static func image(_ random: inout SeededRandom, isOpaque: Bool) throws -> Bitmap {
    let pixels = (0..<12 * 9).map { _ in
      func level() -> UInt8 { UInt8.random(in: 0...255, using: &random) }
      return UInt32(
        alpha: isOpaque ? 255 : UInt32(level()),
        red: level(),
        green: level(),
        blue: level()
      )
    }
    return try Bitmap(width: 12, height: 9, pixels: pixels)
  }

  @Test func `images equal Cairo's, with and without scaling`() throws {
    var random = SeededRandom(seed: 32)
    for isOpaque in [true, false] {
      let image = try Self.image(&random, isOpaque: isOpaque)
      for (width, height) in [(12.0, 9.0), (24, 18), (7, 5), (31, 4)] {
        for interpolation in [Interpolation.nearest, .linear, .high] {
          let frame = Rect(
            origin: Self.rect(&random).origin,
            size: Size(width: width, height: height)
          )
          let draw = DisplayList.Command.image(
            image,
            in: frame,
            source: Rect(x: 0, y: 0, width: 1, height: 1),
            interpolation: interpolation
          )
          let reference = try Self.render([Self.rotated, draw])
          #expect(Self.distance(try Self.render([draw]), reference) <= 3)
        }
      }
    }
  }

  @Test func `a part of an image is copied without scaling`() throws {
    let image = try Bitmap(width: 4, height: 2, pixels: (0..<8).map { 0xff00_0000 + $0 })
    let part = Rect(x: 0.25, y: 0.5, width: 0.5, height: 0.5)
    let frame = Rect(x: 3, y: 4, width: 2, height: 1)
    let pixels = try Self.render([
      .image(image, in: frame, source: part, interpolation: .linear)
    ])
    #expect(pixels[4 * 60 + 3] == 0xff00_0005)
    #expect(pixels[4 * 60 + 4] == 0xff00_0006)
    #expect(pixels[4 * 60 + 5] == 0xffff_ffff)
    #expect(pixels[5 * 60 + 3] == 0xffff_ffff)
  }

  @Test func `the nine parts of a resizable image leave no seams`() throws {
    let image = try Bitmap(width: 9, height: 9, pixels: Array(repeating: 0xff33_6699, count: 81))
    let cuts = [0, 1.0 / 3, 2.0 / 3, 1]
    for scale in [1.0, 2, 3] {
      let (columns, rows) = ([1, 4, 55, 58.0], [2, 5, 30, 33.0])
      var parts: [DisplayList.Command] = []
      for x in 0..<3 {
        for y in 0..<3 {
          let frame = Rect(enclosing: [
            Point(x: columns[x], y: rows[y]), Point(x: columns[x + 1], y: rows[y + 1]),
          ])
          let source = Rect(x: cuts[x], y: cuts[y], width: 1.0 / 3, height: 1.0 / 3)
          parts.append(.image(image, in: frame, source: source, interpolation: .high))
        }
      }
      let pixels = try Self.render(parts, scale: scale)
      let whole = try Self.render(
        [Drawing.fill(x: 1, y: 2, width: 57, height: 31, Color(red: 0.2, green: 0.4, blue: 0.6))],
        scale: scale
      )
      #expect(pixels == whole)
    }
  }

  static func text(_ string: String, _ color: Color = .black, size: Double = 13) -> [DisplayList
    .Command]
  {
    let attributes = TextAttributes(font: FontDescriptor(pointSize: size), color: color)
    var list = DisplayList()
    list.append(
      PangoShaper.shared.layout(TextRequest(string, attributes)),
      at: Point(x: 2.3, y: 3.7)
    )
    return list.commands
  }

  @Test func `text is drawn equally with every clip and group`() throws {
    for color in [Color.black, Drawing.red.withAlpha(0.6)] {
      let text = Self.text("Tatami fjord", color)
      for scale in [1.0, 2] {
        let direct = try Self.render(text, scale: scale)
        #expect(Self.distance(direct, try Self.render([Self.diamond] + text, scale: scale)) <= 1)
        let group = try Self.render([.beginGroup(Group(opacity: 0.999_999))] + text, scale: scale)
        #expect(Self.distance(direct, group) <= 1)
      }
    }
  }

  @Test func `text drawn with masks resembles its outlines`() throws {
    let text = Self.text("Tatami fjord")
    for scale in [1.0, 2, 3] {
      let masks = try Self.render(text, scale: scale)
      let outlines = try Self.render([.concat(Transform(rotation: 1e-9))] + text, scale: scale)
      // A glyph is drawn up to an eighth of a pixel from its position in each direction.
      #expect(Self.distance(masks, outlines) <= 80)
      let ink = { (pixels: [UInt32]) in pixels.reduce(0) { $0 + 255 - Int($1 & 0xff) } }
      #expect(abs(ink(masks) - ink(outlines)) * 50 < ink(outlines))
    }
  }

  @Test func `text drawn in parts equals text drawn as a whole`() throws {
    var list = DisplayList([.clip(Self.rounded, .nonZero)] + Self.text("Tatami fjord", size: 20))
    list.append(Drawing.fill(x: 20, y: 10, width: 8, height: 8, Drawing.blue.withAlpha(0.5)))
    let whole = try RasterSurface(size: Self.size, scale: 2, background: .white)
    try whole.draw(list)
    let parts = try RasterSurface(size: Self.size, scale: 2, background: .white)
    for x in stride(from: 0.0, to: 60, by: 7) {
      for y in stride(from: 0.0, to: 40, by: 9) {
        try parts.draw(list, in: Rect(x: x, y: y, width: 7, height: 9))
      }
    }
    #expect(Self.distance(try parts.snapshot().pixels(), try whole.snapshot().pixels()) <= 1)
  }

  static let rounded: Path = {
    var path = Path()
    path.addRoundedRect(Rect(x: 1, y: 2, width: 50, height: 30), radii: CornerRadii(12))
    return path
  }()

  @Test func `the cache of shapes stays within its memory limit`() {
    let cache = ShapeMaskCache(limit: 60_000)
    for step in 1...60 {
      let size = Double(step)
      var path = Path()
      path.addEllipse(in: Rect(x: 0, y: 0, width: size, height: size))
      let key = ShapeMaskCache.Key(
        path: FixedPath(path, .identity),
        style: .fill(.nonZero),
        isAntialiased: true,
        width: step,
        height: step
      )
      let mask = cache.mask(key)
      #expect(mask === cache.mask(key))
      #expect(mask?.row(step / 2).solidEnd ?? 0 >= step - 1)
      #expect(cache.byteCount <= 60_000)
    }
  }

  @Test func `the glyph cache stays within its memory limit`() {
    let cache = GlyphCache(limit: 60_000)
    let layout = PangoShaper.shared.layout(
      TextRequest("Tatami", TextAttributes(font: FontDescriptor(pointSize: 20)))
    )
    guard let run = layout.lines.first?.runs.first, let font = run.face.scaledFont else {
      Issue.record("no run")
      return
    }
    for step in 1...200 {
      let scale = GlyphScale(x: 1 + Double(step % 50) / 10, y: 1)
      let atlas = cache.atlas(of: font, scale: scale)
      for glyph in run.glyphs {
        guard let subpixelGlyph = SubpixelGlyph(glyph.id, x: Double(step) / 4, y: 0) else {
          continue
        }
        let mask = cache.mask(subpixelGlyph, in: atlas)
        #expect(!mask.bounds.isEmpty)
        #expect(atlas.mask(subpixelGlyph) != nil)
      }
      #expect(cache.byteCount <= 60_000)
    }
  }
}
