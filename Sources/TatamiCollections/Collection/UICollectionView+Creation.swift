public import Foundation

// UIKit instantiates registered classes at run time. Swift allows this only through a `required`
// initializer, which every subclass would have to provide; subclasses written for UIKit do not. As
// for layers, static functions are therefore bound to the symbols of convenience initializers,
// which dispatch to the overrides of the class that they are called on. The linker reports a wrong
// symbol, and `CollectionReuseTests` detects a wrong call.

extension UICollectionReusableView {
  /// Calls `init(frame:)` of the class.
  @usableFromInline
  convenience init(dispatching frame: CGRect) { self.init(frame: frame) }

  /// Creates a view of the class with its `init(frame:)`.
  @_silgen_name(
    "$s17TatamiCollections24UICollectionReusableViewC11dispatchingAC10Foundation6CGRectV_tcfC"
  )
  static func create(frame: CGRect) -> Self
}

extension UICollectionViewLayoutAttributes {
  /// Calls `init()` of the class.
  @usableFromInline
  convenience init(dispatching: Void) { self.init() }

  /// Creates attributes of the class with its `init()`.
  @_silgen_name("$s17TatamiCollections32UICollectionViewLayoutAttributesC11dispatchingACyt_tcfC")
  static func create() -> UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutInvalidationContext {
  /// Calls `init()` of the class.
  @usableFromInline
  convenience init(dispatching: Void) { self.init() }

  /// Creates a context of the class with its `init()`.
  @_silgen_name(
    "$s17TatamiCollections41UICollectionViewLayoutInvalidationContextC11dispatchingACyt_tcfC"
  )
  static func create() -> UICollectionViewLayoutInvalidationContext
}
