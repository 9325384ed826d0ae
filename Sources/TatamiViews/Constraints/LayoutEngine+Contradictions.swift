import Foundation
import TatamiConstraints
import TatamiGeometry

extension LayoutEngine {
  /// Logs the contradictions that were not logged before (AL122 to AL130).
  func reportContradictions(_ contradictions: [Contradiction]) {
    report(contradictions, line)
  }

  /// Logs the contradictions of a question for a view's fitting size with the target's required
  /// lengths (AL157).
  func report(_ contradictions: [Contradiction], of view: UIView, _ target: CGSize) {
    report(contradictions) { source in
      guard case .fittingLength(let axis) = source else { return line(source) }
      let length = axis == .horizontal ? target.width : target.height
      return LayoutRowText.temporaryLength(length, of: view, along: axis)
    }
  }

  private func report(_ contradictions: [Contradiction], _ line: (ConstraintSource) -> String?) {
    for contradiction in contradictions {
      let report = LayoutContradiction(
        constraints: contradiction.members.compactMap(constraint),
        broken: constraint(contradiction.broken),
        descriptions: contradiction.members.compactMap(line),
        brokenDescription: line(contradiction.broken) ?? "(null)",
        involvesMasks: contradiction.members.contains {
          if case .frame(let item, _) = $0 { !isEncapsulated(item) } else { false }
        }
      )
      LayoutContradiction.listener?(report)
      Diagnostics.report(report.message)
    }
  }

  /// Returns the program's constraint that a source is; nil for other sources.
  private func constraint(_ source: ConstraintSource) -> NSLayoutConstraint? {
    guard case .constraint(let handle) = source else { return nil }
    return constraint(of: handle)
  }

  /// Returns the line of a source in the log; nil for items that were removed.
  func line(_ source: ConstraintSource) -> String? {
    switch source {
    case .constraint(let handle):
      if let constraint = constraint(of: handle) { return constraint.constraintDescription }
      return ask { try? $0.constraint(handle) }.flatMap(line)
    case .naturalLength(let item, let axis):
      guard let view = view(of: item) else { return nil }
      let size = wrapping[item]?.current ?? view.intrinsicContentSize
      let length = axis == .horizontal ? size.width : size.height
      return LayoutRowText.naturalLength(length, of: view, along: axis)
    case .frame(let item, let attribute):
      guard let view = view(of: item) else { return nil }
      let part = FramePart(attribute)
      return isEncapsulated(item)
        ? LayoutRowText.encapsulatedLength(of: view, along: part.axis)
        : LayoutRowText.frame(part, of: view)
    case .fittingLength: return nil
    }
  }

  /// Whether a container, such as a cell, gives the size of the item, which is then no row of a mask
  /// (AL195).
  private func isEncapsulated(_ item: ItemHandle) -> Bool {
    item == rootHandle && root.solvesInLayout
  }

  /// Returns the line of a rule that the kit added for a guide.
  private func line(_ rule: Constraint) -> String? {
    guard let first = side(rule.first),
      let relation = NSLayoutConstraint.Relation(rawValue: rule.relation.rawValue)
    else { return nil }
    var text = ConstraintText(first, relation, rule.second.flatMap(side))
    (text.multiplier, text.constant) = (CGFloat(rule.multiplier), CGFloat(rule.constant))
    text.priority = UILayoutPriority(Float(rule.priority))
    let item = first.item ?? root
    let identifier = (item as? UILayoutGuide).map { "\($0.identifier)-\(first.attribute.name)" }
    return LayoutRowText.line(
      "NSLayoutConstraint:\(ItemNames.address(of: item))",
      identifier: identifier,
      text.body(),
      text.names
    )
  }

  private func side(_ anchor: ConstraintAnchor) -> ConstraintSide? {
    guard let attribute = NSLayoutConstraint.Attribute(rawValue: anchor.attribute.rawValue) else {
      return nil
    }
    return item(anchor).map { ConstraintSide(item: $0, attribute: attribute) }
  }

  /// Returns the view or the guide whose rectangle an anchor refers to.
  private func item(_ anchor: ConstraintAnchor) -> AnyObject? {
    if case .guide(let guide) = items[anchor.item] { return guide }
    guard let view = view(of: anchor.item) else { return nil }
    switch anchor.region {
    case .alignment: return view
    case .margins: return view.layoutMarginsGuide
    case .safeArea: return view.safeAreaLayoutGuide
    case .content: return view.contentGuide
    case .frame: return view.frameGuide
    }
  }
}

/// Constraints that cannot hold together, of which one is left out.
@MainActor
package struct LayoutContradiction: Sendable {
  /// The constraints of the program and of stack views.
  package let constraints: [NSLayoutConstraint]
  /// The constraint that is left out; nil if it is a natural length.
  package let broken: NSLayoutConstraint?
  /// The lines of the constraints, natural lengths and frames that contradict each other.
  package let descriptions: [String]
  /// The line of what is left out.
  package let brokenDescription: String
  let involvesMasks: Bool

  /// A function that receives the contradictions; tests set it.
  @TaskLocal package static var listener: (@Sendable @MainActor (LayoutContradiction) -> Void)?

  /// UIKit's message (AL123, AL124).
  var message: String {
    let list = descriptions.map { line in
      let escaped = line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "    \"\(escaped)\""
    }
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      \(involvesMasks ? Self.maskNote : "")(
      \(list.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint\u{20}
      \(brokenDescription)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """
  }

  private static let maskNote =
    "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to "
    + "the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
}
