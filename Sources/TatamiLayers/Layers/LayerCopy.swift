import Foundation
import TatamiDrawing

/// One copy of the sublayers of a replicator layer.
struct LayerCopy {
  /// The number of copies before; 0 for the sublayers themselves.
  let index: Int
  /// The transform in the replicator layer's coordinates.
  let transform: Transform
  /// The color that multiplies those of the sublayers.
  let color: Color
  /// The time by which animations of the sublayers are late, in seconds.
  let delay: Double
}
