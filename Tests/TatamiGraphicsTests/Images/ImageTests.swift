import Foundation
import TatamiGraphics
import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct ImageTests {
  @Test func `S230: an image context has its size in points at its scale`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 20), false, 3)
    UIColor.red.setFill()
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 5, height: 20))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.size == CGSize(width: 10, height: 20))
    #expect(image.scale == 3)
    #expect(image.cgImage?.width == 30)
    #expect(image.cgImage?.height == 60)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test(arguments: [2, 3] as [CGFloat])
  func `S230: scale 0 is the screen's scale, for contexts and renderers`(scale: CGFloat) {
    let screen = UITraitCollection(displayScale: scale)
    DeviceTraits.current.traits = UITraitCollection(traitsFrom: [.default, screen])
    #expect(UIScreen.main.scale == scale)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), true, 0)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == scale)
    UIGraphicsEndImageContext()
    #expect(UIImage.filled(.red, width: 4, height: 4, scale: 0).scale == scale)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    #expect(renderer.image { _ in }.scale == scale)
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection()).scale == scale)
    let other = UITraitCollection(displayScale: 1.5)
    #expect(UIGraphicsImageRendererFormat(for: other).scale == 1.5)
  }

  @Test func `S230: images are initially transparent, opaque ones black`() throws {
    let clear = UIImage.drawn(width: 10, height: 10, scale: 1) { _ in }
    let black = UIImage.drawn(width: 10, height: 10, scale: 1, opaque: true) { _ in }
    #expect(try Pixels(10, 10) { clear.draw(at: .zero) }.inked == nil)
    #expect(try Pixels(10, 10) { black.draw(at: .zero) }[5, 5] == Pixels.black)
  }

  @Test func `S230: pixel sizes are rounded`() {
    let image = UIImage.filled(.red, width: 10.3, height: 10.2, scale: 2)
    #expect(image.cgImage?.width == 21)
    #expect(image.cgImage?.height == 20)
    #expect(image.size == CGSize(width: 10.5, height: 10))
  }

  @Test func `S230: a renderer draws its rectangle of the drawing`() throws {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 1
    let rect = CGRect(x: 100, y: 50, width: 20, height: 20)
    let image = UIGraphicsImageRenderer(bounds: rect, format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 105, y: 55, width: 5, height: 5))
    }
    let pixels = try Pixels(20, 20) { image.draw(at: .zero) }
    #expect(pixels.inked == CGRect(x: 5, y: 5, width: 5, height: 5))
  }

  @Test(arguments: [CGSize.zero, CGSize(width: -5, height: 5), CGSize(width: 1e9, height: 1e9)])
  func `S230: sizes that cannot be drawn give an empty image`(size: CGSize) {
    let image = UIGraphicsImageRenderer(size: size).image { _ in }
    #expect(image.cgImage == nil)
    #expect(image.size == .zero)
    #expect(image.pngData() == nil)
    #expect(UIGraphicsImageRenderer(size: size).pngData { _ in }.isEmpty)
  }

  @Test func `S231: sizes are pixels divided by the scale`() throws {
    let image = UIImage.filled(.red, width: 8, height: 6, scale: 2)
    let data = try #require(image.pngData())
    #expect(UIImage(data: data)?.size == CGSize(width: 16, height: 12))
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 8, height: 6))
    #expect(UIImage(data: data, scale: -1)?.scale == 1)
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage().size == .zero)
    #expect(UIImage().cgImage == nil)
  }

  @Test func `S231: a file's name determines its scale`() throws {
    let folder = FileManager.default.temporaryDirectory
    let name = "tatami-\(ProcessInfo.processInfo.processIdentifier)"
    let data = try #require(UIImage.filled(.red, width: 6, height: 6).pngData())
    for (suffix, scale) in [("", 1), ("@2x", 2), ("@3x", 3)] as [(String, CGFloat)] {
      let file = folder.appendingPathComponent("\(name)\(suffix).png")
      try data.write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      #expect(UIImage(contentsOfFile: file.path)?.scale == scale)
    }
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
  }

  @Test func `S231: pipes, devices and files above the limit give no image`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (pipe, sparse) = ("\(folder.path)/pipe.png", "\(folder.path)/sparse.png")
    try #require(mkfifo(pipe, 0o600) == 0)
    try #require(UIImage.filled(.red, width: 6, height: 6).pngData()).write(
      to: URL(filePath: sparse)
    )
    #expect(UIImage(contentsOfFile: sparse)?.size == CGSize(width: 6, height: 6))
    try #require(truncate(sparse, 257 << 20) == 0)
    for path in [pipe, sparse, "/dev/zero", folder.path] {
      #expect(UIImage(contentsOfFile: path) == nil)
    }
  }

  @Test func `S231: drawing in a rectangle scales, drawing at a point does not`() throws {
    let image = UIImage.quarters(20, scale: 2)
    let pixels = try Pixels(60, 60) {
      image.draw(at: CGPoint(x: 40, y: 40))
      image.draw(in: CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    #expect(pixels[10, 5] == Pixels.red)
    #expect(pixels[30, 5] == Pixels.green)
    #expect(pixels[10, 15] == Pixels.blue)
    #expect(pixels[30, 15] == Pixels.black)
    #expect(pixels[45, 45] == Pixels.red)
    #expect(pixels[55, 55] == Pixels.black)
    #expect(pixels[50, 30] == Pixels.white)
  }

  @Test func `a context draws CGImages upside down, as UIKit's contexts do`() throws {
    let image = try #require(UIImage.quarters(20).cgImage)
    let pixels = try Pixels(40, 40) {
      let context = UIGraphicsGetCurrentContext()
      context?.draw(image, in: CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    #expect(pixels[15, 15] == Pixels.blue)
    #expect(pixels[15, 25] == Pixels.red)
    #expect(pixels.inked == CGRect(x: 10, y: 10, width: 20, height: 20))
  }
}
