/// The animations of a layer that began or ended since the last update.
struct AnimationUpdate {
  var begun: [CAAnimation] = []
  var finished: [CAAnimation] = []
  /// The time of the next beginning or end of an animation, in the layer's time.
  var next = Double.infinity
}
