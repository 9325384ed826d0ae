/// The position of alpha in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none = 0
  /// Alpha last; the color is multiplied by it.
  case premultipliedLast = 1
  /// Alpha first; the color is multiplied by it.
  case premultipliedFirst = 2
  /// Alpha last.
  case last = 3
  /// Alpha first.
  case first = 4
  /// No alpha; the last component is ignored.
  case noneSkipLast = 5
  /// No alpha; the first component is ignored.
  case noneSkipFirst = 6
  /// Alpha without a color.
  case alphaOnly = 7
}
