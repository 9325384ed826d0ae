import Foundation
import TestSupport
import Testing

@testable import Tatami

@MainActor @Suite(.arithmeticText) struct `Boxes and constraints` {
  private static let text = "Several words that need more than one line of text"

  private func label() -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Self.text
    return label
  }

  /// A view with a box of 30 x 20 points, 5 points from all edges.
  private func constrainedView() -> (view: UIView, height: NSLayoutConstraint) {
    let (view, inner) = (UIView(), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let height = inner.heightAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
      inner.widthAnchor.constraint(equalToConstant: 30),
      height,
    ])
    return (view, height)
  }

  @Test func `AL74: constraints give a box the size of its content`() {
    let host = UIView(frame: rect(0, 0, 200, 100))
    let box = filled(HBox(), SampleView(20, 30), SampleView(40, 10))
    box.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(box)
    NSLayoutConstraint.activate([
      box.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -10),
      box.bottomAnchor.constraint(equalTo: host.bottomAnchor),
    ])
    host.layoutIfNeeded()
    #expect(box.frame == rect(130, 70, 60, 30))
  }

  @Test func `AL154: a box measures a view by the constraints inside`() {
    let host = UIView(frame: rect(0, 0, 200, 200))
    let (view, height) = constrainedView()
    let box = filled(VBox(), view, SampleView(10, 10))
    host.addSubview(box)
    let reports = Reports.during {
      host.layoutIfNeeded()
      #expect(view.frame == rect(0, 0, 40, 30))
      #expect(box.frame.size == CGSize(width: 40, height: 40))
      height.constant = 60
      host.layoutIfNeeded()
    }
    #expect(view.frame == rect(0, 0, 40, 70))
    #expect(view.subviews.first?.frame == rect(5, 5, 30, 60))
    #expect(box.frame.size == CGSize(width: 40, height: 80))
    #expect(reports == [])
  }

  @Test func `AL163: a box limits the width of text inside constraints`() {
    let host = UIView(frame: rect(0, 0, 120, 200))
    let (view, text) = (UIView(), label())
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      text.topAnchor.constraint(equalTo: view.topAnchor),
      text.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let box = filled(VBox(), view)
    box.regulator.size = BoxSize(width: .fill, height: .wrap)
    host.addSubview(box)
    host.layoutIfNeeded()
    #expect(text.frame.width <= 120)
    #expect(text.frame.height == text.sizeThatFits(CGSize(width: 120, height: 0)).height)
    #expect(view.frame.height == text.frame.height)
  }
}
