import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

/// The order and the effects of focus updates.
@MainActor
@Suite(.environment)
struct FocusTests {
  private final class Stop: UIView {
    let name: String
    var isOpen = true
    var activations = 0
    var updates: [String] = []

    init(_ name: String, x: CGFloat, y: CGFloat) {
      self.name = name
      super.init(frame: CGRect(x: x, y: y, width: 80, height: 30))
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFocused: Bool { true }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { isOpen }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let names = [context.previouslyFocusedView, context.nextFocusedView]
        .map { ($0 as? Stop)?.name ?? "-" }
      updates.append(names.joined(separator: " to "))
      coordinator.addCoordinatedAnimations({}, completion: { self.updates.append("done") })
    }
    override func accessibilityActivate() -> Bool {
      activations += 1
      return true
    }
  }

  private let window = UIWindow.shown()
  private let stops: [Stop]

  init() {
    // b and a are beside each other, c below; they are added in another order.
    stops = [Stop("c", x: 10, y: 200), Stop("b", x: 200, y: 14), Stop("a", x: 10, y: 20)]
    for stop in stops { window.addSubview(stop) }
  }

  private var focused: String { stops.filter(\.isFocused).map(\.name).joined() }

  private func names(_ count: Int, backwards: Bool = false) -> String {
    (0..<count).map { _ in
      Simulator.press(.keyboardTab, modifiers: backwards ? .shift : [], in: window)
      return focused
    }.joined()
  }

  @Test func `Tab moves through the views row by row and wraps around`() {
    #expect(names(4) == "abca")
    #expect(names(4, backwards: true) == "cbac")
  }

  @Test func `Tab moves from right to left in right-to-left layouts`() {
    window.semanticContentAttribute = .forceRightToLeft
    #expect(names(3) == "bac")
  }

  @Test func `Tab skips hidden and disabled views`() {
    stops[1].isHidden = true
    stops[2].isUserInteractionEnabled = false
    #expect(names(2) == "cc")
    stops[0].alpha = 0
    let button = UIButton(frame: CGRect(x: 300, y: 300, width: 50, height: 50))
    window.addSubview(button)
    Simulator.press(.keyboardTab, in: window)
    #expect(button.isFocused)
    button.isEnabled = false
    #expect(!button.canBecomeFocused)
  }

  @Test func `both views are notified of a focus update and may prevent it`() {
    _ = names(2)
    #expect(stops[2].updates == ["- to a", "a to b"])
    #expect(stops[1].updates == ["a to b"])
    Simulator.advance(by: 0)
    #expect(stops[1].updates == ["a to b", "done"])
    stops[0].isOpen = false
    #expect(names(1) == "b")
  }

  @Test func `Return and the space bar act on the focused view`() {
    _ = names(1)
    Simulator.press(.keyboardReturnOrEnter, in: window)
    Simulator.press(.keyboardSpacebar, in: window)
    Simulator.press(.keyboardSpacebar, modifiers: .command, in: window)
    #expect(stops[2].activations == 2)
  }

