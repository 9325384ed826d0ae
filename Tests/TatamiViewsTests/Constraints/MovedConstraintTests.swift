import TatamiUIKit
import Testing
import TestSupport

/// A view that measures itself in `updateConstraints()`.
private final class SelfMeasuringView: UIView {
  private(set) var updates = 0

  override func updateConstraints() {
    updates += 1
    _ = systemLayoutSizeFitting(.zero)
    super.updateConstraints()
  }
}

@MainActor
@Suite(.environment) struct MovedConstraintTests {
  let view = UIView()
  let inside = UIView()

  init() {
    for view in [view, inside] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(inside)
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(equalToConstant: 50),
      inside.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 5),
      inside.rightAnchor.constraint(equalTo: view.rightAnchor),
      inside.topAnchor.constraint(equalTo: view.topAnchor, constant: 3),
      inside.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  /// Adds the view to a new superview and returns the constraints of its edges.
  private func pin(in parent: UIView) -> [NSLayoutConstraint] {
    parent.addSubview(view)
    let edges = [
      view.leftAnchor.constraint(equalTo: parent.leftAnchor),
      view.rightAnchor.constraint(equalTo: parent.rightAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
    ]
    NSLayoutConstraint.activate(edges)
    parent.layoutIfNeeded()
    return edges
  }

  @Test func `constraints inside a view outlive its superview`() {
    var first: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 200))
    _ = first.map(pin)
    first = nil
    let second = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
    _ = pin(in: second)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 120, height: 50))
    #expect(inside.frame == CGRect(x: 5, y: 3, width: 115, height: 47))
  }

  @Test func `constraints inside a view follow it after its edges were deactivated`() {
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 200))
    NSLayoutConstraint.deactivate(pin(in: first))
    view.removeFromSuperview()
    let second = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
    _ = pin(in: second)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 120, height: 50))
    #expect(inside.frame == CGRect(x: 5, y: 3, width: 115, height: 47))
  }

  @Test func `a view can be measured in its update of constraints`() {
    let view = SelfMeasuringView()
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    view.layoutIfNeeded()
    #expect(view.updates == 1)
  }

  @Test func `a scroll view with a solved content is released`() {
    weak var released: UIScrollView?
    do {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(content)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
        content.widthAnchor.constraint(equalToConstant: 300),
      ])
      scrollView.layoutIfNeeded()
      #expect(scrollView.contentSize.width == 300)
      released = scrollView
    }
    #expect(released == nil)
  }

  @Test func `a hugging priority of 0 keeps the natural size`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let label = UILabel()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal)
    parent.addSubview(label)
    label.leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
    label.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
    let reports = Reports.during { parent.layoutIfNeeded() }
    #expect(reports == [])
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test func `a root whose mask is no longer translated takes its solved size`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(content)
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: root.leftAnchor),
      content.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -4),
      content.topAnchor.constraint(equalTo: root.topAnchor),
      content.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    root.translatesAutoresizingMaskIntoConstraints = false
    content.widthAnchor.constraint(equalToConstant: 30).isActive = true
    content.heightAnchor.constraint(equalToConstant: 20).isActive = true
    root.layoutIfNeeded()
    #expect(root.bounds.size == CGSize(width: 34, height: 20))
  }

  @Test func `exchanged constraints count at once before super lays out`() {
    final class SwitchingView: UIView {
      var narrow: NSLayoutConstraint?
      var wide: NSLayoutConstraint?
      var widths: [CGFloat] = []

      override func layoutSubviews() {
        narrow?.isActive = false
        wide?.isActive = true
        super.layoutSubviews()
        widths.append(subviews[0].frame.width)
      }
    }
    let parent = SwitchingView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    parent.addSubview(view)
    view.leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
    let narrow = view.widthAnchor.constraint(equalToConstant: 10)
    narrow.isActive = true
    parent.narrow = narrow
    parent.wide = view.widthAnchor.constraint(equalToConstant: 200)
    parent.layoutIfNeeded()
    #expect(parent.widths.first == 200)
  }
}
