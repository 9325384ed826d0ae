import Foundation
import TatamiGraphics
import TatamiUIKit
import Testing
import TestSupport

/// Images found by their names in a folder that serves as a bundle.
@MainActor
@Suite(.environment) struct NamedImageTests {
  /// Writes images of some widths under their files' names, and removes them after the test.
  private func withBundle(_ files: [String: CGFloat], _ test: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tatami-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, width) in files {
      let data = UIImage.filled(.red, width: width, height: 6).pngData()
      try data?.write(to: folder.appendingPathComponent(name))
    }
    try test(#require(Bundle(path: folder.path)))
  }

  private func image(_ name: String, _ bundle: Bundle, scale: CGFloat) -> UIImage? {
    UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
  }

  @Test func `S231: a name finds the file for the screen's scale`() throws {
    try withBundle(["star.png": 6, "star@2x.png": 12, "star@3x.png": 18]) { bundle in
      for scale in [1, 2, 3] as [CGFloat] {
        let found = image("star", bundle, scale: scale)
        #expect(found?.scale == scale)
        #expect(found?.size == CGSize(width: 6, height: 6 / scale))
        #expect(image("star.png", bundle, scale: scale)?.scale == scale)
      }
      for scale in [2, 3] as [CGFloat] {
        let screen = UITraitCollection(displayScale: scale)
        DeviceTraits.current.traits = UITraitCollection(traitsFrom: [.default, screen])
        #expect(UIImage(named: "star", in: bundle, compatibleWith: nil)?.scale == scale)
        #expect(image("star", bundle, scale: 0)?.scale == scale)
      }
    }
  }

  @Test func `S231: without the screen's scale a larger file is better than a smaller one`() throws
  {
    try withBundle(["a.png": 6, "a@3x.png": 18, "b.png": 6]) { bundle in
      #expect(image("a", bundle, scale: 2)?.scale == 3)
      #expect(image("b", bundle, scale: 2)?.scale == 1)
      #expect(image("b.jpg", bundle, scale: 2) == nil)
    }
  }

  @Test func `S231: an unknown name is nil`() throws {
    #expect(UIImage(named: "no such picture") == nil)
    #expect(UIImage(named: "") == nil)
    try withBundle([:]) { bundle in
      #expect(image("a", bundle, scale: 1) == nil)
      #expect(image("../..", bundle, scale: 1) == nil)
    }
  }

  @Test func `S231: a name that leaves the bundle is nil`() throws {
    try withBundle(["a.png": 6, "b.png": 6]) { bundle in
      let folder = try #require(bundle.resourcePath)
      let parent = (folder as NSString).lastPathComponent
      try FileManager.default.createDirectory(
        atPath: folder + "/inside",
        withIntermediateDirectories: true
      )
      try FileManager.default.copyItem(atPath: folder + "/a.png", toPath: folder + "/inside/c.png")
      #expect(image("inside/c", bundle, scale: 1) != nil)
      #expect(image("../\(parent)/a", bundle, scale: 1) == nil)
      #expect(image("inside/../a", bundle, scale: 1) == nil)
      #expect(image("/a", bundle, scale: 1) == nil)
      #expect(image("\(folder)/a", bundle, scale: 1) == nil)
      #expect(image("a\0", bundle, scale: 1) == nil)
      #expect(image("b\0/../a.png", bundle, scale: 1) == nil)
    }
  }

  @Test func `S231: a file is read once`() throws {
    try withBundle(["a.png": 6]) { bundle in
      let first = try #require(image("a", bundle, scale: 1))
      let path = try #require(bundle.resourcePath) + "/a.png"
      try Data("no picture".utf8).write(to: URL(fileURLWithPath: path))
      #expect(image("a", bundle, scale: 1)?.cgImage === first.cgImage)
    }
  }
}
