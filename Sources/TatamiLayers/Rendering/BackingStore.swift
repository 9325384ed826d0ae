import Foundation
import TatamiDrawing
import TatamiGeometry

/// The drawing recorded by `draw(in:)` and the part of it that is invalid.
package struct BackingStore {
  /// A recording of a layer's drawing.
  struct Recording {
    var list: DisplayList
    /// The bounds at the time of the recording.
    let bounds: CGRect
    /// The part of the bounds that was recorded.
    var part: CGRect
    /// The number of combined recordings, each of which patches a rectangle of the previous one.
    var patchCount = 1
  }

  /// The recording; nil if it is entirely invalid.
  var recording: Recording?
  /// The invalid part; nil for none.
  var invalidRect: CGRect?
  /// The part that is being drawn.
  package var drawingRect: CGRect?
  /// Whether the recording may differ from what the delegate would draw now.
  var mayDiffer = false

  /// The longest side, in points, of a layer that is recorded as a whole.
  ///
  /// Of a larger layer, only the visible part is recorded, with a margin of the same size.
  static let longestSide: CGFloat = 4096
  /// The maximum number of combined recordings.
  static let maxPatchCount = 8
}

extension CALayer {
  /// Invalidates a part of the contents (S42).
  func invalidateContents(in part: CGRect) {
    guard clipsRecording, let recording = backingStore.recording, recording.bounds == bounds,
      recording.patchCount < BackingStore.maxPatchCount, !part.contains(recording.part)
    else { return setNeedsDisplay() }
    guard let visible = Rect(part.standardized).intersection(Rect(bounds)) else { return }
    let pixels = CGRect(visible).widened(toScale: contentsScale)
    guard !pixels.isEmpty else { return }
    backingStore.invalidRect = backingStore.invalidRect?.union(pixels) ?? pixels
    invalidateDrawing(in: Rect(pixels))
  }

  /// Requests a new recording of the contents; only the part of the drawing that differs from the
  /// current recording will be invalidated.
  ///
  /// The part is found by `displayDifference()`, which should be called during layout.
  package func setNeedsDisplayOfDifference() {
    if backingStore.recording != nil { backingStore.mayDiffer = true }
  }

  /// Records contents that may differ, and invalidates the part of the drawing that does.
  package func displayDifference() {
    guard backingStore.mayDiffer else { return }
    backingStore.mayDiffer = false
    guard let old = backingStore.recording else { return }
    guard backingStore.invalidRect == nil, old.part == bounds, presentationOrSelf.bounds == bounds
    else { return setNeedsDisplay() }
    backingStore.recording = nil
    displayIfNeeded(visible: Rect(bounds))
    let pixel = displayState.scale?.extent(ofSquare: 1) ?? .zero
    guard let new = backingStore.recording,
      let part = new.list.difference(from: old.list, pixel: pixel)
    else { return }
    guard clipsRecording else { return invalidateDrawing(in: part) }
    if let visible = part.intersection(Rect(bounds)) { invalidateDrawing(in: visible) }
  }

  /// Draws the contents if they are invalid, or if a visible part has not been recorded.
  func displayIfNeeded(visible: Rect) {
    displayDifference()
    let isHuge = max(bounds.width, bounds.height) > BackingStore.longestSide
    let seen = isHuge ? CGRect(visible.intersection(Rect(bounds)) ?? .zero) : bounds
    if isHuge, let recording = backingStore.recording,
      recording.bounds != bounds || !recording.part.contains(seen)
    {
      backingStore.recording = nil
    }
    guard needsDisplay() else { return }
    backingStore.drawingRect = isHuge ? seen.insetBy(dx: -seen.width, dy: -seen.height) : bounds
    display()
    backingStore.drawingRect = nil
    backingStore.invalidRect = nil
    guard backingStore.recording == nil else { return }
    backingStore.recording = .init(list: DisplayList(), bounds: bounds, part: bounds)
  }

  /// Records the delegate's drawing of the invalid part.
  package func record() {
    let drawn = backingStore.drawingRect.flatMap { Rect($0).intersection(Rect(bounds)) }
    let whole = drawn.map { CGRect($0) } ?? bounds
    guard let part = backingStore.invalidRect, var recording = backingStore.recording else {
      let list = recorded(whole)
      backingStore.recording = .init(list: list, bounds: bounds, part: whole)
      return
    }
    var list = DisplayList([.save, .clip(recording.part.around(part), .evenOdd)])
    list.append(recording.list)
    list.append(.restore)
    list.append(.save)
    list.append(.clip(CGPath(rect: part).value, .nonZero))
    list.append(recorded(part))
    list.append(.restore)
    recording.list = list
    recording.patchCount += 1
    backingStore.recording = recording
  }

  private func recorded(_ part: CGRect) -> DisplayList {
    guard !bounds.isEmpty || !clipsRecording else { return DisplayList() }
    let context = CGContext(visible: clipsRecording ? part : .infinite)
    backingStore.drawingRect = part
    UIGraphicsPushContext(context)
    delegate?.layerWillDraw(self)
    draw(in: context)
    UIGraphicsPopContext()
    context.restoreAll()
    return context.list
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved outwards to pixel boundaries.
  fileprivate func widened(toScale scale: CGFloat) -> CGRect {
    guard scale > 0 else { return self }
    let left = (minX * scale).rounded(.down) / scale
    let top = (minY * scale).rounded(.down) / scale
    return CGRect(
      x: left,
      y: top,
      width: (maxX * scale).rounded(.up) / scale - left,
      height: (maxY * scale).rounded(.up) / scale - top
    )
  }

  /// Returns a path around a hole in the rectangle, for the even-odd rule.
  ///
  /// It extends beyond the rectangle: a second clip to the same edges would make partially covered
  /// pixels more transparent.
  fileprivate func around(_ hole: CGRect) -> Path {
    var path = Path()
    path.addRect(Rect(insetBy(dx: -width, dy: -height)))
    if let inside = Rect(hole).intersection(Rect(self)) { path.addRect(inside) }
    return path
  }
}
