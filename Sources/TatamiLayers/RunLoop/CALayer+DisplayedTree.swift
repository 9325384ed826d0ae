package import TatamiDrawing

extension CALayer {
  /// Lays out and displays the layer tree and returns its drawing.
  ///
  /// Ends a turn of the run loop, as drawing a window does.
  /// - Parameter region: The part that is drawn, in the layer's coordinates.
  @MainActor package func displayedTree(region: VisibleRegion = .unlimited) -> DisplayList {
    attach(to: .current)
    defer { runLoop.finish(displaying: self) }
    var drawing = DisplayList()
    LayoutPass.runUntilStable(self) {
      drawing = LayerRenderer.displayList(of: self, region: region)
    }
    return drawing
  }
}
