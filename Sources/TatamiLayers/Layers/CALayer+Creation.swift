// UIKit instantiates layers and animations by their class. Swift allows this only through a
// `required` initializer, which every subclass would have to provide; subclasses written for UIKit
// do not. However, a convenience initializer that delegates to `init()` dispatches to the override
// of the class that it is called on. The static functions below are bound to the symbols of such
// convenience initializers, which `@usableFromInline` keeps in optimized builds. The linker reports
// a wrong symbol, and `LayerCreationTests` detects a wrong call.
//
// As on Apple platforms, a class that neither inherits nor overrides the initializer stops the
// process with "Use of unimplemented initializer".

extension CALayer {
  /// Calls `init()` of the class.
  @usableFromInline
  convenience init(dispatching: Void) { self.init() }

  /// Calls `init(layer:)` of the class.
  @usableFromInline
  convenience init(dispatching layer: CALayer) { self.init(layer: layer) }

  /// Creates a layer of the class with its `init()`.
  @_silgen_name("$s12TatamiLayers7CALayerC11dispatchingACyt_tcfC")
  package static func create() -> CALayer

  /// Creates a layer of the class with its `init(layer:)`.
  @_silgen_name("$s12TatamiLayers7CALayerC11dispatchingA2C_tcfC")
  static func create(copying layer: consuming CALayer) -> CALayer
}

extension CAAnimation {
  /// Calls `init()` of the class.
  @usableFromInline
  convenience init(dispatching: Void) { self.init() }

  /// Creates an animation of the class with its `init()`.
  @_silgen_name("$s12TatamiLayers11CAAnimationC11dispatchingACyt_tcfC")
  static func create() -> CAAnimation
}
