import Foundation
import TatamiControls
import TatamiViews

/// One drag, from the long press that lifts the items until they have landed.
///
/// The delegates that are called may remove views, end the touch or start other drags: each step goes
/// on from what is left.
final class DragSession: NSObject, UIDragSession, ContentsSession {
  private enum Phase {
    /// The items are lifted; the touch has not moved.
    case lifted
    case dragging
    case over
  }

  let contents: DragContents
  var localContext: Any?
  private weak var interaction: UIDragInteraction?
  private var phase = Phase.lifted
  /// The location of the touch when the items were lifted, in the coordinates of the window.
  private let start: CGPoint
  private var overlay: DragOverlay?
  private(set) lazy var hover = DropHover(DropSession(of: self, contents), contents)

  init(_ interaction: UIDragInteraction, at point: CGPoint, in window: UIWindow) {
    (self.interaction, start) = (interaction, point)
    contents = DragContents(at: point, in: window)
  }

  // MARK: Beginning

  /// Asks the delegate for the items; returns false without any.
  func askForItems() -> Bool {
    guard let interaction, let delegate = interaction.delegate else { return false }
    contents.items = delegate.dragInteraction(interaction, itemsForBeginning: self)
    return !contents.items.isEmpty
  }

  /// Lifts the items in front of the window, unless a context menu has lifted the view.
  func lift() {
    guard phase == .lifted, let interaction, let window = contents.window else { return }
    let menu = interaction.menu
    menu?.beginPress()
    guard phase == .lifted else { return }
    let overlay = DragOverlay(in: window)
    self.overlay = overlay
    for item in items {
      let preview = interaction.delegate?.dragInteraction(
        interaction,
        previewForLifting: item,
        session: self
      )
      overlay.add(item, preview)
    }
    guard phase == .lifted else { return }
    overlay.grab(at: contents.point)
    if menu?.hasPreview == true { return }
    overlay.show()
    overlay.lift { animator in
      notify { $0.dragInteraction($1, willAnimateLiftWith: animator, session: self) }
    }
  }

  private func begin() {
    guard let interaction, let overlay else { return cancel() }
    phase = .dragging
    if let delegate = interaction.delegate {
      contents.allowsMove = delegate.dragInteraction(
        interaction,
        sessionAllowsMoveOperation: self
      )
      contents.isRestricted = delegate.dragInteraction(
        interaction,
        sessionIsRestrictedToDraggingApplication: self
      )
    }
    if let frame = interaction.menu?.handOverPreview() { overlay.takeOver(frame) }
    overlay.beginDrag()
    notify { $0.dragInteraction($1, sessionWillBegin: self) }
  }

  private func notify(_ call: (any UIDragInteractionDelegate, UIDragInteraction) -> Void) {
    if let interaction, let delegate = interaction.delegate { call(delegate, interaction) }
  }

  // MARK: Movement

  /// Moves the items with the touch, which is in the coordinates of the window.
  func move(to point: CGPoint) {
    guard phase != .over else { return }
    contents.point = point
    if phase == .lifted {
      guard hypot(point.x - start.x, point.y - start.y) > LiftPress.slop else { return }
      begin()
    }
    guard phase == .dragging else { return }
    overlay?.move(to: point)
    notify { $0.dragInteraction($1, sessionDidMove: self) }
    guard phase == .dragging else { return }
    hover.update()
    overlay?.showBadge(hover.operation, count: items.count)
  }

  // MARK: End

  /// Drops the items where the touch has ended, or returns them.
  func end() {
    guard phase == .dragging, hover.isOverTarget else { return cancel() }
    let operation = hover.operation
    guard operation == .copy || operation == .move else { return cancel() }
    phase = .over
    notify { $0.dragInteraction($1, session: self, willEndWith: operation) }
    hover.perform()
    land(operation) { [hover] in hover.drop($0, $1) }
  }

  /// Returns the items to where they came from.
  func cancel() {
    guard phase != .over else { return }
    let wasDragging = phase == .dragging
    phase = .over
    if wasDragging {
      hover.leave()
      notify { $0.dragInteraction($1, session: self, willEndWith: .cancel) }
    } else if overlay?.isShown != true {
      overlay?.removeFromSuperview()
      interaction?.forget(self)
      return
    }
    land(.cancel) { [weak interaction] item, preview in
      guard let interaction, let delegate = interaction.delegate else { return nil }
      let target = delegate.dragInteraction(
        interaction,
        previewForCancelling: item,
        withDefault: preview
      )
      return DragLanding.Place(preview: target) { animator in
        delegate.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
      }
    } completion: { [self] in
      if wasDragging { notify { $0.dragInteraction($1, session: self, didEndWith: .cancel) } }
    }
  }

  /// Moves the previews to where they land, then ends the session.
  private func land(
    _ operation: UIDropOperation,
    to place: (UIDragItem, UITargetedDragPreview) -> DragLanding.Place?,
    completion: (() -> Void)? = nil
  ) {
    interaction?.forget(self)
    guard let overlay else { return }
    let landing = DragLanding(overlay, isDrop: operation != .cancel)
    landing.run(place) { [hover, self] in
      hover.conclude()
      if let completion { return completion() }
      notify { $0.dragInteraction($1, session: self, didEndWith: operation) }
      notify { $0.dragInteraction($1, sessionDidTransferItems: self) }
    }
  }
}