  @Test func `a focused button is pressed by the space bar`() {
    var count = 0
    let button = UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 40))
    button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    window.addSubview(button)
    Simulator.press(.keyboardTab, modifiers: .shift, in: window)
    Simulator.press(.keyboardSpacebar, in: window)
    #expect(button.isFocused)
    #expect(count == 1)
  }

  @Test func `Tab moves the first responder into a text field and out of it`() {
    let field = UITextField(frame: CGRect(x: 10, y: 100, width: 100, height: 30))
    window.addSubview(field)
    _ = names(3)
    #expect(field.isFirstResponder)
    #expect(field.isFocused)
    Simulator.type("hi\t", in: window)
    #expect(field.text == "hi")
    #expect(!field.isFirstResponder)
    #expect(focused == "c")
  }

  @Test func `Tab continues from the text field that was tapped`() {
    let field = UITextField(frame: CGRect(x: 10, y: 100, width: 100, height: 30))
    window.addSubview(field)
    field.becomeFirstResponder()
    #expect(names(1) == "c")
  }

  @Test func `the focus leaves a view that is removed`() {
    _ = names(2)
    stops[1].removeFromSuperview()
    #expect(focused == "")
    window.addSubview(stops[1])
    #expect(focused == "")
    #expect(names(1) == "a")
  }

  @Test func `a ring in the tint color surrounds the focused view until the next touch`() throws {
    stops[2].tintColor = .red
    stops[2].layer.cornerRadius = 8
    let before = try Pixels(of: window)
    _ = names(1)
    let shown = try Pixels(of: window)
    #expect(before[8, 35] == before[50, 100])
    #expect(shown[8, 35] != before[8, 35])
    #expect(shown[8, 35] >> 16 > shown[8, 35] & 0xFF)
    #expect(shown[50, 35] == before[50, 35])
    Simulator.tap(at: .at(390, 390), in: window)
    #expect(try Pixels(of: window)[8, 35] == before[8, 35])
  }

  /// Adds a scroll view of the window's size, whose content is 1,000 points high.
  private func scroll(_ views: UIView...) -> UIScrollView {
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 400, height: 1000)
    for view in views { scroll.addSubview(view) }
    window.addSubview(scroll)
    return scroll
  }

  @Test func `editing or focusing a view scrolls it to the visible region`() {
    let field = UITextField(frame: CGRect(x: 10, y: 900, width: 100, height: 30))
    let button = UIButton(frame: CGRect(x: 10, y: 960, width: 100, height: 30))
    let scroll = scroll(field, button)
    field.becomeFirstResponder()
    #expect(scroll.contentOffset.y == 530)
    Simulator.press(.keyboardTab, in: window)
    #expect(button.isFocused)
    #expect(scroll.contentOffset.y == 590)
    #expect(names(1) == "a")
    #expect(scroll.contentOffset.y == 590)
    #expect(names(2, backwards: true) == "")
    #expect(field.isFocused)
  }

  @Test func `all scroll views around a field scroll`() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 500, width: 400, height: 200))
    inner.contentSize = CGSize(width: 400, height: 800)
    let text = UITextView(frame: CGRect(x: 0, y: 600, width: 400, height: 100))
    inner.addSubview(text)
    let outer = scroll(inner)
    text.becomeFirstResponder()
    #expect(inner.contentOffset.y == 500)
    #expect(outer.contentOffset.y == 300)
  }

  @Test func `editing a text larger than the visible region does not scroll it away`() {
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 400, height: 800))
    let scroll = scroll(text)
    scroll.contentOffset.y = 250
    text.becomeFirstResponder()
    #expect(scroll.contentOffset.y == 250)
    text.resignFirstResponder()
    scroll.contentOffset.y = 0
    text.becomeFirstResponder()
    #expect(scroll.contentOffset.y == 100)
  }

  @Test func `scrolling does not change the order of Tab`() {
    let tops: [CGFloat] = [50, 500, 800]
    let fields = tops.map { UITextField(frame: CGRect(x: 10, y: $0, width: 90, height: 30)) }
    let scroll = scroll()
    for field in fields { scroll.addSubview(field) }
    let order = (0..<6).map { _ in
      Simulator.press(.keyboardTab, in: window)
      return fields.firstIndex { $0.isFocused }.map { "\($0)" } ?? focused
    }
    #expect(order == ["a", "b", "0", "c", "1", "2"])
  }

  @Test func `S89: a control prevents taps of its superviews, but not their other gestures`() {
    var lines: [String] = []
    let button = UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 40))
    button.addAction(UIAction { _ in lines.append("button") }, for: .touchUpInside)
    window.addSubview(button)
    window.addGestureRecognizer(UITapGestureRecognizer { _ in lines.append("tap") })
    window.addGestureRecognizer(UILongPressGestureRecognizer { lines.append("\($0.state)") })
    Simulator.tap(at: .at(10, 310), in: window)
    #expect(lines == ["button"])
    Simulator.longPress(at: .at(10, 310), in: window)
    #expect(lines == ["button", "began", "ended"])
  }
}
