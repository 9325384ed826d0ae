import Foundation

/// A finger on a segmented control.
struct SegmentPress {
  /// The segment under the finger; nil outside and on disabled ones.
  var index: Int?
  /// Whether the finger came down on the selection and takes it along.
  var dragsSelection: Bool
}

extension UISegmentedControl {
  /// The segment that looks selected.
  var displayedSelection: Int {
    guard let press, press.dragsSelection else { return selection }
    return press.index ?? selection
  }

  /// Selects a segment from code; one that does not exist is refused with a message.
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

  /// Selects a segment for the user and tells so if that changes something.
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

  /// Selects a segment for a reader of the screen.
  func activate(_ segment: Segment) -> Bool {
    guard isEnabled, segment.isEnabled, let index = segments.firstIndex(where: { $0 === segment })
    else { return false }
    userDidSelect(index)
    return true
  }
}
