import Foundation
import TatamiUIKit

/// Snow above a ring of late copies and a caption that fades; a touch starts fireworks where it is.
final class ParticlesController: UIViewController {
  /// The number of fireworks that are kept.
  private static let maxBursts = 6

  private let snow = CAEmitterLayer()
  private let ring = CAReplicatorLayer()
  private let caption = UILabel()
  private let captions = ["Touch the sky.", "Every copy is late.", "Same seed, same sky."]
  private var bursts: [CAEmitterLayer] = []
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.05, green: 0.06, blue: 0.14, alpha: 1)
    (snow.emitterShape, snow.emitterCells) = (.line, [flake])
    (ring.instanceCount, ring.instanceDelay) = (12, 1.0 / 12)
    ring.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    ring.instanceColor = UIColor.systemTeal.cgColor
    (ring.instanceRedOffset, ring.instanceGreenOffset) = (0.06, -0.05)
    ring.addSublayer(dot)
    for layer in [snow, ring] { view.layer.addSublayer(layer) }
    (caption.text, caption.textColor) = (captions[0], .white)
    (caption.font, caption.textAlignment) = (.preferredFont(forTextStyle: .title2), .center)
    view.addSubview(caption)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    snow.frame = bounds
    snow.emitterPosition = CGPoint(x: bounds.midX, y: -10)
    snow.emitterSize = CGSize(width: bounds.width, height: 0)
    ring.frame = CGRect(x: bounds.midX - 60, y: bounds.midY - 60, width: 120, height: 120)
    caption.frame = CGRect(x: 16, y: bounds.maxY - 120, width: bounds.width - 32, height: 40)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first else { return }
    addBurst(at: touch.location(in: view))
    count += 1
    let transition = CATransition()
    transition.duration = 0.4
    caption.layer.add(transition, forKey: nil)
    caption.text = captions[count % captions.count]
  }

  private func addBurst(at point: CGPoint) {
    let burst = CAEmitterLayer()
    (burst.frame, burst.emitterPosition) = (view.bounds, point)
    (burst.beginTime, burst.seed) = (CACurrentMediaTime(), UInt32(count))
    (burst.renderMode, burst.emitterCells) = (.additive, [star])
    view.layer.addSublayer(burst)
    bursts.append(burst)
    if bursts.count > Self.maxBursts { bursts.removeFirst().removeFromSuperlayer() }
  }

  /// A white disk.
  private let spark = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
    UIColor.white.setFill()
    context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
  }

  private var flake: CAEmitterCell {
    let flake = CAEmitterCell()
    (flake.contents, flake.contentsScale) = (spark.cgImage, spark.scale)
    (flake.birthRate, flake.lifetime, flake.alphaRange) = (16, 20, 0.4)
    (flake.velocity, flake.velocityRange) = (50, 20)
    (flake.emissionLongitude, flake.emissionRange) = (.pi / 2, 0.6)
    (flake.scale, flake.scaleRange) = (0.6, 0.3)
    flake.color = UIColor(white: 1, alpha: 0.6).cgColor
    return flake
  }

  private var star: CAEmitterCell {
    let star = CAEmitterCell()
    (star.contents, star.contentsScale) = (spark.cgImage, spark.scale)
    (star.birthRate, star.lifetime, star.duration) = (2500, 1.8, 0.1)
    (star.velocity, star.velocityRange, star.emissionRange) = (80, 70, 2 * .pi)
    (star.yAcceleration, star.scale, star.scaleSpeed) = (50, 0.6, -0.3)
    (star.redRange, star.blueRange, star.alphaSpeed) = (0.5, 0.5, -0.5)
    star.color = UIColor(red: 0.9, green: 0.7, blue: 0.5, alpha: 1).cgColor
    return star
  }

  private var dot: CALayer {
    let dot = CALayer()
    dot.frame = CGRect(x: 52, y: 2, width: 16, height: 16)
    (dot.cornerRadius, dot.backgroundColor) = (8, UIColor.white.cgColor)
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    (pulse.fromValue, pulse.toValue) = (1, 0.2)
    (pulse.duration, pulse.repeatCount) = (1, .infinity)
    dot.add(pulse, forKey: nil)
    return dot
  }
}
