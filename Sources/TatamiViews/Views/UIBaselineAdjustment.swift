/// The vertical alignment of text whose font was shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays that of the text at full size.
  case alignBaselines = 0
  /// The text is centered vertically.
  case alignCenters = 1
  /// The top edge stays that of the text at full size.
  case none = 2
}
