import Foundation
import TatamiDrawing
import TatamiGraphics
import TatamiUIKit
import TestSupport
import Testing

/// Symbols by name, in sizes and weights.
@MainActor
@Suite(.environment) struct SymbolTests {
  private func symbol(
    _ name: String,
    _ configuration: UIImage.Configuration? = nil
  ) throws -> UIImage {
    try #require(UIImage(systemName: name, withConfiguration: configuration))
  }

  /// Returns the pixels of an image, drawn in a square of points.
  private func pixels(_ image: UIImage, side: CGFloat = 64) throws -> Pixels {
    try Pixels(side, side) { image.draw(in: CGRect(x: 0, y: 0, width: side, height: side)) }
  }

  // MARK: Names

  @Test func `N229: every name of the table has an icon`() {
    let names = SymbolLibrary.names
    #expect(names.count == 546)
    let reports = Reports.during {
      for name in names where UIImage(systemName: name)?.hasInk != true {
        Issue.record("\(name) is empty")
      }
    }
    #expect(reports.isEmpty)
  }

  @Test func `N229: unknown names have no image`() {
    for name in ["", "nothing", "leaf.fill", "star.unknown", ".fill", "..", "star..fill.x"] {
      #expect(UIImage(systemName: name) == nil, "\(name)")
    }
  }

  @Test(arguments: [
    ("airplane.fill", "airplane"), ("gearshape.circle.fill", "gearshape"),
    ("bolt.slash.circle.fill", "bolt"), ("mic.slash.fill", "mic.slash"),
    ("flag.square.fill", "flag"), ("person.fill.slash", "person.slash"),
  ]) func `N229: variants that are not in the table are other variants`(
    _ name: String,
    _ other: String
  )
    throws
  {
    #expect(try symbol(name) == symbol(other))
  }

  @Test func `N229: a name of the table precedes its variants`() throws {
    #expect(try symbol("star.fill") != symbol("star"))
    #expect(try symbol("ellipsis.circle") != symbol("ellipsis"))
    #expect(try symbol("star.circle") != symbol("star"))
    #expect(try symbol("link.circle.fill") != symbol("link"))
    #expect(try symbol("shield.slash") != symbol("shield"))
    #expect(try symbol("ellipsis.circle.fill") != symbol("ellipsis.circle"))
  }

  @Test func `N229: names with directions of reading are mirrored in right-to-left views`() throws {
    #expect(try symbol("chevron.forward").flipsForRightToLeftLayoutDirection)
    #expect(try !symbol("chevron.right").flipsForRightToLeftLayoutDirection)
  }

  @Test func `N229: without the icons, images are empty, of the same size, and reported once`()
    throws
  {
    let reports = try Reports.during {
      try SymbolLibrary.$current.withValue(SymbolLibrary(folder: "/nonexistent")) {
        let image = try symbol("star", UIImage.SymbolConfiguration(pointSize: 30))
        #expect(image.size == CGSize(width: 30, height: 30))
        #expect(try pixels(image).inked == nil)
        #expect(image.cgImage?.width == 60)
        #expect(try symbol("wifi").size == CGSize(width: 17, height: 17))
        #expect(UIImage(systemName: "nothing") == nil)
      }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("bootstrap-icons") == true)
  }

