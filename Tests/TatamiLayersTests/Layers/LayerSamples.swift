import TatamiUIKit
import Testing

// The samples in the documentation of layers.

@MainActor
@Suite struct LayerSamples {
  func transition(view: UIView, label: UILabel) {
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromRight
    view.layer.add(transition, forKey: nil)
    label.text = "Next"
  }

  func replicator(dot: CALayer) {
    let replicator = CAReplicatorLayer()
    replicator.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    replicator.instanceCount = 12
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    replicator.instanceDelay = 1.0 / 12
    replicator.addSublayer(dot)
  }

  func emitter(image: UIImage) {
    let flake = CAEmitterCell()
    flake.contents = image.cgImage
    (flake.birthRate, flake.lifetime) = (20, 6)
    (flake.velocity, flake.emissionLongitude) = (60, .pi / 2)
    let snow = CAEmitterLayer()
    (snow.emitterShape, snow.emitterSize) = (.line, CGSize(width: 320, height: 0))
    snow.emitterPosition = CGPoint(x: 160, y: 0)
    snow.emitterCells = [flake]
  }

  func text() {
    let title = CATextLayer()
    title.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    title.string = "Tatami"
    title.alignmentMode = .center
    title.foregroundColor = UIColor.label.cgColor
  }
}
