public import TatamiGeometry

extension ConstraintEngine {
  /// The number of views whose subtrees are kept for questions for fitting sizes.
  private static let fittingLimit = 32

  /// Returns the size that the constraints inside a view determine, in points.
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
  ///   - content: The content that is measured for the question.
  /// - Complexity: O(1) if an equal question has been asked since the last edit inside the view. After
  ///   new values inside of the view, O(*n*) in its descendants, and what the new values affect. Else a
  ///   first solution of the subtree.
  public mutating func fittingSize(
    of item: ItemHandle,
    target: Size,
    horizontalPriority: Double = 50,
    verticalPriority: Double = 50,
    content: FittingContent = FittingContent()
  ) throws(ConstraintError) -> Size {
    let question = FittingQuestion(
      target: target,
      horizontalPriority: horizontalPriority,
      verticalPriority: verticalPriority,
      natural: content.ownLengths
    )
    var fitting = try takeFitting(of: item)
    let size = try fitting.answer(question, in: self, content)
    fittingContradictions += fitting.takeNewContradictions(in: self)
    keep(fitting)
    return size
  }

  /// Returns the contradictions between required targets of fitting sizes and required constraints
  /// that previous calls have not returned.
  ///
  /// Contradictions without a target occur in the layout as well and are not returned.
  public mutating func takeFittingContradictions() -> [Contradiction] {
    defer { fittingContradictions = [] }
    return fittingContradictions
  }

  /// Returns the copy of a view's subtree that is kept, or else a new one; `keep(_:)` gives it back.
  ///
  /// A question during which programs may change the engine is put to it without a copy of the engine.
  package mutating func takeFitting(of item: ItemHandle) throws(ConstraintError) -> FittingScratch {
    let view = try view(item)
    guard items[view].hasFitting, let index = fittings.firstIndex(where: { $0.view == view }) else {
      return try FittingScratch(of: view, in: self)
    }
    items[view].hasFitting = false
    return fittings.remove(at: index)
  }

  /// Keeps the copy of a subtree, which must not have changed since the copy was taken.
  package mutating func keep(_ fitting: FittingScratch) {
    if items[fitting.view].hasFitting { fittings.removeAll { $0.view == fitting.view } }
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

/// The content that is measured for a question for a fitting size.
///
/// ```swift
/// let content = FittingContent(wrapping: [text]) { _, width in
///   Size(width: min(width ?? 400, 400), height: width.map { 400 / $0 * 20 } ?? 20)
/// }
/// ```
public struct FittingContent {
  let wrapping: [ItemHandle]
  let naturalSize: (ItemHandle, _ width: Double?) -> Size
  /// Returns the insets of items that depend on frames, for given frames; nil if there are none.
  package var insets: ((_ frame: (ItemHandle) -> Rect?) -> [(item: ItemHandle, ViewInsets)])?
  /// The natural lengths of the view itself, if the engine places it by a frame and has none.
  public var ownLengths: NaturalLengths?

  /// Creates content that needs no measuring.
  public init() {
    self.init(wrapping: []) { _, _ in .zero }
  }

  /// Creates content.
  ///
  /// - Parameters:
  ///   - wrapping: The items whose natural height depends on their width, such as text in several
  ///     lines.
  ///   - naturalSize: Returns the natural size of an item in a width, nil for an unlimited one, in
  ///     points.
  public init(
    wrapping: [ItemHandle],
    naturalSize: @escaping (ItemHandle, _ width: Double?) -> Size
  ) {
    self.wrapping = wrapping
    self.naturalSize = naturalSize
  }
}
