import Foundation
import TatamiHost
import TatamiScene
import TestSupport
import Testing

/// The documents in Examples/Scenes as pictures.
@MainActor @Suite(.environment) struct ExampleSceneTests {
  /// The appearance and the reading direction of a picture.
  struct Variant: Sendable, CustomStringConvertible {
    let example: String
    var style = UIUserInterfaceStyle.light
    var direction = UITraitEnvironmentLayoutDirection.leftToRight

    /// The name of the picture.
    var description: String {
      example + (style == .dark ? "-dark" : "") + (direction == .rightToLeft ? "-mirrored" : "")
    }
  }

  nonisolated static let variants: [Variant] = [
    Variant(example: "profile-card"),
    Variant(example: "profile-card", style: .dark, direction: .rightToLeft),
    Variant(example: "receipt"),
    Variant(example: "receipt", style: .dark),
    Variant(example: "weather-card"),
    Variant(example: "weather-card", style: .dark),
    Variant(example: "weather-card", direction: .rightToLeft),
    Variant(example: "social-preview"),
    Variant(example: "certificate"),
    Variant(example: "settings"),
    Variant(example: "settings", style: .dark, direction: .rightToLeft),
    Variant(example: "rounded-table"),
    Variant(example: "rounded-table", style: .dark, direction: .rightToLeft),
    Variant(example: "mosaic"),
    Variant(example: "mosaic", style: .dark, direction: .rightToLeft),
    Variant(example: "bricks"),
    Variant(example: "bricks", style: .dark, direction: .rightToLeft),
    Variant(example: "agenda"),
    Variant(example: "agenda", style: .dark, direction: .rightToLeft),
    Variant(example: "badge"),
    Variant(example: "invoice"),
    Variant(example: "invoice", style: .dark, direction: .rightToLeft),
  ]

  @Test func `every example has a snapshot`() throws {
    let folder = SceneFixture.folder.appending(path: "../../Examples/Scenes")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    let scenes = files.filter { $0.pathExtension == "json" }
    let names = Set(scenes.map { $0.deletingPathExtension().lastPathComponent })
    #expect(names == Set(ViewFixture.examples))
    #expect(names == Set(Self.variants.map(\.example)))
  }

  @Test(arguments: variants)
  func `examples match their snapshots`(_ variant: Variant) throws {
    var options = ViewScene.Options()
    options.style = variant.style
    options.direction = variant.direction
    let scene = try ViewScene(ViewFixture.example(variant.example), options: options)
    let png = try ViewRenderer.png(of: scene.view, scale: 1)
    let reference = SceneFixture.folder.appending(path: "Snapshots/\(variant).png")
    assertSnapshot(of: png, at: reference)
  }

  @Test func `the social preview has the size that sites expect`() throws {
    let scene = try ViewScene(ViewFixture.example("social-preview"))
    #expect(scene.view.bounds.size == CGSize(width: 1200, height: 630))
  }
}
