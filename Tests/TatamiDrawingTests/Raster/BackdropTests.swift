import Glibc
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiDrawing

/// Fills with the blurred pixels behind a shape.
@Suite struct BackdropTests {
  private static let size = Size(width: 64, height: 32)

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    var path = Path()
    path.addRect(Rect(x: x, y: y, width: width, height: height))
    return path
  }

  /// Returns the picture of a backdrop over a left half in black and a right half in white.
  private static func picture(
    _ backdrop: Backdrop,
    _ shape: Path = rect(0, 0, 64, 32),
    left: Color = .black
  ) throws -> Bitmap {
    let list = DisplayList([
      .fill(rect(0, 0, 32, 32), .nonZero, .solid(left)),
      .fill(shape, .nonZero, .backdrop(backdrop)),
    ])
    return try RasterRenderer.bitmap(of: list, size: size, background: .white)
  }

  private static func gray(_ bitmap: Bitmap, _ x: Int, _ y: Int = 16) -> Int {
    Int(bitmap[x, y] & 0xFF)
  }

  @Test(arguments: [1.0, 3, 6, 12, 18])
  func `N226: a blurred edge is that of a Gaussian, whatever the pixels are averaged to`(
    _ radius: Double
  ) throws {
    let bitmap = try Self.picture(Backdrop(blurRadius: radius))
    for x in 16..<48 {
      let distance = Double(x) + 0.5 - 32
      // The light of the right half, with the pixels at the edges repeated outside.
      let expected = 255 * 0.5 * (1 + erf(distance / radius / 2.0.squareRoot()))
      #expect(abs(Double(Self.gray(bitmap, x)) - expected) < 8, "\(x)")
    }
    let levels = (0..<64).map { Self.gray(bitmap, $0) }
    #expect(levels == levels.sorted())
  }

  @Test func `numbers of channels lose their fractions as in conversions of single numbers`() {
    var generator = SeededRandom(seed: 226)
    for index in 0..<20_000 {
      let range: ClosedRange<Float> = index.isMultiple(of: 2) ? 0...255.5 : -255...255
      var numbers = SIMD4<Float>.random(in: range, using: &generator)
      if index.isMultiple(of: 5) { numbers = (numbers * 256).rounded(.towardZero) / 256 }
      let fixed = numbers.fixed
      for lane in 0..<4 {
        #expect(fixed[lane] == UInt16(truncatingIfNeeded: Int(numbers[lane] * 256)))
      }
    }
  }

  @Test func `N226: a blur of nothing keeps the pixels`() throws {
    for radius in [0, -3, .nan, 0.1] {
      let bitmap = try Self.picture(Backdrop(blurRadius: radius))
      #expect(Self.gray(bitmap, 31) == 0)
      #expect(Self.gray(bitmap, 32) == 255)
    }
  }

  @Test func `N226: only pixels inside of the shape's bounds are read and changed`() throws {
    let shape = Self.rect(34, 4, 20, 20)
    let bitmap = try Self.picture(Backdrop(blurRadius: 20), shape)
    // The black half is outside of the bounds.
    #expect(Self.gray(bitmap, 34) == 255)
    #expect(Self.gray(bitmap, 31) == 0)
    var disk = Path()
    disk.addEllipse(in: Rect(x: 16, y: 0, width: 32, height: 32))
    let round = try Self.picture(Backdrop(blurRadius: 8), disk)
    #expect(Self.gray(round, 17, 1) == 0)
    #expect(Self.gray(round, 30) > 40)
  }

  @Test func `N227: the tint covers what is blurred, whose colors become stronger`() throws {
    let half = Backdrop(blurRadius: 4, tint: Color.white.withAlpha(0.5))
    #expect(abs(Self.gray(try Self.picture(half), 2) - 128) <= 1)
    let pale = Color(red: 0.6, green: 0.5, blue: 0.5)
    let strong = try Self.picture(Backdrop(blurRadius: 1, saturation: 1.8), left: pale)
    let pixel = strong[4, 16]
    #expect(pixel >> 16 & 0xFF > 160)
    #expect(pixel & 0xFF < 127)
    let gray = try Self.picture(Backdrop(blurRadius: 1, saturation: 0), left: pale)
    #expect(gray[4, 16] >> 16 & 0xFF == gray[4, 16] & 0xFF)
  }

  @Test func `N226: a part is drawn like the whole if it contains the shape's bounds`() throws {
    let list = DisplayList([
      .fill(Self.rect(3, 3, 9, 20), .nonZero, .solid(.black)),
      .fill(Self.rect(2, 2, 30, 26), .nonZero, .backdrop(Backdrop(blurRadius: 5))),
    ])
    let surface = try RasterSurface(size: Self.size, scale: 1)
    try surface.draw(list)
    let whole = try surface.snapshot()
    try surface.draw(list, in: Rect(x: 2, y: 2, width: 30, height: 26))
    #expect(try surface.snapshot().pixels() == whole.pixels())
  }

  @Test func `N226: SVG and PDF show the tint, nearly opaque`() throws {
    let glass = Backdrop(blurRadius: 20, tint: Color.white.withAlpha(0.3))
    #expect(glass.flatColor == Color.white.withAlpha(0.85))
    let list = DisplayList([.fill(Self.rect(0, 0, 64, 32), .nonZero, .backdrop(glass))])
    let svg = try SVGWriter.text(of: list, size: Self.size)
    #expect(svg.contains("fill-opacity=\"0.85\""))
    #expect(try !PDFWriter.data(of: [PDFPage(list, size: Self.size)]).isEmpty)
  }

  @Test func `N226: numbers that are not finite and empty shapes draw without a crash`() throws {
    let numbers = [0, -1, 1e-9, 7, 1e9, .infinity, -.infinity, .nan]
    for radius in numbers {
      for saturation in numbers {
        let tint = Color(red: saturation, green: radius, blue: 0, alpha: saturation)
        let backdrop = Backdrop(blurRadius: radius, saturation: saturation, tint: tint)
        for shape in [Self.rect(1, 1, 5, 5), Self.rect(-1e9, 0, 2e9, 9), Self.rect(9, 9, 0, 0)] {
          #expect(try Self.picture(backdrop, shape).width == 64)
        }
      }
    }
  }
}
