import Foundation

/// The growth of a time with the number of items.
public enum Growth {
  /// Returns the exponent *e* if the time grows like *n^e* between two sizes: 0 for a constant
  /// time, 1 for a linear one.
  public static func exponent(
    from small: (count: Int, time: Double),
    to large: (count: Int, time: Double)
  ) -> Double {
    log(large.time / small.time) / log(Double(large.count) / Double(small.count))
  }

  /// Returns the growth exponents in order, each from the previous measurement of the same series;
  /// nil for the first one.
  ///
  /// - Parameter points: The name of the series, the number of items and the time of each
  ///   measurement.
  public static func exponents(
    _ points: [(series: String, count: Int, time: Double)]
  ) -> [Double?] {
    var previous: [String: (count: Int, time: Double)] = [:]
    return points.map { point in
      let current = (count: point.count, time: point.time)
      defer { previous[point.series] = current }
      return previous[point.series].map { exponent(from: $0, to: current) }
    }
  }
}
