/// Where text stands whose font was shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline it would have at full size.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top edge it would have at full size.
  case none = 2
}
