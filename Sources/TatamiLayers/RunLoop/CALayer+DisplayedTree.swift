package import TatamiDrawing

extension CALayer {
  /// Lays out and displays the layer with its sublayers and returns the drawing.
  ///
  /// Ends a turn of the run loop, as a window does that was drawn.
  /// - Parameter region: The part that is drawn, in the layer's coordinates.
  package func displayedTree(region: VisibleRegion = .unlimited) -> DisplayList {
    defer { runLoop.finish(displaying: self) }
    var drawing = DisplayList()
    LayoutPass.runUntilStable(self) {
      drawing = LayerRenderer.displayList(of: self, region: region)
    }
    return drawing
  }
}
