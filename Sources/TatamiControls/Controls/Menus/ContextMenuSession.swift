import Foundation
import TatamiViews

/// One appearance of a context menu.
@MainActor
final class ContextMenuSession {
  private weak var interaction: UIContextMenuInteraction?
  private let configuration: UIContextMenuConfiguration
  private let contents: UIMenu
  private let controller: UIViewController?
  private let isCompact: Bool
  /// The point that was pressed, in the coordinates of the interaction's view.
  let location: CGPoint
  /// The menu on screen.
  private(set) weak var menu: OpenMenu?
  private var commit: ContextMenuAnimator?

  /// Creates the appearance of a configuration; nil if it has neither elements nor a preview.
  init?(
    _ interaction: UIContextMenuInteraction,
    _ configuration: UIContextMenuConfiguration,
    at location: CGPoint,
    isCompact: Bool
  ) {
    let contents = configuration.menu() ?? UIMenu()
    controller = isCompact ? nil : configuration.previewController()
    guard controller != nil || !contents.children.isEmpty else { return nil }
    (self.interaction, self.configuration) = (interaction, configuration)
    (self.contents, self.location, self.isCompact) = (contents, location, isCompact)
  }

  var appearance: UIContextMenuInteraction.Appearance {
    menu == nil ? .unknown : isCompact ? .compact : .rich
  }

  /// Shows the menu.
  func present() {
    guard let interaction, let view = interaction.view else { return forget() }
    var source = MenuSource(view)
    source.order = configuration.preferredMenuElementOrder
    if isCompact {
      source.rect = CGRect(origin: location, size: .zero)
    } else {
      source.preview = makePreview(of: view)
    }
    source.willAppear = { [weak self] in self?.willAppear() }
    source.willDisappear = { [weak self] in self?.willDisappear() }
    source.previewChosen = { [weak self] in self?.previewChosen() }
    menu = OpenMenu.open(contents, source)
    if menu == nil { forget() }
  }

  private func makePreview(of view: UIView) -> MenuPreview {
    guard let interaction else { return MenuPreview(UITargetedPreview(view: view), controller) }
    let preview = interaction.delegate?.contextMenuInteraction(
      interaction,
      configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier
    )
    return MenuPreview(preview ?? UITargetedPreview(view: view), controller)
  }

  private func willAppear() -> MenuAnimator? {
    guard let interaction else { return nil }
    let animator = ContextMenuAnimator(previewViewController: controller)
    interaction.delegate?.contextMenuInteraction(
      interaction,
      willDisplayMenuFor: configuration,
      animator: animator
    )
    return animator.animator
  }

  private func willDisappear() -> MenuAnimator? {
    let animator = ContextMenuAnimator(previewViewController: controller)
    if let commit {
      animator.addAnimations { commit.animator.animate() }
      animator.addCompletion { commit.animator.complete() }
    }
    animator.addCompletion { [weak self] in self?.forget() }
    guard let interaction, let delegate = interaction.delegate else { return animator.animator }
    if let preview = menu?.source.preview, commit?.preferredCommitStyle != .pop {
      let target = delegate.contextMenuInteraction(
        interaction,
        configuration: configuration,
        dismissalPreviewForItemWithIdentifier: configuration.identifier
      )
      if let target { preview.targeted = target }
    }
    delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    return animator.animator
  }

  private func forget() {
    if interaction?.session === self { interaction?.session = nil }
  }

  private func previewChosen() {
    guard let interaction else { return }
    let animator = ContextMenuAnimator(previewViewController: controller)
    commit = animator
    interaction.delegate?.contextMenuInteraction(
      interaction,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
    menu?.source.preview?.popsOut = animator.preferredCommitStyle == .pop
  }
}