  @Test func `N229: an icon is read once`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let files = folder.appending(path: "bootstrap-icons/svg")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = files.appending(path: "star.svg")
    try Data("<svg viewBox=\"0 0 16 16\"><path d=\"M0 0h16v16z\"/></svg>".utf8).write(to: file)
    try SymbolLibrary.$current.withValue(SymbolLibrary(folder: folder.path)) {
      let first = try symbol("star")
      try FileManager.default.removeItem(at: file)
      #expect(try symbol("star") == first)
      #expect(try symbol("star.square") == first)
      #expect(first.hasInk)
    }
  }

  // MARK: Sizes

  @Test func `N230: sizes are those of the configuration`() throws {
    typealias Configuration = UIImage.SymbolConfiguration
    let sizes: [(Configuration?, CGFloat)] = [
      (nil, 17), (Configuration(pointSize: 40), 40), (Configuration(scale: .small), 13.6),
      (Configuration(scale: .medium), 17), (Configuration(scale: .default), 17),
      (Configuration(pointSize: 20, weight: .bold, scale: .large), 26),
      (Configuration(textStyle: .title1), 28),
      (Configuration(textStyle: .body, scale: .large), 22.1),
      (Configuration(font: .systemFont(ofSize: 11)), 11), (.unspecified, 17),
    ]
    for (configuration, side) in sizes {
      let size = try symbol("star", configuration).size
      #expect(abs(size.width - side) < 1e-9)
      #expect(size.height == size.width)
    }
  }

  @Test func `N230: text styles follow the content size category of the traits`() throws {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let style = UIImage.SymbolConfiguration(textStyle: .body)
    #expect(try symbol("star", style.withTraitCollection(large)).size.width == 33)
    #expect(
      try symbol("star", style).withConfiguration(style.withTraitCollection(large)).size.width == 33
    )
  }

  @Test(arguments: [-5, 0, .nan, .infinity, -.infinity, 1e12])
  func `N230: sizes are limited`(_ points: CGFloat) throws {
    let image = try symbol("star", UIImage.SymbolConfiguration(pointSize: points))
    let expected = points.isFinite ? min(max(0, points), 10_000) : 17
    #expect(image.size.width == expected)
    #expect(try Reports.during { _ = try pixels(image) }.isEmpty)
  }

  @Test func `N230: pixels are black, at the scale of the screen`() throws {
    let image = try symbol("square.fill", UIImage.SymbolConfiguration(pointSize: 16))
    #expect(image.scale == 2)
    let drawn = try #require(image.cgImage)
    #expect(drawn.width == 32)
    #expect(drawn.bitmap[16, 16] == 0xFF00_0000)
  }

  @Test func `N230: configurations are merged`() throws {
    typealias Configuration = UIImage.SymbolConfiguration
    let merged = Configuration(pointSize: 30).applying(Configuration(weight: .bold))
      .applying(Configuration(scale: .small)).applying(nil)
    #expect(merged == Configuration(pointSize: 30, weight: .bold, scale: .small))
    #expect(merged.configurationWithoutScale() == Configuration(pointSize: 30, weight: .bold))
    #expect(
      merged.configurationWithoutWeight().configurationWithoutScale()
        == Configuration(pointSize: 30)
    )
    let rest = merged.configurationWithoutPointSizeAndWeight()
    #expect(rest == Configuration(scale: .small))
    #expect(Configuration(textStyle: .body).configurationWithoutTextStyle() == .unspecified)
    let image = try symbol("star", Configuration(pointSize: 30))
    #expect(image.applyingSymbolConfiguration(Configuration(scale: .large))?.size.width == 39)
    #expect(image.symbolConfiguration == Configuration(pointSize: 30))
  }

  @Test func `N230: fonts and symbols have the same weights`() {
    for (weight, font) in [(UIImage.SymbolWeight.thin, UIFont.Weight.thin), (.black, .black)] {
      #expect(weight.fontWeight() == font)
      #expect(font.symbolWeight() == weight)
    }
    let bold = UIImage.SymbolConfiguration(font: .boldSystemFont(ofSize: 20))
    #expect(bold == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
  }

  // MARK: Drawing

  @Test func `N230: heavier weights cover more, lighter ones are regular`() throws {
    let weights: [UIImage.SymbolWeight] = [.regular, .medium, .semibold, .bold, .heavy, .black]
    let shares = try weights.map { weight in
      try symbol("star", UIImage.SymbolConfiguration(pointSize: 64, weight: weight)).coverage
    }
    #expect(shares == shares.sorted())
    #expect(Set(shares).count == weights.count)
    let thin = UIImage.SymbolConfiguration(pointSize: 64, weight: .ultraLight)
    #expect(try symbol("star", thin).coverage == shares[0])
  }

  @Test func `N229: the even-odd rule cuts holes`() throws {
    let image = try symbol("circle", UIImage.SymbolConfiguration(pointSize: 64))
    let drawn = try pixels(image)
    #expect(drawn[32, 32] == Pixels.white)
    #expect(drawn[32, 2] != Pixels.white)
    #expect(try pixels(symbol("ellipsis.circle.fill"))[32, 32] == Pixels.white)
  }

  @Test func `N230: symbols are drawn as outlines of any size, in the tint of the image`() throws {
    let image = try symbol("square.fill").withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(try pixels(image)[32, 32] == Pixels.red)
    let palette = UIImage.SymbolConfiguration(paletteColors: [.blue, .red])
    #expect(try pixels(symbol("square.fill", palette))[32, 32] == Pixels.blue)
  }

  @Test func `N229: a flipped symbol is the mirror image of its pixels`() throws {
    let image = try symbol("circle.lefthalf.filled", UIImage.SymbolConfiguration(pointSize: 64))
    let drawn = try #require(image.cgImage)
    let mirrored = UIImage(cgImage: drawn, scale: image.scale, orientation: .upMirrored)
    #expect(try pixels(image)[16, 32] == Pixels.black)
    for flipped in [image.withHorizontallyFlippedOrientation(), mirrored] {
      #expect(try pixels(flipped)[16, 32] == Pixels.white)
      #expect(try pixels(flipped)[48, 32] == Pixels.black)
    }
  }

  @Test func `N230: a symbol is centered on capital letters by its baseline`() throws {
    let image = try symbol("star", UIImage.SymbolConfiguration(pointSize: 100))
    #expect(image.hasBaseline)
    #expect(abs(image.baselineOffsetFromBottom - 13.5) < 1e-9)
    #expect(!image.imageWithoutBaseline().hasBaseline)
    #expect(image.withBaselineOffset(fromBottom: 4).baselineOffsetFromBottom == 4)
    #expect(!UIImage.filled(.red, width: 2, height: 2).hasBaseline)
  }

  @Test func `N229: only symbols have settings of symbols`() throws {
    let bitmap = UIImage.filled(.red, width: 2, height: 2)
    #expect(!bitmap.isSymbolImage)
    #expect(bitmap.symbolConfiguration == nil)
    #expect(bitmap.applyingSymbolConfiguration(.unspecified) == nil)
    #expect(bitmap.withConfiguration(UIImage.SymbolConfiguration(pointSize: 9)) === bitmap)
    #expect(try symbol("star").isSymbolImage)
    let large = UITraitCollection(displayScale: 3)
    #expect(UIImage(systemName: "star", compatibleWith: large)?.scale == 3)
    #expect(UIImage(systemName: "wifi", variableValue: 0.5, configuration: nil) != nil)
  }
}

extension UIImage {
  /// Whether a pixel is not clear.
  fileprivate var hasInk: Bool { cgImage?.bitmap.pixels().contains { $0 != 0 } ?? false }

  /// The share of the pixels that the image covers.
  fileprivate var coverage: Double {
    let pixels = cgImage?.bitmap.pixels() ?? []
    return pixels.reduce(0) { $0 + Double($1 >> 24) / 255 } / Double(max(1, pixels.count))
  }
}
