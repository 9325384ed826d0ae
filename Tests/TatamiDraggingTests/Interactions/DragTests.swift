import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Drags of views.
@MainActor
@Suite(.environment) struct DragTests {
  private let stage = DragStage()
  private var diary: Diary { stage.diary }

  @Test func `N224: a long press asks for items and lifts, movement begins the drag`() throws {
    let touch = Simulator.touchDown(at: .at(60, 90), in: stage.window)
    Simulator.advance(by: 0.45)
    #expect(diary.take() == [])
    Simulator.advance(by: 0.1)
    #expect(diary.take() == ["items", "will lift", "lifting"])
    #expect(stage.overlays == 1)
    #expect(stage.card.layer.isReplaced)
    Simulator.advance(by: 0.5)
    #expect(diary.take() == ["lifted true"])
    Simulator.move(touch, to: .at(65, 92))
    #expect(diary.take() == [])
    Simulator.move(touch, to: .at(80, 120))
    #expect(diary.take() == ["will begin"])
    #expect(!stage.card.layer.isReplaced)
    Simulator.lift(touch)
    #expect(diary.take() == ["will end cancel", "will return"])
    Simulator.advance(by: 1)
    #expect(diary.take() == ["did end cancel"])
    #expect(stage.overlays == 0)
  }

  @Test func `N224: without items nothing starts, and the press goes on`() {
    stage.makeItems = { _ in [] }
    let tap = UITapGestureRecognizer { [diary] _ in diary.add("tapped") }
    stage.card.addGestureRecognizer(tap)
    Simulator.longPress(at: .at(60, 90), in: stage.window)
    #expect(diary.take() == ["items", "tapped"])
    #expect(stage.overlays == 0)
  }

  @Test func `N224: a press that moves too early starts nothing`() {
    let touch = Simulator.touchDown(at: .at(60, 90), in: stage.window)
    Simulator.move(touch, to: .at(90, 90))
    Simulator.advance(by: 1)
    Simulator.lift(touch)
    #expect(diary.take() == [])
  }

  @Test func `N224: a lifted view that does not move returns without a session`() {
    let touch = stage.lift()
    Simulator.lift(touch)
    Simulator.advance(by: 1)
    #expect(diary.take() == ["items", "will lift", "lifting", "will return", "lifted true"])
    #expect(!stage.card.layer.isReplaced)
    #expect(stage.overlays == 0)
  }

  @Test func `N224: the preview follows the touch`() throws {
    let touch = stage.lift()
    Simulator.move(touch, to: .at(200, 200))
    Simulator.advance(by: 0.5)
    let overlay = try #require(stage.window.subviews.last)
    let preview = try #require(overlay.subviews.first?.subviews.first)
    let frame = preview.convert(preview.bounds, to: stage.window)
    #expect(abs(frame.midX - 240) < 0.01)
    #expect(abs(frame.midY - 210) < 0.01)
    Simulator.move(touch, to: .at(100, 250))
    #expect(abs(preview.convert(preview.bounds, to: stage.window).midX - 140) < 0.01)
    Simulator.lift(touch)
  }

  @Test func `N224: items carry their local objects, and sessions their context`() {
    var seen: [String] = []
    stage.makeItems = { session in
      session.localContext = "kitchen"
      return [DragStage.item("Milk"), DragStage.item("Bread")]
    }
    stage.whenUpdated = { session in
      let objects = session.items.compactMap { $0.localObject as? String }
      let context = session.localDragSession?.localContext as? String
      seen = objects + [context ?? "none"]
    }
    stage.drag(to: .at(100, 400))
    #expect(seen == ["Milk", "Bread", "kitchen"])
    #expect(stage.texts == ["Milk", "Bread"])
  }

