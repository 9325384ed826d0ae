import Foundation

/// The key of transitions, regardless of the key with which they are added.
public let kCATransition = "transition"

/// An animation from the content that a layer shows when it is added to the content that the layer has
/// while it runs.
///
/// ```swift
/// let transition = CATransition()
/// transition.type = .push
/// transition.subtype = .fromRight
/// view.layer.add(transition, forKey: nil)
/// label.text = "Next"
/// ```
///
/// A layer has one transition at a time. The moving contents are not clipped to the layer's bounds.
open class CATransition: CAAnimation {
  private struct Settings {
    var type = CATransitionType.fade
    var subtype: CATransitionSubtype?
    var start: Float = 0
    var end: Float = 1
  }

  private var settings = Settings()
  /// The content that the layer showed when the transition was added; nil before.
  private var old: ContentTransition.Picture?

  /// The kind of the transition; unknown ones fade.
  open var type: CATransitionType {
    get { settings.type }
    set { settings.type = newValue }
  }
  /// The side from which contents move; nil for the left one.
  open var subtype: CATransitionSubtype? {
    get { settings.subtype }
    set { settings.subtype = newValue }
  }
  /// The progress at which the transition begins, from 0 to 1.
  open var startProgress: Float {
    get { settings.start }
    set { settings.start = newValue }
  }
  /// The progress at which the transition ends, from 0 to 1.
  open var endProgress: Float {
    get { settings.end }
    set { settings.end = newValue }
  }

  override func copyProperties(from other: CAAnimation) {
    super.copyProperties(from: other)
    if let other = other as? CATransition { (settings, old) = (other.settings, other.old) }
  }

  /// Creates a transition from the content that a layer shows now, to be added to it later.
  package convenience init(fromContentOf layer: CALayer) {
    self.init()
    resolve(in: layer)
  }

  override func resolve(in layer: CALayer) {
    old = old ?? ContentTransition.Picture(of: layer)
  }

  override func apply(at time: Double, to builder: inout PresentationBuilder) {
    guard let old, let phase = timing.phase(at: time) else { return }
    let (start, end) = (Double(settings.start), Double(settings.end))
    let reached = start + (end - start) * progress(at: phase.progress)
    builder.show(
      ContentTransition(
        from: old,
        settings.type,
        settings.subtype ?? .fromLeft,
        progress: reached.isNaN ? 1 : min(max(reached, 0), 1)
      )
    )
  }
}
