/// A drawing in parts, each of which exists only while it is written: a large drawing is never in
/// memory as a whole.
///
/// Scopes are balanced within every part. Transforms, clips and antialiasing that are set outside of
/// scopes also apply to later parts.
package protocol DrawingParts {
  /// Calls a closure with each part, in drawing order.
  func forEachPart<Failure: Error>(
    _ body: (DisplayList) throws(Failure) -> Void
  ) throws(Failure)
}

extension DrawingParts {
  /// All parts as one list.
  package var wholeList: DisplayList {
    var list = DisplayList()
    forEachPart { list.append($0) }
    return list
  }
}

extension DisplayList: DrawingParts {
  package func forEachPart<Failure: Error>(
    _ body: (DisplayList) throws(Failure) -> Void
  ) throws(Failure) {
    try body(self)
  }
}
