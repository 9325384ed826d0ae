import Foundation

/// Access to a layer's property, whose value is converted to its animatable form.
struct AnimatableProperty: Sendable {
  let get: @Sendable (CALayer) -> AnimatableValue?
  let set: @Sendable (CALayer, AnimatableValue) -> Void
  /// Returns a value in the property's type.
  let typed: @Sendable (AnimatableValue) -> Any?
  /// Whether changes of the property are animated implicitly.
  var isImplicitlyAnimated = true

  private init<Layer: CALayer, Value: Animatable>(
    _ path: any ReferenceWritableKeyPath<Layer, Value> & Sendable
  ) {
    get = { ($0 as? Layer)?[keyPath: path].animatable }
    set = { layer, value in
      if let value = Value.value(of: value) { (layer as? Layer)?[keyPath: path] = value }
    }
    typed = { Value.value(of: $0) }
  }

  private init<Layer: CALayer, Value: Animatable>(
    _ path: any ReferenceWritableKeyPath<Layer, Value?> & Sendable
  ) {
    get = { ($0 as? Layer)?[keyPath: path]?.animatable }
    set = { layer, value in
      if let value = Value.value(of: value) { (layer as? Layer)?[keyPath: path] = value }
    }
    typed = { Value.value(of: $0) }
  }

  /// Creates the access to a gradient's list of colors or numbers.
  private init<Item>(
    list path: any ReferenceWritableKeyPath<CAGradientLayer, [Item]?> & Sendable,
    get: @escaping @Sendable (CAGradientLayer) -> Any?,
    item: @escaping @Sendable (SIMD4<Double>) -> Item?
  ) {
    self.get = { ($0 as? CAGradientLayer).flatMap { AnimatableValue(any: get($0)) } }
    set = { layer, value in
      guard case .list(let items) = value else { return }
      (layer as? CAGradientLayer)?[keyPath: path] = items.compactMap(item)
    }
    typed = { value in
      if case .list(let items) = value { items.compactMap(item) } else { nil }
    }
  }

  private init(path: any ReferenceWritableKeyPath<CAShapeLayer, CGPath?> & Sendable) {
    get = { ($0 as? CAShapeLayer)?[keyPath: path].map { .path($0.value) } }
    set = { layer, value in
      guard case .path(let value) = value else { return }
      (layer as? CAShapeLayer)?[keyPath: path] = CGPath(value)
    }
    typed = { value in
      if case .path(let value) = value { CGPath(value) } else { nil }
    }
    isImplicitlyAnimated = false
  }

  /// The property without implicit animations.
  private var withoutImplicitAnimation: AnimatableProperty {
    var property = self
    property.isImplicitlyAnimated = false
    return property
  }

  /// The animatable properties by the first component of their key paths.
  static let all: [String: AnimatableProperty] = [
    "position": AnimatableProperty(\CALayer.position),
    "bounds": AnimatableProperty(\CALayer.bounds),
    "anchorPoint": AnimatableProperty(\CALayer.anchorPoint),
    "anchorPointZ": AnimatableProperty(\CALayer.anchorPointZ),
    "zPosition": AnimatableProperty(\CALayer.zPosition),
    "transform": AnimatableProperty(\CALayer.transform),
    "sublayerTransform": AnimatableProperty(\CALayer.sublayerTransform),
    "opacity": AnimatableProperty(\CALayer.opacity),
    "cornerRadius": AnimatableProperty(\CALayer.cornerRadius),
    "backgroundColor": AnimatableProperty(\CALayer.backgroundColor),
    "borderWidth": AnimatableProperty(\CALayer.borderWidth),
    "borderColor": AnimatableProperty(\CALayer.borderColor),
    "shadowColor": AnimatableProperty(\CALayer.shadowColor),
    "shadowOpacity": AnimatableProperty(\CALayer.shadowOpacity),
    "shadowOffset": AnimatableProperty(\CALayer.shadowOffset),
    "shadowRadius": AnimatableProperty(\CALayer.shadowRadius),
    "contentsRect": AnimatableProperty(\CALayer.contentsRect),
    "blurRadius": AnimatableProperty(\BackdropLayer.blurRadius),
    "saturation": AnimatableProperty(\BackdropLayer.saturation),
    "tint": AnimatableProperty(\BackdropLayer.tint),
    "path": AnimatableProperty(path: \CAShapeLayer.path),
    "fillColor": AnimatableProperty(\CAShapeLayer.fillColor),
    "strokeColor": AnimatableProperty(\CAShapeLayer.strokeColor),
    "strokeStart": AnimatableProperty(\CAShapeLayer.strokeStart),
    "strokeEnd": AnimatableProperty(\CAShapeLayer.strokeEnd),
    "colors": AnimatableProperty(list: \.colors, get: \.cgColors) {
      CGColor.value(of: .vector($0))
    },
    "locations": AnimatableProperty(list: \.locations, get: \.locations) {
      NSNumber(value: $0.x)
    },
    "startPoint": AnimatableProperty(\CAGradientLayer.startPoint),
    "endPoint": AnimatableProperty(\CAGradientLayer.endPoint),
    "lineWidth": AnimatableProperty(\CAShapeLayer.lineWidth),
    "miterLimit": AnimatableProperty(\CAShapeLayer.miterLimit),
    "lineDashPhase": AnimatableProperty(\CAShapeLayer.lineDashPhase),
    "instanceDelay": AnimatableProperty(\CAReplicatorLayer.instanceDelay),
    "instanceTransform": AnimatableProperty(\CAReplicatorLayer.instanceTransform),
    "instanceColor": AnimatableProperty(\CAReplicatorLayer.instanceColor),
    "instanceRedOffset": AnimatableProperty(\CAReplicatorLayer.instanceRedOffset),
    "instanceGreenOffset": AnimatableProperty(\CAReplicatorLayer.instanceGreenOffset),
    "instanceBlueOffset": AnimatableProperty(\CAReplicatorLayer.instanceBlueOffset),
    "instanceAlphaOffset": AnimatableProperty(\CAReplicatorLayer.instanceAlphaOffset),
    "birthRate": AnimatableProperty(\CAEmitterLayer.birthRate).withoutImplicitAnimation,
    "lifetime": AnimatableProperty(\CAEmitterLayer.lifetime).withoutImplicitAnimation,
    "velocity": AnimatableProperty(\CAEmitterLayer.velocity).withoutImplicitAnimation,
    "scale": AnimatableProperty(\CAEmitterLayer.scale).withoutImplicitAnimation,
    "spin": AnimatableProperty(\CAEmitterLayer.spin).withoutImplicitAnimation,
    "emitterPosition": AnimatableProperty(\CAEmitterLayer.emitterPosition)
      .withoutImplicitAnimation,
    "emitterSize": AnimatableProperty(\CAEmitterLayer.emitterSize).withoutImplicitAnimation,
  ]
}
