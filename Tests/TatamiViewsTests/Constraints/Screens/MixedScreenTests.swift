import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText) struct MixedScreenTests {
  private let screen = Screen()
  private var root: UIView { screen.view }

  /// Pins a view to the top and the sides of the screen.
  private func pinToTop(_ view: UIView) {
    Screen.add(view, to: root)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
  }

  @Test func `AL171: a ratio inside a column follows the width of the column`() {
    let (image, caption) = (NaturalView(1_000, 800), Screen.label("Caption"))
    let column = UIStackView(arrangedSubviews: [image, caption])
    column.axis = .vertical
    column.spacing = 6
    image.setContentCompressionResistancePriority(.init(1), for: .vertical)
    image.setContentCompressionResistancePriority(.init(1), for: .horizontal)
    pinToTop(column)
    image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 0.5).isActive = true
    #expect(screen.layOut() == [])
    #expect(image.frame == CGRect(x: 0, y: 0, width: 320, height: 160))
    #expect(column.frame.height == 190)
    screen.window.frame.size.width = 200
    #expect(screen.layOut() == [])
    #expect(image.frame.height == 100)
    #expect(caption.frame.minY == 106)
  }

  @Test func `AL61: a row that scrolls is as high as its frame and as wide as its views`() {
    let tags = (1...6).map { NaturalView(CGFloat(50 + 10 * $0), 20) }
    let (scroll, row) = (UIScrollView(), UIStackView(arrangedSubviews: tags))
    row.spacing = 4
    pinToTop(scroll)
    Screen.add(row, to: scroll)
    NSLayoutConstraint.activate(
      Screen.pin(row, to: scroll) + [
        row.heightAnchor.constraint(equalTo: scroll.heightAnchor),
        scroll.heightAnchor.constraint(equalToConstant: 44),
      ]
    )
    #expect(screen.layOut() == [])
    #expect(scroll.contentSize == CGSize(width: 530, height: 44))
    #expect(tags[1].frame == CGRect(x: 64, y: 0, width: 70, height: 44))
    scroll.contentOffset.x = 210
    tags[0].isHidden = true
    #expect(screen.layOut() == [])
    #expect(scroll.contentSize == CGSize(width: 466, height: 44))
    #expect(scroll.contentOffset.x == 146)
  }

  @Test func `AL114, AL115: of two texts the first keeps its width and gets what is left over`() {
    let texts = [Screen.label("first text"), Screen.label("second text")]
    for text in texts { Screen.add(text, to: root) }
    let width = texts[1].trailingAnchor.constraint(equalTo: texts[0].leadingAnchor, constant: 300)
    NSLayoutConstraint.activate([
      texts[0].topAnchor.constraint(equalTo: root.topAnchor),
      texts[1].topAnchor.constraint(equalTo: root.topAnchor),
      texts[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      texts[1].leadingAnchor.constraint(equalTo: texts[0].trailingAnchor),
      width,
    ])
    #expect(screen.layOut() == [])
    #expect(texts.map(\.frame.width) == [190, 110])
    width.constant = 150
    #expect(screen.layOut() == [])
    #expect(texts.map(\.frame.width) == [100, 50])
    texts[1].setContentCompressionResistancePriority(.init(751), for: .horizontal)
    texts[1].setContentHuggingPriority(.init(249), for: .horizontal)
    #expect(screen.layOut() == [])
    #expect(texts.map(\.frame.width) == [40, 110])
    width.constant = 300
    #expect(screen.layOut() == [])
    #expect(texts.map(\.frame.width) == [100, 200])
  }

  @Test func `AL39: a view that moves to another card gets constraints there`() {
    let cards = [UIView(), UIView()]
    for (index, card) in cards.enumerated() {
      Screen.add(card, to: root)
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(100 * index)),
        card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
    }
    let content = NaturalView(50, 30)
    let inner = Screen.add(NaturalView(10, 10), to: content)
    NSLayoutConstraint.activate([
      inner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
    for (index, card) in cards.enumerated() {
      Screen.add(content, to: card)
      let inset = CGFloat(5 + index)
      let pins = Screen.pin(content, to: card, inset: inset)
      NSLayoutConstraint.activate(pins)
      #expect(screen.layOut() == [])
      #expect(content.frame == CGRect(x: inset, y: inset, width: 320 - 2 * inset, height: 30))
      #expect(inner.frame.origin == CGPoint(x: 310 - 2 * inset, y: 20))
      #expect(card.frame.height == 30 + 2 * inset)
    }
    #expect(cards[0].constraints == [])
    #expect(cards[0].frame.height == 0)
  }

  @Test func `AL192: a row becomes a column in an animation and back`() {
    let views = [NaturalView(100, 20), NaturalView(50, 30)]
    let stack = UIStackView(arrangedSubviews: views)
    (stack.spacing, stack.alignment) = (10, .leading)
    Screen.add(stack, to: root)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect(screen.layOut() == [])
    #expect(stack.frame == CGRect(x: 80, y: 0, width: 160, height: 30))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stack.axis = .vertical
      root.layoutIfNeeded()
    }
    #expect(stack.frame == CGRect(x: 110, y: 0, width: 100, height: 60))
    #expect(views[1].frame == CGRect(x: 0, y: 30, width: 50, height: 30))
    Simulator.advance(by: 0.5)
    #expect(views[1].layer.presentation()?.frame == CGRect(x: 55, y: 15, width: 50, height: 30))
    stack.axis = .horizontal
    #expect(screen.layOut() == [])
    #expect(views[1].frame == CGRect(x: 110, y: 0, width: 50, height: 30))
  }

  @Test func `AL26, AL107: the priorities of two heights are exchanged`() {
    let view = UIView()
    pinToTop(view)
    let heights = [40, 200].map { view.heightAnchor.constraint(equalToConstant: $0) }
    heights[0].priority = UILayoutPriority(999)
    heights[1].priority = UILayoutPriority(1)
    NSLayoutConstraint.activate(heights)
    #expect(screen.layOut() == [])
    #expect(view.frame.height == 40)
    (heights[0].priority, heights[1].priority) = (heights[1].priority, heights[0].priority)
    #expect(screen.layOut() == [])
    #expect(view.frame.height == 200)
    heights[1].isActive = false
    #expect(screen.layOut() == [])
    #expect(view.frame.height == 40)
  }

  @Test func `AL163: a text view in a column grows with its text`() {
    let (text, footer) = (UITextView(), Screen.label("Footer"))
    text.isScrollEnabled = false
    text.font = .systemFont(ofSize: 20)
    text.text = "short"
    let column = UIStackView(arrangedSubviews: [text, footer])
    column.axis = .vertical
    pinToTop(column)
    #expect(screen.layOut() == [])
    let before = text.frame.height
    text.text = String(repeating: "many words ", count: 12)
    #expect(screen.layOut() == [])
    // 31 characters in 310 points: five words in each of five lines.
    #expect(text.frame.height == before + 4 * 24)
    #expect(footer.frame.minY == text.frame.maxY)
    text.text = "short"
    #expect(screen.layOut() == [])
    #expect(text.frame.height == before)
  }

  @Test func `AL189: margins of a column include the safe area that its frame reaches`() {
    let block = NaturalView(50, 60)
    let column = UIStackView(arrangedSubviews: [block])
    column.axis = .vertical
    column.isLayoutMarginsRelativeArrangement = true
    column.directionalLayoutMargins = .init(top: 5, leading: 6, bottom: 7, trailing: 8)
    pinToTop(column)
    HostDevice.setSafeAreaInsets(
      UIEdgeInsets(top: 40, left: 10, bottom: 30, right: 0),
      of: screen.window
    )
    #expect(screen.layOut() == [])
    #expect(block.frame == CGRect(x: 16, y: 45, width: 296, height: 60))
    #expect(column.frame == CGRect(x: 0, y: 0, width: 320, height: 112))
    column.insetsLayoutMarginsFromSafeArea = false
    #expect(screen.layOut() == [])
    #expect(block.frame == CGRect(x: 6, y: 5, width: 306, height: 60))
    #expect(column.frame.height == 72)
  }

  @Test func `AL86: a view placed by its frame carries constrained ones and is carried by them`() {
    let (card, floating, inner) = (UIView(), UIView(), UIView())
    pinToTop(card)
    card.addSubview(floating)
    floating.frame = CGRect(x: 20, y: 10, width: 100, height: 50)
    Screen.add(inner, to: floating)
    NSLayoutConstraint.activate(
      Screen.pin(inner, to: floating, inset: 5) + [
        card.bottomAnchor.constraint(equalTo: floating.bottomAnchor, constant: 10)
      ]
    )
    #expect(screen.layOut() == [])
    #expect(card.frame.height == 70)
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 90, height: 40))
    floating.frame.size.height = 80
    #expect(screen.layOut() == [])
    #expect(card.frame.height == 100)
    #expect(inner.frame.height == 70)
  }

  @Test func `AL184: avatars overlap by a negative spacing from right to left`() {
    root.semanticContentAttribute = .forceRightToLeft
    let avatars = (0..<3).map { _ in NaturalView(40, 40) }
    let row = UIStackView(arrangedSubviews: avatars)
    row.spacing = -10
    row.semanticContentAttribute = .forceRightToLeft
    Screen.add(row, to: root)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      row.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect(screen.layOut() == [])
    #expect(row.frame == CGRect(x: 200, y: 0, width: 100, height: 40))
    #expect(avatars.map(\.frame.minX) == [60, 30, 0])
  }
}
