import Foundation
import TatamiGeometry
import TatamiViews

/// The natural sizes of arranged views, each asked for once until it is invalidated (AL69).
///
/// A class, because views may be invalidated while their sizes are read.
@MainActor
final class ArrangedSizes {
  private var views: [ObjectIdentifier] = []
  private var sizes: [Size?] = []
  /// The views whose sizes were invalidated.
  private var invalid: Set<ObjectIdentifier> = []

  /// Has the natural size of a view asked for again.
  func forget(_ view: UIView) {
    if !views.isEmpty { invalid.insert(ObjectIdentifier(view)) }
  }

  /// Returns the natural sizes of views; nil if one has none on an axis.
  func sizes(of arranged: [UIView]) -> [Size]? {
    let known = knownSizes(of: arranged)
    views = arranged.map { ObjectIdentifier($0) }
    (sizes, invalid) = (known, [])
    var found: [Size] = []
    found.reserveCapacity(arranged.count)
    for (index, view) in arranged.enumerated() {
      guard let size = known[index] ?? view.completeNaturalSize else { return nil }
      found.append(size)
    }
    sizes = found
    return found
  }

  /// Returns the sizes that are known, in the order of the views.
  private func knownSizes(of arranged: [UIView]) -> [Size?] {
    guard !views.isEmpty else { return Array(repeating: nil, count: arranged.count) }
    if views.elementsEqual(arranged.lazy.map { ObjectIdentifier($0) }) {
      guard !invalid.isEmpty else { return sizes }
      return zip(views, sizes).map { invalid.contains($0) ? nil : $1 }
    }
    var known = Dictionary(zip(views, sizes)) { first, _ in first }
    for view in invalid { known[view] = nil }
    return arranged.map { known[ObjectIdentifier($0)] ?? nil }
  }
}

extension UIView {
  /// The natural size; nil without one on an axis.
  fileprivate var completeNaturalSize: Size? {
    let size = intrinsicContentSize
    guard size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    return Size(size)
  }

  /// Whether the view has no other relation to the stack view that arranges it than its natural size.
  fileprivate var isPlainlyArranged: Bool {
    !isHidden && !isScrollContainer && contentPriorities.heightDependence == .none
      && constraintState?.mentions.isEmpty != false && !(self is UIStackView)
      && derivedAlignmentInsets == .zero
  }

  /// The priorities of the natural length along an axis.
  fileprivate func naturalPriorities(along axis: NSLayoutConstraint.Axis)
    -> StackSummary.Priorities
  {
    StackSummary.Priorities(
      hugging: Double(contentHuggingPriority(for: axis).rawValue),
      compression: Double(contentCompressionResistancePriority(for: axis).rawValue)
    )
  }
}

extension UIStackView {
  /// Returns the summary of the stack view and its views; nil if one of them needs constraints of its
  /// own.
  func summary(_ description: StackDescription, _ sizes: ArrangedSizes) -> StackSummary? {
    let views = arrangedSubviews
    guard let first = views.first, views.count == description.members.count,
      !isLayoutMarginsRelativeArrangement, derivedAlignmentInsets == .zero
    else { return nil }
    let along = first.naturalPriorities(along: axis)
    let across = first.naturalPriorities(along: axis.cross)
    for view in views {
      guard view.isPlainlyArranged, view.naturalPriorities(along: axis) == along,
        view.naturalPriorities(along: axis.cross) == across
      else { return nil }
    }
    guard let naturalSizes = sizes.sizes(of: views) else { return nil }
    return StackSummary(description, naturalSizes, along: along, across: across)
  }
}
