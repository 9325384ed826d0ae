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
    if ViewScene.describesViews(document) {
      let scene = try ViewScene(document, options: options)
      self.init(of: scene.view)
      notes = scene.notes
      return
    }
    guard options.data == nil else {
      throw .impossible(reason: "only documents with the key 'view' take data", at: .root)
    }
    var wireframe = try Wireframe(of: SceneLayout.read(document))
    wireframe.style = options.style
    self.init(of: wireframe.view())
  }
}
