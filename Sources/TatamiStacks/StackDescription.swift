import TatamiViews

/// The values on which the constraints of a stack view depend.
struct StackDescription: Equatable {
  /// An arranged view.
  struct Member: Equatable {
    var isHidden = false
    /// The natural length along the axis, in points; nil without one, or if it does not count.
    var naturalLength: Double?
    /// The distance to the next visible view, in points.
    var gap = 0.0
    /// Whether the view shows text whose height depends on its width.
    var wrapsText = false
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  /// The distance of the outer baselines from the edges, in points.
  var spacing = 0.0
  var alignsBaselinesAlongAxis = false
  var members: [Member] = []

  /// The indexes of the visible members.
  var visible: [Int] { members.indices.filter { !members[$0].isHidden } }

  /// Whether the constraints depend on the natural lengths of the members.
  var usesNaturalLengths: Bool { distribution == .fillProportionally || dividesTextWidth }

  /// Whether texts in several lines share the width of a row in proportion to their natural widths.
  var dividesTextWidth: Bool {
    guard axis == .horizontal, distribution == .fill else { return false }
    return members.lazy.filter { !$0.isHidden && $0.wrapsText }.prefix(2).count == 2
  }
}

extension UIStackView {
  /// The values on which the constraints of the stack view depend, without natural lengths.
  var arrangementDescription: StackDescription {
    var description = StackDescription(
      axis: axis,
      distribution: distribution,
      alignment: alignment,
      alignsBaselinesAlongAxis: axis == .vertical && isBaselineRelativeArrangement
    )
    description.spacing = gap(of: spacing)
    description.members = arrangedSubviews.map { view in
      StackDescription.Member(
        isHidden: view.isHidden,
        gap: gap(after: view),
        wrapsText: view.contentPriorities.heightDependence == .narrowWidths
      )
    }
    return description
  }

  /// Adds the natural lengths if constraints depend on them.
  func addNaturalLengths(to description: inout StackDescription) {
    guard description.usesNaturalLengths else { return }
    for index in description.visible {
      description.members[index].naturalLength = naturalLength(of: arrangedSubviews[index])
    }
  }

  private func naturalLength(of view: UIView) -> Double? {
    let stack = view as? UIStackView
    let size = stack.map { $0.fittingSize(width: 0) } ?? view.intrinsicContentSize
    let length = Double(axis == .horizontal ? size.width : size.height)
    return length.isFinite && length >= 0 ? length : nil
  }
}
