import Foundation
import TatamiConstraints
import TatamiGeometry

extension UIView {
  /// Whether constraints that the view holds determine its fitting size.
  var hasConstraintsInside: Bool { constraintState?.held.isEmpty == false }

  /// Returns the size that the constraints inside the view ask for (AL154 to AL163).
  func solvedFittingSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize? {
    updateConstraintsIfNeeded()
    // Solving is left to the next layout pass: contradictions with the present frame do not count.
    for engine in layoutRoot.collectConstraints() where engine.isStale {
      engine.root.mark(.needsSolving)
    }
    guard let engine = engineOfSubviews else { return nil }
    return engine.fittingSize(of: self, target, .init(horizontal: horizontal, vertical: vertical))
  }
}

extension LayoutEngine {
  /// Returns the size of a view's frame that the constraints inside ask for, without a change of the
  /// engine.
  func fittingSize(of view: UIView, _ target: CGSize, _ priorities: ContentPriorities.Pair)
    -> CGSize?
  {
    guard let handle = handle(ofKnown: view) else { return nil }
    measureInvalidSizes()
    let size = ask { solver throws(ConstraintError) in
      try solver.fittingSize(
        of: handle,
        target: Size(width: Self.length(target.width), height: Self.length(target.height)),
        horizontalPriority: Double(priorities.horizontal.rawValue),
        verticalPriority: Double(priorities.vertical.rawValue),
        wrapping: WrappingItems(Array(wrapping.keys), naturalSize: naturalSize)
      )
    }
    return size.map { CGSize($0) }
  }

  /// Returns a target's length that the solver accepts.
  private static func length(_ length: CGFloat) -> Double {
    length.isFinite ? max(0, Double(length)) : 0
  }

  /// Returns the natural size of a view in a width, nil for an unlimited one.
  private func naturalSize(of handle: ItemHandle, in width: Double?) -> Size {
    guard let view = view(of: handle), let sizes = wrapping[handle] else { return .zero }
    guard let width else { return Size(sizes.unlimited) }
    return Size(wrappedSize(of: view, in: CGFloat(width), sizes))
  }
}
