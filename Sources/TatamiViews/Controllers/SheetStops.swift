import Foundation
import TatamiGraphics

/// The heights at which a sheet rests, and where a released sheet goes.
struct SheetStops: Equatable {
  /// One height.
  struct Stop: Equatable {
    let identifier: UISheetPresentationController.Detent.Identifier
    /// The distance between the top of the sheet and the bottom of the container, in points.
    let lift: CGFloat
  }

  /// The stops, the lowest first; at least one.
  let all: [Stop]

  /// Creates stops in ascending order.
  init(_ stops: [Stop]) { all = stops.sorted { $0.lift < $1.lift } }

  var lowest: CGFloat { all.first?.lift ?? 0 }
  var highest: CGFloat { all.last?.lift ?? 0 }

  /// The index of the stop with an identifier; that of the lowest one if it is not active.
  func index(of identifier: UISheetPresentationController.Detent.Identifier?) -> Int {
    all.firstIndex { $0.identifier == identifier } ?? 0
  }

  // MARK: Detents

  /// The height of the medium detent, in points (N141).
  @MainActor
  static func medium(
    of context: any UISheetPresentationControllerDetentResolutionContext
  ) -> CGFloat {
    let isSmall = (context as? SheetContext)?.isSmall ?? false
    return context.maximumDetentValue * (isSmall ? 0.63 : 0.56)
  }

  /// Returns the stops of detents: without an active one, that of full height (N142, N266).
  @MainActor
  static func resolving(
    _ detents: [UISheetPresentationController.Detent],
    in context: SheetContext
  ) -> SheetStops {
    let bottom = context.bottomInset
    var known: Set<UISheetPresentationController.Detent.Identifier> = []
    var stops: [Stop] = []
    for detent in detents {
      guard let value = detent.resolve(context), value >= 0,
        known.insert(detent.identifier).inserted
      else { continue }
      let lift = min(value, context.maximumDetentValue) + bottom
      stops.append(Stop(identifier: detent.identifier, lift: lift))
    }
    guard stops.isEmpty else { return SheetStops(stops) }
    return SheetStops([Stop(identifier: .large, lift: context.maximumDetentValue + bottom)])
  }

  // MARK: Release

  /// The outcome of releasing a sheet.
  enum Target: Equatable {
    /// It goes to the stop with an index.
    case stop(Int)
    /// It is dismissed.
    case dismissal
  }

  /// The velocity below which a release counts as standing, in points per second (N147).
  private static let slowest: CGFloat = 250
  /// The velocity of a flick, which goes on by one stop at least, in points per second (N147).
  static let flick: CGFloat = 1_000
  /// The distance per velocity that a sheet moves on, in seconds: 0.99 per millisecond.
  private static let glide: CGFloat = 0.099

  /// Returns where a sheet goes that is released (N147).
  ///
  /// - Parameters:
  ///   - lift: The lift at the release.
  ///   - velocity: The upward velocity, in points per second.
  ///   - start: The index of the stop at which the drag began.
  ///   - mayDismiss: Whether the sheet can be dismissed.
  func target(from lift: CGFloat, velocity: CGFloat, start: Int, mayDismiss: Bool) -> Target {
    let speed = abs(velocity) < Self.slowest ? 0 : velocity
    let projected = lift + speed * Self.glide
    let lifts = (mayDismiss ? [0] : []) + all.map(\.lift)
    let first = mayDismiss ? 1 : 0
    var chosen = lifts.indices.min { abs(lifts[$0] - projected) < abs(lifts[$1] - projected) } ?? 0
    let begun = start + first
    if speed >= Self.flick { chosen = max(chosen, min(begun + 1, lifts.count - 1)) }
    if speed <= -Self.flick { chosen = min(chosen, max(begun - 1, 0)) }
    return chosen < first ? .dismissal : .stop(chosen - first)
  }
}

/// The container of a sheet, from which detents compute their heights.
@MainActor
final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The safe area below the sheet, in points.
  let bottomInset: CGFloat
  /// Whether the container is at most as high as a small phone (N141).
  let isSmall: Bool

  init(_ traits: UITraitCollection, _ metrics: SheetMetrics, in bounds: CGRect) {
    containerTraitCollection = traits
    bottomInset = metrics.safeArea.bottom
    maximumDetentValue = max(0, metrics.fullHeight(in: bounds) - bottomInset)
    isSmall = bounds.height <= 568
    super.init()
  }
}
