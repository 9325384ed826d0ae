import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct ConstraintLayoutTests {
  static func child(of parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @Test func `S36: layout sets the frames that constraints determine`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = Self.child(of: parent)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 5),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    #expect(view.frame == .zero)
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 170, height: 40))
    parent.frame.size.width = 300
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 270, height: 40))
  }

  @Test func `AL104: a changed constant is laid out by an ancestor`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = Self.child(of: window)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      width,
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      view.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: window.centerYAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 75, y: 37.5, width: 50, height: 25))
    width.constant = 80
    #expect(view.frame.width == 50)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 60, y: 30, width: 80, height: 40))
  }

  @Test func `AL166: a label is measured again at its solved width`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let label = UILabel()
    label.text = "Several words that need more than one line"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor),
      label.topAnchor.constraint(equalTo: parent.topAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
    #expect(label.frame.width <= 100)
  }
}
