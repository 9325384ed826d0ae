import Foundation
import TatamiUIKit
import Testing
import TestSupport

/// Visual formats with mistakes.
@MainActor
@Suite(.environment) struct VisualFormatErrorTests {
  private let parent = UIView()
  private let a = UIView()
  private let b = UIView()

  init() {
    parent.addSubview(a)
    parent.addSubview(b)
  }

  /// Returns the report that a format causes, without its first line.
  private func report(
    _ format: String,
    metrics: [String: Any] = [:],
    views: [String: Any]? = nil
  ) -> String {
    let reports = Reports.during {
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: format,
        metrics: metrics,
        views: views ?? ["a": a, "b": b]
      )
      #expect(made.isEmpty)
    }
    #expect(reports.count == 1)
    let start = "Unable to parse constraint format: \n"
    #expect(reports.first?.hasPrefix(start) == true)
    return String(reports.first?.dropFirst(start.count) ?? "")
  }

  @Test func `AL153: a mistake is reported with a caret under its place`() {
    #expect(
      report("H:|-[button]-|") == """
        button is not a key in the views dictionary.\u{20}
        H:|-[button]-|\u{20}
                   ^
        """
    )
    #expect(
      report("H:|-10-|") == """
        Expected a view\u{20}
        H:|-10-|\u{20}
               ^
        """
    )
  }

  @Test func `AL153: the superview must exist`() {
    let alone = ["l": UIView()]
    let reason =
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    #expect(
      report("H:|-(20)-[l]-(20)-|", views: alone) == """
        \(reason)\u{20}
        H:|-(20)-[l]-(20)-|\u{20}
                    ^
        """
    )
    #expect(
      report("V:[l]|", views: alone) == """
        \(reason)\u{20}
        V:[l]|\u{20}
              ^
        """
    )
  }

  @Test(arguments: [
    ("V|[a]|", "Expected ':' after 'V' to specify vertical arrangement"),
    ("H[a]", "Expected ':' after 'H' to specify horizontal arrangement"),
    (
      "[a(50]", "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    ),
    (
      "[a(50)", "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    ),
    ("[a", "A predicate on a view's thickness must end with ')' and the view must end with ']'"),
    ("[a(=50)]", "Unknown relation. Must be ==, >=, or <="),
    ("[a(>50)]", "Unknown relation. Must be ==, >=, or <="),
    ("", "Expected a view"),
    ("|", "Expected a view"),
    ("[a]-", "Expected a view"),
    ("[]", "Expected the name of a view"),
    ("[a]-5[b]", "Expected a '-' after the distance"),
    ("[a(50@)]", "Expected a number or the name of a metric"),
    ("[a(1e999)]", "Expected a number or the name of a metric"),
    ("[a(50@1001)]", "Priorities must be greater than 0 and less or equal to 1000"),
    ("[a]-b-[b]", "b is not a key in the metrics dictionary."),
    ("[a(c)]", "c is not a key in the views dictionary."),
    ("[a(50@c)]", "c is not a key in the metrics dictionary."),
    ("[a]|[b]", "Unexpected text after '|'"),
    ("H:|[a]|é", "Unexpected text after '|'"),
  ])
  func `AL153: mistakes have reasons`(format: String, reason: String) {
    #expect(report(format).hasPrefix("\(reason) \n\(format) \n"))
  }

  @Test func `AL153: values that are no numbers or views are reported`() {
    #expect(report("[a(m)]", metrics: ["m": "x"]).hasPrefix("The metric m is not a finite number."))
    #expect(
      report("[a(m)]", metrics: ["m": Double.nan]).hasPrefix("The metric m is not a finite number.")
    )
    #expect(report("[a]", views: ["a": 5]).hasPrefix("a is not a key in the views dictionary."))
  }

  @Test func `AL153: long formats are read in linear time`() {
    let names = Array(repeating: "[a(>=1,<=1000@500)]-(>=8,==9@10)-", count: 3_000).joined()
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: names + "[b]",
      metrics: nil,
      views: ["a": a, "b": b]
    )
    #expect(made.count == 12_000)
    #expect(report(String(repeating: "[", count: 10_000)).hasPrefix("Expected the name of a view"))
    #expect(report("[a(\(String(repeating: "9", count: 10_000)))]").contains("Expected a number"))
  }

  @Test func `AL153: mutated formats give constraints or one report`() {
    let formats = [
      "H:|-20-[a(>=70,<=100@750)]-[b(==a)]-(gap@500)-|", "V:|[a][b]|", "[a]-(>=8,<=gap)-[b(a)]",
    ]
    let signs = Array("HV:|-[](),@<>=.0159eab_ gapé\u{301}\n")
    for seed in 1...UInt64(Thoroughness.cases(2_000, thorough: 100_000)) {
      var random = SeededRandom(seed: seed)
      var text = Array(formats[random.int(in: 0...2)])
      for _ in 1...random.int(in: 1...6) {
        let index = random.int(in: 0...max(0, text.count - 1))
        let sign = signs[random.int(in: 0...signs.count - 1)]
        switch random.int(in: 0...2) {
        case 0 where index < text.count: text.remove(at: index)
        case 1 where index < text.count: text[index] = sign
        default: text.insert(sign, at: min(index, text.count))
        }
      }
      let format = String(text)
      var made: [NSLayoutConstraint] = []
      let reports = Reports.during {
        made = NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: .init(rawValue: UInt(random.int(in: 0...9) == 0 ? random.int(in: 0...8191) : 0)),
          metrics: ["gap": 3, "e1": 4],
          views: ["a": a, "b": b]
        )
      }
      #expect(reports.count <= 1, "seed \(seed): \(format)")
      #expect(reports.isEmpty || made.isEmpty, "seed \(seed): \(format)")
      #expect(made.allSatisfy { $0.constant.isFinite }, "seed \(seed): \(format)")
    }
  }
}
