import Foundation
import TatamiConstraints
import TatamiGeometry

/// Solves the constraints of the views below a root view.
///
/// A root is a view that is placed by its frame, such as a controller's view or the content view of a
/// cell, so that the constraints of each cell are solved alone. The engine contains the views that
/// constraints mention and the views between these and the root. It is created when constraints are
/// solved for the first time.
@MainActor
package final class LayoutEngine {
  unowned let root: UIView
  /// The root until its deallocation begins.
  private weak var liveRoot: UIView?
  private var solver: ConstraintEngine
  /// The reference by which items and rows know the engine.
  package let reference = EngineReference()
  /// The root's item.
  let rootHandle: ItemHandle
  /// The views and guides of the items, without the root, which would be retained by itself.
  var items: [ItemHandle: LayoutItem] = [:]
  /// The constraints by row.
  private(set) var constraints: [ConstraintHandle: NSLayoutConstraint] = [:]
  /// The contents of scroll views.
  var contents: [ItemHandle: ItemHandle] = [:]
  /// The scroll views by their contents.
  var scrollViews: [ItemHandle: ItemHandle] = [:]
  /// The parts of each item to which constraints refer, apart from the alignment rectangle.
  var uses: [ItemHandle: ItemUse] = [:]
  /// Whether a view whose margins constraints use includes those of its superview.
  var inheritsMargins = false
  /// The items whose natural size is to be asked for again.
  private var invalidSizes: Set<ItemHandle> = []
  /// The views whose height depends on their width, with the size that was measured without a limit.
  var wrapping: [ItemHandle: WrappedSize] = [:]
  /// The view whose natural size is asked for to compute its fitting size.
  weak var measuredView: UIView?
  var isStale = true
  private var editCount = 0

  init(root: UIView) {
    self.root = root
    liveRoot = root
    solver = ConstraintEngine(rootSize: .zero)
    rootHandle = solver.root
    reference.engine = self
    configureRoot()
  }

  // MARK: Edits

  /// Changes the solver; errors, which validated calls do not cause, are reported.
  ///
  /// The closure must not call overridable methods, which may change constraints.
  func edit(_ change: @MainActor (inout ConstraintEngine) throws(ConstraintError) -> Void) {
    adjust(change)
    becomeStale()
  }

  /// Asks the solver for a value.
  ///
  /// The closure gets the solver itself and must not change it; a copy would retain each of its arrays.
  func ask<Answer>(_ question: @MainActor (inout ConstraintEngine) -> Answer) -> Answer {
    question(&solver)
  }

  /// Returns the size that the constraints inside a view need, with the contradictions of the target;
  /// nil if the question has an invalid number.
  ///
  /// Programs may change constraints while their views are measured.
  func answer(
    to question: FittingQuestion,
    of handle: ItemHandle,
    _ content: FittingContent
  ) -> (size: Size, contradictions: [Contradiction])? {
    let count = editCount
    do {
      var fitting = try solver.takeFitting(of: handle)
      let size = try fitting.answer(question, in: solver, content)
      let contradictions = fitting.takeNewContradictions(in: solver)
      if editCount == count { solver.keep(fitting) }
      return (size, contradictions)
    } catch {
      Diagnostics.report("\(error) for \(root)")
      return nil
    }
  }

  /// Returns the contradictions of the last solution that were not returned before.
  func takeNewContradictions() -> [Contradiction] { solver.takeNewContradictions() }

  func becomeStale() {
    guard !isStale else { return }
    isStale = true
    liveRoot?.mark(.needsSolving)
  }

  /// Changes the solver while it solves.
  func adjust(_ change: @MainActor (inout ConstraintEngine) throws(ConstraintError) -> Void) {
    editCount += 1
    do {
      try change(&solver)
    } catch {
      Diagnostics.report("\(error) in a layout engine")
    }
  }

  /// Adds a constraint that a view of the engine holds.
  func add(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder, let converted = convert(constraint, holder) else {
      return
    }
    // Natural sizes are read meanwhile, and the program may have deactivated the constraint.
    guard constraint.holder === holder, constraint.row == nil else { return }
    edit { solver throws(ConstraintError) in
      let handle = try solver.addActive(converted)
      constraints[handle] = constraint
      constraint.row = ConstraintRow(reference: reference, handle: handle)
    }
    noteChangeInside()
  }

  func remove(_ constraint: NSLayoutConstraint, _ handle: ConstraintHandle) {
    constraints[handle] = nil
    edit { solver throws(ConstraintError) in try solver.remove(handle) }
    noteChangeInside()
  }

  /// Tells the companion of the root, which may fit the root to its content, about a change inside.
  package func noteChangeInside() { liveRoot?.companion?.constraintsInsideDidChange() }

  /// Removes a view with its descendants, or everything with the root; constraints that they hold wait
  /// for another engine.
  func remove(_ view: UIView) {
    guard let handle = handle(ofKnown: view) else { return }
    for view in view.tree { forget(view) }
    if view === root {
      root.constraintState?.engine = nil
    } else {
      edit { solver throws(ConstraintError) in try solver.remove(handle) }
    }
  }

  private func forget(_ view: UIView) {
    guard let state = view.constraintState else { return }
    if state.generated?.reference === reference { state.generated?.forgetRows() }
    view.superview?.constraintState?.generated?.noteRemovedItem()
    if let engineItem = state.engineItem, engineItem.reference === reference {
      items[engineItem.handle] = nil
      uses[engineItem.handle] = nil
      wrapping[engineItem.handle] = nil
      if let content = contents.removeValue(forKey: engineItem.handle) {
        scrollViews[content] = nil
      }
      state.engineItem = nil
    }
    for guide in state.guides + state.privateGuides + (view.margins.guides?.created ?? []) {
      guard let engineItem = guide.engineItem, engineItem.reference === reference else { continue }
      items[engineItem.handle] = nil
      guide.engineItem = nil
    }
    for constraint in state.mentions {
      guard let row = constraint.row, row.reference === reference, let holder = constraint.holder
      else {
        continue
      }
      constraints[row.handle] = nil
      constraint.row = nil
      holder.constraintState?.pending.append(constraint)
      holder.mark(.needsSolving)
    }
  }

  package func remove(_ guide: UILayoutGuide) {
    guard let engineItem = guide.engineItem, engineItem.reference === reference else { return }
    items[engineItem.handle] = nil
    guide.engineItem = nil
    edit { solver throws(ConstraintError) in try solver.remove(engineItem.handle) }
  }

  // MARK: Natural sizes

  func naturalSizeDidChange(of view: UIView) {
    guard let handle = handle(ofKnown: view) else { return }
    invalidSizes.insert(handle)
    becomeStale()
    noteChangeInside()
  }

  /// Reads the natural sizes that have changed.
  func measureInvalidSizes() {
    let handles = invalidSizes.sorted()
    invalidSizes = []
    for handle in handles {
      guard let view = view(of: handle) else { continue }
      updateAlignment(of: view, handle)
      measure(view, handle)
    }
  }

  /// Returns the item of a view that the engine contains.
  func handle(ofKnown view: UIView) -> ItemHandle? {
    if view === root { return rootHandle }
    guard let engineItem = view.constraintState?.engineItem, engineItem.reference === reference
    else { return nil }
    return engineItem.handle
  }
}

