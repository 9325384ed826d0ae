import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

/// The log of contradictions.
@MainActor
@Suite(.environment) struct ContradictionTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    view.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
  }

  private func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  private func width(_ constant: CGFloat) -> NSLayoutConstraint {
    let width = view.widthAnchor.constraint(equalToConstant: constant)
    width.isActive = true
    return width
  }

  @Test func `AL123: the log lists the constraints and the broken one`() {
    let (first, second) = (width(10), width(20))
    let reports = Reports.during { parent.layoutIfNeeded() }
    #expect(
      reports == [
        """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
        \tTry this:\u{20}
        \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
        (
            "\(first)",
            "\(second)"
        )

        Will attempt to recover by breaking constraint\u{20}
        \(second)

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
        """
      ]
    )
  }

  @Test func `AL124: a note explains the rows of masks`() throws {
    let fixed = UIView(frame: CGRect(x: 5, y: 0, width: 70, height: 10))
    parent.addSubview(fixed)
    let equal = view.widthAnchor.constraint(equalTo: fixed.widthAnchor)
    equal.isActive = true
    _ = width(20)
    let report = try #require(Reports.during { parent.layoutIfNeeded() }.first)
    #expect(
      report.contains(
        "fix it. \n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't "
          + "understand, refer to the documentation for the UIView property "
          + "translatesAutoresizingMaskIntoConstraints) \n(\n"
      )
    )
    #expect(report.contains("<NSAutoresizingMaskLayoutConstraint:\(address(fixed)) h=--& v=--& "))
  }

  @Test func `AL122: a contradiction is reported once, when frames are needed`() {
    let first = width(10)
    let second = width(20)
    #expect(Reports.during { parent.layoutIfNeeded() }.count == 1)
    parent.frame.size.width = 100
    #expect(Reports.during { parent.layoutIfNeeded() }.isEmpty)
    second.constant = 10
    #expect(Reports.during { parent.layoutIfNeeded() }.isEmpty)
    first.constant = 30
    #expect(Reports.during { parent.layoutIfNeeded() }.count == 1)
    #expect(second.isActive)
    #expect(view.constraints.count == 2)
  }

  @Test func `AL130: tests receive the list and the broken constraint`() {
    let (first, second) = (width(10), width(20))
    var contradictions: [ConstraintContradiction] = []
    _ = Reports.during {
      contradictions = ConstraintContradiction.during { parent.layoutIfNeeded() }
    }
    #expect(contradictions.count == 1)
    #expect(contradictions.first?.constraints == [first, second])
    #expect(contradictions.first?.broken === second)
    #expect(contradictions.first?.descriptions == [first.description, second.description])
    #expect(contradictions.first?.brokenDescription == second.description)
  }

  @Test func `AL139: a natural length has a line`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let equal = UILabel()
    (label.text, equal.text) = ("First", "Second")
    equal.translatesAutoresizingMaskIntoConstraints = false
    equal.setContentHuggingPriority(.required, for: .horizontal)
    equal.setContentCompressionResistancePriority(.required, for: .horizontal)
    parent.addSubview(label)
    parent.addSubview(equal)
    let width = equal.widthAnchor.constraint(equalTo: label.widthAnchor)
    width.isActive = true
    var contradictions: [ConstraintContradiction] = []
    _ = Reports.during {
      contradictions = ConstraintContradiction.during { parent.layoutIfNeeded() }
    }
    let natural = equal.intrinsicContentSize.width
    let line = try #require(contradictions.first?.descriptions.first { $0.contains("ContentSize") })
    #expect(
      line == "<NSContentSizeLayoutConstraint:\(address(equal)) UILabel:\(address(equal))'Second'"
        + ".width == \(String(format: "%g", natural)) Hug:1000 CompressionResistance:1000   (active)>"
    )
    #expect(contradictions.first?.constraints == [width])
  }

  @Test(
    arguments: [
      ([], "--&", "F.minX == 10", "F.width == 70"),
      ([.flexibleRightMargin], "--&", "F.minX == 10", "F.width == 70"),
      ([.flexibleWidth], "-&-", "F.midX == 0.5*P.width - 105", "F.width == P.width - 230"),
      ([.flexibleLeftMargin], "&--", "F.maxX == P.width - 220", "F.width == 70"),
      (
        [.flexibleLeftMargin, .flexibleRightMargin], "&-&", "F.midX == 0.15*P.width",
        "F.width == 70"
      ),
      (
        [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], "&&&",
        "F.midX == 0.15*P.width",
        "F.width == 0.233333*P.width"
      ),
    ] as [(UIView.AutoresizingMask, String, String, String)]
  )
  func `AL140: rows of masks show how autoresizing keeps the frame`(
    mask: UIView.AutoresizingMask,
    signs: String,
    position: String,
    length: String
  ) {
    let fixed = UIView(frame: CGRect(x: 10, y: 0, width: 70, height: 10))
    fixed.autoresizingMask = mask
    parent.addSubview(fixed)
    view.trailingAnchor.constraint(equalTo: fixed.trailingAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
    _ = width(500)
    var contradictions: [ConstraintContradiction] = []
    _ = Reports.during {
      contradictions = ConstraintContradiction.during { parent.layoutIfNeeded() }
    }
    let lines = (contradictions.first?.descriptions ?? []).filter { $0.contains("Autoresizing") }
      .map { line in
        line.replacing("UIView:\(address(fixed))", with: "F")
          .replacing("UIView:\(address(parent))", with: "P")
      }
    let start = "<NSAutoresizingMaskLayoutConstraint:\(address(fixed)) h=\(signs) v=--& "
    #expect(lines == ["\(start)\(position)   (active)>", "\(start)\(length)   (active)>"])
  }

  @Test func `AL141: rules of guides have identifiers and are readable`() throws {
    let guide = parent.readableContentGuide
    let top = guide.topAnchor.constraint(equalTo: parent.topAnchor, constant: 50)
    top.isActive = true
    var contradictions: [ConstraintContradiction] = []
    _ = Reports.during {
      contradictions = ConstraintContradiction.during { parent.layoutIfNeeded() }
    }
    let name = "UILayoutGuide:\(address(guide))'UIViewReadableContentGuide'"
    let margins = parent.layoutMarginsGuide
    #expect(
      contradictions.first?.descriptions.first
        == "<NSLayoutConstraint:\(address(guide)) 'UIViewReadableContentGuide-top' \(name).top == "
        + "UILayoutGuide:\(address(margins))'UIViewLayoutMarginsGuide'.top   (active)>"
    )
    #expect(contradictions.first?.constraints == [top])
  }

  @Test func `AL157: a required target of a fitting size is named`() {
    let (parent, view) = (parent, view)
    let width = width(50)
    let edges = [
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
    ]
    NSLayoutConstraint.activate(edges)
    var size = CGSize.zero
    var contradictions: [ConstraintContradiction] = []
    let reports = Reports.during {
      contradictions = ConstraintContradiction.during {
        size = parent.systemLayoutSizeFitting(
          CGSize(width: 20, height: 0),
          withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        )
      }
    }
    #expect(size.width == 20)
    #expect(contradictions.count == 1)
    #expect(contradictions.first?.broken === width)
    #expect(contradictions.first?.constraints.contains(edges[1]) == true)
    let target =
      "<NSLayoutConstraint:\(address(parent)) '_UITemporaryLayoutWidth' "
      + "UIView:\(address(parent)).width == 20   (active)>"
    #expect(reports.first?.contains(target) == true)
  }
}
