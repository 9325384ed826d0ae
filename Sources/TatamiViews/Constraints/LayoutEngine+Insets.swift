import Foundation
import TatamiConstraints
import TatamiGeometry

// Margins and safe areas that views have at solved frames (AL54, AL55).
extension LayoutEngine {
  /// Whether insets of views depend on their frames.
  private var hasDependentInsets: Bool {
    inheritsMargins || root.safeAreaOfSubviews != .zero
  }

  /// The items with insets that constraints use, without the root.
  private var itemsWithInsets: [ItemHandle] {
    uses.keys.filter { $0 != rootHandle && uses[$0]?.isDisjoint(with: .insets) == false }
  }

  /// Gives the solver the insets that views have at the solved frames; returns whether there are new
  /// ones.
  func updateInsets() -> Bool {
    guard hasDependentInsets else { return false }
    var insets = solvedInsets
    var hasChanged = false
    for handle in itemsWithInsets {
      guard let view = view(of: handle) else { continue }
      let isNew = set(insets.insets(of: view).ofView, of: view, handle)
      hasChanged = isNew || hasChanged
    }
    return hasChanged
  }

  /// Returns the insets of a view at its solved frame.
  func presentInsets(of view: UIView) -> ViewInsets {
    if view.margins.inherited != nil, view !== root { inheritsMargins = true }
    guard view !== root, hasDependentInsets else {
      return PassedInsets(of: view, view.bounds.size).ofView
    }
    var insets = solvedInsets
    return insets.insets(of: view).ofView
  }

  /// Gives the solver the insets of a view that constraints use; returns whether they are new.
  func set(_ insets: ViewInsets, of view: UIView, _ handle: ItemHandle) -> Bool {
    // Margins may be overridden, and the program may remove the view while they are read.
    guard handle == self.handle(ofKnown: view), let uses = uses[handle],
      var present = ask({ try? $0.insets(of: handle) })
    else { return false }
    let old = present
    if uses.contains(.margins) { present.margins = insets.margins }
    if uses.contains(.safeArea) { present.safeArea = insets.safeArea }
    guard present != old else { return false }
    adjust { [present] solver throws(ConstraintError) in
      try solver.setMargins(present.margins, of: handle)
      try solver.setSafeArea(present.safeArea, of: handle)
    }
    return true
  }

  private var solvedInsets: SolvedInsets {
    let size = root.hasFreeSize ? rootSize ?? root.bounds.size : root.bounds.size
    return SolvedInsets(below: root, size) { view in
      self.handle(ofKnown: view).flatMap(self.frame(of:))
    }
  }

  /// Returns a function for the insets inside of a view at given frames; nil if none depend on them.
  func insetsAtFrames(
    inside top: UIView,
    _ topHandle: ItemHandle
  ) -> ((_ frame: (ItemHandle) -> Rect?) -> [(item: ItemHandle, ViewInsets)])? {
    guard hasDependentInsets else { return nil }
    let views = itemsWithInsets.compactMap { handle in view(of: handle).map { (handle, $0) } }
      .filter { $0.1 !== top && $0.1.isDescendant(of: top) }
    guard !views.isEmpty else { return nil }
    return { frame in
      let size = frame(topHandle).map { CGSize($0.size) } ?? top.bounds.size
      var frames: [ObjectIdentifier: Rect] = [:]
      for handle in self.items.keys {
        guard let view = self.view(of: handle), let frame = frame(handle) else { continue }
        frames[ObjectIdentifier(view)] = frame
      }
      var insets = SolvedInsets(below: top, size) { frames[ObjectIdentifier($0)] }
      return views.map { ($0, insets.insets(of: $1).ofView) }
    }
  }
}

/// The insets that a view has and passes to its subviews, and the bounds to which they refer.
@MainActor
private struct PassedInsets {
  var margins: UIEdgeInsets
  var safeArea: UIEdgeInsets
  /// The safe area insets that subviews inherit, in points.
  var safeAreaInside: UIEdgeInsets
  var bounds: CGRect

  /// Creates the present insets of a view, with another size.
  init(of view: UIView, _ size: CGSize) {
    margins = view.layoutMargins
    safeArea = view.safeAreaInsets
    safeAreaInside = view.safeAreaOfSubviews
    bounds = CGRect(origin: view.bounds.origin, size: size)
  }

  /// Creates the insets of a view at a frame in its superview; overridden insets are the present
  /// ones.
  init(of view: UIView, at frame: CGRect, in outer: PassedInsets) {
    self.init(of: view, frame.size)
    guard safeArea == view.margins.safeArea, margins == view.effectiveMargins else { return }
    if view.window != nil {
      safeArea = view.safeArea(at: frame, in: outer.bounds, outer.safeAreaInside)
      if !view.isScrollContainer { safeAreaInside = safeArea }
    }
    margins = view.marginsInside(safeArea: safeArea)
    guard view.margins.inherited != nil else { return }
    margins = margins.union(outer.margins.reaching(into: frame, of: outer.bounds))
  }

  var ofView: ViewInsets { ViewInsets(margins: Insets(margins), safeArea: Insets(safeArea)) }
}

/// The insets of views at frames that constraints determine.
@MainActor
private struct SolvedInsets {
  private let frame: (UIView) -> Rect?
  private var known: [ObjectIdentifier: PassedInsets]

  /// Creates the insets of views below a view of a size.
  init(below top: UIView, _ size: CGSize, _ frame: @escaping (UIView) -> Rect?) {
    self.frame = frame
    known = [ObjectIdentifier(top): PassedInsets(of: top, size)]
  }

  /// Returns the insets of a view below the top.
  mutating func insets(of view: UIView) -> PassedInsets {
    var path: [UIView] = []
    var next = view
    while known[ObjectIdentifier(next)] == nil, let superview = next.superview {
      path.append(next)
      next = superview
    }
    var insets = known[ObjectIdentifier(next)] ?? PassedInsets(of: next, next.bounds.size)
    for view in path.reversed() {
      insets = PassedInsets(of: view, at: place(of: view), in: insets)
      known[ObjectIdentifier(view)] = insets
    }
    return insets
  }

  /// Returns the frame that a view will have.
  private func place(of view: UIView) -> CGRect {
    guard !view.isPlacedByFrame, view.transform.isIdentity, let frame = frame(view) else {
      return view.frame
    }
    return view.onPixelGrid(frame)
  }
}
