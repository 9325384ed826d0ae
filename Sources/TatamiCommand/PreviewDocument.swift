import Foundation
import TatamiPicture
import TatamiPreview

/// A file that a preview shows.
struct PreviewDocument {
  /// The views of a document.
  struct Content {
    let view: UIView
    /// The scene that created the views; nil for other documents.
    var scene: ViewScene?
    var notes: [String] = []
    /// The document in its file; empty for results.
    var source: [UInt8] = []
    /// The document as it is in its file.
    var file = SceneValue.null
    /// The document with the changes that are not in its file.
    var document = SceneValue.null
    /// The rows of data to choose from.
    var rows: [String] = []
    /// The index of the row that is shown; nil for all data.
    var row: Int?
  }

  /// The path of the file.
  let path: String
  let arguments: SceneArguments
  let theme: PictureTheme?
  /// The traits that a person has chosen in the page; they replace the options of the command line.
  var traits = ClientMessage.Traits()
  /// The changes that are not in the file.
  var edits = SceneEdits()

  /// Whether a file has the results of a tournament, by its name.
  static func isTournament(_ path: String) -> Bool {
    ["csv", "tsv"].contains(URL(fileURLWithPath: path).pathExtension.lowercased())
  }

  /// Returns the paths of the files that the views depend on.
  @MainActor
  func files(of scene: ViewScene?) -> [String] {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let images = scene?.imagePaths ?? []
    return [path] + (arguments.data.map { [$0] } ?? [])
      + images.map { URL(fileURLWithPath: $0, relativeTo: folder).path }
  }

  /// Reads the files and creates the views.
  ///
  /// - Throws: A `CommandError` with the file, the position and what is allowed.
  @MainActor
  func content() throws -> Content {
    Self.isTournament(path) ? try tournament() : try scene()
  }

  @MainActor
  private func scene() throws -> Content {
    var options = try arguments.options(of: path, theme: theme)
    switch traits.appearance {
    case .light: options.style = .light
    case .dark: options.style = .dark
    case nil: break
    }
    if let direction = traits.direction {
      options.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    options.data = try arguments.data.map { try DataFile($0) }?.data
    let source = try InputFile.document(path)
    let file = try SceneFile.parse(source.bytes, of: path)
    guard let document = edits.applied(to: file) else {
      throw CommandError(.invalidData, "\(path.escaped()): the changed nodes are not in the file")
    }
    let rows = PreviewRows(document, options.data)
    options.item = rows.index(traits.row)
    var content = try SceneFile.reporting(path, source: source.bytes) { () throws(SceneErrors) in
      try views(of: document, options)
    }
    (content.source, content.file, content.document) = (source.bytes, file, document)
    (content.rows, content.row) = (rows.names, options.item)
    return content
  }

  @MainActor
  private func views(
    of document: SceneValue,
    _ options: ViewScene.Options
  ) throws(SceneErrors) -> Content {
    guard ViewScene.describesViews(document) else {
      var wireframe = try SceneErrors.rethrowing { () throws(SceneError) in
        try Wireframe(of: SceneLayout.read(document))
      }
      wireframe.style = options.style
      return Content(view: wireframe.view())
    }
    let scene = try ViewScene(reading: document, options: options)
    return Content(view: scene.view, scene: scene, notes: scene.notes)
  }

  @MainActor
  private func tournament() throws -> Content {
    var options = TournamentDocument.Options()
    options.stageName = FilePath.name(of: path)
    let input = try InputFile(path, limit: options.format.byteLimit)
    do throws(TournamentDocumentError) {
      let read = try TournamentDocument.read(input.bytes, name: input.name, options: options)
      var poster = TournamentPoster(of: read.document)
      let chosen = traits.appearance.map { $0 == .dark ? PictureTheme.dark : .light }
      poster.theme = chosen ?? theme ?? .light
      poster.language = TournamentLanguage.guess(from: input.bytes) ?? .english
      return Content(view: poster.view(), notes: read.notices.map(\.description))
    } catch {
      throw CommandError(.invalidData, "\(error)")
    }
  }
}
