public import TatamiScene

extension Picture {
  /// Lays out and draws a document: a scene of views, or a geometry document as a wireframe.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - options: The settings that replace those of a scene; of a wireframe only the appearance can
  ///     be set.
  /// - Throws: A `SceneError` with the path, the value found and the allowed values.
  @MainActor
  public init(
    of document: SceneValue,
    options: ViewScene.Options = ViewScene.Options()
  ) throws(SceneError) {
    do throws(SceneErrors) {
      try self.init(reading: document, options: options)
    } catch {
      throw error.first
    }
  }

  /// Lays out and draws a document as ``init(of:options:)`` does; errors do not end the reading.
  ///
  /// - Throws: The errors of a scene that do not depend on each other; one of a geometry document.
  @MainActor
  public init(
    reading document: SceneValue,
    options: ViewScene.Options = ViewScene.Options()
  ) throws(SceneErrors) {
    guard ViewScene.describesViews(document) else {
      self = try SceneErrors.rethrowing { () throws(SceneError) in
        try Self.wireframe(of: document, options)
      }
      return
    }
    let scene = try ViewScene(reading: document, options: options)
    self.init(of: scene.view)
    imagePaths = scene.imagePaths
    notes = scene.notes
  }

  @MainActor
  private static func wireframe(
    of document: SceneValue,
    _ options: ViewScene.Options
  ) throws(SceneError) -> Picture {
    guard options.data == nil else {
      throw .impossible(reason: "only documents with the key 'view' take data", at: .root)
    }
    var wireframe = try Wireframe(of: SceneLayout.read(document))
    wireframe.style = options.style
    return Picture(of: wireframe.view())
  }
}
