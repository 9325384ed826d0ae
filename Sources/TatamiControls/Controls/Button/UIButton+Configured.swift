import Foundation
import TatamiViews

extension UIButton {
  private static let subtitleRatio: CGFloat = 0.75

  /// Applies a new configuration.
  func configurationDidChange() {
    if let configuration {
      let size = configuration.buttonSize.fontSize
      views.title.font = .systemFont(ofSize: size)
      views.subtitle.font = .systemFont(ofSize: (size * Self.subtitleRatio).rounded())
    }
    contentDidChange()
  }

  /// Updates the configuration if an update was requested.
  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration()
    // Changes made by the update do not request another update.
    needsConfigurationUpdate = false
  }

  /// Applies the colors, the subtitle and the activity indicator of a configuration.
  func show(_ configuration: Configuration) {
    let colors = ButtonColors(configuration, state: state, tint: tintColor)
    views.title.textColor = colors.foreground
    views.image.tintColor = colors.foreground
    views.spinner.color = colors.foreground
    views.subtitle.textColor = colors.foreground
    views.subtitle.text = configuration.subtitle
    views.subtitle.isHidden = configuration.subtitle?.isEmpty ?? true
    show(configuration.background, color: colors.background)
    if configuration.showsActivityIndicator != views.spinner.isAnimating {
      configuration.showsActivityIndicator
        ? views.spinner.startAnimating() : views.spinner.stopAnimating()
    }
    if configuration.showsActivityIndicator { views.image.isHidden = true }
  }

  private func show(_ background: UIBackgroundConfiguration, color: UIColor) {
    let view = views.background
    view.isHidden = false
    view.backgroundColor = color
    view.layer.borderWidth = max(0, background.strokeWidth)
    let stroke = (background.strokeColor ?? tintColor).resolvedColor(with: traitCollection)
    view.layer.borderColor = stroke.cgColor
  }

  // MARK: Layout

  private func layout(_ configuration: Configuration, width: CGFloat?) -> ButtonConfigurationLayout
  {
    let fitting = { (label: UILabel) in label.isHidden ? CGSize.zero : label.sizeThatFits(.zero) }
    let picture =
      configuration.showsActivityIndicator
      ? views.spinner.intrinsicContentSize : views.image.sizeThatFits(.zero)
    var layout = ButtonConfigurationLayout(
      sizes: ButtonConfigurationLayout.Sizes(
        image: picture,
        title: fitting(views.title),
        subtitle: fitting(views.subtitle)
      ),
      side: configuration.side(isRightToLeft: isRightToLeft),
      imagePadding: configuration.imagePadding,
      titlePadding: configuration.titlePadding,
      titleAlignmentFraction: configuration.titleAlignmentFraction(isRightToLeft: isRightToLeft)
    )
    if let width, layout.size.width > width {
      let excess = layout.size.width - width
      let room = max(0, max(layout.sizes.title.width, layout.sizes.subtitle.width) - excess)
      layout.sizes.title.width = min(layout.sizes.title.width, room)
      layout.sizes.subtitle.width = min(layout.sizes.subtitle.width, room)
    }
    return layout
  }

  private func insets(of configuration: Configuration) -> UIEdgeInsets {
    configuration.contentInsets.insets(in: effectiveUserInterfaceLayoutDirection)
  }

  func fittingSize(of configuration: Configuration) -> CGSize {
    let size = layout(configuration, width: nil).size
    let insets = insets(of: configuration)
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom
    )
  }

  func placeSubviews(of configuration: Configuration) {
    placeBackground(of: configuration)
    let content = bounds.inset(by: insets(of: configuration))
    let layout = layout(configuration, width: max(0, content.width))
    let frames = layout.frames(in: place(layout.size, in: content))
    views.image.frame = onPixels(frames.image)
    views.spinner.frame = onPixels(frames.image)
    views.title.frame = onPixels(frames.title)
    views.subtitle.frame = onPixels(frames.subtitle)
  }

  private func onPixels(_ rect: CGRect) -> CGRect {
    CGRect(x: onPixel(rect.minX), y: onPixel(rect.minY), width: rect.width, height: rect.height)
  }

  private func placeBackground(of configuration: Configuration) {
    let background = configuration.background
    let insets = background.backgroundInsets.insets(in: effectiveUserInterfaceLayoutDirection)
    let frame = bounds.inset(by: insets)
      .insetBy(dx: -background.strokeOutset, dy: -background.strokeOutset)
    views.background.frame = frame
    let radius = configuration.cornerStyle.radius(
      own: background.cornerRadius,
      height: frame.height
    )
    views.background.layer.cornerRadius = max(0, min(radius, min(frame.width, frame.height) / 2))
  }

  private func place(_ size: CGSize, in content: CGRect) -> CGRect {
    var block = CGRect(origin: content.origin, size: size)
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: break
    case .right, .trailing: block.origin.x = content.maxX - size.width
    case .center, .fill: block.origin.x = content.midX - size.width / 2
    }
    switch contentVerticalAlignment {
    case .top: break
    case .bottom: block.origin.y = content.maxY - size.height
    case .center, .fill: block.origin.y = content.midY - size.height / 2
    }
    return block
  }
}

extension UIButton.Configuration {
  /// The edge of the titles at which the image is placed.
  fileprivate func side(isRightToLeft: Bool) -> ButtonConfigurationLayout.Side {
    if imagePlacement.contains(.top) { return .top }
    if imagePlacement.contains(.bottom) { return .bottom }
    return imagePlacement.contains(.trailing) == isRightToLeft ? .left : .right
  }

  /// The horizontal alignment of the titles, from 0 (left) to 1 (right).
  fileprivate func titleAlignmentFraction(isRightToLeft: Bool) -> CGFloat {
    let start: CGFloat = isRightToLeft ? 1 : 0
    let isBeside = imagePlacement.isDisjoint(with: [.top, .bottom])
    switch titleAlignment {
    case .automatic: return isBeside && (image != nil || showsActivityIndicator) ? start : 0.5
    case .leading: return start
    case .center: return 0.5
    case .trailing: return 1 - start
    }
  }
}

extension UIButton: ConfigurationUpdating {}
