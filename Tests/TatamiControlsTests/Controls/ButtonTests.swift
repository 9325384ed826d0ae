import TatamiUIKit
import TatamiTesting
import Testing
import TestSupport

/// Buttons with arithmetic text shaping: a character is half, a line 1.2 of the font's size.
@MainActor
@Suite(.arithmeticText) struct ButtonTests {
  /// Makes a button with a font of 20 points: characters of 10, lines of 24 points.
  private func button(_ title: String?, image: CGSize? = nil) -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.titleLabel?.font = .systemFont(ofSize: 20)
    button.setTitle(title, for: .normal)
    if let image {
      let picture = UIImage.filled(.red, width: image.width, height: image.height, scale: 2)
      button.setImage(picture, for: .normal)
    }
    return button
  }

  @Test func `S97: the content of a state falls back to that of the normal state`() {
    let button = button("normal")
    #expect(button.title(for: .highlighted) == "normal")
    button.setTitle("pressed", for: .highlighted)
    button.setTitleColor(.red, for: .normal)
    #expect(button.titleColor(for: .selected) == .red)
    #expect(button.currentTitle == "normal")
    button.isHighlighted = true
    #expect(button.currentTitle == "pressed")
    #expect(button.titleLabel?.text == "pressed")
    button.isSelected = true
    #expect(button.currentTitle == "normal")
    button.isHighlighted = false
    button.setTitle(nil, for: .normal)
    #expect(button.currentTitle == nil)
    #expect(button.titleLabel?.text == nil)
  }

  @Test func `S97: the title label exists while no title is set`() {
    #expect(UIButton().titleLabel != nil)
    #expect(UIButton().titleLabel?.text == nil)
  }

  @Test func `S97: title and image are centered side by side`() {
    let button = button("abcd", image: CGSize(width: 30, height: 20))
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 65, y: 40, width: 30, height: 20))
    #expect(button.titleLabel?.frame == CGRect(x: 95, y: 38, width: 40, height: 24))
  }

  @Test func `S97: the size is the content's plus the insets`() {
    let button = button("abcd", image: CGSize(width: 30, height: 20))
    #expect(button.intrinsicContentSize == CGSize(width: 70, height: 24))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.sizeThatFits(.zero) == CGSize(width: 76, height: 28))
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 64)
  }

  @Test func `S97: a system button with a title has padding in place of insets of zero`() {
    let button = UIButton(type: .system)
    #expect(button.intrinsicContentSize == .zero)
    button.setImage(.filled(.red, width: 20, height: 10, scale: 2), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 10))
    button.setImage(nil, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 20)
    button.setTitle("ab", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 36))
    button.setTitle("abcd", for: .normal)
    #expect(button.sizeThatFits(.zero) == CGSize(width: 40, height: 36))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    #expect(button.intrinsicContentSize == CGSize(width: 40, height: 25))
    #expect(UIButton(type: .custom).intrinsicContentSize == .zero)
  }

  @Test func `S97: edge insets move the title or the image`() {
    let button = button("abcd", image: CGSize(width: 30, height: 20))
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    button.imageEdgeInsets = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 103, y: 38, width: 40, height: 24))
    #expect(button.imageView?.frame == CGRect(x: 65, y: 43, width: 30, height: 20))
  }

  @Test func `S97: the content follows the alignment`() {
    let button = button("abcd")
    let places: [(UIControl.ContentHorizontalAlignment, CGFloat)] = [
      (.left, 0), (.leading, 0), (.center, 80), (.right, 160), (.trailing, 160),
    ]
    for (alignment, x) in places {
      button.contentHorizontalAlignment = alignment
      #expect(button.titleRect(forContentRect: button.bounds).minX == x)
    }
    button.contentVerticalAlignment = .bottom
    #expect(button.titleRect(forContentRect: button.bounds).maxY == 100)
  }

  @Test func `S97: a tap inside performs the primary action once`() {
    var taps = 0
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.isHidden = false
    let button = UIButton(frame: .zero, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    window.addSubview(button)
    #expect(button.currentTitle == "Go")
    Simulator.lift(Simulator.touchDown(at: CGPoint(x: 25, y: 25), in: window))
    #expect(taps == 1)
    let touch = Simulator.touchDown(at: CGPoint(x: 25, y: 25), in: window)
    Simulator.move(touch, to: CGPoint(x: 300, y: 300))
    Simulator.lift(touch)
    #expect(taps == 1)
  }
}
