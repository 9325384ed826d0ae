public import Foundation

// UIKit creates views by registered classes. In Swift only a `required` initializer can be called on
// a class that is known at run time, and then all subclasses have to provide it, which those written
// for UIKit do not. As for layers, static functions stand for the symbols of convenience
// initializers, which reach the overrides of the class that they are called on. The linker finds a
// wrong symbol, and `CollectionReuseTests` a wrong call.

extension UICollectionReusableView {
  /// Calls `init(frame:)` of the class.
  @usableFromInline
  convenience init(dispatching frame: CGRect) { self.init(frame: frame) }

  /// Creates a view of the class with its `init(frame:)`.
  @_silgen_name(
    "$s11TatamiLists24UICollectionReusableViewC11dispatchingAC10Foundation6CGRectV_tcfC"
  )
  static func create(frame: CGRect) -> Self
}

extension UICollectionViewLayoutAttributes {
  /// Calls `init()` of the class.
  @usableFromInline
  convenience init(dispatching: Void) { self.init() }

  /// Creates attributes of the class with its `init()`.
  @_silgen_name("$s11TatamiLists32UICollectionViewLayoutAttributesC11dispatchingACyt_tcfC")
  static func create() -> UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutInvalidationContext {
  /// Calls `init()` of the class.
  @usableFromInline
  convenience init(dispatching: Void) { self.init() }

  /// Creates a context of the class with its `init()`.
  @_silgen_name("$s11TatamiLists41UICollectionViewLayoutInvalidationContextC11dispatchingACyt_tcfC")
  static func create() -> UICollectionViewLayoutInvalidationContext
}
