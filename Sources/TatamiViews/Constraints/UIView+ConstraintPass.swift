import Foundation
import TatamiGeometry

extension UIView {
  /// The largest number of rounds in one pass of updates.
  private static let maxUpdateRounds = 50

  /// Runs the pass of constraint updates below the view and solves what has changed in its tree.
  package func layoutPassWillBegin() {
    updateConstraintsIfNeeded()
    leaveReleasedEngine()
    var top = self
    while let superview = top.superview { top = superview }
    top.solveConstraints()
  }

  // MARK: Updates (AL91 to AL94)

  /// Calls `updateConstraints()` of the marked views, subviews before their superviews, until none is
  /// marked.
  func runConstraintUpdates() {
    for _ in 1...Self.maxUpdateRounds {
      let views = marked(.needsUpdate).filter { !$0.constraintFlags.contains(.isUpdating) }
      if views.isEmpty { return }
      for view in views.reversed() where view.constraintFlags.contains(.needsUpdate) {
        view.runOwnConstraintUpdate()
      }
    }
    for view in marked(.needsUpdate) { view.constraintFlags.remove(.needsUpdate) }
    Diagnostics.report(
      "constraint updates stopped after \(Self.maxUpdateRounds) rounds for \(self)"
    )
  }

  private func runOwnConstraintUpdate() {
    constraintFlags.formUnion([.wasUpdated, .isUpdating])
    defer { constraintFlags.remove(.isUpdating) }
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    guard constraintFlags.contains(.needsUpdate) else { return }
    constraintFlags.remove(.needsUpdate)
    Diagnostics.raise(
      "The layout constraints still need update after sending -updateConstraints to \(self). "
        + "\(type(of: self)) or one of its superclasses may have overridden -updateConstraints "
        + "without calling super. Or, something may have dirtied layout constraints in the middle "
        + "of updating them.  Both are programming errors."
    )
  }

  // MARK: Solving

  /// Solves the constraints of all marked views below the view.
  func solveConstraints() {
    for engine in collectConstraints() { solve(engine) }
    if solvesInLayout { constraintState?.engine?.solve() }
  }

  /// Solves constraints now or, if the superview of their root gives it another frame before, when
  /// the root is laid out.
  private func solve(_ engine: LayoutEngine) {
    guard engine.isStale else { return }
    if engine.root !== self, engine.root.solvesInLayout {
      engine.root.setNeedsLayout()
    } else {
      engine.solve()
    }
  }

  /// Gives engines the constraints of all marked views below the view; returns the engines to solve.
  func collectConstraints() -> [LayoutEngine] {
    var engines: [LayoutEngine] = []
    var known: Set<ObjectIdentifier> = []
    for _ in 1...Self.maxUpdateRounds {
      let views = marked(.needsSolving)
      if views.isEmpty { return engines }
      for view in views {
        view.constraintFlags.remove(.needsSolving)
        view.updateMembership()
      }
      for view in views { view.sendPendingConstraints() }
      for view in views {
        guard let engine = view.engineOfHeld,
          known.insert(ObjectIdentifier(engine)).inserted
        else { continue }
        engines.append(engine)
      }
    }
    Diagnostics.report("solving stopped after \(Self.maxUpdateRounds) rounds for \(self)")
    return engines
  }

  /// Removes the engine or the items of the views inside if they belong to another engine now.
  private func updateMembership() {
    guard let state = constraintState, state.membershipIsStale else { return }
    state.membershipIsStale = false
    if !isLayoutRoot { state.engine?.remove(self) }
    state.engine?.configureRoot()
    guard let engine = state.engineItem?.engine else { return }
    if isLayoutRoot, engine.contains(subviewsOf: self) {
      engine.remove(self)
    } else {
      engine.configure(self)
    }
  }

  /// Gives the constraints that the view holds to the engine of its root.
  func sendPendingConstraints() {
    guard let state = constraintState,
      !state.pending.isEmpty || state.generated?.isPending == true
    else { return }
    let pending = state.pending.takeAll()
    let engine = engineOfHeld ?? layoutRoot.makeEngine()
    for constraint in pending where constraint.holder === self { engine.add(constraint) }
    if let generated = state.generated, generated.isPending { generated.sendRows(to: engine) }
  }

  private func makeEngine() -> LayoutEngine {
    let engine = LayoutEngine(root: self)
    ownConstraints.engine = engine
    return engine
  }

  /// The engine of the constraints that the view holds.
  private var engineOfHeld: LayoutEngine? {
    var view = self
    while !view.isLayoutRoot, let superview = view.superview {
      if let engine = view.constraintState?.engineItem?.engine { return engine }
      view = superview
    }
    return view.constraintState?.engine
  }

  // MARK: Frames (AL99 to AL105)

  /// The engine that places the subviews.
  var engineOfSubviews: LayoutEngine? {
    guard let constraintState else { return nil }
    return constraintState.engine ?? constraintState.engineItem?.engine
  }

  /// Sets the frames of the subviews that constraints place.
  package func applySolvedFrames() {
    guard let engine = engineOfSubviews else { return }
    engine.collectConstraints()
    engine.solve(for: self)
    if engine.root === self, hasFreeSize, let size = engine.rootSize {
      setSolvedFrame(CGRect(origin: frame.origin, size: size))
    }
    let reference = engine.reference
    for view in subviews {
      guard let engineItem = view.constraintState?.engineItem, engineItem.reference === reference,
        !view.isPlacedByFrame, let frame = engine.frame(of: engineItem, of: view)
      else { continue }
      view.setSolvedFrame(frame)
    }
    if let size = engine.contentSize(of: self) { setSolvedContentSize(size) }
  }

  /// Gives the engines the new position or size of the view.
  func geometryDidChange() {
    guard let constraintState else { return }
    constraintState.engineItem?.engine?.frameDidChange(of: self)
    constraintState.engine?.rootSizeDidChange()
  }
}

extension LayoutEngine {
  /// Adds the constraints that were activated since the layout pass began.
  func collectConstraints() {
    guard !root.constraintFlags.isDisjoint(with: [.needsSolving, .subtreeNeedsSolving]) else {
      return
    }
    for engine in root.collectConstraints() where engine !== self && engine.isStale {
      engine.root.mark(.needsSolving)
    }
  }

  /// Whether the engine contains a view and subviews or constraints of it.
  fileprivate func contains(subviewsOf view: UIView) -> Bool {
    guard let handle = handle(ofKnown: view) else { return false }
    return ask { try? $0.hasSubviews(handle) } == true
      || view.constraintState?.held.contains { $0.row?.reference === reference } == true
      || view.constraintState?.generated?.reference === reference
  }

  func rootSizeDidChange() {
    guard !root.hasFreeSize, ask({ $0.rootSize }) != Size(root.bounds.size) else { return }
    configureRoot()
  }
}
