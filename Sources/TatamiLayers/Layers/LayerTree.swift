/// The two versions of a tree of layers.
package enum LayerTree {
  /// The values that the program has set.
  case model
  /// The values on screen while animations run.
  case presentation
}
