extension NSLayoutConstraint {
  /// Returns the constraints of a visual format.
  final class func visualConstraints(
    _ format: String,
    _ options: FormatOptions,
    metrics: [String: Any],
    views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }
}
