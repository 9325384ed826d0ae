public import ArgumentParser
import Foundation
public import TatamiPicture

/// The options of commands that show scenes.
struct SceneArguments: ParsableArguments {
  @Option(
    help: "The reading direction of a scene: ltr or rtl. Default: that of the scene, or ltr."
  )
  var direction: ReadingDirection?

  @Option(
    help: """
      The data of a scene's references: CSV, whose first row has the names of the columns, JSON or \
      YAML. Default: the member 'data' of the scene.
      """,
    completion: .file(extensions: ["csv", "json", "yaml", "yml"])
  )
  var data: String?

  @Option(
    name: .customLong("allow-path"),
    help: ArgumentHelp(
      "A folder outside of the scene's whose images the scene can show; can be repeated.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var allowedFolders: [String] = []

  /// Returns the settings of a scene.
  ///
  /// - Parameters:
  ///   - scene: The path of the document; `-` for standard input.
  ///   - theme: The theme; nil for that of the document.
  @MainActor
  func options(of scene: String, theme: PictureTheme?) throws -> ViewScene.Options {
    var options = ViewScene.Options()
    options.direction = direction?.trait
    if let theme { options.style = theme == .dark ? .dark : .light }
    if scene != "-" { options.folder = URL(fileURLWithPath: scene).deletingLastPathComponent() }
    for folder in allowedFolders {
      guard FilePath.isFolder(folder) else {
        throw CommandError(.missingInput, "--allow-path: \(quoted: folder) is not a folder")
      }
      options.otherFolders.append(URL(fileURLWithPath: folder, isDirectory: true))
    }
    return options
  }
}

extension ReadingDirection: ExpressibleByArgument {}
