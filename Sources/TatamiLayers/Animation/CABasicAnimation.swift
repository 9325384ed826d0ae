import Foundation

/// An animation between two values.
///
/// Any two of the three values define the animation. If only one is set, the other end is the
/// layer's value: an animation with a from-value ends there; one with a to- or by-value starts at
/// the value on screen when it is added. Values are numbers, points, sizes, rectangles, transforms,
/// colors, paths.
open class CABasicAnimation: CAPropertyAnimation {
  private var ends = Ends()
  /// For view animations: the layer's value to which the animation is relative.
  private var origin: AnimatableValue?
  /// Whether the value jumps at the end.
  package var jumpsAtEnd = false

  private struct Ends {
    var from: AnimatableValue?
    var to: AnimatableValue?
    var by: AnimatableValue?
    /// The value on screen when the animation was added.
    var start: AnimatableValue?
  }

  private var values = (from: Any?.none, to: Any?.none, by: Any?.none)

  /// The start value.
  open var fromValue: Any? {
    get { values.from }
    set {
      values.from = newValue
      ends.from = AnimatableValue(any: newValue)
    }
  }
  /// The end value.
  open var toValue: Any? {
    get { values.to }
    set {
      values.to = newValue
      ends.to = AnimatableValue(any: newValue)
    }
  }
  /// The difference between start and end.
  open var byValue: Any? {
    get { values.by }
    set {
      values.by = newValue
      ends.by = AnimatableValue(any: newValue)
    }
  }

  /// Whether all three values are missing.
  var isOpen: Bool { ends.from == nil && ends.to == nil && ends.by == nil }

  override func copyProperties(from other: CAAnimation) {
    super.copyProperties(from: other)
    guard let other = other as? CABasicAnimation else { return }
    values = other.values
    (ends, origin, jumpsAtEnd) = (other.ends, other.origin, other.jumpsAtEnd)
  }

  override func resolve(in layer: CALayer) {
    guard let target, ends.from == nil, ends.start == nil else { return }
    ends.start = target.value(in: layer.presentationCopy)
  }

  /// Adds the animation; without values it starts at the value on screen before the change.
  open override func run(
    forKey event: String,
    object anObject: Any,
    arguments dict: [AnyHashable: Any]?
  ) {
    let layer = anObject as? CALayer
    guard let change = layer?.attachedRunLoop?.layerChange, change.layer === layer else {
      return super.run(forKey: event, object: anObject, arguments: dict)
    }
    if keyPath == nil { keyPath = event }
    if isOpen { ends.start = change.presentationBefore }
    super.run(forKey: event, object: anObject, arguments: dict)
    if isOpen { ends.start = nil }
  }

  /// Makes this a view animation: additive, relative to its end value, so that animations combine.
  package func move(from old: AnimatableValue, to new: AnimatableValue) {
    (fromValue, toValue) = (target?.typed(old), target?.typed(new))
    (ends.from, ends.to, origin) = (old, new, new)
  }

  /// Stops the animation's own time, so that its block determines the progress until it is removed.
  package func drive() {
    timing.speed = 0
    timing.duration = 1
  }

  override func progress(at fraction: Double) -> Double {
    jumpsAtEnd ? fraction.rounded(.down) : super.progress(at: fraction)
  }

  override func apply(at time: Double, to builder: inout PresentationBuilder) {
    guard let origin, let target else { return super.apply(at: time, to: &builder) }
    let timed = timing.phase(at: time).map { self.progress(at: $0.progress) }
    guard let progress = block?.drivenProgress ?? timed, let value = value(at: progress, from: nil)
    else { return }
    if let difference = value.difference(from: origin) {
      builder.set(difference, at: target, .adding(fallback: value))
    } else {
      builder.set(value, at: target, .replacing)
    }
  }

  override func value(
    at progress: Double,
    from current: AnimatableValue?
  ) -> AnimatableValue? {
    let rest = isAdditive ? current?.zero : current
    let start = isAdditive ? current?.zero : ends.start
    switch (ends.from, ends.to, ends.by) {
    case (let from?, let to?, _): return from.interpolated(to: to, at: progress)
    case (let from?, nil, let by?): return from.interpolated(to: from.adding(by), at: progress)
    case (nil, let to?, let by?):
      return to.difference(from: by)?.interpolated(to: to, at: progress)
    case (let from?, nil, nil): return rest.map { from.interpolated(to: $0, at: progress) }
    case (nil, let to?, nil): return start.map { $0.interpolated(to: to, at: progress) }
    case (nil, nil, let by?): return start.map { $0.interpolated(to: $0.adding(by), at: progress) }
    case (nil, nil, nil):
      return start.flatMap { start in
        rest.map { start.interpolated(to: $0, at: progress) }
      }
    }
  }
}
