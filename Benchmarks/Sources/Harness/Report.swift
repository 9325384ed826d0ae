import Foundation

/// Prints measurements: a table to read, or JSON with the option `--json`.
public struct Report {
  private var measurements: [Measurement] = []

  /// Makes an empty report.
  public init() {}

  /// Adds a measurement.
  public mutating func add(_ measurement: Measurement) {
    measurements.append(measurement)
  }

  /// Prints all measurements in the format that the command's arguments request.
  ///
  /// - Parameter item: The name of an item, for the table's heading, such as `match`.
  public func print(item: String, arguments: [String] = CommandLine.arguments) {
    Swift.print(arguments.contains("--json") ? json() : table(item: item))
  }

  private func table(item: String) -> String {
    var rows = [
      "| name | median, ms | shortest, ms | ns per \(item) |", "| --- | --: | --: | --: |",
    ]
    for measurement in measurements {
      let numbers = [
        Self.text(measurement.median / 1e6, digits: 3),
        Self.text(measurement.shortest / 1e6, digits: 3),
        Self.text(measurement.perItem, digits: 1),
      ]
      rows.append("| \(measurement.name) | \(numbers.joined(separator: " | ")) |")
    }
    return rows.joined(separator: "\n")
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
