import TatamiConstraints

extension LayoutEngine {
  /// Notes that a constraint between a scroll view's edge and an item inside determines the content.
  func noteContent(_ constraint: NSLayoutConstraint) {
    guard let second = constraint.second else { return }
    noteContent(constraint.first, second)
    noteContent(second, constraint.first)
  }

  private func noteContent(_ edge: ConstraintSide, _ other: ConstraintSide) {
    guard case .view(let scrollView)? = edge.layoutItem, scrollView.isScrollContainer,
      let inside = other.layoutItem?.view, inside !== scrollView,
      inside.isDescendant(of: scrollView), edge.attribute.isEdge,
      let handle = handle(of: scrollView)
    else { return }
    use(.content, scrollView, handle)
  }

  /// Notes that a constraint relates content of scroll views with something that does not move with
  /// it: with items outside, or with a part of the frame.
  func noteOffset(_ constraint: NSLayoutConstraint, _ holder: UIView) {
    noteOffset(constraint.first, holder)
    if let second = constraint.second { noteOffset(second, holder) }
  }

  private func noteOffset(_ side: ConstraintSide, _ holder: UIView) {
    guard !side.attribute.isLength else { return }
    if let start = side.start { noteOffset(start.side, holder) }
    guard let item = side.layoutItem, let view = item.view else { return }
    if item.movesAgainstContent { noteOffset(of: view) }
    guard view !== holder else { return }
    var next = item.isGuide ? view : view.superview
    while let between = next, between !== holder {
      noteOffset(of: between)
      next = between.superview
    }
  }

  private func noteOffset(of view: UIView) {
    guard view.isScrollContainer, let handle = handle(of: view) else { return }
    use(.scrolling, view, handle)
    use(.offset, view, handle)
  }
}

extension LayoutItem {
  fileprivate var isGuide: Bool {
    if case .guide = self { true } else { false }
  }

  /// Whether the item is a guide whose rectangle is a part of its owner's bounds.
  fileprivate var movesAgainstContent: Bool {
    guard case .guide(let guide) = self else { return false }
    return switch guide.region {
    case .safeArea, .margins, .frame, .readableContent, .keyboard, .topBar, .bottomBar: true
    case .content, .solved: false
    }
  }
}

extension UIView {
  /// Gives the engines the new offset of a scroll view's content.
  func contentOffsetDidChange() {
    guard let constraintState else { return }
    constraintState.engine?.metricsDidChange(.offset, of: self)
    constraintState.engineItem?.engine?.metricsDidChange(.offset, of: self)
  }
}
