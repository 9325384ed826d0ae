import Foundation
import TatamiConstraints
import TatamiGeometry

extension UIView {
  /// Whether constraints that the view holds determine its fitting size.
  package var hasConstraintsInside: Bool {
    constraintState?.held.isEmpty == false || constraintState?.generated?.isEmpty == false
  }

  /// Whether the superview lays the view out with a frame that fits the constraints inside.
  ///
  /// These are then solved when the view is laid out, not before the superview's layout, in which the
  /// view still has its old frame (AL196).
  package var solvesInLayout: Bool {
    get { constraintFlags.contains(.solvesInLayout) }
    set {
      if newValue {
        constraintFlags.insert(.solvesInLayout)
      } else {
        constraintFlags.remove(.solvesInLayout)
      }
    }
  }

  /// Returns the height in a width that the constraints inside determine; without constraints, that of
  /// `sizeThatFits(_:)`.
  package func fittingHeight(inWidth width: CGFloat) -> CGFloat {
    let size = CGSize(width: width, height: 0)
    guard hasConstraintsInside else { return sizeThatFits(size).height }
    return systemLayoutSizeFitting(
      size,
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Returns the size that the constraints inside the view determine (AL154 to AL163).
  package func solvedFittingSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize? {
    // Solving is left to the next layout pass: contradictions with the present frame do not count.
    for engine in layoutRoot.collectConstraints() where engine.isStale {
      engine.root.mark(.needsSolving)
    }
    guard let engine = engineOfSubviews else { return nil }
    return engine.fittingSize(of: self, target, .init(horizontal: horizontal, vertical: vertical))
  }
}

extension LayoutEngine {
  /// Returns the size of a view's frame that the constraints inside determine, without a change of the
  /// engine.
  func fittingSize(of view: UIView, _ target: CGSize, _ priorities: ContentPriorities.Pair)
    -> CGSize?
  {
    guard let handle = handle(ofKnown: view) else { return nil }
    measureInvalidSizes()
    let content = fittingContent(of: view, handle)
    let question = FittingQuestion(
      target: Size(width: Self.length(target.width), height: Self.length(target.height)),
      horizontalPriority: Double(priorities.horizontal.rawValue),
      verticalPriority: Double(priorities.vertical.rawValue),
      natural: content.ownLengths
    )
    guard let answer = answer(to: question, of: handle, content) else { return nil }
    report(answer.contradictions.filter { !involvesSummary($0) }, of: view, target)
    if expandSummaries(in: answer.contradictions) {
      collectConstraints()
      return fittingSize(of: view, target, priorities)
    }
    return CGSize(answer.size)
  }

  /// Returns a target's length that the solver accepts.
  private static func length(_ length: CGFloat) -> Double {
    length.isFinite ? max(0, Double(length)) : 0
  }

  /// Measures the view itself, whose natural size the solver has only if no frame places the view.
  private func fittingContent(of view: UIView, _ handle: ItemHandle) -> FittingContent {
    var wrapping = wrapping
    let natural = isPlacedByFrame(view) ? ownSize(of: view) : nil
    if let natural, view.wraps(natural) { wrapping[handle] = WrappedSize(natural) }
    var content = FittingContent(wrapping: Array(wrapping.keys)) { [wrapping] handle, width in
      self.naturalSize(of: handle, in: width, wrapping[handle])
    }
    content.ownLengths = natural.map { size in
      NaturalLengths(
        horizontal: view.naturalLength(size.width, along: .horizontal),
        vertical: view.naturalLength(size.height, along: .vertical)
      )
    }
    content.insets = insetsAtFrames(inside: view, handle)
    return content
  }

  /// Returns the natural size of the view; none for a view whose natural size is a fitting size of
  /// its own.
  private func ownSize(of view: UIView) -> CGSize? {
    guard measuredView !== view else { return nil }
    let outer = measuredView
    measuredView = view
    defer { measuredView = outer }
    return finiteNaturalSize(of: view)
  }

  /// Returns the natural size of a view in a width, nil for an unlimited one.
  private func naturalSize(
    of handle: ItemHandle,
    in width: Double?,
    _ sizes: WrappedSize?
  ) -> Size {
    guard let view = view(of: handle), var sizes else { return .zero }
    guard let width else { return Size(sizes.unlimited) }
    return Size(wrappedSize(of: view, in: CGFloat(width), &sizes))
  }
}
