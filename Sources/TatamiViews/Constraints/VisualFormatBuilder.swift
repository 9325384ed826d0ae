import Foundation

/// Makes the constraints of a visual format (AL146 to AL152).
@MainActor
struct VisualFormatBuilder {
  typealias Attribute = NSLayoutConstraint.Attribute

  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  /// The edges at which the row starts and ends.
  private let edges: (start: Attribute, end: Attribute)
  private var constraints: [NSLayoutConstraint] = []

  init(
    _ format: VisualFormat,
    _ options: NSLayoutConstraint.FormatOptions,
    metrics: [String: Any],
    views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
    edges = options.edges(along: format.axis)
  }

  /// Returns the constraints in the order of the format.
  ///
  /// - Complexity: O(*n*) in the length of the format.
  mutating func makeConstraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    let alignments = try alignments()
    var last: AnyObject?
    for (index, box) in format.boxes.enumerated() {
      let item = try item(box.name)
      if let last {
        try connect(last, item, format.connections[index - 1])
        for attribute in alignments { align(last, item, attribute) }
      } else if let leading = format.leading {
        try connectStart(leading, item, position: box.end)
      }
      try addLengths(of: item, box.predicates)
      last = item
    }
    if let trailing = format.trailing, let last { try connectEnd(trailing, last) }
    return constraints
  }

  // MARK: Distances

  /// Whether the row runs from right to left, toward smaller locations.
  private var isReversed: Bool { edges.start == .right }

  private mutating func connect(
    _ near: AnyObject,
    _ far: AnyObject,
    _ connection: VisualFormat.Connection
  ) throws(VisualFormatError) {
    let usesBaselines =
      format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    let end = ConstraintSide(item: near, attribute: usesBaselines ? .lastBaseline : edges.end)
    let start = ConstraintSide(item: far, attribute: usesBaselines ? .firstBaseline : edges.start)
    let standard = SystemSpacing.between(end, start)
    try add(connection, from: end, to: start, standard: standard)
  }

  private mutating func connectStart(
    _ connection: VisualFormat.Connection,
    _ item: AnyObject,
    position: Int
  ) throws(VisualFormatError) {
    let superview = try superview(of: item, position: position)
    let edge = connection == .standard ? edges.start.insideMargins : edges.start
    try add(
      connection,
      from: ConstraintSide(item: superview, attribute: edge),
      to: ConstraintSide(item: item, attribute: edges.start)
    )
  }

  private mutating func connectEnd(
    _ connection: VisualFormat.Connection,
    _ item: AnyObject
  ) throws(VisualFormatError) {
    let superview = try superview(of: item, position: format.end)
    let edge = connection == .standard ? edges.end.insideMargins : edges.end
    try add(
      connection,
      from: ConstraintSide(item: item, attribute: edges.end),
      to: ConstraintSide(item: superview, attribute: edge)
    )
  }

  /// Adds the constraints of a distance between two locations, of which the second follows in the
  /// direction of the row.
  private mutating func add(
    _ connection: VisualFormat.Connection,
    from near: ConstraintSide,
    to far: ConstraintSide,
    standard: CGFloat = 0
  ) throws(VisualFormatError) {
    let (larger, smaller) = isReversed ? (near, far) : (far, near)
    switch connection {
    case .flush: constraints.append(NSLayoutConstraint(larger, .equal, smaller))
    case .standard:
      constraints.append(
        NSLayoutConstraint(larger, .equal, smaller, constant: standard, origin: .formatSpacing)
      )
    case .predicates(let predicates):
      for predicate in predicates {
        let distance = try number(predicate.value, in: metrics)
        let constraint = NSLayoutConstraint(
          larger,
          predicate.relation,
          smaller,
          constant: distance
        )
        try add(constraint, predicate.priority)
      }
    }
  }

  private mutating func align(_ near: AnyObject, _ far: AnyObject, _ attribute: Attribute) {
    constraints.append(
      NSLayoutConstraint(
        ConstraintSide(item: near, attribute: attribute),
        .equal,
        ConstraintSide(item: far, attribute: attribute)
      )
    )
  }

  // MARK: Lengths

  private mutating func addLengths(
    of item: AnyObject,
    _ predicates: [VisualFormat.Predicate]
  ) throws(VisualFormatError) {
    let attribute: Attribute = format.axis == .horizontal ? .width : .height
    let length = ConstraintSide(item: item, attribute: attribute)
    for predicate in predicates {
      var (other, constant): (ConstraintSide?, CGFloat) = (nil, 0)
      if case .name(let name) = predicate.value, metrics[name.text] == nil {
        other = ConstraintSide(item: try self.item(name), attribute: attribute)
      } else {
        constant = try number(predicate.value, in: metrics)
      }
      let constraint = NSLayoutConstraint(length, predicate.relation, other, constant: constant)
      try add(constraint, predicate.priority)
    }
  }

  private mutating func add(
    _ constraint: NSLayoutConstraint,
    _ priority: VisualFormat.Value?
  ) throws(VisualFormatError) {
    constraints.append(constraint)
    guard let priority else { return }
    let number = try number(priority, in: metrics)
    guard number > 0, number <= 1000 else {
      let position = if case .name(let name) = priority { name.end } else { format.end }
      throw VisualFormatError(
        reason: "Priorities must be greater than 0 and less or equal to 1000",
        position: position
      )
    }
    constraint.priority = UILayoutPriority(Float(number))
  }

  // MARK: Names

  private func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> AnyObject {
    switch views[name.text] {
    case let view as UIView: return view
    case let guide as UILayoutGuide: return guide
    default:
      throw VisualFormatError(
        reason: "\(name.text) is not a key in the views dictionary.",
        position: name.end
      )
    }
  }

  private func number(
    _ value: VisualFormat.Value,
    in metrics: [String: Any]
  ) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      guard let metric = metrics[name.text] else {
        let reason = "\(name.text) is not a key in the metrics dictionary."
        throw VisualFormatError(reason: reason, position: name.end)
      }
      guard let number = Self.number(metric), number.isFinite else {
        let reason = "The metric \(name.text) is not a finite number."
        throw VisualFormatError(reason: reason, position: name.end)
      }
      return number
    }
  }

  /// Returns the number that a dictionary contains; nil for other values.
  private static func number(_ metric: Any) -> CGFloat? {
    switch metric {
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let priority as UILayoutPriority: CGFloat(priority.rawValue)
    case let number as any BinaryFloatingPoint: CGFloat(number)
    case let number as any BinaryInteger: CGFloat(number)
    default: nil
    }
  }

  /// Returns the view that `|` stands for.
  private func superview(
    of item: AnyObject,
    position: Int
  ) throws(VisualFormatError) -> UIView {
    let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    if let superview { return superview }
    throw VisualFormatError(
      reason:
        "Unable to interpret '|' character, because the related view doesn't have a superview",
      position: position
    )
  }

  // MARK: Alignments

  /// Returns the attributes that neighboring views share, which must be across the axis (AL149).
  private func alignments() throws(VisualFormatError) -> [Attribute] {
    let attributes = options.alignments
    guard let wrong = attributes.first(where: { $0.axis == format.axis }) else { return attributes }
    let (edge, layout) =
      wrong.axis == .horizontal ? ("vertical", "horizontal") : ("horizontal", "vertical")
    throw VisualFormatError(
      reason:
        "Options mask required views to be aligned on a \(edge) edge, which is not allowed for "
        + "\(layout) layout.",
      position: format.end
    )
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// The attributes that are to be aligned.
  fileprivate var alignments: [NSLayoutConstraint.Attribute] {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
      .firstBaseline,
    ]
    return attributes.filter { rawValue & 1 << UInt($0.rawValue) != 0 }
  }

  /// Returns the edges of views at which a row along an axis starts and ends.
  fileprivate func edges(
    along axis: NSLayoutConstraint.Axis
  ) -> (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    switch (axis, intersection(.directionMask)) {
    case (.vertical, _): (.top, .bottom)
    case (_, .directionLeftToRight): (.left, .right)
    case (_, .directionRightToLeft): (.right, .left)
    default: (.leading, .trailing)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same edge inside the margins.
  fileprivate var insideMargins: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
