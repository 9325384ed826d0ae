import Foundation
import TatamiControls
import TatamiViews

/// The target below a drag: the interaction that takes part, and its proposal.
@MainActor
final class DropHover {
  /// An interaction that was asked whether it takes part.
  private struct Candidate {
    weak var interaction: UIDropInteraction?
    let takesPart: Bool
  }

  private let session: DropSession
  private let contents: DragContents
  private var candidates: [Candidate] = []
  private weak var target: UIDropInteraction?
  private var proposal: UIDropProposal?
  /// Whether the target has performed the drop.
  private var hasPerformed = false
  private var scroller: EdgeScroller?

  init(_ session: DropSession, _ contents: DragContents) {
    (self.session, self.contents) = (session, contents)
  }

  /// Whether there is a target, which is still in the window.
  var isOverTarget: Bool {
    guard let window = contents.window else { return false }
    return target?.view?.window === window
  }

  /// The operation of a drop at the current location.
  var operation: UIDropOperation {
    guard let proposal, target != nil else { return .cancel }
    return proposal.operation == .move && !contents.allowsMove ? .forbidden : proposal.operation
  }

  // MARK: Movement

  /// Finds the target below the touch, and asks it for a proposal.
  func update() {
    let found = findTarget()
    if found !== target {
      leave()
      target = found
      if let found { enter(found) }
    }
    refresh()
    updateScrolling()
  }

  private func refresh() {
    guard let target, let delegate = target.delegate else { return proposal = nil }
    proposal = delegate.dropInteraction(target, sessionDidUpdate: session)
  }

  private func enter(_ target: UIDropInteraction) {
    target.sessions.append(session)
    target.delegate?.dropInteraction(target, sessionDidEnter: session)
  }

  /// Leaves the target.
  func leave() {
    scroller = nil
    proposal = nil
    guard let old = target else { return }
    target = nil
    old.sessions.removeAll { $0 === session }
    old.delegate?.dropInteraction(old, sessionDidExit: session)
  }

  private func findTarget() -> UIDropInteraction? {
    var view = contents.window?.hitTest(contents.point, with: nil)
    while let current = view {
      TextDrop.install(in: current)
      let found = current.interactions.lazy.compactMap { $0 as? UIDropInteraction }
        .first { self.takesPart($0) }
      if let found { return found }
      view = current.superview
    }
    return nil
  }

  /// Asks an interaction whether it takes part, once.
  private func takesPart(_ interaction: UIDropInteraction) -> Bool {
    if let known = candidates.first(where: { $0.interaction === interaction }) {
      return known.takesPart
    }
    guard let delegate = interaction.delegate else { return false }
    let isBusy = interaction.sessions.contains { $0 !== session }
    if isBusy, !interaction.allowsSimultaneousDropSessions { return false }
    let answer = delegate.dropInteraction(interaction, canHandle: session)
    candidates.append(Candidate(interaction: interaction, takesPart: answer))
    return answer
  }

  // MARK: Scrolling

  private func updateScrolling() {
    guard let view = target?.view as? UIScrollView else { return scroller = nil }
    if scroller?.view !== view {
      scroller = EdgeScroller(view) { [weak self] in self?.refresh() }
    }
    scroller?.update(contents.location(in: view))
  }

  // MARK: Drop

  /// Drops the items onto the target.
  func perform() {
    scroller = nil
    guard let target else { return }
    hasPerformed = true
    target.delegate?.dropInteraction(target, performDrop: session)
  }

  /// Asks the target where a preview lands.
  func drop(_ item: UIDragItem, _ preview: UITargetedDragPreview) -> DragLanding.Place? {
    guard let target, let delegate = target.delegate else { return nil }
    let place = delegate.dropInteraction(
      target,
      previewForDropping: item,
      withDefault: preview
    )
    return DragLanding.Place(preview: place) { animator in
      delegate.dropInteraction(target, item: item, willAnimateDropWith: animator)
    }
  }

  /// Ends the session for all interactions that took part.
  func conclude() {
    if hasPerformed, let target {
      target.sessions.removeAll { $0 === session }
      target.delegate?.dropInteraction(target, concludeDrop: session)
    }
    let participants = candidates.filter(\.takesPart).compactMap(\.interaction)
    candidates = []
    target = nil
    for interaction in participants {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
    }
  }
}
