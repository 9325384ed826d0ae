package import TatamiConstraints

/// The constraints of a view: those that it holds, those that mention it, and the engines that solve
/// them.
@MainActor
package final class ViewConstraints {
  /// The active constraints that the view holds, in the order in which they were added.
  var held = ConstraintList()
  /// The constraints that a stack view has made, which are not listed (AL171).
  package var generated: (any GeneratedConstraints)?
  /// The held constraints that no engine has yet.
  var pending = ConstraintList()
  /// The active constraints that mention the view or one of its guides.
  package var mentions = ConstraintList()
  /// The number of mentions that can place the view, because superviews hold them or they determine
  /// the view's own lengths; a stack view's own constraints on its lengths count as one.
  var placingCount = 0
  /// The guides that were added to the view.
  var guides: [UILayoutGuide] = []
  /// The guides that a stack view has made for itself.
  package var privateGuides: [UILayoutGuide] = []
  /// Whether constraints connect views inside with views outside, although the view is placed by its
  /// frame.
  var isMerged = false
  /// Whether the views inside may belong to another engine than before.
  var membershipIsStale = false
  /// The engine of the views inside, if the view is its root.
  var engine: LayoutEngine?
  /// The view's item in the engine of a superview.
  var engineItem: EngineItem?
}

/// A weak reference to an engine, which everything in the engine shares: copies of it are cheaper than
/// copies of weak references.
@MainActor
package final class EngineReference {
  package weak var engine: LayoutEngine?
}

/// The item of a view or a guide in an engine.
@MainActor
package struct EngineItem {
  let reference: EngineReference
  let handle: ItemHandle

  package var engine: LayoutEngine? { reference.engine }
}

/// A constraint's row in an engine.
@MainActor
package struct ConstraintRow {
  let reference: EngineReference
  let handle: ConstraintHandle

  package init(reference: EngineReference, handle: ConstraintHandle) {
    (self.reference, self.handle) = (reference, handle)
  }

  var engine: LayoutEngine? { reference.engine }

  package func setConstant(_ constant: CGFloat) {
    engine?.edit { solver throws(ConstraintError) in
      try solver.setConstant(Double(constant), of: handle)
    }
    engine?.noteChangeInside()
  }

  package func setPriority(_ priority: UILayoutPriority) {
    engine?.edit { solver throws(ConstraintError) in
      try solver.setPriority(Double(priority.rawValue), of: handle)
    }
    engine?.noteChangeInside()
  }
}

/// The pending work of a view with constraints, and what concerns its layout.
package struct ConstraintFlags: OptionSet {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// `updateConstraints()` is due.
  package static let needsUpdate = ConstraintFlags(rawValue: 1)
  /// `updateConstraints()` of a descendant is due.
  static let subtreeNeedsUpdate = ConstraintFlags(rawValue: 2)
  /// Constraints that the view holds, or the engine whose root it is, have changed.
  package static let needsSolving = ConstraintFlags(rawValue: 4)
  /// A descendant needs solving.
  static let subtreeNeedsSolving = ConstraintFlags(rawValue: 8)
  /// The view has taken part in a pass of updates.
  static let wasUpdated = ConstraintFlags(rawValue: 16)
  /// `updateConstraints()` is running.
  static let isUpdating = ConstraintFlags(rawValue: 64)
  /// The constraints inside are solved when the view is laid out.
  static let solvesInLayout = ConstraintFlags(rawValue: 32)
  /// The superview is a stack view that arranges the view.
  package static let isArranged = ConstraintFlags(rawValue: 128)
  /// The superview is a stack view whose constraints place the view.
  static let isPlacedByStack = ConstraintFlags(rawValue: 256)

  /// The flags for the superviews of a view with these flags.
  var ofSuperviews: ConstraintFlags {
    var flags: ConstraintFlags = []
    if !isDisjoint(with: [.needsUpdate, .subtreeNeedsUpdate]) { flags.insert(.subtreeNeedsUpdate) }
    if !isDisjoint(with: [.needsSolving, .subtreeNeedsSolving]) {
      flags.insert(.subtreeNeedsSolving)
    }
    return flags
  }
}

extension UIView {
  /// The constraint state, created on first use.
  package var ownConstraints: ViewConstraints {
    if let constraintState { return constraintState }
    let state = ViewConstraints()
    constraintState = state
    return state
  }

  /// Whether the frame places the view, not constraints: its mask is translated, or no constraint can
  /// place it.
  var isPlacedByFrame: Bool {
    guard !storedTranslation else { return true }
    return !constraintFlags.contains(.isPlacedByStack) && (constraintState?.placingCount ?? 0) == 0
  }

  /// Whether the views inside have an engine of their own.
  var isLayoutRoot: Bool {
    superview == nil || (isPlacedByFrame && constraintState?.isMerged != true)
  }

  /// The view whose engine solves constraints that this view holds.
  var layoutRoot: UIView {
    var view = self
    while !view.isLayoutRoot, let superview = view.superview { view = superview }
    return view
  }

  /// Marks work for the next layout pass.
  package func mark(_ flags: ConstraintFlags) {
    constraintFlags.formUnion(flags)
    markSuperviews(flags.ofSuperviews)
    layer.requestLayoutPass()
  }

  /// Marks superviews as having marked descendants.
  func markSuperviews(_ flags: ConstraintFlags) {
    var next = superview
    while let view = next, !view.constraintFlags.isSuperset(of: flags) {
      view.constraintFlags.formUnion(flags)
      next = view.superview
    }
  }

  /// Returns the view and its descendants with a flag, parents first, and clears the flag of their
  /// superviews.
  func marked(_ flag: ConstraintFlags) -> [UIView] {
    let subtreeFlag = flag.ofSuperviews
    guard !constraintFlags.isDisjoint(with: flag.union(subtreeFlag)) else { return [] }
    var found: [UIView] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.constraintFlags.contains(flag) { found.append(view) }
      guard view.constraintFlags.contains(subtreeFlag) else { continue }
      view.constraintFlags.subtract(subtreeFlag)
      waiting += view.subviews
    }
    return found
  }
}
