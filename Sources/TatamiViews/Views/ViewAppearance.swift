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
    // Here and below, the old object may use the view when it is released, which must be after the
    // access.
    let old = exchange(&viewAppearance.backgroundColor, with: color)
    resolveBackground()
    withExtendedLifetime(old) {}
  }

  /// Sets the layer's background to the color resolved for the view's traits.
  func resolveBackground() {
    layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
  }

  /// Sets the background color to that of the layer after an animator has changed it.
  func useBackgroundOfLayer() {
    let color = layer.backgroundColor.map { UIColor(cgColor: $0) }
    let old = exchange(&viewAppearance.backgroundColor, with: color)
    withExtendedLifetime(old) {}
  }

  func setMask(_ view: UIView?) {
    let old = exchange(&viewAppearance.mask, with: view)
    layer.mask = view?.layer
    withExtendedLifetime(old) {}
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
