public import Foundation
package import TatamiDrawing
import TatamiGeometry

/// A drawing context that records a flat display list.
///
/// In contexts that UIKit makes, the origin is top-left and y grows downwards; in bitmap contexts,
/// it is bottom-left and y grows upwards.
public final class CGContext {
  /// The graphics state that `saveGState` saves (S229).
  package struct State {
    package var transform = Transform.identity
    /// The bounding box of the clip, in the base space.
    package var clip = CGRect.infinite
    package var fill = Color.black
    package var stroke = Color.black
    package var line = StrokeStyle()
    package var alpha = 1.0
    var blend = BlendMode.normal
    package var shadow: Shadow?
    package var interpolation = CGInterpolationQuality.default
    var isAntialiased = true
    /// The number of masks through which later drawing is clipped, each a group that has begun.
    var maskCount = 0
  }

  /// A state saved by `saveGState` or the beginning of a transparency layer.
  private struct Saved {
    let state: State
    let isLayer: Bool
  }

  // Unchecked, like the state: drawing a figure reads and appends to them many times.
  @exclusivity(unchecked) package private(set) var list = DisplayList()
  @exclusivity(unchecked) package var state = State()
  /// The current path, in user space.
  var building = Path()
  @exclusivity(unchecked) private var saved: [Saved] = []
  /// The pixels of a bitmap context.
  let bitmap: BitmapBuffer?

  /// Creates a context of which only a rectangle is visible.
  package init(visible: CGRect = .infinite) {
    bitmap = nil
    state.clip = visible
  }

  init(_ bitmap: BitmapBuffer) {
    self.bitmap = bitmap
    state.clip = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
  }

  /// The transform from user space to the base space.
  public var ctm: CGAffineTransform { CGAffineTransform(state.transform) }

  /// The quality of scaled images.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Saves transform, clip, colors, line settings, alpha, blend mode, shadow and interpolation.
  public func saveGState() {
    saved.append(Saved(state: state, isLayer: false))
    append(.save)
  }

  /// Restores the state of the matching save; does nothing without one.
  public func restoreGState() {
    guard saved.last?.isLayer == false else { return }
    endMasks()
    restore()
    append(.restore)
  }

  /// Begins a transparency layer, composited with the context's alpha, blend mode and shadow.
  ///
  /// These three settings are reset inside the layer.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
    saved.append(Saved(state: state, isLayer: true))
    append(.beginGroup(group(opacity: state.alpha)))
    state.alpha = 1
    state.blend = .normal
    state.shadow = nil
  }

  /// Ends the innermost transparency layer and restores the state before it, closing saves inside.
  public func endTransparencyLayer() {
    guard saved.contains(where: \.isLayer) else { return }
    while saved.last?.isLayer == false { restoreGState() }
    endMasks()
    restore()
    append(.endGroup)
  }

  /// Restores all saved states and ends open transparency layers.
  package func restoreAll() {
    while let last = saved.last {
      if last.isLayer { endTransparencyLayer() } else { restoreGState() }
    }
    endMasks()
  }

  /// Ends a page: returns its display list and resets the context.
  func takePage() -> DisplayList {
    restoreAll()
    defer {
      list = DisplayList()
      state = State()
      building = Path()
    }
    return list
  }

  /// Ends the groups of the masks since the last save.
  private func endMasks() {
    let kept = saved.last?.state.maskCount ?? 0
    while state.maskCount > kept {
      state.maskCount -= 1
      append(.endGroup)
    }
  }

  /// Returns the commands since the last call; the settings stay as they are.
  package func takeList() -> DisplayList {
    defer { list = DisplayList() }
    return list
  }

  private func restore() {
    guard let last = saved.popLast() else { return }
    map(pathFrom: state.transform, to: last.state.transform)
    state = last.state
  }

  /// Keeps the current path in position on the page while the transform changes.
  private func map(pathFrom old: Transform, to new: Transform) {
    guard !building.isEmpty, old != new, let back = new.inverted() else { return }
    building = building.transformed(by: old.concatenating(back))
  }

  package func append(_ command: DisplayList.Command) {
    list.append(command)
    if let bitmap, bitmap.showsChanges(after: CollectionOfOne(command)) { drawBitmap() }
  }

  package func append(_ other: DisplayList) {
    list.append(other)
    if let bitmap, bitmap.showsChanges(after: other.commands) { drawBitmap() }
  }

  /// Draws the commands into the bitmap and drops those that later drawing does not depend on.
  func drawBitmap() {
    if let bitmap, bitmap.draw(list) { list = list.stateCommands }
  }
}

// MARK: - Coordinates

extension CGContext {
  /// Concatenates a transform to the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    let step = Transform(transform)
    let combined = step.concatenating(state.transform)
    map(pathFrom: state.transform, to: combined)
    state.transform = combined
    append(.concat(step))
  }

  /// Translates the coordinate system, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the coordinate system.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates the coordinate system by an angle in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }
}
