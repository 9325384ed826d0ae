import Foundation
import TatamiHost
import TatamiUIKit
import TestSupport
import Testing

/// Memory after many texts, each measured in a process of its own.
@Suite struct TextMemoryTests {
  /// Returns by how many bytes the memory in use grows per run of a closure.
  ///
  /// A leak grows in each round of runs. Memory that is fetched once, as by another thread, does not:
  /// rounds are repeated until one of them needs little.
  @MainActor
  private static func growth(_ body: () -> Void) -> Double {
    let count = Thoroughness.cases(2_000, thorough: 20_000)
    for _ in 0..<count { body() }
    var least = Double.infinity
    for _ in 0..<5 where least >= limit {
      let before = residentBytes()
      for _ in 0..<count { body() }
      least = min(least, Double(residentBytes() - before) / Double(count))
    }
    return least
  }

  /// The growth per run below which nothing leaks, in bytes; an attributed string of Foundation
  /// leaks about 500.
  private static let limit = 200.0

  private static func residentBytes() -> Int {
    let counts = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return (counts?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
  }

  @Test func `drawing strings keeps no memory`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
      let growth = Self.growth {
        _ = "text".size(withAttributes: attributes)
        _ = ("text" as NSString).size(withAttributes: attributes)
      }
      #expect(growth < Self.limit)
      var drawing = 0.0
      _ = renderer.image { _ in
        drawing = Self.growth {
          "".draw(at: .zero, withAttributes: attributes)
          "".draw(in: CGRect(x: 0, y: 0, width: 10, height: 10), withAttributes: attributes)
        }
      }
      #expect(drawing < Self.limit)
    }
  }

  @Test func `labels and text fields keep no memory of their attributed texts`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let text = NSAttributedString(string: "text", attributes: [.kern: 2])
      let frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      let growth = Self.growth {
        let label = UILabel(frame: frame)
        label.attributedText = text
        label.textColor = .red
        let field = UITextField(frame: frame)
        field.placeholder = "text"
        let cell = UIListContentView(configuration: .cell())
        var content = UIListContentConfiguration.cell()
        content.text = "text"
        cell.configuration = content
        for view in [label, field, cell] { _ = ViewRenderer.displayList(of: view) }
      }
      #expect(growth < Self.limit)
    }
  }
}
