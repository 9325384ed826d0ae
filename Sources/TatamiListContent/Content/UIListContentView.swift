public import Foundation
import TatamiControls
public import TatamiViews

/// A view that shows a list content configuration.
@preconcurrency @MainActor
open class UIListContentView: UIView, ListContentViewing {
  private let imageView = UIImageView()
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  fileprivate var content: UIListContentConfiguration

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    isOpaque = false
    contentPriorities.heightDependence = .narrowWidths
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    showContent()
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The configuration that the view shows.
  open var configuration: UIListContentConfiguration {
    get { content }
    set {
      guard newValue != content else { return }
      content = newValue
      showContent()
    }
  }

  private func showContent() {
    imageView.preferredSymbolConfiguration =
      content.imageProperties.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(font: content.textProperties.font)
    imageView.image = content.image
    imageView.isHidden = content.image == nil
    imageView.contentMode = .scaleAspectFit
    imageView.layer.cornerRadius = content.imageProperties.cornerRadius
    imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
    imageView.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
    textLabel.show(content.shownText, content.textProperties)
    secondaryLabel.show(content.shownSecondaryText, content.secondaryTextProperties)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Updates the color of template images.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    imageView.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
  }

  // MARK: Layout

  /// The frame of the text, in the view's coordinates; zero without a text.
  package var textFrame: CGRect { textLabel.isHidden ? .zero : textLabel.frame }

  /// Returns the size of the content in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : bounds.width
    return CGSize(width: width, height: contentLayout.frames(width: width, height: nil).height)
  }

  /// The height of texts of one line each; no natural width.
  ///
  /// Constraints ask for the height in the width that they determine.
  open override var intrinsicContentSize: CGSize {
    let height = contentLayout.frames(width: UIView.layoutFittingExpandedSize.width, height: nil)
      .height
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// Places image and texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = contentLayout.frames(width: bounds.width, height: bounds.height)
    let views: [(UIView, CGRect)] = [
      (imageView, frames.image), (textLabel, frames.text), (secondaryLabel, frames.secondary),
    ]
    for (view, frame) in views {
      view.frame = pixelAligned(isMirrored ? frame.mirrored(in: bounds) : frame)
    }
  }

  private func pixelAligned(_ frame: CGRect) -> CGRect {
    let scale = max(1, traitCollection.displayScale)
    return CGRect(
      x: (frame.minX * scale).rounded() / scale,
      y: (frame.minY * scale).rounded() / scale,
      width: frame.width,
      height: frame.height
    )
  }

  private var contentLayout: ListContentLayout {
    let image = content.imageProperties.limited(imageView.sizeThatFits(.zero))
    let reserved = content.image == nil ? .zero : content.imageProperties.reservedSize(for: image)
    return ListContentLayout(
      configuration: content,
      margins: margins,
      sizes: ListContentLayout.Sizes(
        image: image,
        reserved: reserved,
        text: textLabel.fittingSize,
        secondary: secondaryLabel.fittingSize
      )
    )
  }

  /// The configuration's margins, at least those of the superview where it preserves them; left
  /// stands for leading.
  private var margins: UIEdgeInsets {
    var margins = content.directionalLayoutMargins.insets(in: .leftToRight)
    guard let superview, content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) else {
      return margins
    }
    let outer = superview.directionalLayoutMargins
    let (left, right) = (frame.minX, superview.bounds.maxX - frame.maxX)
    margins.left = max(margins.left, outer.leading - (isMirrored ? right : left))
    margins.right = max(margins.right, outer.trailing - (isMirrored ? left : right))
    return margins
  }

  /// Lays out the content again after margins of the superview have changed.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }
}

/// A content view whose own `configuration` has one type, while the one that the protocol requires has
/// any.
@preconcurrency @MainActor
public protocol ListContentViewing: UIContentView {}

extension ListContentViewing {
  /// The configuration that the view shows; setting one of another type has no effect.
  public var configuration: any UIContentConfiguration {
    get { (self as? UIListContentView)?.content ?? UIListContentConfiguration.cell() }
    set {
      guard let view = self as? UIListContentView,
        let content = newValue as? UIListContentConfiguration
      else { return }
      view.configuration = content
    }
  }
}

extension UILabel {
  /// Shows a text of a list content configuration.
  fileprivate func show(
    _ text: AttributedText?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    isHidden = text?.string.isEmpty ?? true
    removeAttributedText()
    font = properties.font
    textColor = properties.resolvedColor()
    textAlignment = properties.alignment.textAlignment
    lineBreakMode = properties.lineBreakMode
    numberOfLines = properties.numberOfLines
    adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    minimumScaleFactor = properties.minimumScaleFactor
    adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    show(text)
  }

  /// Returns the size of the text in a width; zero for a label that is hidden.
  fileprivate func fittingSize(_ width: CGFloat) -> CGSize {
    guard !isHidden else { return .zero }
    let size = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }
}
