import TestSupport
import Testing

@testable import TatamiViews

@MainActor
@Suite(.environment) struct ConstraintListTests {
  private func constraints(_ count: Int) -> [NSLayoutConstraint] {
    let view = UIView()
    return (0..<count).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
  }

  @Test func `constraints keep their order when others are removed`() {
    let constraints = constraints(100)
    var list = ConstraintList()
    for constraint in constraints { list.append(constraint) }
    for index in 0..<100 where index % 3 != 1 { list.remove(constraints[index]) }
    #expect(list.map(\.constant) == stride(from: 1, to: 100, by: 3).map { CGFloat($0) })
    #expect(list.count == 33)
  }

  @Test func `a constraint that the list does not contain is not removed`() {
    let constraints = constraints(50)
    var list = ConstraintList()
    for constraint in constraints.dropLast() { list.append(constraint) }
    let removals = [49, 0, 0].map { list.remove(constraints[$0]) }
    #expect(removals == [false, true, false])
    #expect(list.count == 48)
  }

  @Test func `a list behaves like an array`() {
    var random = SeededRandom(seed: 29)
    let constraints = constraints(200)
    var (list, array) = (ConstraintList(), [NSLayoutConstraint]())
    for _ in 0..<4_000 {
      let constraint = constraints[Int.random(in: 0..<200, using: &random)]
      let index = array.firstIndex { $0 === constraint }
      if let index {
        array.remove(at: index)
        list.remove(constraint)
      } else {
        array.append(constraint)
        list.append(constraint)
      }
    }
    #expect(Array(list) == array)
    let taken = list.takeAll()
    #expect(taken == array)
    #expect(list.isEmpty)
  }
}
