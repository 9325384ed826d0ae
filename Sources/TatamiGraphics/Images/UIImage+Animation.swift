public import Foundation

/// The images that an animated image shows one after another.
struct ImageAnimation: Equatable, Sendable {
  /// The images, each shown for the same time; at least one.
  let images: [UIImage]
  /// The duration of one run, in seconds.
  let duration: TimeInterval

  /// The duration of an image if none is specified, in seconds.
  private static let frameDuration = 1.0 / 30

  /// Creates an animation of the frames of images; nil without any.
  ///
  /// - Parameters:
  ///   - images: The images; those that are animated themselves contribute their images.
  ///   - duration: The duration of one run; if it is not finite or below a microsecond for each image,
  ///     each image is shown for a thirtieth of a second.
  init?(_ images: [UIImage], duration: TimeInterval) {
    let images = images.flatMap { $0.images ?? [$0] }
    guard !images.isEmpty else { return nil }
    self.images = images
    let isUsable = duration >= Double(images.count) * 1e-6 && duration.isFinite
    self.duration = isUsable ? duration : Double(images.count) * Self.frameDuration
  }

  /// Returns the animation with changed images.
  func map(_ change: (UIImage) -> UIImage) -> ImageAnimation? {
    ImageAnimation(images.map(change), duration: duration)
  }
}

extension UIImage {
  /// Returns an image that image views animate; nil without images.
  ///
  /// Elsewhere the first image is drawn. Size and scale are those of the first image.
  ///
  /// - Parameters:
  ///   - images: The images, each of which is shown for the same time; those that are animated
  ///     themselves contribute their images.
  ///   - duration: The duration of one run, in seconds; if it is not finite or below a microsecond for
  ///     each image, each is shown for a thirtieth of a second.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let animation = ImageAnimation(images, duration: duration), let first = images.first
    else { return nil }
    return UIImage(
      first.source,
      scale: first.scale,
      appearance: first.appearance,
      derived: first.derived,
      animation: animation
    )
  }

  /// Returns an animated image of the images with a name and a number, from 0 or 1 on, up to the first
  /// that is missing; nil without any.
  ///
  /// - Parameters:
  ///   - name: The name without its number; at most 1,025 images are read.
  ///   - duration: The duration of one run, in seconds, as in `animatedImage(with:duration:)`.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1024 {
      if let image = UIImage(named: "\(name)\(number)") {
        images.append(image)
      } else if number > 0 {
        break
      }
    }
    return animatedImage(with: images, duration: duration)
  }

  /// The images of an animated image; nil for others.
  public var images: [UIImage]? { animation?.images }

  /// The duration of one run of an animated image, in seconds; 0 for others.
  public var duration: TimeInterval { animation?.duration ?? 0 }
}
