import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport

/// A window with a card that is dragged and a board that takes drops; both write into a diary.
@MainActor
final class DragStage: NSObject {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  let card = UIView(frame: CGRect(x: 20, y: 60, width: 160, height: 80))
  let board = UIView(frame: CGRect(x: 20, y: 300, width: 350, height: 200))
  let diary = Diary()
  var drag: UIDragInteraction?
  var drop: UIDropInteraction?
  var operation = UIDropOperation.copy
  var allowsMove = true
  var takesPart = true
  var makeItems: (any UIDragSession) -> [UIDragItem] = { _ in [DragStage.item("Milk")] }
  var lifting: (UIDragItem, UIView) -> UITargetedDragPreview? = {
    UITargetedDragPreview(view: $1)
  }
  var whenMoved: (any UIDragSession) -> Void = { _ in }
  var whenUpdated: (any UIDropSession) -> Void = { _ in }
  var whenDropped: (any UIDropSession) -> Void = { _ in }
  var landing: (UITargetedDragPreview) -> UITargetedDragPreview? = { $0 }
  var texts: [String] = []

  override init() {
    super.init()
    window.backgroundColor = .systemBackground
    card.backgroundColor = .systemTeal
    board.backgroundColor = .secondarySystemBackground
    for view in [card, board] { window.addSubview(view) }
    let drag = UIDragInteraction(delegate: self)
    card.addInteraction(drag)
    let drop = UIDropInteraction(delegate: self)
    board.addInteraction(drop)
    (self.drag, self.drop) = (drag, drop)
    window.makeKeyAndVisible()
    Simulator.advance(by: 0)
  }

  static func item(_ text: String) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
    item.localObject = text
    return item
  }

  /// Presses the card until it is lifted.
  func lift() -> UITouch {
    let touch = Simulator.touchDown(at: .at(60, 90), in: window)
    Simulator.advance(by: 0.6)
    return touch
  }

  /// Drags the card to a point and drops it there.
  func drag(to point: CGPoint) {
    let touch = lift()
    Simulator.move(touch, to: point, duration: 0.3, steps: 3)
    Simulator.lift(touch)
    Simulator.advance(by: 1)
  }

  /// The views in front of the card and the board.
  var overlays: Int { window.subviews.count - 2 }
}

extension DragStage: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    diary.add("items")
    return makeItems(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { interaction.view.flatMap { lifting(item, $0) } }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    diary.add("will lift")
    animator.addAnimations { [diary] in diary.add("lifting") }
    animator.addCompletion { [diary] in diary.add("lifted \($0 == .end)") }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) { diary.add("will begin") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidMove session: any UIDragSession
  ) { whenMoved(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { diary.add("will end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { diary.add("did end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidTransferItems session: any UIDragSession
  ) { diary.add("transferred") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) { diary.add("will return") }
}

extension DragStage: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool {
    diary.add("can handle")
    return takesPart
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) { diary.add("enter") }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    whenUpdated(session)
    return UIDropProposal(operation: operation)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) { diary.add("exit") }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {
    diary.add("perform")
    session.loadObjects(ofClass: String.self) { [weak self] in self?.texts += $0 }
    whenDropped(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { landing(defaultPreview) }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { diary.add("will drop") }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    concludeDrop session: any UIDropSession
  ) { diary.add("conclude") }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnd session: any UIDropSession
  ) { diary.add("session ended") }
}
