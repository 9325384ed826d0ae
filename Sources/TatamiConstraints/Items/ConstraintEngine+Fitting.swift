public import TatamiGeometry

extension ConstraintEngine {
  /// The number of views whose subtrees are kept for questions for fitting sizes.
  private static let fittingLimit = 32

  /// Returns the size that the constraints inside a view ask for, in points.
  ///
  /// Only the view, its descendants and the constraints that these hold take part, in an engine of
  /// their own; the size of the view's frame equals the target at the given priorities. That engine is
  /// kept for the views that were asked last.
  ///
  /// - Parameters:
  ///   - item: The view.
  ///   - target: The wanted size of its frame, in points.
  ///   - horizontalPriority: The priority of the wanted width.
  ///   - verticalPriority: The priority of the wanted height.
  ///   - wrapping: The items whose natural height depends on their width.
  /// - Complexity: O(1) if an equal question has been asked since the last edit inside the view. After
  ///   new values inside of the view, O(*n*) in its descendants, and what the new values affect. Else a
  ///   first solution of the subtree.
  public mutating func fittingSize(
    of item: ItemHandle,
    target: Size,
    horizontalPriority: Double = 50,
    verticalPriority: Double = 50,
    wrapping: WrappingItems = WrappingItems()
  ) throws(ConstraintError) -> Size {
    let view = try view(item)
    for axis in Axis.allCases { try Self.checkLength(target[axis]) }
    var fitting = try takeFitting(of: view)
    let size = try fitting.answer(
      FittingQuestion(
        target: target,
        horizontalPriority: horizontalPriority,
        verticalPriority: verticalPriority
      ),
      in: self,
      wrapping: wrapping
    )
    keep(fitting)
    return size
  }

  private mutating func takeFitting(of view: Int) throws(ConstraintError) -> FittingScratch {
    guard items[view].hasFitting, let index = fittings.firstIndex(where: { $0.view == view }) else {
      return try FittingScratch(of: view, in: self)
    }
    items[view].hasFitting = false
    return fittings.remove(at: index)
  }

  private mutating func keep(_ fitting: FittingScratch) {
    if fittings.count == Self.fittingLimit { items[fittings.removeFirst().view].hasFitting = false }
    items[fitting.view].hasFitting = true
    fittings.append(fitting)
  }

  /// Notes that values of a view or of what it holds have changed.
  mutating func noteValues(in view: Int) {
    forEachFitting(around: view) { $0.fittings[$1].noteChange() }
  }

  /// Notes that a view has other subviews, guides or active constraints.
  mutating func noteStructure(of view: Int) {
    forEachFitting(around: view) { engine, index in
      let fitting = engine.fittings.remove(at: index)
      engine.items[fitting.view].hasFitting = false
    }
  }

  /// Calls a function with each kept subtree that contains a view.
  private mutating func forEachFitting(
    around view: Int,
    _ body: (inout ConstraintEngine, _ index: Int) -> Void
  ) {
    guard !fittings.isEmpty else { return }
    var view = view
    while view >= 0 {
      if items[view].hasFitting, let index = fittings.firstIndex(where: { $0.view == view }) {
        body(&self, index)
      }
      view = Int(items[view].parent)
    }
  }
}

/// Items whose natural height depends on their width, such as text in several lines.
public struct WrappingItems {
  let items: [ItemHandle]
  let naturalSize: (ItemHandle, _ width: Double?) -> Size

  /// Makes no items.
  public init() {
    self.init([]) { _, _ in .zero }
  }

  /// Makes a list of items.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - naturalSize: Returns the natural size of an item in a width, nil for an unlimited one, in
  ///     points.
  public init(
    _ items: [ItemHandle],
    naturalSize: @escaping (ItemHandle, _ width: Double?) -> Size
  ) {
    self.items = items
    self.naturalSize = naturalSize
  }
}
