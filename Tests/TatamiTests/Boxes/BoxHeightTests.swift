import Foundation
import TestSupport
import Testing

@testable import Tatami

@MainActor @Suite(.arithmeticText) struct `Heights of boxes among constraints` {
  private static let text = "Several words that need more than one line of text"

  private func label(_ text: String = Self.text) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    return label
  }

  /// A flow of tags of 40 x 20 points.
  private func tags(_ count: Int) -> VFlow {
    let box = VFlow()
    for _ in 0..<count { box.addSubview(SampleView(40, 20)) }
    return box
  }

  /// A view whose width constraints determine, with a view at the upper edge and another one below.
  private func column(_ upper: UIView, width: CGFloat) -> (host: UIView, lower: UIView) {
    let (host, lower) = (UIView(frame: rect(0, 0, width, 500)), UIView())
    for view in [upper, lower] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
    }
    NSLayoutConstraint.activate([
      upper.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      upper.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      upper.topAnchor.constraint(equalTo: host.topAnchor),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor),
      lower.leadingAnchor.constraint(equalTo: host.leadingAnchor),
    ])
    return (host, lower)
  }

  /// Ties a view to all edges of another one, which becomes its superview.
  private func pin(_ view: UIView, to host: UIView, inset: CGFloat = 0) {
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: host.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: -inset),
    ])
  }

  @Test func `AL221: a flow breaks its lines at the solved width`() {
    let box = tags(5)
    let (host, lower) = column(box, width: 100)
    host.layoutIfNeeded()
    #expect(box.frame == rect(0, 0, 100, 60))
    #expect(lower.frame.minY == 60)
    #expect(box.subviews.last?.frame == rect(0, 40, 40, 20))
  }

  @Test func `AL221: a new width breaks the lines of a flow again`() {
    let box = tags(5)
    let (host, lower) = column(box, width: 100)
    host.layoutIfNeeded()
    host.bounds.size.width = 130
    host.layoutIfNeeded()
    #expect(lower.frame.minY == 40)
    host.bounds.size.width = 300
    host.layoutIfNeeded()
    #expect(lower.frame.minY == 20)
    host.bounds.size.width = 50
    host.layoutIfNeeded()
    #expect(lower.frame.minY == 100)
  }

  @Test func `AL221: text in a box wraps at the solved width`() {
    let text = label()
    let box = filled(VBox(), text)
    let (host, lower) = column(box, width: 120)
    host.layoutIfNeeded()
    let height = text.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(height > text.font.lineHeight * 2)
    #expect(lower.frame.minY == height)
    #expect(text.frame.height == height)
  }

  @Test func `AL221: a box is as high as its content in a width above the natural one`() {
    let square = SampleView(0, 0)
    square.layoutMeasure.size = BoxSize(width: .fill, height: .aspectRatio(1))
    let box = filled(VBox(), square)
    let (host, lower) = column(box, width: 90)
    host.layoutIfNeeded()
    #expect(lower.frame.minY == 90)
  }

  @Test func `AL221: a box is measured again when a state changes its content`() {
    let state = State("short")
    let text = label()
    text.attach().text(state)
    let box = filled(VBox(), text)
    let (host, lower) = column(box, width: 120)
    host.layoutIfNeeded()
    let line = lower.frame.minY
    state.value = Self.text
    host.layoutIfNeeded()
    #expect(lower.frame.minY == text.sizeThatFits(CGSize(width: 120, height: 0)).height)
    state.value = "short"
    host.layoutIfNeeded()
    #expect(lower.frame.minY == line)
  }

  @Test func `AL221: a box is measured again when children are added, removed and hidden`() {
    let box = tags(2)
    let (host, lower) = column(box, width: 100)
    host.layoutIfNeeded()
    #expect(lower.frame.minY == 20)
    let added = SampleView(40, 30)
    box.addSubview(added)
    host.layoutIfNeeded()
    #expect(lower.frame.minY == 50)
    added.layoutVisibility = .gone
    host.layoutIfNeeded()
    #expect(lower.frame.minY == 20)
    added.layoutVisibility = .visible
    host.layoutIfNeeded()
    #expect(lower.frame.minY == 50)
    added.removeFromSuperview()
    host.layoutIfNeeded()
    #expect(lower.frame.minY == 20)
  }

  @Test func `AL221: a box is measured again when a box inside changes`() {
    let (inner, text) = (tags(2), label("short"))
    let box = filled(VBox(), text, inner)
    inner.regulator.size = BoxSize(width: .fill, height: .wrap)
    let (host, lower) = column(box, width: 100)
    host.layoutIfNeeded()
    let height = lower.frame.minY
    inner.addSubview(SampleView(40, 20))
    host.layoutIfNeeded()
    #expect(lower.frame.minY == height + 20)
    text.text = Self.text
    host.layoutIfNeeded()
    #expect(lower.frame.minY == 40 + text.sizeThatFits(CGSize(width: 100, height: 0)).height)
  }

  @Test func `AL163, AL221: a fitting size measures boxes at the fitting width`() {
    let (view, box) = (UIView(), tags(5))
    pin(box, to: view, inset: 10)
    let fitting = { (width: CGFloat) in
      view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    }
    #expect(fitting(120) == CGSize(width: 120, height: 80))
    #expect(fitting(220) == CGSize(width: 220, height: 40))
    box.addSubview(SampleView(40, 20))
    #expect(fitting(220) == CGSize(width: 220, height: 60))
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 260, height: 40))
  }

  @Test func `AL221: a constrained view in a box may contain a box`() {
    let (host, view, inner) = (UIView(frame: rect(0, 0, 120, 500)), UIView(), tags(5))
    pin(inner, to: view, inset: 10)
    let outer = filled(VBox(), view, SampleView(30, 10))
    outer.regulator.size = BoxSize(width: .fill, height: .wrap)
    host.addSubview(outer)
    let reports = Reports.during {
      host.layoutIfNeeded()
      #expect(inner.frame == rect(10, 10, 100, 60))
      #expect(outer.frame.height == 90)
      inner.addSubview(SampleView(40, 50))
      host.layoutIfNeeded()
      #expect(inner.frame == rect(10, 10, 100, 90))
      #expect(outer.frame.height == 120)
      host.bounds.size.width = 200
      host.layoutIfNeeded()
    }
    #expect(inner.frame == rect(10, 10, 180, 70))
    #expect(reports == [])
  }

  @Test func `AL67, AL221: boxes hug and resist compression by their priorities`() {
    let host = UIView(frame: rect(0, 0, 200, 100))
    let boxes = (filled(HBox(), SampleView(60, 20)), filled(HBox(), SampleView(80, 20)))
    for box in [boxes.0, boxes.1] {
      box.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(box)
      box.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      boxes.0.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      boxes.1.leadingAnchor.constraint(equalTo: boxes.0.trailingAnchor),
      boxes.1.trailingAnchor.constraint(equalTo: host.trailingAnchor),
    ])
    boxes.0.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    host.layoutIfNeeded()
    #expect(boxes.0.frame.width == 60)
    #expect(boxes.1.frame.width == 140)
    boxes.1.setContentCompressionResistancePriority(.required, for: .horizontal)
    host.bounds.size.width = 100
    host.layoutIfNeeded()
    #expect(boxes.0.frame.width == 20)
    #expect(boxes.1.frame.width == 80)
  }

  @Test func `AL194, AL221: a card of boxes determines the height of its row`() throws {
    let table = UITableView(frame: rect(0, 0, 200, 500))
    let (first, notes) = (State("A title"), State("Short"))
    let source = CardSource(first: first, notes: notes)
    (table.dataSource, table.rowHeight) = (source, UITableView.automaticDimension)
    let window = UIWindow(frame: rect(0, 0, 200, 500))
    window.addSubview(table)
    window.isHidden = false
    let reports = Reports.during { window.layoutIfNeeded() }
    #expect(reports == [])
    let cell = try #require(table.visibleCells.first as? CardCell)
    #expect(cell.tags.frame.height == 60)
    #expect(cell.card.frame == rect(10, 10, 180, cell.frame.height - 20))
    let before = cell.frame.height
    notes.value = Self.text
    let updates = Reports.during {
      UIView.performWithoutAnimation { table.performBatchUpdates(nil) }
      window.layoutIfNeeded()
    }
    #expect(updates == [])
    #expect(cell.frame.height > before + 20)
    #expect(cell.card.frame.height == cell.frame.height - 20)
  }
}

/// A table of one card.
private final class CardSource: NSObject, UITableViewDataSource {
  private let texts: (first: State<String>, notes: State<String>)

  init(first: State<String>, notes: State<String>) {
    texts = (first, notes)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    CardCell(texts.first, texts.notes)
  }
}

/// A cell with a card that constraints place: two texts in a row above tags.
private final class CardCell: UITableViewCell {
  let (card, tags) = (VBox(), VFlow())

  init(_ first: State<String>, _ notes: State<String>) {
    super.init(style: .default, reuseIdentifier: nil)
    let row = HBox()
    row.regulator.size = BoxSize(width: .fill, height: .wrap)
    for text in [first, notes] {
      let label = UILabel()
      label.numberOfLines = 0
      label.attach(row).text(text).width(.fill)
    }
    for _ in 0..<9 { tags.addSubview(SampleView(40, 20)) }
    tags.regulator.size = BoxSize(width: .fill, height: .wrap)
    card.addSubview(row)
    card.addSubview(tags)
    card.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
