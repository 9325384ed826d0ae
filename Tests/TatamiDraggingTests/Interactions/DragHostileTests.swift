import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Drags whose views, delegates and touches disappear.
@MainActor
@Suite(.environment) struct DragHostileTests {
  private let stage = DragStage()
  private var diary: Diary { stage.diary }

  @Test func `N224: removing the view during a drag returns the items`() {
    let touch = stage.lift()
    Simulator.move(touch, to: .at(100, 400))
    stage.card.removeFromSuperview()
    Simulator.move(touch, to: .at(110, 400))
    Simulator.lift(touch)
    Simulator.advance(by: 1)
    #expect(diary.lines.contains("did end cancel"))
    #expect(!diary.lines.contains("perform"))
    #expect(stage.window.subviews == [stage.board])
  }

  @Test func `N224: removing the view while it is lifted shows it again`() {
    let touch = stage.lift()
    stage.card.removeFromSuperview()
    Simulator.lift(touch)
    Simulator.advance(by: 1)
    #expect(!stage.card.layer.isReplaced)
    #expect(stage.window.subviews == [stage.board])
  }

  @Test func `N225: removing the target during a drag cancels the drop`() {
    let touch = stage.lift()
    Simulator.move(touch, to: .at(100, 400))
    stage.board.removeFromSuperview()
    Simulator.move(touch, to: .at(110, 400))
    Simulator.lift(touch)
    Simulator.advance(by: 1)
    #expect(diary.lines.contains("exit"))
    #expect(diary.lines.contains("did end cancel"))
  }

  @Test func `N225: removing the target in its update, and in the drop`() {
    stage.whenUpdated = { [stage] _ in stage.board.removeFromSuperview() }
    stage.drag(to: .at(100, 400))
    stage.window.addSubview(stage.board)
    stage.whenUpdated = { _ in }
    stage.whenDropped = { [stage] _ in
      stage.board.removeFromSuperview()
      stage.card.removeFromSuperview()
    }
    stage.drag(to: .at(100, 400))
    #expect(stage.window.subviews.isEmpty)
  }

  @Test func `N224: a canceled touch returns the items`() {
    let touch = stage.lift()
    Simulator.move(touch, to: .at(100, 400))
    Simulator.cancel(touch)
    Simulator.advance(by: 1)
    #expect(diary.lines.last == "did end cancel")
    stage.drag(to: .at(100, 400))
    #expect(diary.lines.last == "transferred")
  }

  @Test func `N224: ending the drag from its own callbacks`() {
    stage.makeItems = { [stage] _ in
      stage.card.interactions = []
      return [DragStage.item("Milk")]
    }
    stage.drag(to: .at(100, 400))
    #expect(diary.take() == ["items"])
    if let drag = stage.drag { stage.card.addInteraction(drag) }
    stage.makeItems = { _ in [DragStage.item("Milk")] }
    stage.whenMoved = { [stage] _ in stage.card.interactions = [] }
    stage.drag(to: .at(100, 400))
    #expect(diary.lines.last == "did end cancel")
    #expect(stage.overlays == 0)
  }

  @Test func `N225: objects that are loaded after the views are gone`() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.text", visibility: .all) {
      done in
      Task.detached { done(Data("late".utf8), nil) }
      return nil
    }
    stage.makeItems = { _ in [UIDragItem(itemProvider: provider)] }
    stage.drag(to: .at(100, 400))
    stage.board.removeFromSuperview()
    while stage.texts.isEmpty { await Task.yield() }
    #expect(stage.texts == ["late"])
  }

  @Test func `N224: a second drag goes on beside the first`() {
    let other = UIView(frame: CGRect(x: 210, y: 60, width: 160, height: 80))
    other.addInteraction(UIDragInteraction(delegate: stage))
    stage.window.addSubview(other)
    let first = stage.lift()
    let second = Simulator.touchDown(at: .at(250, 90), in: stage.window)
    Simulator.advance(by: 0.6)
    Simulator.move(first, to: .at(100, 400))
    Simulator.move(second, to: .at(250, 400))
    #expect(diary.lines.filter { $0 == "enter" }.count == 1)
    Simulator.lift(first)
    Simulator.advance(by: 1)
    Simulator.move(second, to: .at(260, 400))
    Simulator.lift(second)
    Simulator.advance(by: 1)
    #expect(diary.lines.filter { $0 == "perform" }.count == 2)
    #expect(stage.window.subviews.count == 3)
  }

  @Test func `N224: sessions, items and delegates are released at rest`() {
    weak var item: UIDragItem?
    weak var session: (any UIDragSession)?
    weak var drop: (any UIDropSession)?
    stage.makeItems = { begun in
      session = begun
      let made = DragStage.item("Milk")
      item = made
      return [made]
    }
    stage.whenUpdated = { drop = $0 }
    stage.drag(to: .at(100, 400))
    stage.drag(to: .at(100, 200))
    #expect(item == nil)
    #expect(session == nil)
    #expect(drop == nil)
  }

  @Test func `N224: numbers that are not finite`() {
    stage.landing = { preview in
      let target = UIDragPreviewTarget(
        container: preview.target.container,
        center: CGPoint(x: CGFloat.nan, y: CGFloat.infinity),
        transform: CGAffineTransform(scaleX: .nan, y: 0)
      )
      return preview.retargetedPreview(with: target)
    }
    stage.drag(to: .at(100, 400))
    #expect(diary.lines.last == "transferred")
    #expect(stage.overlays == 0)
  }
}
