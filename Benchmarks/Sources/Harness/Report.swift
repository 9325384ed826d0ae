import Foundation

/// Prints measurements as a table with the growth exponents of each series of sizes or, with the
/// option `--json`, as JSON.
public struct Report {
  private var measurements: [Measurement] = []

  /// Creates an empty report.
  public init() {}

  /// Adds a measurement.
  public mutating func add(_ measurement: Measurement) {
    measurements.append(measurement)
  }

  /// Prints all measurements in the format that the command's arguments request.
  ///
  /// - Parameter item: The name of an item, for the table's heading, such as `match`.
  public func print(item: String, arguments: [String] = CommandLine.arguments) {
    if arguments.contains("--json") { return Swift.print(json()) }
    Swift.print(Machine.summary(), table(item: item), separator: "\n\n")
  }

  private func table(item: String) -> String {
    var rows = [
      "| name | median, ms | shortest, ms | ns per \(item) | growth |",
      "| --- | --: | --: | --: | --: |",
    ]
    for (measurement, growth) in zip(measurements, growth()) {
      let numbers = [
        Self.text(measurement.median / 1e6, digits: 3),
        Self.text(measurement.shortest / 1e6, digits: 3),
        Self.text(measurement.perItem, digits: 1),
        growth.map { Self.text($0, digits: 2) } ?? "",
      ]
      rows.append("| \(measurement.name) | \(numbers.joined(separator: " | ")) |")
    }
    return rows.joined(separator: "\n")
  }

  /// The growth exponents of the shortest times; nil where a name does not end with a number.
  private func growth() -> [Double?] {
    Growth.exponents(
      measurements.map { measurement in
        let parts = measurement.name.split(separator: "/")
        let count = parts.last.flatMap { Int($0) }
        let series = count == nil ? measurement.name : parts.dropLast().joined(separator: "/")
        return (series, count ?? 0, measurement.shortest)
      }
    )
  }

  private func json() -> String {
    let rows = measurements.map { measurement in
      "  {\"name\": \"\(measurement.name)\", \"count\": \(measurement.count), "
        + "\"medianNanoseconds\": \(Self.text(measurement.median, digits: 0)), "
        + "\"shortestNanoseconds\": \(Self.text(measurement.shortest, digits: 0))}"
    }
    return "[\n" + rows.joined(separator: ",\n") + "\n]"
  }

  private static func text(_ number: Double, digits: Int) -> String {
    String(format: "%.\(digits)f", number)
  }
}
