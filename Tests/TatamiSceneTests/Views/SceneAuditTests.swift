import Foundation
import TatamiScene
import TestSupport
import Testing

/// The accessibility audit of the documents in Examples/Scenes and Examples/Templates.
@MainActor
@Suite(.environment) struct SceneAuditTests {
  /// The scenes of views; geometry documents have none.
  nonisolated private static let paths: [String] = {
    let examples = SceneFixture.folder.appending(path: "../../Examples")
    return ["Scenes", "Templates"].flatMap { folder in
      let path = examples.appending(path: folder).path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.filter { $0.hasSuffix(".json") }.sorted().map { "\(folder)/\($0)" }
    }
    .filter { path in (try? document(path)).map(ViewScene.describesViews) ?? true }
  }()

  nonisolated private static func document(_ path: String) throws -> SceneValue {
    let url = SceneFixture.folder.appending(path: "../../Examples/\(path)")
    return try SceneDocument.parse([UInt8](Data(contentsOf: url)))
  }

  @Test func `the folder of example scenes is not empty`() {
    #expect(Self.paths.count > 10)
  }

  @Test(arguments: paths, [UIUserInterfaceStyle.light, .dark])
  func `scenes pass the accessibility audit`(_ path: String, _ style: UIUserInterfaceStyle) throws {
    let file = SceneFixture.folder.appending(path: "../../Examples/\(path)")
    var options = ViewScene.Options()
    options.folder = file.deletingLastPathComponent()
    options.style = style
    let view = try ViewScene(Self.document(path), options: options).view
    let window = UIWindow(frame: view.bounds)
    window.traitOverrides.userInterfaceStyle = style
    window.addSubview(view)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    Simulator.advance(by: 1)
    performAccessibilityAudit(of: window) { $0.isContrastOfSystemColor }
  }
}
