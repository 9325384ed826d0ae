import TatamiDocuments
import TatamiGeometry

extension SceneReader {
  /// Reads a list of numbers within a range.
  func boundedNumbers(
    _ count: Int,
    in range: ClosedRange<Double>
  ) throws(SceneError) -> [Double] {
    var numbers: [Double] = []
    for element in try array(count: count) { numbers.append(try element.number(in: range)) }
    return numbers
  }

  /// Reads `[width, height]` in the range of lengths.
  func boundedSize() throws(SceneError) -> Size {
    let lengths = try boundedNumbers(2, in: ConstraintSceneLayout.lengths)
    return Size(width: lengths[0], height: lengths[1])
  }

  /// Reads `[top, left, bottom, right]` in the range of numbers.
  func boundedInsets() throws(SceneError) -> Insets {
    let numbers = try boundedNumbers(4, in: ConstraintSceneLayout.numbers)
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Reads `[width, height]`, of which either may be null.
  func naturalLengths() throws(SceneError) -> [Double?] {
    var lengths: [Double?] = []
    for element in try array(count: 2) {
      lengths.append(
        element.isNull ? nil : try element.number(in: ConstraintSceneLayout.lengths)
      )
    }
    return lengths
  }

  /// Reads a priority.
  func priority() throws(SceneError) -> Double {
    let priority = try number()
    guard priority > 0, priority <= 1000 else {
      throw unexpected("a priority above 0 and up to 1000")
    }
    return priority
  }

  /// Reads the priorities of both axes.
  func priorities() throws(SceneError) -> [Double] {
    let elements = try array(count: 2)
    return [try elements[0].priority(), try elements[1].priority()]
  }
}
