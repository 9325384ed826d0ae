public import TatamiGeometry

/// The content of a leaf and its most recent measured sizes.
struct LeafRecord: Sendable {
  /// Whether the host measures the content during the layout.
  let isMeasuredByHost: Bool
  /// The number of measured sizes that are still valid: `latest` and `earlier`, `latest` or none.
  private var cachedCount: UInt8 = 0
  /// The function that measures the content; nil for content of a fixed size or measured by the
  /// host.
  private var measure: MeasureFunction?
  /// The most recent result of measuring, or the fixed size.
  private var latest = MeasuredSize()
  /// The result before the last one.
  private var earlier = MeasuredSize()

  /// Creates the record of content with a fixed size.
  init(content: Size = .zero) {
    isMeasuredByHost = false
    measure = nil
    latest.size = content
  }

  /// Creates the record of content that a function measures.
  init(measure: @escaping BoxTree.Measure) {
    isMeasuredByHost = false
    self.measure = MeasureFunction(call: measure)
  }

  private init(isMeasuredByHost: Bool) {
    self.isMeasuredByHost = isMeasuredByHost
    measure = nil
  }

  /// The record of content that the host measures.
  static let measuredByHost = LeafRecord(isMeasuredByHost: true)

  /// Discards all measured sizes.
  mutating func invalidate() { cachedCount = 0 }

  /// Returns the size of the content inside a space, from the cache if possible.
  ///
  /// - Precondition: The host does not measure the content.
  @inline(__always)
  mutating func size(in space: Size) -> Size {
    if cachedCount > 0, let size = cachedSize(in: space) { return size }
    guard let measured = callMeasure(space) else { return latest.size }
    let size = StyleLimits.content(measured)
    cache(size, for: space)
    return size
  }

  /// Calls the measure function, if there is one.
  ///
  /// The function is moved out of the record during the call, because retaining and releasing it
  /// would take as long as placing the leaf.
  @inline(__always)
  private mutating func callMeasure(_ space: Size) -> Size? {
    withUnsafeMutablePointer(to: &measure) { function in
      guard let measure = function.move()?.call else {
        function.initialize(to: nil)
        return nil
      }
      defer { function.initialize(to: MeasureFunction(call: measure)) }
      return measure(space)
    }
  }

  /// Returns the cached size inside a space, or nil.
  func cachedSize(in space: Size) -> Size? {
    if cachedCount > 0, latest.isValid(for: space) { return latest.size }
    return cachedCount > 1 && earlier.isValid(for: space) ? earlier.size : nil
  }

  /// Caches a measured size.
  mutating func cache(_ size: Size, for space: Size) {
    if cachedCount > 0 {
      earlier = latest
      cachedCount = 2
    } else {
      cachedCount = 1
    }
    latest = MeasuredSize(space: space, size: size)
  }
}

/// A struct that contains a measure function.
///
/// A pointer to the function itself would require a conversion that allocates memory.
private struct MeasureFunction: Sendable {
  let call: BoxTree.Measure
}

extension BoxTree {
  /// A function that measures the content of a leaf.
  ///
  /// It receives the available space and returns the size that the content needs there, both in
  /// points.
  ///
  /// `layout(_:in:)` calls the function. Until `invalidateContent(of:)` is called, it must return
  /// equal sizes for equal spaces, and the same size for a smaller space into which that size fits,
  /// as text and images do. It cannot access the tree.
  public typealias Measure = @Sendable (Size) -> Size

  /// A function that measures leaves made by `makeHostMeasuredLeaf(_:)`.
  ///
  /// It receives a leaf and the available space and follows the rules of `Measure`. Because it
  /// exists only during a layout, it need not be `Sendable`: on the main actor it can measure
  /// views.
  public typealias HostMeasure = (_ leaf: BoxHandle, _ space: Size) -> Size
}
