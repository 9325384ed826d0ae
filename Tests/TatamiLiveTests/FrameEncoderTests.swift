import TatamiDrawing
import TatamiLive
import TestSupport
import Testing

/// A picture whose changes are known, as those of a window are.
private struct Canvas {
  let columns: Int
  let rows: Int
  var pixels: [UInt32]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    pixels = Array(repeating: 0xFFFF_FFFF, count: columns * rows)
  }

  mutating func fill(_ rect: PixelRect, _ color: (Int, Int) -> UInt32) {
    for y in rect.top..<rect.bottom {
      for x in rect.left..<rect.right { pixels[y * columns + x] = color(x, y) }
    }
  }

  mutating func move(_ move: PixelChanges.Move) {
    let (old, columns) = (pixels, columns)
    let kept = move.rect.offset(x: move.dx, y: move.dy).intersection(move.rect)
    guard !kept.isEmpty else { return }
    fill(kept) { x, y in old[(y - move.dy) * columns + x - move.dx] }
  }

  /// The pixels drawn over white.
  var shown: [UInt32] {
    pixels.map { pixel in
      let rest = 255 - pixel >> 24
      let channels = [16, 8, 0].map { (pixel >> UInt32($0) & 255) + rest }
      return 0xFF00_0000 | channels[0] << 16 | channels[1] << 8 | channels[2]
    }
  }
}

@Suite struct FrameEncoderTests {
  private var encoder = FrameEncoder()
  private var decoder = FrameDecoder()
  private var canvas = Canvas(columns: 200, rows: 150)

  private mutating func frame(_ changes: PixelChanges = .init()) -> [UInt8]? {
    let pixels = canvas.pixels
    encoder.add(changes)
    return encoder.frame(
      of: pixels.span,
      columns: canvas.columns,
      sequence: 7,
      lastInput: 9
    )
  }

  private mutating func show(_ changes: PixelChanges = .init()) throws {
    try decoder.apply(try #require(frame(changes)))
  }

  /// Expects a client to show the pixels; the test library would print all of them.
  private func expectShown(by decoder: FrameDecoder) {
    let isShown = decoder.columns == canvas.columns && decoder.pixels == canvas.shown
    #expect(isShown)
  }

  @Test mutating func `V44, V49, V51: the first frame is the whole picture`() throws {
    try show()
    #expect(decoder.isWholePicture)
    expectShown(by: decoder)
    #expect(decoder.operations == [3: 1])
    #expect([decoder.sequence, decoder.lastInput] == [7, 9])
  }

  @Test mutating func `V190: a frame without a difference is not sent`() throws {
    try show()
    let all = PixelRect(left: 0, top: 0, right: 200, bottom: 150)
    #expect(frame(PixelChanges(drawn: [all])) == nil)
  }

  @Test mutating func `V46: only the bounds of the differences in adjacent tiles are sent`() throws
  {
    try show()
    // Two tiles that touch, and one apart; each dot has two colors.
    let dots = [(62, 70), (65, 72), (150, 10)].map { x, y in
      PixelRect(left: x, top: y, right: x + 2, bottom: y + 2)
    }
    for dot in dots { canvas.fill(dot) { x, _ in x % 2 == 0 ? 0xFF00_0000 : 0xFFFF_0000 } }
    let bytes = try #require(
      frame(PixelChanges(drawn: [PixelRect(left: 0, top: 0, right: 200, bottom: 150)]))
    )
    try decoder.apply(bytes)
    #expect(decoder.area == 5 * 4 + 2 * 2)
    expectShown(by: decoder)
    #expect(!decoder.isWholePicture)
  }

  @Test mutating func `V2: moved pixels are sent as a copy`() throws {
    canvas.fill(PixelRect(left: 0, top: 0, right: 200, bottom: 150)) { x, y in
      0xFF00_0000 | UInt32(x * 31 % 256) << 16 | UInt32(y * 57 % 256) << 8
    }
    try show()
    let rect = PixelRect(left: 10, top: 10, right: 190, bottom: 140)
    let move = PixelChanges.Move(rect: rect, dx: 0, dy: -20)
    canvas.move(move)
    let exposed = PixelRect(left: 10, top: 120, right: 190, bottom: 140)
    canvas.fill(exposed) { _, _ in 0xFF12_3456 }
    try show(PixelChanges(moves: [move], drawn: [exposed]))
    expectShown(by: decoder)
    #expect(decoder.operations[2] == 1)
    #expect(decoder.operations[1] == nil)
  }

  @Test mutating func `a client that has lost its picture receives all of it`() throws {
    try show()
    encoder.requestWholePicture()
    var other = FrameDecoder()
    try other.apply(try #require(frame()))
    expectShown(by: other)
  }

  @Test mutating func `a picture of another size is sent whole`() throws {
    try show()
    canvas = Canvas(columns: 100, rows: 300)
    try show()
    #expect(decoder.isWholePicture)
    expectShown(by: decoder)
  }

  @Test mutating func `transparent pixels are drawn over white`() throws {
    canvas.fill(PixelRect(left: 0, top: 0, right: 50, bottom: 50)) { x, _ in
      x < 25 ? 0 : 0x8080_0000
    }
    try show()
    expectShown(by: decoder)
    #expect(decoder.pixels[0] == 0xFFFF_FFFF)
    #expect(decoder.pixels[30] == 0xFFFF_7F7F)
  }

  @Test(arguments: 0..<4)
  mutating func `the client's picture equals the window's after every frame`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    canvas = Canvas(columns: .random(in: 1...150, using: &random), rows: 130)
    for _ in 0..<Thoroughness.cases(25, thorough: 1000) {
      // Several updates may pass before a client is ready for a frame.
      for _ in 0..<Int.random(in: 1...3, using: &random) { encoder.add(change(&random)) }
      if let bytes = frame() { try decoder.apply(bytes) }
      expectShown(by: decoder)
    }
  }

  private mutating func change(_ random: inout SeededRandom) -> PixelChanges {
    var changes = PixelChanges()
    if Bool.random(using: &random) {
      let (dx, dy) = (
        Int.random(in: -9...9, using: &random), Int.random(in: -40...40, using: &random)
      )
      let move = PixelChanges.Move(rect: rect(&random), dx: dx, dy: dy)
      canvas.move(move)
      changes.moves = [move]
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let drawn = rect(&random)
      draw(in: drawn, &random)
      changes.drawn.append(drawn)
    }
    return changes
  }

  private func rect(_ random: inout SeededRandom) -> PixelRect {
    let left = Int.random(in: 0..<canvas.columns, using: &random)
    let top = Int.random(in: 0..<canvas.rows, using: &random)
    return PixelRect(
      left: left,
      top: top,
      right: .random(in: left + 1...canvas.columns, using: &random),
      bottom: .random(in: top + 1...canvas.rows, using: &random)
    )
  }

  /// Draws one color, a gradient or noise.
  private mutating func draw(in rect: PixelRect, _ random: inout SeededRandom) {
    let color = UInt32.random(in: 0...0xFF_FFFF, using: &random)
    let kind = Int.random(in: 0...2, using: &random)
    var noise = random
    canvas.fill(rect) { x, y in
      switch kind {
      case 0: 0xFF00_0000 | color
      case 1: 0xFF00_0000 | (color &+ UInt32(x * 3 + y) & 0xFF_FFFF)
      default: 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &noise)
      }
    }
    random = noise
  }
}
