import TatamiGraphics

/// The references of a view to what it belongs to; each is nil once its object is being released.
struct ViewReferences: ~Copyable {
  private var superviewReference = BackReference()
  private var windowReference = BackReference()
  private var controllerReference = BackReference()

  /// The superview.
  var superview: UIView? {
    get {
      guard let object = superviewReference.object else { return nil }
      return unsafeDowncast(object, to: UIView.self)
    }
    set { superviewReference = BackReference(newValue) }
  }

  /// The window that contains the view.
  var window: UIWindow? {
    get {
      guard let object = windowReference.object else { return nil }
      return unsafeDowncast(object, to: UIWindow.self)
    }
    set { windowReference = BackReference(newValue) }
  }

  /// The controller whose root view the view is.
  var controller: UIViewController? {
    get {
      guard let object = controllerReference.object else { return nil }
      return unsafeDowncast(object, to: UIViewController.self)
    }
    set { controllerReference = BackReference(newValue) }
  }
}

extension UIView {
  /// The controller whose root view this is (S73).
  final var viewController: UIViewController? {
    get { references.controller }
    set { references.controller = newValue }
  }
}
