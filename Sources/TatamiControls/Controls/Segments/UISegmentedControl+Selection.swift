import Foundation
import TatamiViews

/// A touch on a segmented control.
struct SegmentPress {
  /// The segment under the touch; nil outside of the control and on disabled segments.
  var index: Int?
  /// Whether the press began on the selection and drags it.
  var dragsSelection: Bool
}

extension UISegmentedControl {
  /// The segment that is displayed as selected.
  var displayedSelection: Int {
    guard let press, press.dragsSelection else { return selection }
    return press.index ?? selection
  }

  /// Selects a segment programmatically; reports an invalid index.
  func select(_ index: Int, animated: Bool) {
    guard index == Self.noSegment || segments.indices.contains(index) else {
      return Diagnostics.report("there is no segment \(index) in \(self)")
    }
    let isSliding = segments.indices.contains(selection) && index != Self.noSegment
    selection = index
    show(animated: animated && isSliding)
  }

  func show(animated: Bool) {
    UIView.changeAppearance(animated: animated) { [self] in
      updateAppearance()
      placeSegments()
    }
  }

  private func enabledSegment(at point: CGPoint) -> Int? {
    let index = segmentFrames.firstIndex { $0.minX <= point.x && point.x < $0.maxX }
    return index.flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  func beginPress(at point: CGPoint) -> Bool {
    guard let index = enabledSegment(at: point) else { return false }
    press = SegmentPress(index: index, dragsSelection: index == selection && !isMomentary)
    show(animated: false)
    return true
  }

  func movePress(to point: CGPoint) {
    guard let old = press else { return }
    let index = isTouchInside ? enabledSegment(at: point) : nil
    let next = old.dragsSelection ? index ?? old.index : index
    guard next != old.index else { return }
    press?.index = next
    show(animated: old.dragsSelection)
  }

  /// Selects a segment on behalf of the user and sends actions if the selection changes.
  func userDidSelect(_ index: Int?) {
    guard let index, segments.indices.contains(index) else { return show(animated: true) }
    let isChange = isMomentary || index != selection
    if isMomentary { selection = index } else { select(index, animated: true) }
    show(animated: true)
    if isChange { sendSelectionActions(for: index) }
    if isMomentary { select(Self.noSegment, animated: false) }
  }

  private func sendSelectionActions(for index: Int) {
    if let action = segments[index].action { sendAction(action) }
    send(.valueChanged)
  }

  /// Selects a segment for an assistive technology; returns whether the segment is enabled.
  func activate(_ segment: Segment) -> Bool {
    guard isEnabled, segment.isEnabled, let index = segments.firstIndex(where: { $0 === segment })
    else { return false }
    userDidSelect(index)
    return true
  }
}
