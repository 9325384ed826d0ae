import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct CollectionTransitionTests {
  private let fixture = CollectionFixture([4])
  private let next = RowLayout()
  private let diary = ListDiary()

  init() { next.rowHeight = 90 }

  private func start() -> UICollectionViewTransitionLayout {
    fixture.view.startInteractiveTransition(to: next) { [diary] in diary.add("\($0) \($1)") }
  }

  @Test func `L127: the progress begins at 0, is not limited and mixes attributes linearly`() {
    let cell = fixture.cell(1)
    let layout = start()
    #expect(layout.transitionProgress == 0)
    #expect(layout.currentLayout === fixture.layout)
    #expect(layout.nextLayout === next)
    #expect(fixture.view.collectionViewLayout === layout)
    fixture.show()
    #expect(cell?.frame == CGRect(x: 0, y: 50, width: 100, height: 50))
    layout.transitionProgress = 0.5
    fixture.show()
    #expect(cell?.frame == CGRect(x: 0, y: 70, width: 100, height: 70))
    #expect(fixture.view.contentSize.height == 280)
    layout.transitionProgress = 1.5
    #expect(layout.transitionProgress == 1.5)
    fixture.show()
    #expect(cell?.frame.height == 110)
    layout.updateValue(7, forAnimatedKey: "x")
    #expect(layout.value(forAnimatedKey: "x") == 7)
  }

  @Test func `L127: finishing animates to the next layout`() {
    let cell = fixture.cell(1)
    start().transitionProgress = 0.5
    fixture.show()
    fixture.view.finishInteractiveTransition()
    Simulator.advance(by: 0.1)
    #expect(cell?.layer.presentation()?.frame.minY ?? 90 < 89)
    Simulator.advance(by: 1)
    #expect(fixture.view.collectionViewLayout === next)
    #expect(fixture.cell(1) === cell)
    #expect(cell?.frame.minY == 90)
    #expect(fixture.layout.collectionView == nil)
    #expect(diary.take() == ["true true"])
  }

  @Test func `L127: canceling animates back`() {
    start().transitionProgress = 0.5
    fixture.view.cancelInteractiveTransition()
    Simulator.advance(by: 1)
    #expect(fixture.view.collectionViewLayout === fixture.layout)
    #expect(fixture.cell(1)?.frame.minY == 50)
    #expect(next.collectionView == nil)
    #expect(diary.take() == ["true false"])
  }

  @Test func `ending without a transition is an error`() {
    let reports = Reports.during { fixture.view.finishInteractiveTransition() }
    #expect(reports == ["there is no interactive transition to end"])
  }
}
