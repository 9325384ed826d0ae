// UIKit creates layers and copies of animations by class. In Swift only a `required` initializer can
// be called on a class that is known at run time, and then all subclasses have to provide it, which
// those written for UIKit do not. But a convenience initializer that delegates to `init()` reaches
// the override of the class that it is called on: below, static functions stand for the convenience
// initializers' symbols, which `@usableFromInline` keeps in optimized builds. The linker finds a
// wrong symbol, and `LayerCreationTests` a wrong call.
//
// As on Apple platforms, a class that has neither inherited nor overridden the initializer stops the
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
