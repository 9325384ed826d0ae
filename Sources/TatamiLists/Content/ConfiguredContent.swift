import Foundation
import TatamiViews

/// The content and background configurations of a cell, a header or a footer, and their views.
@MainActor
struct ConfiguredContent {
  /// The content view that a cell has without a configuration, or the one of its configuration.
  private(set) var contentView: UIView
  private(set) var content: (any UIContentConfiguration)?
  private(set) var background: UIBackgroundConfiguration?
  private(set) var backgroundView: BackgroundConfigurationView?
  /// Whether the content is updated for each new state.
  var updatesContent = true
  /// Whether the background is updated for each new state.
  var updatesBackground = true

  init() {
    contentView = Self.plainView()
  }

  private static func plainView() -> UIView {
    let view = UIView()
    view.isOpaque = false
    return view
  }

  /// Whether a configuration provides the content view.
  var isConfigured: Bool { content != nil }

  /// Sets the content; returns whether the content view was replaced.
  mutating func setContent(
    _ configuration: (any UIContentConfiguration)?,
    in parent: UIView
  ) -> Bool {
    let wasConfigured = isConfigured
    content = configuration
    guard let configuration else {
      if wasConfigured { replaceContentView(with: Self.plainView(), in: parent) }
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

  private mutating func replaceContentView(with view: UIView, in parent: UIView) {
    let old = contentView
    view.frame = old.frame
    contentView = view
    if old.superview === parent {
      parent.insertSubview(view, aboveSubview: old)
    } else {
      parent.addSubview(view)
    }
    old.removeFromSuperview()
  }

  /// Sets the background and shows it behind all subviews.
  mutating func setBackground(_ configuration: UIBackgroundConfiguration?, in parent: UIView) {
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

  /// Updates content and background for a state, as far as they follow states.
  func update(for state: any UIConfigurationState) {
    if updatesContent, let content, let view = contentView as? any UIView & UIContentView {
      view.configuration = content.updated(for: state)
    }
    if updatesBackground, let background {
      backgroundView?.configuration = background.updated(for: state)
    }
  }
}
