import Foundation
import TatamiGraphics
import Testing

/// Images and colors of asset catalogs.
@Suite struct AssetCatalogTests {
  private let root = FileManager.default.temporaryDirectory
    .appending(path: "tatami-assets-\(UUID().uuidString)")

  private func write(_ text: String, _ path: String) throws {
    try write(Data(text.utf8), path)
  }

  private func write(_ data: Data, _ path: String) throws {
    let file = root.appending(path: "Assets.xcassets/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
  }

  private func png(_ width: CGFloat) throws -> Data {
    let size = CGSize(width: width, height: 4)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).pngData { _ in }
  }

  private func bundle() throws -> Bundle { try #require(Bundle(url: root)) }

  private func image(_ name: String, _ traits: UITraitCollection) throws -> UIImage {
    try #require(UIImage(named: name, in: try bundle(), compatibleWith: traits))
  }

  @Test func `S231: Images are chosen by scale and appearance`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    for width in [4, 8, 12, 20] {
      try write(try png(CGFloat(width)), "Icons/star.imageset/\(width).png")
    }
    try write(
      """
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "4.png"},
        {"idiom": "universal", "scale": "2x", "filename": "8.png"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "mac", "scale": "1x", "filename": "12.png"},
        {"idiom": "universal", "scale": "2x", "filename": "20.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ], "properties": {"template-rendering-intent": "template"}}
      """,
      "Icons/star.imageset/Contents.json"
    )
    let plain = try image("star", UITraitCollection(displayScale: 1))
    #expect(plain.size.width == 4)
    #expect(plain.renderingMode == .alwaysTemplate)
    #expect(try image("Icons/star", UITraitCollection(displayScale: 2)).scale == 2)
    let dark = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(try image("star", dark).size.width == 10)
    #expect(UIImage(named: "moon", in: try bundle(), compatibleWith: nil) == nil)
  }

  @Test func `S231: Colors have bytes, shares and dark variants`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0xFF", "green": "0.500", "blue": "51", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "gray-gamma-22", "components": {"white": "0", "alpha": "0.5"}}}
      ]}
      """,
      "accent.colorset/Contents.json"
    )
    try write("not JSON", "broken.colorset/Contents.json")
    let color = try #require(UIColor(named: "accent", in: try bundle(), compatibleWith: nil))
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(light == UIColor(red: 1, green: 0.5, blue: 0.2, alpha: 1))
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == UIColor(white: 0, alpha: 0.5))
    #expect(UIColor(named: "broken", in: try bundle(), compatibleWith: nil) == nil)
  }
}
