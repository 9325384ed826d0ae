import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText) struct ContentScreenTests {
  private let screen = Screen()
  private var root: UIView { screen.view }

  /// A column that scrolls, as wide as the scroll view.
  private func scrolledColumn(_ views: [UIView]) -> (UIScrollView, UIStackView) {
    let scroll = Screen.add(UIScrollView(), to: root)
    let stack = UIStackView(arrangedSubviews: views)
    Screen.add(stack, to: scroll)
    stack.axis = .vertical
    stack.spacing = 10
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    NSLayoutConstraint.activate(
      Screen.pin(scroll, to: root) + [
        stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
        stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 15),
        stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -15),
        stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -30),
      ]
    )
    return (scroll, stack)
  }

  @Test func `AL61, AL62: a column in a scroll view is as wide as the frame`() {
    let text = Screen.label(String(repeating: "word ", count: 30), lines: 0)
    let block = NaturalView(50, 400)
    let (scroll, stack) = scrolledColumn([text, block])
    #expect(screen.layOut() == [])
    // 29 characters in 290 points: six words.
    #expect(text.frame == CGRect(x: 0, y: 0, width: 290, height: 120))
    #expect(stack.frame == CGRect(x: 15, y: 20, width: 290, height: 530))
    #expect(scroll.contentSize == CGSize(width: 320, height: 570))
    block.isHidden = true
    #expect(screen.layOut() == [])
    #expect(scroll.contentSize == CGSize(width: 320, height: 160))
    screen.window.frame.size.width = 270
    #expect(screen.layOut() == [])
    #expect(text.frame.size == CGSize(width: 240, height: 144))
    #expect(scroll.contentSize == CGSize(width: 270, height: 184))
  }

  /// A footer at the end of the content, or at the bottom of the frame if the content is short.
  @Test func `AL61: a footer is at the bottom of short and behind long content`() {
    let scroll = Screen.add(UIScrollView(), to: root)
    let inside = Screen.add(UIView(), to: scroll)
    let (block, footer) = (NaturalView(100, 100), NaturalView(100, 40))
    for view in [block, footer] { Screen.add(view, to: inside) }
    let height = inside.heightAnchor.constraint(
      greaterThanOrEqualTo: scroll.frameLayoutGuide.heightAnchor
    )
    NSLayoutConstraint.activate(
      Screen.pin(scroll, to: root) + Screen.pin(inside, to: scroll) + [
        height,
        inside.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        block.topAnchor.constraint(equalTo: inside.topAnchor),
        block.centerXAnchor.constraint(equalTo: inside.centerXAnchor),
        footer.topAnchor.constraint(greaterThanOrEqualTo: block.bottomAnchor, constant: 8),
        footer.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
        footer.centerXAnchor.constraint(equalTo: inside.centerXAnchor),
      ]
    )
    #expect(screen.layOut() == [])
    #expect(footer.frame == CGRect(x: 110, y: 440, width: 100, height: 40))
    #expect(scroll.contentSize == CGSize(width: 320, height: 480))
    block.natural.height = 600
    #expect(screen.layOut() == [])
    #expect(footer.frame.minY == 608)
    #expect(scroll.contentSize == CGSize(width: 320, height: 648))
  }

  @Test func `AL9, AL107: an image keeps its ratio within both limits`() {
    let image = Screen.add(NaturalView(800, 600), to: root)
    let width = image.widthAnchor.constraint(lessThanOrEqualToConstant: 300)
    let height = image.heightAnchor.constraint(lessThanOrEqualToConstant: 90)
    NSLayoutConstraint.activate([
      image.topAnchor.constraint(equalTo: root.topAnchor),
      image.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      image.widthAnchor.constraint(equalTo: image.heightAnchor, multiplier: 4 / 3),
      width,
      height,
    ])
    #expect(screen.layOut() == [])
    #expect(image.frame == CGRect(x: 100, y: 0, width: 120, height: 90))
    height.constant = 1_000
    #expect(screen.layOut() == [])
    #expect(image.frame == CGRect(x: 10, y: 0, width: 300, height: 225))
    image.natural = CGSize(width: 40, height: 30)
    #expect(screen.layOut() == [])
    #expect(image.frame == CGRect(x: 140, y: 0, width: 40, height: 30))
  }

  @Test func `AL44, AL49: guides make three equal gaps beside two views`() {
    let views = [NaturalView(50, 20), NaturalView(90, 20)]
    let gaps = (0..<3).map { _ in UILayoutGuide() }
    for view in views { Screen.add(view, to: root) }
    for gap in gaps { root.addLayoutGuide(gap) }
    NSLayoutConstraint.activate(
      [
        gaps[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        gaps[0].trailingAnchor.constraint(equalTo: views[0].leadingAnchor),
        gaps[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
        gaps[1].trailingAnchor.constraint(equalTo: views[1].leadingAnchor),
        gaps[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor),
        gaps[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
        gaps[1].widthAnchor.constraint(equalTo: gaps[0].widthAnchor),
        gaps[2].widthAnchor.constraint(equalTo: gaps[0].widthAnchor),
      ] + views.map { $0.topAnchor.constraint(equalTo: root.topAnchor) }
    )
    #expect(screen.layOut() == [])
    #expect(views.map(\.frame.minX) == [60, 170])
    #expect(gaps.map(\.layoutFrame.width) == [60, 60, 60])
    views[0].natural.width = 80
    #expect(screen.layOut() == [])
    #expect(views.map(\.frame.minX) == [50, 180])
  }

  @Test func `AL43: multipliers of lengths nest`() {
    let (outer, inner) = (UIView(), UIView())
    Screen.add(outer, to: root)
    Screen.add(inner, to: outer)
    NSLayoutConstraint.activate([
      outer.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 20),
      outer.heightAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
      inner.widthAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 2, constant: -80),
      inner.heightAnchor.constraint(equalTo: inner.widthAnchor),
      inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
    #expect(screen.layOut() == [])
    #expect(outer.frame == CGRect(x: 70, y: 0, width: 180, height: 90))
    #expect(inner.frame == CGRect(x: 40, y: -10, width: 100, height: 100))
  }

  @Test func `AL55: bars that come and go move what is pinned to the safe area`() {
    let content = Screen.add(UIView(), to: root)
    let safe = root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: safe.topAnchor),
      content.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
    #expect(screen.layOut() == [])
    #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    screen.controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: 44,
      left: 5,
      bottom: 49,
      right: 6
    )
    UIView.animate(withDuration: 1) { self.root.layoutIfNeeded() }
    #expect(screen.layOut() == [])
    #expect(content.frame == CGRect(x: 5, y: 44, width: 309, height: 387))
    screen.controller.additionalSafeAreaInsets = .zero
    #expect(screen.layOut() == [])
    #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }
}
