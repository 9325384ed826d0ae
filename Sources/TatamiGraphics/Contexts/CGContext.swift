public import Foundation
package import TatamiDrawing
import TatamiGeometry

/// A drawing context that records what is drawn into a flat display list.
///
/// The origin is top-left and y grows downwards, as in contexts that UIKit makes.
public final class CGContext {
  /// What `saveGState` keeps (S229).
  package struct State {
    package var transform = Transform.identity
    /// A rectangle around what clips leave visible, in the context's first coordinates.
    package var clip = CGRect.infinite
    package var fill = Color.black
    package var stroke = Color.black
    package var line = StrokeStyle()
    package var alpha = 1.0
    var blend = BlendMode.normal
    package var shadow: Shadow?
    package var interpolation = CGInterpolationQuality.default
  }

  /// What a save or the begin of a layer kept.
  private struct Saved {
    let state: State
    let isLayer: Bool
  }

  package private(set) var list = DisplayList()
  package var state = State()
  /// The path under construction, in the user's coordinates.
  var building = Path()
  private var saved: [Saved] = []

  /// Makes a context that shows a rectangle of the drawing.
  package init(visible: CGRect = .infinite) {
    state.clip = visible
  }

  /// The transform from the user's coordinates to the context's first ones.
  public var ctm: CGAffineTransform { CGAffineTransform(state.transform) }

  /// How images are stretched.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Keeps transform, clip, colours, line settings, alpha, blend mode, shadow and interpolation.
  public func saveGState() {
    saved.append(Saved(state: state, isLayer: false))
    list.append(.save)
  }

  /// Brings back what the matching save kept; without one nothing happens.
  public func restoreGState() {
    guard saved.last?.isLayer == false else { return }
    restore()
    list.append(.restore)
  }

  /// Starts drawing that is put onto the context as one, with its alpha, blend mode and shadow.
  ///
  /// Inside the layer these three start afresh.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
    saved.append(Saved(state: state, isLayer: true))
    list.append(.beginGroup(group(opacity: state.alpha)))
    state.alpha = 1
    state.blend = .normal
    state.shadow = nil
  }

  /// Ends the layer begun last and brings back the settings from before; saves inside it end too.
  public func endTransparencyLayer() {
    guard saved.contains(where: \.isLayer) else { return }
    while saved.last?.isLayer == false { restoreGState() }
    restore()
    list.append(.endGroup)
  }

  /// Brings back what every save without a restore kept, and ends open layers.
  package func restoreAll() {
    while let last = saved.last {
      if last.isLayer { endTransparencyLayer() } else { restoreGState() }
    }
  }

  /// Ends a page: returns what was drawn and starts afresh.
  func takePage() -> DisplayList {
    restoreAll()
    defer {
      list = DisplayList()
      state = State()
      building = Path()
    }
    return list
  }

  private func restore() {
    guard let last = saved.popLast() else { return }
    map(pathFrom: state.transform, to: last.state.transform)
    state = last.state
  }

  /// Keeps the path under construction where it is on the page while the coordinates change.
  private func map(pathFrom old: Transform, to new: Transform) {
    guard !building.isEmpty, old != new, let back = new.inverted() else { return }
    building = building.transformed(by: old.concatenating(back))
  }

  package func append(_ command: DisplayList.Command) {
    list.append(command)
  }

  package func append(_ other: DisplayList) {
    list.append(other)
  }
}

// MARK: - Coordinates

extension CGContext {
  /// Applies a transform before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    let step = Transform(transform)
    let combined = step.concatenating(state.transform)
    map(pathFrom: state.transform, to: combined)
    state.transform = combined
    list.append(.concat(step))
  }

  /// Shifts the coordinates, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates the coordinates by an angle in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }
}
