package import Foundation
import TatamiControls
package import TatamiViews

/// A view that shows a background configuration.
@MainActor
package final class BackgroundConfigurationView: UIView {
  private let fill = UIView()
  private let imageView = UIImageView()
  private let stroke = UIView()

  /// The configuration that the view shows.
  var configuration: UIBackgroundConfiguration {
    didSet { if configuration != oldValue { showConfiguration(after: oldValue) } }
  }

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    for view in [fill, stroke] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    fill.addSubview(imageView)
    showConfiguration(after: nil)
  }

  package required init?(coder: NSCoder) { nil }

  private func showConfiguration(after old: UIBackgroundConfiguration?) {
    fill.clipsToBounds = configuration.cornerRadius > 0
    fill.layer.cornerRadius = max(0, configuration.cornerRadius)
    imageView.image = configuration.image
    imageView.isHidden = configuration.image == nil
    imageView.contentMode = configuration.imageContentMode
    if old?.customView !== configuration.customView { old?.customView?.removeFromSuperview() }
    if let view = configuration.customView { fill.addSubview(view) }
    stroke.isHidden = configuration.strokeWidth <= 0
    stroke.layer.borderWidth = max(0, configuration.strokeWidth)
    stroke.layer.cornerRadius = max(0, configuration.cornerRadius + configuration.strokeOutset)
    updateColors()
    setNeedsLayout()
  }

  private func updateColors() {
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    let color = configuration.resolvedStrokeColor(for: tintColor)
    stroke.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    fill.frame = bounds.inset(by: insets)
    imageView.frame = fill.bounds
    configuration.customView?.frame = fill.bounds
    let outset = configuration.strokeOutset
    stroke.frame = fill.frame.insetBy(dx: -outset, dy: -outset)
  }

  /// The insets of the configuration, with the superview's margins where it adds them.
  private var insets: UIEdgeInsets {
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if let margins = superview?.directionalLayoutMargins {
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    return insets.insets(in: effectiveUserInterfaceLayoutDirection)
  }
}
