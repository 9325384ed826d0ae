/// The animations of a layer that began or ended since the last update.
struct AnimationUpdate {
  var begun: [CAAnimation] = []
  var finished: [CAAnimation] = []
  /// When the next animation begins or ends, in the layer's time.
  var next = Double.infinity
}