  @Test func `N224: a provider replaces the preview when the drag begins`() throws {
    let big = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let item = DragStage.item("Milk")
    item.previewProvider = { UIDragPreview(view: big) }
    stage.makeItems = { _ in [item] }
    let touch = stage.lift()
    Simulator.move(touch, to: .at(200, 200))
    Simulator.advance(by: 0.5)
    let preview = try #require(stage.window.subviews.last?.subviews.first?.subviews.first)
    #expect(preview.bounds.size == CGSize(width: 40, height: 30))
    let frame = preview.convert(preview.bounds, to: stage.window)
    #expect(frame.insetBy(dx: -1, dy: -1).contains(CGPoint(x: 200, y: 200)))
    Simulator.lift(touch)
  }

  @Test func `N224: a disabled interaction starts nothing, and disabling ends a drag`() {
    stage.drag?.isEnabled = false
    Simulator.longPress(at: .at(60, 90), in: stage.window)
    #expect(diary.take() == [])
    stage.drag?.isEnabled = true
    let touch = stage.lift()
    Simulator.move(touch, to: .at(100, 400))
    stage.drag?.isEnabled = false
    Simulator.advance(by: 1)
    #expect(
      diary.lines.suffix(6) == [
        "exit", "will end cancel", "will return", "lifted true", "session ended", "did end cancel",
      ]
    )
    #expect(stage.overlays == 0)
  }

  // MARK: Drops

  @Test func `N225: a drop calls its methods in order`() {
    stage.drag(to: .at(100, 400))
    #expect(
      diary.take() == [
        "items", "will lift", "lifting", "will begin", "lifted true", "can handle", "enter",
        "will end copy", "perform", "will drop", "conclude", "session ended", "did end copy",
        "transferred",
      ]
    )
    #expect(stage.texts == ["Milk"])
  }

  @Test func `N225: leaving a view calls exit, and its drop does not happen`() {
    let touch = stage.lift()
    Simulator.move(touch, to: .at(100, 400))
    Simulator.move(touch, to: .at(100, 250))
    Simulator.move(touch, to: .at(100, 400))
    Simulator.move(touch, to: .at(100, 250))
    Simulator.lift(touch)
    Simulator.advance(by: 1)
    let calls = diary.take().filter { ["can handle", "enter", "exit", "perform"].contains($0) }
    #expect(calls == ["can handle", "enter", "exit", "enter", "exit"])
    #expect(diary.lines.isEmpty)
  }

  @Test func `N225: a view that does not take part is asked once and nothing else`() {
    stage.takesPart = false
    let touch = stage.lift()
    for x in [100, 110, 120] { Simulator.move(touch, to: .at(CGFloat(x), 400)) }
    Simulator.lift(touch)
    Simulator.advance(by: 1)
    let calls = diary.take().filter { ["can handle", "enter", "session ended"].contains($0) }
    #expect(calls == ["can handle"])
  }

  @Test(arguments: [UIDropOperation.cancel, .forbidden])
  func `N225: a proposal that is not a copy or a move cancels the drop`(
    operation: UIDropOperation
  ) {
    stage.operation = operation
    stage.drag(to: .at(100, 400))
    #expect(!diary.lines.contains("perform"))
    #expect(diary.lines.contains("did end cancel"))
  }

  @Test func `N225: without an update method the drop is refused`() {
    let owner = PlainDrop(diary)
    let other = UIDropInteraction(delegate: owner)
    if let drop = stage.drop { stage.board.removeInteraction(drop) }
    stage.board.addInteraction(other)
    stage.drag(to: .at(100, 400))
    #expect(!diary.lines.contains("performed"))
    #expect(diary.lines.last == "did end cancel")
  }

  @Test func `N225: a move needs the permission of the drag`() {
    stage.operation = .move
    stage.drag(to: .at(100, 400))
    #expect(diary.lines.contains("did end move"))
    stage.allowsMove = false
    _ = diary.take()
    stage.drag(to: .at(100, 400))
    #expect(diary.lines.contains("did end cancel"))
  }

  @Test func `N225: the innermost view that takes part is the target`() {
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let owner = PlainDrop(diary)
    inner.addInteraction(UIDropInteraction(delegate: owner))
    stage.board.addSubview(inner)
    let touch = stage.lift()
    Simulator.move(touch, to: .at(100, 400))
    #expect(diary.take().suffix(1) == ["inner entered"])
    owner.takesPart = false
    Simulator.move(touch, to: .at(30, 480))
    #expect(diary.take() == ["can handle", "inner exited", "enter"])
    Simulator.lift(touch)
  }

  @Test func `N225: an item lands where the destination says`() throws {
    let mark = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
    stage.board.addSubview(mark)
    stage.landing = { _ in UITargetedDragPreview(view: mark) }
    let touch = stage.lift()
    Simulator.move(touch, to: .at(200, 450))
    Simulator.advance(by: 0.5)
    let preview = try #require(stage.window.subviews.last?.subviews.first?.subviews.first)
    Simulator.lift(touch)
    Simulator.advance(by: 0.29)
    let frame = preview.convert(preview.bounds, to: stage.window)
    let target = mark.convert(mark.bounds, to: stage.window)
    #expect(abs(frame.midX - target.midX) < 20)
    #expect(abs(frame.width - target.width) < 20)
    #expect(preview.alpha == 1)
    Simulator.advance(by: 1)
    #expect(stage.overlays == 0)
  }

  @Test func `N225: text views and fields take texts where they are dropped`() {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    let text = UITextView(frame: CGRect(x: 20, y: 250, width: 200, height: 40))
    for view in [field, text] { stage.window.addSubview(view) }
    (field.text, text.text) = ("Buy ", "Bread")
    Simulator.advance(by: 0)
    stage.drag(to: .at(200, 220))
    #expect(field.text == "Buy Milk")
    stage.drag(to: .at(26, 265))
    #expect(text.text == "MilkBread")
    text.isEditable = false
    stage.drag(to: .at(26, 265))
    #expect(text.text == "MilkBread")
    #expect(diary.lines.last == "did end cancel")
  }

  // MARK: Menus

  @Test
  func `N224: a view with a context menu lifts once, and movement turns the menu into a drag`()
    throws
  {
    let owner = MenuDelegate(diary)
    let menu = UIContextMenuInteraction(delegate: owner)
    stage.card.addInteraction(menu)
    let touch = stage.lift()
    Simulator.advance(by: 0.5)
    #expect(menu.menuAppearance == .rich)
    #expect(diary.take() == ["items", "menu appears"])
    Simulator.move(touch, to: .at(100, 400))
    #expect(diary.take() == ["menu ends", "will begin", "can handle", "enter"])
    Simulator.advance(by: 1)
    #expect(menu.menuAppearance == .unknown)
    #expect(!stage.card.layer.isReplaced)
    Simulator.lift(touch)
    Simulator.advance(by: 1)
    #expect(diary.take().contains("did end copy"))
    #expect(stage.overlays == 0)
  }

  @Test func `N224: a touch that ends on the lifted view leaves the menu open`() throws {
    let owner = MenuDelegate(diary)
    let menu = UIContextMenuInteraction(delegate: owner)
    stage.card.addInteraction(menu)
    Simulator.lift(stage.lift())
    Simulator.advance(by: 1)
    #expect(menu.menuAppearance == .rich)
    try Simulator.tap(.label("Copy"), in: stage.window)
    Simulator.advance(by: 1)
    #expect(!stage.card.layer.isReplaced)
    #expect(stage.overlays == 0)
    stage.drag(to: .at(100, 400))
    #expect(diary.take().contains("did end copy"))
  }
}

/// Takes part in drags without proposals.
@MainActor
final class PlainDrop: NSObject, UIDropInteractionDelegate {
  let diary: Diary
  var takesPart = true

  init(_ diary: Diary) { self.diary = diary }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool { takesPart }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) { diary.add("inner entered") }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) { diary.add("inner exited") }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) { diary.add("performed") }
}

/// Shows a menu of one action.
@MainActor
final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
  let diary: Diary

  init(_ diary: Diary) { self.diary = diary }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in }])
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { diary.add("menu appears") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { diary.add("menu ends") }
}
