/// The appearance properties of a view.
///
/// The view's properties are computed from it because property observers are not called in
/// convenience initializers of the same class, including those in extensions.
struct ViewAppearance {
  var backgroundColor: UIColor?
  var mask: UIView?
  var contentMode = UIView.ContentMode.scaleToFill
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
}

extension UIView {
  func setBackground(_ color: UIColor?) {
    viewAppearance.backgroundColor = color
    resolveBackground()
  }

  /// Sets the layer's background to the color resolved for the view's traits.
  func resolveBackground() {
    layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
  }

  /// Sets the background color to that of the layer after an animator has changed it.
  func useBackgroundOfLayer() {
    viewAppearance.backgroundColor = layer.backgroundColor.map { UIColor(cgColor: $0) }
  }

  func setMask(_ view: UIView?) {
    viewAppearance.mask = view
    layer.mask = view?.layer
  }

  func setContentMode(_ mode: ContentMode) {
    viewAppearance.contentMode = mode
    layer.contentsGravity = mode.gravity
    layer.needsDisplayOnBoundsChange = mode == .redraw
  }

  func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard attribute != viewAppearance.semanticContentAttribute else { return }
    viewAppearance.semanticContentAttribute = attribute
    directionChanged()
  }
}
