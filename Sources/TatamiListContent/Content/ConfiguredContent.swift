package import Foundation
package import TatamiControls
package import TatamiViews

/// The content and background configurations of a cell, a header or a footer, and their views.
///
/// A class, so that content views can read their cell while they are made and configured.
@MainActor
package final class ConfiguredContent {
  /// The content view that a cell has without a configuration, or the one of its configuration.
  package private(set) var contentView: UIView
  package private(set) var content: (any UIContentConfiguration)?
  package private(set) var background: UIBackgroundConfiguration?
  package private(set) var backgroundView: BackgroundConfigurationView?
  /// Whether the content is updated for each new state.
  package var updatesContent = true
  /// Whether the background is updated for each new state.
  package var updatesBackground = true
  /// Called after the content view has invalidated its size.
  package var contentSizeDidChange: () -> Void = {}
  /// Called after constraints inside the content view have changed.
  package var constraintsDidChange: () -> Void = {}

  /// Whether the content view without a configuration includes the margins of its superview.
  private let preservesMargins: Bool

  package init(preservesMargins: Bool = false) {
    self.preservesMargins = preservesMargins
    contentView = Self.plainView(preservesMargins)
    contentView.solvesInLayout = true
    observeSize()
  }

  private static func plainView(_ preservesMargins: Bool) -> UIView {
    let view = UIView()
    view.isOpaque = false
    view.preservesSuperviewLayoutMargins = preservesMargins
    return view
  }

  /// Whether a configuration provides the content view.
  package var isConfigured: Bool { content != nil }

  /// Sets the content; returns whether the content view was replaced.
  package func setContent(
    _ configuration: (any UIContentConfiguration)?,
    in parent: UIView
  ) -> Bool {
    let wasConfigured = isConfigured
    content = configuration
    guard let configuration else {
      if wasConfigured { replaceContentView(with: Self.plainView(preservesMargins), in: parent) }
      return wasConfigured
    }
    if wasConfigured, let view = contentView as? any UIView & UIContentView,
      view.supports(configuration)
    {
      view.configuration = configuration
      return false
    }
    replaceContentView(with: configuration.makeContentView(), in: parent)
    return true
  }

  /// Returns the height that the content needs in the width of a frame, with the margins that it has
  /// there in a cell of the given size; the frame of the content view stays as it is (AL158).
  package func fittingHeight(in frame: CGRect, of size: CGSize) -> CGFloat {
    contentView.measured(at: frame, in: CGRect(origin: .zero, size: size)) {
      fittingHeight(inWidth: frame.width)
    }
  }

  private func fittingHeight(inWidth width: CGFloat) -> CGFloat {
    let frame = contentView.frame
    guard frame.width != width else { return contentView.fittingHeight(inWidth: width) }
    contentView.frame.size.width = width
    defer { contentView.frame = frame }
    return contentView.fittingHeight(inWidth: width)
  }

  /// Reports the content view's invalidations of its size, unless another object observes them.
  private func observeSize() {
    guard contentView.companion == nil else { return }
    contentView.companion = ContentSizeObserver(self)
  }

  private func replaceContentView(with view: UIView, in parent: UIView) {
    let old = contentView
    view.frame = old.frame
    if old.companion is ContentSizeObserver { old.companion = nil }
    (old.solvesInLayout, view.solvesInLayout) = (false, true)
    contentView = view
    observeSize()
    if old.superview === parent {
      parent.insertSubview(view, aboveSubview: old)
    } else {
      parent.addSubview(view)
    }
    old.removeFromSuperview()
  }

  /// Sets the background and shows it behind all subviews.
  package func setBackground(_ configuration: UIBackgroundConfiguration?, in parent: UIView) {
    background = configuration
    guard let configuration else {
      backgroundView?.removeFromSuperview()
      return backgroundView = nil
    }
    if let backgroundView { return backgroundView.configuration = configuration }
    let view = BackgroundConfigurationView(configuration)
    view.frame = parent.bounds
    parent.insertSubview(view, at: 0)
    backgroundView = view
  }

  /// Updates the content and the background for a state, unless automatic updates are disabled.
  package func update(for state: any UIConfigurationState) {
    if updatesContent, let content, let view = contentView as? any UIView & UIContentView {
      view.configuration = content.updated(for: state)
    }
    if updatesBackground, let background {
      backgroundView?.configuration = background.updated(for: state)
    }
  }
}

extension UIView {
  /// Returns the size that constraints of a cell, header or footer itself ask for, extended to the
  /// height that its content needs unless the height is required.
  package func ownFittingSize(
    _ own: CGSize,
    _ vertical: UILayoutPriority,
    contentHeight: (_ width: CGFloat) -> CGFloat
  ) -> CGSize {
    guard hasConstraintsInside, vertical != .required else { return own }
    return CGSize(width: own.width, height: max(own.height, contentHeight(own.width)))
  }
}

/// Reports the invalidations of a content view's size.
@MainActor
private final class ContentSizeObserver: ResponderCompanion {
  private weak var content: ConfiguredContent?

  init(_ content: ConfiguredContent) {
    self.content = content
  }

  func intrinsicContentSizeDidChange() -> Bool {
    content?.contentSizeDidChange()
    return false
  }

  func constraintsInsideDidChange() { content?.constraintsDidChange() }

  func geometryDidChange() {}
}
