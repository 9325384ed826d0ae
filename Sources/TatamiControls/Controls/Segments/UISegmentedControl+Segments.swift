import Foundation
import TatamiViews

extension UISegmentedControl {
  private static let height: CGFloat = 32
  private static let cornerRadius: CGFloat = 9
  /// The distance of the selection from the segment's edges, in points.
  private static let selectionInset: CGFloat = 2

  func setUp() {
    isOpaque = false
    contentPriorities.hugging.vertical = .defaultHigh
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.cornerRadius
    selectionView.layer.cornerRadius = Self.cornerRadius - Self.selectionInset
    selectionView.addThumbShadow()
    addSubview(selectionView)
    updateAppearance()
  }

  func append(_ item: Any) {
    switch item {
    case let title as String: insertSegment(withTitle: title, at: segments.count, animated: false)
    case let image as UIImage: insertSegment(with: image, at: segments.count, animated: false)
    case let action as UIAction: append(action)
    default: Diagnostics.report("a segment must be a string, an image or an action; found \(item)")
    }
  }

  private func append(_ action: UIAction) {
    let image = action.image
    let segment = Segment(title: image == nil ? action.title : nil, image: image)
    segment.action = action
    insert(segment, at: segments.count, animated: false)
  }

  /// Returns a segment; reports an invalid index and returns nil.
  func segment(_ index: Int) -> Segment? {
    if segments.indices.contains(index) { return segments[index] }
    Diagnostics.report("there is no segment \(index) in \(self)")
    return nil
  }

  func change(_ index: Int, _ change: (Segment) -> Void) {
    guard let segment = segment(index) else { return }
    change(segment)
    contentDidChange()
  }

  func insert(_ segment: Segment, at index: Int, animated: Bool) {
    let index = min(max(0, index), segments.count)
    segment.control = self
    segments.insert(segment, at: index)
    addSubview(segment)
    if selection >= index { selection += 1 }
    press = nil
    contentDidChange(animated: animated)
  }

  func remove(at index: Int, animated: Bool) {
    guard let segment = segment(index) else { return }
    segments.remove(at: index)
    segment.control = nil
    segment.removeFromSuperview()
    if selection == index {
      selection = Self.noSegment
    } else if selection > index {
      selection -= 1
    }
    press = nil
    contentDidChange(animated: animated)
  }

  func contentDidChange(animated: Bool = false) {
    updateSeparators()
    updateAppearance()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    if animated { UIView.changeAppearance(animated: true) { [self] in layoutIfNeeded() } }
  }

  private func updateSeparators() {
    let count = max(0, segments.count - 1)
    while separators.count > count { separators.removeLast().removeFromSuperview() }
    while separators.count < count {
      let line = UIView.controlSubview()
      line.backgroundColor = .separator
      insertSubview(line, belowSubview: selectionView)
      separators.append(line)
    }
  }

  // MARK: Layout

  var fittingSize: CGSize {
    let widths = segments.map(\.naturalWidth)
    let shared = segments.filter { $0.fixedWidth <= 0 }.map(\.naturalWidth)
    let fixed = segments.reduce(0) { $0 + $1.fixedWidth }
    let width =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : fixed + (shared.max() ?? 0) * CGFloat(shared.count)
    let height = segments.map(\.naturalHeight).max() ?? 0
    return CGSize(width: width, height: max(Self.height, height + 2 * Self.selectionInset))
  }

  /// The frames of the segments, in order.
  var segmentFrames: [CGRect] {
    let layout = SegmentLayout(
      fixedWidths: segments.map(\.fixedWidth),
      naturalWidths: apportionsSegmentWidthsByContent ? segments.map(\.naturalWidth) : []
    )
    let edges = layout.edges(in: bounds.width, scale: max(1, traitCollection.displayScale))
    return zip(edges, edges.dropFirst()).map { left, right in
      let frame = CGRect(
        x: bounds.minX + left,
        y: bounds.minY,
        width: right - left,
        height: bounds.height
      )
      return isRightToLeft ? frame.mirrored(in: bounds) : frame
    }
  }

  func placeSegments() {
    let frames = segmentFrames
    for (segment, frame) in zip(segments, frames) { segment.frame = frame }
    for (index, line) in separators.enumerated() where frames.indices.contains(index) {
      let x = isRightToLeft ? frames[index].minX : frames[index].maxX
      line.frame = CGRect(
        x: x - 0.5,
        y: bounds.minY + 8,
        width: 1,
        height: max(0, bounds.height - 16)
      )
    }
    if frames.indices.contains(displayedSelection) {
      let frame = frames[displayedSelection]
      selectionView.frame = frame.insetBy(
        dx: min(Self.selectionInset, frame.width / 2),
        dy: min(Self.selectionInset, frame.height / 2)
      )
    }
  }

  // MARK: Appearance

  func updateAppearance() {
    for (index, segment) in segments.enumerated() {
      segment.isSelected = index == selection
      show(segment, isSelected: index == displayedSelection)
      let isPressed = press?.index == index && press?.dragsSelection == false
      segment.alpha = isPressed ? 0.3 : 1
    }
    selectionView.backgroundColor =
      selectedSegmentTintColor ?? UIColor(light: .white, dark: .hex(0x636366))
    selectionView.alpha = segments.indices.contains(displayedSelection) ? (isEnabled ? 1 : 0.5) : 0
    for (index, line) in separators.enumerated() {
      line.alpha = index == displayedSelection || index + 1 == displayedSelection ? 0 : 1
    }
  }

  private func show(_ segment: Segment, isSelected: Bool) {
    let attributes = self.attributes(
      isSelected: isSelected,
      isEnabled: isEnabled && segment.isEnabled
    )
    let weight: UIFont.Weight = isSelected ? .semibold : .medium
    let isDimmed = !isEnabled || !segment.isEnabled
    segment.show(
      font: attributes[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: weight),
      color: attributes[.foregroundColor] as? UIColor ?? (isDimmed ? .tertiaryLabel : .label)
    )
  }

  /// Returns the attributes of the normal state, overridden by those of the segment's state.
  private func attributes(isSelected: Bool, isEnabled: Bool) -> [NSAttributedString.Key: Any] {
    let states: [State] = (isSelected ? [.selected] : []) + (isEnabled ? [] : [.disabled])
    return states.reduce(into: textAttributes[State.normal.rawValue] ?? [:]) { result, state in
      result.merge(textAttributes[state.rawValue] ?? [:]) { $1 }
    }
  }
}
