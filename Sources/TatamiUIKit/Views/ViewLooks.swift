/// What a view was told about its looks.
///
/// Observers of stored properties are not called from convenience initializers of the same class,
/// not even from those that programs add in extensions; so the view's properties are computed.
struct ViewLooks {
  var backgroundColor: UIColor?
  var mask: UIView?
  var contentMode = UIView.ContentMode.scaleToFill
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
}

extension UIView {
  func setBackground(_ color: UIColor?) {
    looks.backgroundColor = color
    resolveBackground()
  }

  /// Shows the background as the traits want it.
  func resolveBackground() {
    layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
  }

  func setMask(_ view: UIView?) {
    looks.mask = view
    layer.mask = view?.layer
  }

  func setContentMode(_ mode: ContentMode) {
    looks.contentMode = mode
    layer.contentsGravity = mode.gravity
    layer.needsDisplayOnBoundsChange = mode == .redraw
  }

  func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard attribute != looks.semanticContentAttribute else { return }
    looks.semanticContentAttribute = attribute
    directionChanged()
  }
}
