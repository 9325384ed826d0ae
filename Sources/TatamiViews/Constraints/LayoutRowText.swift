import Foundation
import TatamiConstraints
import TatamiGeometry

/// The line of a constraint, or of what the kit adds to constraints, in descriptions and logs.
@MainActor
enum LayoutRowText {
  /// Returns the line of a constraint (AL131).
  static func line(
    _ name: String,
    identifier: String? = nil,
    _ body: String,
    isActive: Bool = true,
    _ names: ItemNames
  ) -> String {
    let identifier = identifier.map { "'\($0)' " } ?? ""
    return "<\(name) \(identifier)\(body)   (\(isActive ? "active" : "inactive")\(names.list))>"
  }

  /// Returns the line of a natural length (AL139).
  ///
  /// Rows are no objects: the address is that of the view.
  static func naturalLength(_ length: CGFloat, of view: UIView, along axis: Axis) -> String {
    var names = ItemNames()
    let uiAxis: NSLayoutConstraint.Axis = axis == .horizontal ? .horizontal : .vertical
    let hugging = view.contentHuggingPriority(for: uiAxis).rawValue
    let resistance = view.contentCompressionResistancePriority(for: uiAxis).rawValue
    return line(
      "NSContentSizeLayoutConstraint:\(ItemNames.address(of: view))",
      "\(names.name(of: view)).\(axis == .horizontal ? "width" : "height") == \(NumberText(length)) "
        + "Hug:\(NumberText(hugging)) CompressionResistance:\(NumberText(resistance))",
      names
    )
  }

  /// Returns the line of a required length in a question for a fitting size (AL157).
  static func temporaryLength(_ length: CGFloat, of view: UIView, along axis: Axis) -> String {
    self.length(length, of: view, along: axis, prefix: "_UITemporaryLayout")
  }

  /// Returns the line of a length that a container gives to a view (AL195).
  static func encapsulatedLength(of view: UIView, along axis: Axis) -> String {
    let length = CGFloat(view.untransformedFrame.size[axis])
    return self.length(length, of: view, along: axis, prefix: "UIView-Encapsulated-Layout-")
  }

  private static func length(
    _ length: CGFloat,
    of view: UIView,
    along axis: Axis,
    prefix: String
  ) -> String {
    var names = ItemNames()
    let isWidth = axis == .horizontal
    let name = names.name(of: view)
    return line(
      "NSLayoutConstraint:\(ItemNames.address(of: view))",
      identifier: prefix + (isWidth ? "Width" : "Height"),
      "\(name).\(isWidth ? "width" : "height") == \(NumberText(length))",
      names
    )
  }

  /// Returns the line of a part of a frame that autoresizing places (AL140).
  static func frame(_ part: FramePart, of view: UIView) -> String {
    var names = ItemNames()
    let mask = MaskRow(of: view, part.axis)
    let masks = "h=\(MaskRow(of: view, .horizontal).mask) v=\(MaskRow(of: view, .vertical).mask)"
    let body = part.isLength ? mask.length(&names) : mask.position(&names)
    return line(
      "NSAutoresizingMaskLayoutConstraint:\(ItemNames.address(of: view))",
      "\(masks) \(body)",
      names
    )
  }
}

/// The position or the length of a frame along an axis.
struct FramePart: Hashable, Sendable {
  var axis: Axis
  var isLength: Bool

  /// Creates the part of an engine's source.
  init(_ attribute: ConstraintAttribute) {
    axis = attribute.axis
    isLength = attribute.isLength
  }
}

/// The position and the length of a view along an axis as its autoresizing mask keeps them in the
/// superview.
@MainActor
struct MaskRow {
  private let view: UIView
  private let axis: Axis
  private let start: CGFloat
  private let extent: CGFloat
  /// The length of the superview; 0 without one.
  private let whole: CGFloat
  private let isFlexible: (near: Bool, length: Bool, far: Bool)

  init(of view: UIView, _ axis: Axis) {
    self.view = view
    self.axis = axis
    let frame = view.untransformedFrame
    start = CGFloat(frame.origin[axis])
    extent = CGFloat(frame.size[axis])
    let size = view.superview?.bounds.size ?? .zero
    whole = axis == .horizontal ? size.width : size.height
    let mask = view.autoresizingMask
    isFlexible =
      axis == .horizontal
      ? (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      )
      : (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      )
  }

  /// A sign for the near margin, the length and the far margin: `-` is fixed, `&` is flexible; the
  /// empty mask is `--&`.
  var mask: String {
    let isEmpty = !isFlexible.near && !isFlexible.length && !isFlexible.far
    return [isFlexible.near, isFlexible.length, isFlexible.far || isEmpty]
      .map { $0 ? "&" : "-" }
      .joined()
  }

  /// Returns the equation of the length.
  func length(_ names: inout ItemNames) -> String {
    let left = "\(names.name(of: view)).\(lengthName)"
    guard isFlexible.length, let superview = view.superview, whole > 0 else {
      return "\(left) == \(NumberText(extent))"
    }
    let right = "\(names.name(of: superview)).\(lengthName)"
    if isFlexible.near || isFlexible.far {
      return "\(left) == \(NumberText(extent / whole))*\(right)"
    }
    return "\(left) == \(right)\(addend(extent - whole))"
  }

  /// Returns the equation of the position.
  func position(_ names: inout ItemNames) -> String {
    let name = names.name(of: view)
    guard isFlexible.near || isFlexible.length, let superview = view.superview, whole > 0 else {
      return "\(name).min\(letter) == \(NumberText(start))"
    }
    let length = "\(names.name(of: superview)).\(lengthName)"
    let middle = start + extent / 2
    switch isFlexible {
    case (true, false, false):
      return "\(name).max\(letter) == \(length)\(addend(start + extent - whole))"
    case (false, true, false):
      return "\(name).mid\(letter) == 0.5*\(length)\(addend(middle - whole / 2))"
    default:
      return "\(name).mid\(letter) == \(NumberText(middle / whole))*\(length)"
    }
  }

  private var lengthName: String { axis == .horizontal ? "width" : "height" }
  private var letter: String { axis == .horizontal ? "X" : "Y" }

  private func addend(_ number: CGFloat) -> String {
    guard number != 0 else { return "" }
    return number < 0 ? " - \(NumberText(-number))" : " + \(NumberText(number))"
  }
}
