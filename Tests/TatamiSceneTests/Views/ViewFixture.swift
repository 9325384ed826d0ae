import Foundation
import TatamiScene
import TestSupport

/// Helpers for tests of scenes.
@MainActor
enum ViewFixture {
  /// The documents in Examples/Scenes.
  static let examples = [
    "profile-card", "receipt", "weather-card", "social-preview", "certificate", "settings",
    "mosaic", "bricks", "agenda", "badge", "rounded-table", "invoice",
  ]

  /// Returns a document of Examples/Scenes.
  static func example(_ name: String) throws -> SceneValue {
    let url = SceneFixture.folder.appending(path: "../../Examples/Scenes/\(name).json")
    return try SceneDocument.parse(Array(Data(contentsOf: url)))
  }

  /// Creates the views of a document with a node as JSON.
  static func scene(_ view: String, options: ViewScene.Options = .init()) throws -> ViewScene {
    try ViewScene(document(view), options: options)
  }

  /// Returns a document of 200 x 100 points with a node as JSON.
  static func document(_ view: String) throws -> SceneValue {
    let text = #"{"scene": {"width": 200, "height": 100}, "view": \#(view)}"#
    return try SceneDocument.parse(Array(text.utf8))
  }

  /// Returns the view of a document's node.
  static func view(_ view: String, options: ViewScene.Options = .init()) throws -> UIView? {
    try scene(view, options: options).view.subviews.first
  }

  /// Runs a closure with a folder that contains a red image of 4 x 2 pixels, `photo.png`.
  static func withPhoto(_ body: (ViewScene.Options) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let image = UIImage.filled(.red, width: 4, height: 2).pngData() ?? Data()
    try image.write(to: folder.appending(path: "photo.png"))
    var options = ViewScene.Options()
    options.folder = folder
    try body(options)
  }

  /// Returns the message with which a document is rejected; empty if it is accepted.
  static func message(_ document: SceneValue, options: ViewScene.Options = .init()) -> String {
    do throws(SceneError) {
      _ = try ViewScene(document, options: options)
    } catch {
      return error.description
    }
    return ""
  }
}
