import Testing

@testable import TatamiDrawing

@Suite struct ColorTests {
  @Test func `components are clamped to the unit range`() {
    let color = Color(red: -1, green: 2, blue: .nan, alpha: .infinity)
    #expect(color == Color(red: 0, green: 1, blue: 0, alpha: 1))
  }
}
