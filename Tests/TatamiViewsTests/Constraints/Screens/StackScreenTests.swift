import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText) struct StackScreenTests {
  private let screen = Screen()
  private var root: UIView { screen.view }

  /// A column of two rows, 20 points from the edges at the sides.
  private func rows() -> (column: UIStackView, rows: [UIStackView], views: [NaturalView]) {
    let views = [
      NaturalView(40, 40), NaturalView(60, 20), NaturalView(30, 30), NaturalView(70, 10),
    ]
    let rows = [views[0...1], views[2...3]].map { UIStackView(arrangedSubviews: Array($0)) }
    let column = UIStackView(arrangedSubviews: rows)
    (column.axis, column.spacing) = (.vertical, 12)
    for row in rows { (row.spacing, row.alignment) = (8, .center) }
    Screen.add(column, to: root)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
    ])
    return (column, rows, views)
  }

  @Test func `AL183: rows in a column stretch their first view and are as high as needed`() {
    let (column, rows, views) = rows()
    #expect(screen.layOut() == [])
    #expect(column.frame == CGRect(x: 20, y: 100, width: 280, height: 82))
    #expect(rows.map(\.frame.minY) == [0, 52])
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 212, height: 40))
    #expect(views[1].frame == CGRect(x: 220, y: 10, width: 60, height: 20))
    #expect(views[3].frame == CGRect(x: 210, y: 10, width: 70, height: 10))
  }

  @Test func `AL186, AL188: views of nested stacks are hidden and shown in animations`() {
    let (column, rows, views) = rows()
    #expect(screen.layOut() == [])
    UIView.animate(withDuration: 1) { views[1].isHidden = true }
    #expect(views[0].frame.width == 280)
    UIView.animate(withDuration: 1) {
      rows[0].isHidden = true
      self.root.layoutIfNeeded()
    }
    #expect(column.frame.height == 30)
    #expect(rows[1].frame.minY == 0)
    UIView.animate(withDuration: 1) {
      rows[0].isHidden = false
      views[1].isHidden = false
      self.root.layoutIfNeeded()
    }
    Simulator.advance(by: 1)
    #expect(screen.layOut() == [])
    #expect(column.frame.height == 82)
    #expect(views[0].frame.width == 212)
    #expect(views[1].frame == CGRect(x: 220, y: 10, width: 60, height: 20))
  }

  @Test func `AL186: a height below required lets a view be hidden without contradiction`() {
    let (banner, body) = (UIView(), NaturalView(50, 50))
    let column = UIStackView(arrangedSubviews: [banner, body])
    column.axis = .vertical
    column.spacing = 5
    Screen.add(column, to: root)
    let height = banner.heightAnchor.constraint(equalToConstant: 60)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      height,
      column.topAnchor.constraint(equalTo: root.topAnchor),
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    #expect(screen.layOut() == [])
    #expect(column.frame == CGRect(x: 0, y: 0, width: 50, height: 115))
    banner.isHidden = true
    #expect(screen.layOut() == [])
    #expect(column.frame.height == 50)
    #expect(banner.frame.height == 0)
    banner.isHidden = false
    #expect(screen.layOut() == [])
    #expect(body.frame.minY == 65)
  }

  @Test func `AL180, AL81: texts of different sizes stand on one line`() {
    let (large, small) = (Screen.label("Large"), UILabel())
    small.font = .systemFont(ofSize: 10)
    small.text = "small"
    let row = UIStackView(arrangedSubviews: [large, small])
    (row.alignment, row.spacing) = (.firstBaseline, 6)
    Screen.add(row, to: root)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: root.topAnchor),
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    #expect(screen.layOut() == [])
    #expect(large.frame == CGRect(x: 0, y: 0, width: 50, height: 24))
    #expect(small.frame == CGRect(x: 56, y: 9, width: 25, height: 12))
    #expect(row.frame == CGRect(x: 0, y: 0, width: 81, height: 24))
  }

  @Test func `AL70: a view in nested stacks grows when its natural size changes`() {
    let (column, rows, views) = rows()
    #expect(screen.layOut() == [])
    views[3].natural = CGSize(width: 100, height: 90)
    #expect(screen.layOut() == [])
    #expect(rows[1].frame == CGRect(x: 0, y: 52, width: 280, height: 90))
    #expect(column.frame.height == 142)
    #expect(views[3].frame == CGRect(x: 180, y: 0, width: 100, height: 90))
    #expect(views[2].frame == CGRect(x: 0, y: 30, width: 172, height: 30))
  }

  @Test func `AL189: the margins of a card surround its column`() {
    let texts = [Screen.label("Title"), Screen.label("a text that needs two lines", lines: 0)]
    let card = UIStackView(arrangedSubviews: texts)
    card.axis = .vertical
    card.isLayoutMarginsRelativeArrangement = true
    card.directionalLayoutMargins = .init(top: 10, leading: 20, bottom: 30, trailing: 40)
    card.setCustomSpacing(5, after: texts[0])
    Screen.add(card, to: root)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 240),
    ])
    #expect(screen.layOut() == [])
    #expect(texts[0].frame == CGRect(x: 20, y: 10, width: 180, height: 24))
    #expect(texts[1].frame == CGRect(x: 20, y: 39, width: 180, height: 48))
    #expect(card.frame.height == 117)
    card.semanticContentAttribute = .forceRightToLeft
    #expect(screen.layOut() == [])
    #expect(texts[1].frame.minX == 40)
  }
}
