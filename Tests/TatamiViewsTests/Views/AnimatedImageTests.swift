import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@testable import TatamiViews

/// Animated images, and the images that an image view shows one after another.
@MainActor
@Suite(.environment) struct AnimatedImageTests {
  private let window = UIWindow.shown()
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
  private let colors: [UIColor] = [.red, .green, .blue]

  private var images: [UIImage] { colors.map { .filled($0, width: 4, height: 4) } }

  /// The color that the view shows after a time, in seconds.
  private func color(after time: Double = 0) throws -> UInt32 {
    Simulator.advance(by: time)
    return try Pixels(of: view)[2, 2]
  }

  @Test func `N231: an animated image has its images and a thirtieth of a second for each`() throws
  {
    let image = try #require(UIImage.animatedImage(with: images, duration: 0))
    #expect(image.images?.count == 3)
    #expect(abs(image.duration - 0.1) < 1e-12)
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(UIImage.animatedImage(with: images, duration: 2)?.duration == 2)
    #expect(UIImage.animatedImage(with: images, duration: .nan)?.duration == image.duration)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(images[0].images == nil)
    #expect(images[0].duration == 0)
  }

  @Test func `N231: an image view runs an animated image while in a window`() throws {
    view.image = UIImage.animatedImage(with: images, duration: 3)
    #expect(try color(after: 5) == Pixels.red)
    window.addSubview(view)
    #expect(try color(after: 0.5) == Pixels.red)
    #expect(try color(after: 1) == Pixels.green)
    #expect(try color(after: 1) == Pixels.blue)
    #expect(try color(after: 1) == Pixels.red)
    view.removeFromSuperview()
    #expect(view.layer.runLoop.clock.nextTime == nil)
  }

  @Test func `N231: animation images hide the image while animating`() throws {
    window.addSubview(view)
    view.image = .filled(.black, width: 4, height: 4)
    (view.animationImages, view.animationDuration) = (images, 3)
    #expect(try color() == Pixels.black)
    #expect(!view.isAnimating)
    view.startAnimating()
    #expect(view.isAnimating)
    #expect(try color() == Pixels.red)
    #expect(try color(after: 1) == Pixels.green)
    view.stopAnimating()
    #expect(try color() == Pixels.black)
    #expect(!view.isAnimating)
  }

  @Test func `N231: a repeat count of zero is endless, others end with the image`() throws {
    window.addSubview(view)
    view.image = .filled(.black, width: 4, height: 4)
    (view.animationImages, view.animationDuration) = (images, 0.3)
    view.startAnimating()
    #expect(try color(after: 300.15) == Pixels.green)
    view.animationRepeatCount = 2
    view.startAnimating()
    #expect(try color(after: 0.55) == Pixels.blue)
    #expect(try color(after: 0.1) == Pixels.black)
    #expect(!view.isAnimating)
  }

  @Test func `highlighted animation images are shown while highlighted`() throws {
    window.addSubview(view)
    view.animationImages = images
    view.highlightedAnimationImages = [.filled(.black, width: 4, height: 4)]
    view.startAnimating()
    view.isHighlighted = true
    #expect(try color() == Pixels.black)
    view.isHighlighted = false
    #expect(try color() == Pixels.red)
  }

  @Test func `settings of an animated image apply to its images`() throws {
    let image = try #require(UIImage.animatedImage(with: images, duration: 3))
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.images?.filter { $0.renderingMode == .alwaysTemplate }.count == 3)
    #expect(template.duration == 3)
    #expect(template != image)
    #expect(image == UIImage.animatedImage(with: image.images ?? [], duration: 3))
  }

  @Test(arguments: [
    TimeInterval.nan, -.infinity, .infinity, 1e-300, 1e300, -1, .leastNonzeroMagnitude,
    .leastNormalMagnitude,
  ])
  func `hostile durations end`(duration: TimeInterval) throws {
    window.addSubview(view)
    (view.animationImages, view.animationDuration) = (images, duration)
    view.animationRepeatCount = .min
    view.startAnimating()
    #expect(view.isAnimating)
    Simulator.advance(by: 2)
    #expect(view.isAnimating)
    view.animationRepeatCount = .max
    view.startAnimating()
    Simulator.advance(by: 2)
  }
}