/// The parts of a view to which constraints refer, apart from its alignment rectangle.
struct ItemUse: OptionSet {
  let rawValue: UInt8

  static let margins = ItemUse(rawValue: 1)
  static let safeArea = ItemUse(rawValue: 2)
  static let baselines = ItemUse(rawValue: 4)
  /// Constraints refer to the scroll view's content or frame.
  static let scrolling = ItemUse(rawValue: 8)
  /// Constraints determine the scroll view's content.
  static let content = ItemUse(rawValue: 16)
  /// Constraints refer to something that does not move with the scroll view's content.
  static let offset = ItemUse(rawValue: 32)
  /// Constraints refer to margins or to the safe area.
  static let insets: ItemUse = [.margins, .safeArea]
}

/// The natural size of a view whose height depends on its width.
struct WrappedSize {
  /// The size without a limit of the width, in points.
  let unlimited: CGSize
  /// The size that the solver has, in points.
  var current: CGSize
  /// The last measured size.
  var measured: SizeInWidth?

  /// Whether the solver has the natural size in a width.
  ///
  /// The natural width then stays until the width is determined again without a limit: otherwise the
  /// text and what depends on its width could make each other narrower without end.
  var isWrapped: Bool { current != unlimited }

  /// Creates the size before the first solution.
  init(_ unlimited: CGSize) {
    self.unlimited = unlimited
    current = unlimited
  }
}

/// The natural size of a view in a width.
struct SizeInWidth {
  /// The width in which the view was measured, in points.
  let width: CGFloat
  /// The natural size, in points.
  let size: CGSize

  /// Whether a view has the same natural size in another width: text that is not wider has the same
  /// lines.
  @MainActor
  func holds(for other: CGFloat, _ view: UIView) -> Bool {
    if other == width { return true }
    guard view.contentPriorities.heightDependence == .narrowWidths else { return false }
    return size.width - 1e-6 <= other && other <= width
  }
}
