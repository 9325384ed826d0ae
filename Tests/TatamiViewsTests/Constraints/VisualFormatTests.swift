import Foundation
import TatamiUIKit
import Testing
import TestSupport

/// Constraints from visual formats.
@MainActor
@Suite(.environment) struct VisualFormatTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let a = UIView()
  private let b = UIView()

  init() {
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
  }

  private func constraints(
    _ format: String,
    _ options: NSLayoutConstraint.FormatOptions = [],
    _ metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format,
      options: options,
      metrics: metrics,
      views: ["a": a, "b": b]
    )
  }

  /// The constraints in short: `b.leading = a.trailing + 8`.
  private func summary(_ constraints: [NSLayoutConstraint]) -> [String] {
    let signs = [-1: "<", 0: "=", 1: ">"]
    return constraints.map { constraint in
      let second =
        constraint.secondItem.map { "\(name($0)).\(constraint.secondAttribute) + " } ?? ""
      let priority = constraint.priority == .required ? "" : " @\(constraint.priority.rawValue)"
      return "\(name(constraint.firstItem)).\(constraint.firstAttribute) "
        + "\(signs[constraint.relation.rawValue] ?? "?") \(second)\(constraint.constant)\(priority)"
    }
  }

  private func name(_ item: AnyObject?) -> String {
    switch item {
    case let item? where item === a: "a"
    case let item? where item === b: "b"
    case let item? where item === parent: "|"
    default: "?"
    }
  }

  @Test func `AL142: a format reads along an axis, from edge to edge`() {
    #expect(
      summary(constraints("H:|-20-[a]-8-[b]-10-|")) == [
        "a.leading = |.leading + 20.0", "b.leading = a.trailing + 8.0",
        "|.trailing = b.trailing + 10.0",
      ]
    )
    #expect(summary(constraints("[a]-1-[b]")) == ["b.leading = a.trailing + 1.0"])
    #expect(summary(constraints("V:|-1-[a]")) == ["a.top = |.top + 1.0"])
    #expect(summary(constraints(" H: | -1- [ a ] ")) == ["a.leading = |.leading + 1.0"])
  }

  @Test func `AL143: a connection is nothing, a hyphen, a number, a metric or predicates`() {
    let metrics = ["gap": 12]
    #expect(summary(constraints("[a][b]")) == ["b.leading = a.trailing + 0.0"])
    #expect(summary(constraints("[a]-[b]")) == ["b.leading = a.trailing + 8.0"])
    #expect(summary(constraints("[a]-2.5-[b]")) == ["b.leading = a.trailing + 2.5"])
    #expect(summary(constraints("[a]-gap-[b]", [], metrics)) == ["b.leading = a.trailing + 12.0"])
    #expect(
      summary(constraints("[a]-(>=gap,<=20)-[b]", [], metrics)) == [
        "b.leading > a.trailing + 12.0", "b.leading < a.trailing + 20.0",
      ]
    )
    #expect(summary(constraints("[a]-(-4)-[b]")) == ["b.leading = a.trailing + -4.0"])
    #expect(summary(constraints("[a]->=4-[b]")) == ["b.leading > a.trailing + 4.0"])
  }

  @Test func `AL144: a predicate has a relation, a value and a priority`() {
    #expect(
      summary(constraints("[a(>=70,<=100)]")) == ["a.width > 70.0", "a.width < 100.0"]
    )
    #expect(summary(constraints("[a(==b@750)]")) == ["a.width = b.width + 0.0 @750.0"])
    #expect(summary(constraints("V:[a(b)]")) == ["a.height = b.height + 0.0"])
    #expect(summary(constraints("[a(50@p)]", [], ["p": 20])) == ["a.width = 50.0 @20.0"])
    #expect(summary(constraints("[a]-(5@1)-[b]")) == ["b.leading = a.trailing + 5.0 @1.0"])
  }

  @Test func `AL145: names are identifiers and numbers are those of C`() {
    let metrics: [String: Any] = [
      "_x1": NSNumber(value: 1), "cg": CGFloat(2), "double": 3.0, "float": Float(4), "int": 5,
      "byte": UInt8(6), "priority": UILayoutPriority.defaultLow,
    ]
    for (name, value) in [
      ("_x1", 1.0), ("cg", 2), ("double", 3), ("float", 4), ("int", 5), ("byte", 6),
    ] {
      #expect(
        constraints("[a(\(name))]", [], metrics).map(\.constant) == [CGFloat(value)],
        "\(name)"
      )
    }
    #expect(constraints("[a(1@priority)]", [], metrics).map(\.priority) == [.defaultLow])
    #expect(
      constraints("[a(1.5,.5,2.,1e2,25E-1)]").map(\.constant) == [1.5, 0.5, 2, 100, 2.5]
    )
  }

  @Test func `AL146: the standard distance is 8 between views and the margin at the superview`() {
    #expect(
      summary(constraints("H:|-[a]-[b]-|")) == [
        "a.leading = |.leadingMargin + 0.0", "b.leading = a.trailing + 8.0",
        "|.trailingMargin = b.trailing + 0.0",
      ]
    )
    #expect(
      summary(constraints("V:|-[a]-|")) == [
        "a.top = |.topMargin + 0.0", "|.bottomMargin = a.bottom + 0.0",
      ]
    )
  }

  @Test func `AL147: guides are among the views`() throws {
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-3-[guide(40)][a]",
      metrics: nil,
      views: ["guide": guide, "a": a]
    )
    #expect(constraints.count == 3)
    #expect(constraints.first?.firstItem === guide)
    #expect(constraints.first?.secondItem === parent)
    NSLayoutConstraint.activate(constraints)
    parent.layoutIfNeeded()
    #expect(guide.layoutFrame.minY == 3)
    #expect(a.frame.minY == 43)
  }

  @Test func `AL148: directions use left and right`() {
    #expect(
      summary(constraints("|-1-[a]-2-[b]-3-|", .directionLeftToRight)) == [
        "a.left = |.left + 1.0", "b.left = a.right + 2.0", "|.right = b.right + 3.0",
      ]
    )
    #expect(
      summary(constraints("|-1-[a]-(>=2)-[b]-3-|", .directionRightToLeft)) == [
        "|.right = a.right + 1.0", "a.left > b.right + 2.0", "b.left = |.left + 3.0",
      ]
    )
  }

  @Test func `AL149: alignments relate neighbors across the axis`() {
    #expect(
      summary(constraints("[a]-1-[b]", [.alignAllTop, .alignAllBottom])) == [
        "b.leading = a.trailing + 1.0", "a.top = b.top + 0.0", "a.bottom = b.bottom + 0.0",
      ]
    )
    let reports = Reports.during {
      #expect(constraints("V:[a][b]", .alignAllTop).isEmpty)
    }
    #expect(reports.first?.contains("aligned on a horizontal edge") == true)
  }

  @Test func `AL150: options have UIKit's raw values`() {
    #expect(NSLayoutConstraint.FormatOptions.alignAllLeft.rawValue == 2)
    #expect(NSLayoutConstraint.FormatOptions.alignAllCenterY.rawValue == 1024)
    #expect(NSLayoutConstraint.FormatOptions.alignAllLastBaseline.rawValue == 2048)
    #expect(NSLayoutConstraint.FormatOptions.alignAllFirstBaseline.rawValue == 4096)
    #expect(NSLayoutConstraint.FormatOptions.alignmentMask.rawValue == 0xFFFF)
    #expect(NSLayoutConstraint.FormatOptions.directionLeftToRight.rawValue == 1 << 16)
    #expect(NSLayoutConstraint.FormatOptions.directionRightToLeft.rawValue == 2 << 16)
    #expect(NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline.rawValue == 1 << 19)
    #expect(NSLayoutConstraint.FormatOptions.spacingMask.rawValue == 1 << 19)
  }

  @Test func `AL151: vertical distances may run from baseline to baseline`() {
    #expect(
      summary(constraints("V:|-1-[a]-2-[b]", .spacingBaselineToBaseline)) == [
        "a.top = |.top + 1.0", "b.firstBaseline = a.lastBaseline + 2.0",
      ]
    )
    #expect(
      summary(constraints("[a]-2-[b]", .spacingBaselineToBaseline)) == [
        "b.leading = a.trailing + 2.0"
      ]
    )
  }

  @Test func `AL152: constraints are inactive, in the order of the format`() {
    let made = constraints("|-1-[a(>=2,<=3)]-4-[b(5)]-6-|")
    #expect(made.map(\.constant) == [1, 2, 3, 4, 5, 6])
    #expect(made.allSatisfy { !$0.isActive })
    #expect(made.allSatisfy { $0.identifier == nil })
  }
}
