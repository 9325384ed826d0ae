import TatamiPicture
import Testing

/// The samples of threads.md.
@Suite struct ThreadSamples {
  @Test func `engines compute in any task`() async throws {
    let heights = try await withThrowingTaskGroup(of: Double.self) { group in
      for count in [10_000, 20_000, 30_000] {
        group.addTask {
          let geometry = try BrickGeometry(columns: [100, 100, 100], rowHeight: 50)
          let section = BrickSection(geometry: geometry, itemCount: count) { item in
            BrickSize(columns: item % 3 == 0 ? 2 : 1)
          }
          return try BrickFrames([section]).contentHeight
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(heights.count == 3)
  }

  @Test func `a value is computed elsewhere and shown on the main actor`() async throws {
    let bytes = Array("round,home,away,result\nFinal,Ann,Ben,3-1\n".utf8)
    let layout = try await Task.detached {
      let document = try TournamentDocument.read(bytes, name: "cup.csv").document
      return TournamentPoster(of: document).layout()
    }.value
    let view = await layout.view()
    #expect(await view.bounds.size == layout.size)
  }
}
