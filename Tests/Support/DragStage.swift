public import TatamiUIKit

import TatamiTesting

/// A window with a list whose cells are dragged, above a card with an item from elsewhere.
@MainActor
open class DragStage: NSObject {
  package let window: UIWindow
  package let card = UIView(frame: CGRect(x: 10, y: 450, width: 100, height: 60))
  package let diary = Diary()

  /// Creates a window of a width, in points, without the list.
  package init(width: CGFloat) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 540))
  }

  /// Shows the list and the card.
  package func show(_ list: UIView) {
    window.addSubview(list)
    card.addInteraction(UIDragInteraction(delegate: self))
    window.addSubview(card)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Presses a point until its view is lifted.
  package func lift(_ point: CGPoint) -> UITouch {
    let touch = Simulator.touchDown(at: point, in: window)
    Simulator.advance(by: 0.6)
    return touch
  }

  /// Moves what is lifted to a point within 0.3 seconds.
  package func move(_ touch: UITouch, to point: CGPoint) {
    Simulator.move(touch, to: point, duration: 0.3, steps: 6)
  }

  /// Ends the drag and waits until all items have landed.
  package func drop(_ touch: UITouch) {
    Simulator.lift(touch)
    Simulator.advance(by: 1)
  }

  /// Returns an item with a text.
  package static func item(_ text: String) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
    item.localObject = text
    return item
  }
}

extension DragStage: UIDragInteractionDelegate {
  /// Drags a new item from the card.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [Self.item("new")] }
}
