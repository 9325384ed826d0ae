/// The animations with which a controller is presented and dismissed.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom.
  case coverVertical = 0
  /// The presenting view flips; shown like `crossDissolve`, because there is no perspective.
  case flipHorizontal = 1
  /// The view fades in.
  case crossDissolve = 2
  /// A page curls up; shown like `crossDissolve`.
  case partialCurl = 3
}
