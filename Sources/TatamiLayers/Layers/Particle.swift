import Foundation
import TatamiDrawing
import TatamiGeometry

/// A particle of an emitter cell: its values at birth, from which its state at any age follows.
struct Particle {
  /// The time of the birth, in the layer's time.
  let birth: Double
  /// The lifetime, in seconds.
  let life: Double
  private let origin: Point
  private let velocity: Point
  private let scale: Double
  private let scaleSpeed: Double
  private let spin: Double
  private let color: SIMD4<Double>

  /// Creates a particle.
  ///
  /// - Parameter origin: The position of birth; nil for one of the layer's shape.
  init(
    of cell: EmitterCellValues,
    birth: Double,
    at origin: Point?,
    _ settings: EmitterSettings,
    _ random: inout ParticleRandom
  ) {
    self.birth = birth
    let place = settings.birthplace(&random)
    self.origin = origin ?? place
    life = cell.lifetime.value(&random) * settings.lifetimeFactor
    let angle = cell.longitude.value(&random)
    let speed = cell.velocity.value(&random) * Double(settings.velocity).moderate * cell.slope
    velocity = Point(x: cos(angle) * speed, y: sin(angle) * speed)
    scale = cell.scale.value(&random) * Double(settings.scale).moderate
    scaleSpeed = cell.scaleSpeed * Double(settings.scale).moderate
    spin = cell.spin.value(&random) * Double(settings.spin).moderate
    let randoms = SIMD4(random.signed(), random.signed(), random.signed(), random.signed())
    color = cell.color + cell.colorRange * randoms
  }

  /// Returns the position at an age in seconds.
  func position(at age: Double, _ cell: EmitterCellValues) -> Point {
    let half = age * age / 2
    return Point(
      x: origin.x + velocity.x * age + cell.acceleration.x * half,
      y: origin.y + velocity.y * age + cell.acceleration.y * half
    )
  }

  /// Returns what is drawn at an age in seconds; nil for nothing.
  func figure(at age: Double, _ cell: EmitterCellValues) -> ParticleFigure? {
    let scale = scale + scaleSpeed * age
    let lanes = color + cell.colorSpeed * age
    guard let picture = cell.picture, age >= 0, age < life, scale > 0, lanes.w > 0 else {
      return nil
    }
    return ParticleFigure(
      picture: picture,
      center: position(at: age, cell),
      scale: scale,
      angle: (spin * age).truncatingRemainder(dividingBy: 2 * .pi),
      color: Color(red: lanes.x, green: lanes.y, blue: lanes.z, alpha: lanes.w),
      birth: birth
    )
  }
}

/// A particle as it is drawn at one time.
struct ParticleFigure {
  let picture: EmitterCellValues.Picture
  let center: Point
  let scale: Double
  /// The rotation, in radians.
  let angle: Double
  let color: Color
  let birth: Double

  private var size: Size {
    Size(width: picture.size.width * scale, height: picture.size.height * scale)
  }

  /// A rectangle around the figure in any rotation.
  var extent: Rect {
    let reach = (size.width * size.width + size.height * size.height).squareRoot() / 2
    return Rect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
  }

  /// Appends the figure to a drawing, blended with what is below.
  func draw(in list: inout DisplayList, _ tints: inout ParticleTints, _ blend: BlendMode) {
    let group = Group(opacity: color.alpha, blend: blend)
    guard group != Group() else { return drawImage(in: &list, &tints) }
    list.append(.beginGroup(group))
    drawImage(in: &list, &tints)
    list.append(.endGroup)
  }

  private func drawImage(in list: inout DisplayList, _ tints: inout ParticleTints) {
    let rect = Rect(origin: Point(x: -size.width / 2, y: -size.height / 2), size: size)
    let image = tints.image(picture.image, color)
    guard angle != 0 else {
      let moved = rect.offset(by: center)
      return list.append(
        .image(image, in: moved, source: picture.source, interpolation: picture.interpolation)
      )
    }
    let turn = Transform(CGAffineTransform(rotationAngle: angle))
    list.append(.save)
    list.append(.concat(turn.concatenating(Transform(translationX: center.x, y: center.y))))
    list.append(
      .image(image, in: rect, source: picture.source, interpolation: picture.interpolation)
    )
    list.append(.restore)
  }
}
