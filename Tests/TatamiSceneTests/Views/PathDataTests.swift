import Foundation
import Testing

@testable import TatamiScene

@Suite struct PathDataTests {
  private func path(_ text: String) throws -> UIBezierPath {
    var parser = PathDataParser(text)
    try parser.parse()
    return parser.path
  }

  @Test(arguments: [
    ("M1 2 L11 2 L11 12 Z", CGRect(x: 1, y: 2, width: 10, height: 10)),
    ("m1,2 10,0 0,10z", CGRect(x: 1, y: 2, width: 10, height: 10)),
    ("M1 2h10v10H1z", CGRect(x: 1, y: 2, width: 10, height: 10)),
    ("M0 0-5-5.5.5.5L3 3", CGRect(x: -5, y: -5.5, width: 8, height: 8.5)),
    ("M0 0C0 10 10 10 10 0S20-10 20 0", CGRect(x: 0, y: -7.5, width: 20, height: 15)),
    ("M0 0Q5 10 10 0T20 0", CGRect(x: 0, y: -5, width: 20, height: 10)),
    ("M0 5A5 5 0 0 1 10 5", CGRect(x: 0, y: 0, width: 10, height: 5)),
    ("M0 5a5 5 0 0010 0", CGRect(x: 0, y: 5, width: 10, height: 5)),
    ("M0 0A1 1 0 1 1 10 0", CGRect(x: 0, y: -5, width: 10, height: 5)),
    ("M0 5a5 5 0 1 1 0 .001", CGRect(x: 0, y: 0, width: 10, height: 10)),
    ("M1 1 Z l5 5", CGRect(x: 1, y: 1, width: 5, height: 5)),
  ])
  func `path data has the bounds of its curves`(text: String, expected: CGRect) throws {
    let bounds = try path(text).bounds
    #expect(abs(bounds.minX - expected.minX) < 0.01, "\(bounds)")
    #expect(abs(bounds.minY - expected.minY) < 0.01, "\(bounds)")
    #expect(abs(bounds.width - expected.width) < 0.02, "\(bounds)")
    #expect(abs(bounds.height - expected.height) < 0.02, "\(bounds)")
  }

  @Test func `an ellipse is rotated about its center`() throws {
    let bounds = try path("M-10 0A10 5 90 1 1 -10 .001Z").bounds
    #expect(abs(bounds.height - 20) < 0.01, "\(bounds)")
    #expect(abs(bounds.width - 10) < 0.01, "\(bounds)")
  }

  @Test(arguments: ["", "  ", "5 5", "M", "M0", "M0 0 A1 1 0 2 0 5 5", "M0 0 Z 5", "M0 0 L1e999 0"])
  func `invalid path data is rejected`(text: String) {
    #expect(throws: PathDataError.self) { try path(text) }
  }
}
