package import Foundation
package import TatamiViews

/// The frames of image and texts in a list content view.
package struct ListContentLayout {
  /// The sizes of the elements in points; zero for elements that are not shown.
  package struct Sizes {
    /// The image.
    package var image: CGSize
    /// The space reserved for the image.
    package var reserved: CGSize
    /// Returns the size of the text in a width.
    package var text: (CGFloat) -> CGSize
    /// Returns the size of the secondary text in a width.
    package var secondary: (CGFloat) -> CGSize

    package init(
      image: CGSize,
      reserved: CGSize,
      text: @escaping (CGFloat) -> CGSize,
      secondary: @escaping (CGFloat) -> CGSize
    ) {
      (self.image, self.reserved, self.text, self.secondary) = (image, reserved, text, secondary)
    }
  }

  /// The frames of the elements.
  package struct Frames {
    package var image = CGRect.zero
    package var text = CGRect.zero
    package var secondary = CGRect.zero
    /// The height of the content with its margins, in points.
    package var height: CGFloat = 0

    package init() {}
  }

  package var configuration: UIListContentConfiguration
  /// The margins; left stands for leading.
  package var margins: UIEdgeInsets
  package var sizes: Sizes

  package init(configuration: UIListContentConfiguration, margins: UIEdgeInsets, sizes: Sizes) {
    (self.configuration, self.margins, self.sizes) = (configuration, margins, sizes)
  }

  /// Returns the frames from left to right in a width; content is centered in a larger height.
  package func frames(width: CGFloat, height: CGFloat?) -> Frames {
    let imageSpace =
      sizes.reserved.width > 0 ? sizes.reserved.width + configuration.imageToTextPadding : 0
    let room = max(0, width - margins.left - margins.right - imageSpace)
    var frames = texts(in: room)
    let textHeight = max(frames.text.maxY, frames.secondary.maxY)
    let inner = max(textHeight, sizes.reserved.height)
    frames.height = max(configuration.minimumHeight, inner + margins.top + margins.bottom)
    let space = max(height ?? frames.height, inner)
    let middle = min(
      max(margins.top + inner / 2, space / 2),
      max(space - margins.bottom - inner / 2, space / 2)
    )
    let (x, y) = (margins.left + imageSpace, middle - textHeight / 2)
    frames.text = frames.text.offsetBy(dx: x, dy: y)
    frames.secondary = frames.secondary.offsetBy(dx: x, dy: y)
    frames.image = CGRect(
      x: margins.left + (sizes.reserved.width - sizes.image.width) / 2,
      y: middle - sizes.image.height / 2,
      width: sizes.image.width,
      height: sizes.image.height
    )
    return frames
  }

  /// Returns the frames of the texts in a width: side by side where they fit, else stacked.
  private func texts(in width: CGFloat) -> Frames {
    var frames = Frames()
    let (text, secondary) = (sizes.text(width), sizes.secondary(width))
    let gap = configuration.textToSecondaryTextHorizontalPadding
    let areBoth = text.height > 0 && secondary.height > 0
    let isSideBySide = configuration.prefersSideBySideTextAndSecondaryText
    if isSideBySide, !areBoth || text.width + gap + secondary.width <= width {
      let height = max(text.height, secondary.height)
      frames.text = CGRect(
        x: 0,
        y: (height - text.height) / 2,
        width: text.width,
        height: text.height
      )
      frames.secondary = CGRect(
        x: width - secondary.width,
        y: (height - secondary.height) / 2,
        width: secondary.width,
        height: secondary.height
      )
      return frames
    }
    let below =
      areBoth ? text.height + configuration.textToSecondaryTextVerticalPadding : text.height
    frames.text = CGRect(x: 0, y: 0, width: width, height: text.height)
    frames.secondary = CGRect(x: 0, y: below, width: width, height: secondary.height)
    return frames
  }
}
