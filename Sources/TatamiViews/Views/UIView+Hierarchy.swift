import Foundation
package import TatamiDrawing

extension UIView {
  /// Inserts a subview; reports and ignores a view that contains this one.
  func insert(_ view: UIView, at index: Int) {
    guard accepts(view) else { return }
    if view.superview === self { return move(view, to: index) }
    let window = self.window
    let changesWindow = view.window !== window
    let isWaiting = view.superview != nil && view.window == nil
    view.superview?.willRemoveSubview(view)
    view.detachFromSuperviewConstraints()
    view.willMove(toSuperview: self)
    if changesWindow { view.willMoveTree(to: window) }
    // The callbacks above may have changed the view hierarchy.
    guard accepts(view) else { return }
    view.detach()
    attach(view, at: min(max(0, index), subviews.count))
    markSuperviews(of: view)
    view.inheritTraits(traitCollection)
    view.inheritTint(of: self)
    if changesWindow { view.didMoveTree(to: window) } else if isWaiting { view.leaveSuperview() }
    if view.hasSafeAreaAround { view.updateSafeArea() }
    if view.margins.guides != nil { view.updateKeyboardGuide() }
    view.inheritMarginsOfSuperview()
    view.didMoveToSuperview()
    didAddSubview(view)
    view.viewController?.reportForeignParent(around: self)
  }

  /// Whether a view can become a subview; reports a view that contains this one.
  private func accepts(_ view: UIView) -> Bool {
    let contains = view.subviews.isEmpty ? view === self : isInside(view)
    if contains { Diagnostics.report("a view cannot be put into itself: \(view)") }
    return !contains
  }

  func setHidden(_ isHidden: Bool) {
    layer.isHidden = isHidden
    arrangingView?.visibilityChanged(of: self)
  }

  func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let others = subviews.filter { $0 !== view }
    guard let index = others.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: subviews.count)
    }
    insert(view, at: index + offset)
  }

  func remove() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    let changesWindow = window != nil
    if changesWindow { willMoveTree(to: nil) }
    guard superview === parent else {
      if changesWindow { stayInWindow() }
      return
    }
    detachFromSuperviewConstraints()
    detach()
    if changesWindow { didMoveTree(to: nil) } else { leaveSuperview() }
    if hasSafeAreaAround { updateSafeArea() }
    inheritMarginsOfSuperview()
    didMoveToSuperview()
  }

  private func move(_ view: UIView, to index: Int) {
    view.detach()
    attach(view, at: min(max(0, index), subviews.count))
  }

  /// Inserts a view and its layer: in front of all layers or next to a sibling's layer (S27).
  private func attach(_ view: UIView, at index: Int) {
    guard index < subviews.count else {
      subviews.append(view)
      view.references.superview = self
      return layer.insert(view.layer, at: nil)
    }
    subviews.insert(view, at: index)
    view.references.superview = self
    let layers = layer.sublayers ?? []
    let layerIndex = { (sibling: UIView) in layers.firstIndex { $0 === sibling.layer } }
    let below = index > 0 ? layerIndex(subviews[index - 1]).map { $0 + 1 } : nil
    layer.insert(view.layer, at: below ?? layerIndex(subviews[index + 1]))
  }

  private func detach() {
    superview?.subviews.removeChild(self)
    references.superview = nil
    layer.removeFromSuperlayer()
  }

  /// Calls `willMove(toWindow:)` of the view and its descendants, parents first.
  private func willMoveTree(to window: UIWindow?) {
    self.window?.prepareForRemoval(of: self)
    let parent = superview
    // The callbacks of a removal may move the view themselves.
    for view in tree where window != nil || superview === parent {
      // The controller of a container may have removed the view.
      if let controller = view.viewController, view.isInside(self) {
        controller.viewWillMove(toWindow: window)
      }
      view.willMove(toWindow: window)
    }
  }

  /// Ends the disappearance of the view and its descendants after the callbacks of a removal have put
  /// the view into another superview.
  private func stayInWindow() {
    guard let window else { return }
    for view in tree where view.window === window {
      view.viewController?.viewDidMove(toWindow: window)
    }
  }

  /// Ends the appearance of the controllers of the view and its descendants, which had left their
  /// window with a superview and have now left that superview.
  private func leaveSuperview() {
    for view in tree { view.viewController?.viewDidLeaveSuperview() }
  }

  /// Sets the window of the view and its descendants and calls `didMoveToWindow()`, parents first.
  private func didMoveTree(to window: UIWindow?) {
    let views = tree
    for view in views { view.references.window = window }
    let appearance = window == nil ? nil : AppearanceRules.current
    for view in views where view.window === window {
      appearance?.apply(to: view)
      if let controller = view.viewController, controller.allAddedInsets != .zero {
        view.updateSafeArea()
      }
      view.didMoveToWindow()
      view.viewController?.viewDidMove(toWindow: window)
    }
  }

  /// The view and its descendants, parents first, back to front.
  var tree: [UIView] {
    guard !subviews.isEmpty else { return [self] }
    var views: [UIView] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      views.append(view)
      if !view.subviews.isEmpty { waiting.append(contentsOf: view.subviews.reversed()) }
    }
    return views
  }

  func move(_ view: UIView, toIndex index: Int) {
    if view.superview === self { move(view, to: index) }
  }

  func exchangeSubviews(_ index1: Int, _ index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    let (lower, upper) = (min(index1, index2), max(index1, index2))
    let (first, second) = (subviews[lower], subviews[upper])
    move(second, to: lower)
    move(first, to: upper)
  }

  func isInside(_ view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  func firstView(withTag tag: Int) -> UIView? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.tag == tag { return view }
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return nil
  }

  /// The id and title of the view's element in formats with structure, such as SVG.
  package var drawnElement: SemanticElement? {
    let title = accessibility.isElement == true ? accessibilityLabel : nil
    guard accessibilityIdentifier != nil || title != nil else { return nil }
    return SemanticElement(id: accessibilityIdentifier, title: title)
  }
}
