import TatamiViews

/// A constraint that a stack view makes, as a value.
///
/// Views are referred to by their index in the arrangement, guides between views by the number of
/// visible views before them.
struct StackRule: Equatable {
  /// An item that a stack view constrains.
  enum Item: Hashable {
    /// The stack view, or the part between its margins.
    case canvas
    /// An arranged view.
    case view(Int)
    /// The guide that contains all visible views across the axis.
    case spanner
    /// The guide between two visible views.
    case gap(Int)
  }

  /// One side of the constraint.
  struct Side: Equatable {
    var item: Item
    var attribute: NSLayoutConstraint.Attribute

    init(_ item: Item, _ attribute: NSLayoutConstraint.Attribute) {
      (self.item, self.attribute) = (item, attribute)
    }
  }

  /// The identifiers by which logs name the constraints of stack views.
  enum Name: String {
    case alignment = "UISV-alignment"
    case alignmentSpanner = "UISV-alignment-spanner"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case canvasConnection = "UISV-canvas-connection"
    case canvasFit = "UISV-canvas-fit"
    case distributingEdge = "UISV-distributing-edge"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case hiding = "UISV-hiding"
    case spacing = "UISV-spacing"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case textWidth = "UISV-text-width-disambiguation"
  }

  /// The priorities of optional rules.
  enum Priority {
    static let required: Float = 1000
    static let spanningBoundary: Float = 999.5
    static let textWidth: Float = 760
    static let equalCentering: Float = 149
    static let spanningFit: Float = 51
    static let canvasFit: Float = 49
    static let ambiguitySuppression: Float = 25

    /// Returns the priority of a view's share of the length, which gaps prevent from being required.
    static func share(at position: Int) -> Float { Float(max(1, 999 - position)) }
  }

  var name: Name
  var first: Side
  var relation = NSLayoutConstraint.Relation.equal
  /// The right side; nil for a length that equals the constant.
  var second: Side?
  var multiplier = 1.0
  var constant = 0.0
  var priority = Priority.required
}

extension NSLayoutConstraint.Axis {
  /// The edge at which an arrangement along the axis begins.
  var start: NSLayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
  /// The edge at which an arrangement along the axis ends.
  var end: NSLayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
  /// The center along the axis.
  var center: NSLayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
  /// The length along the axis.
  var length: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
  /// The other axis.
  var cross: Self { self == .horizontal ? .vertical : .horizontal }
}
