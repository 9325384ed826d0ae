public import TatamiUIKit

/// The way the pictures of a matrix are stored.
public enum SnapshotLayout: Sendable {
  /// On one sheet, each below its name; rows are styles and directions.
  case sheet
  /// In a file each, by the names of the cells.
  case files
}

/// Draws a view in every combination of a matrix and compares the pictures with recorded ones.
///
/// ```swift
/// assertSnapshots { ProfileCard(name: "Ada Lovelace") }
/// ```
///
/// - Parameters:
///   - matrix: Styles, directions, text sizes and widths; 24 combinations by default.
///   - layout: One sheet, or a file for each combination.
///   - name: A name that distinguishes the snapshots of a test.
///   - fileID: The module and the file of the test.
///   - file: The path of the test's file.
///   - testName: The name of the test's function.
///   - line: The line of the call.
///   - column: The column of the call.
///   - makeView: Makes the view, once for each combination.
@preconcurrency @MainActor
public func assertSnapshots(
  across matrix: SnapshotMatrix = SnapshotMatrix(),
  as layout: SnapshotLayout = .sheet,
  named name: String? = nil,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  _ makeView: () throws -> UIView
) {
  let site = CallSite(fileID: fileID, file: file, line: line, column: column, testName: testName)
  guard !matrix.rows.joined().isEmpty else {
    return site.fail("a list of the matrix is empty, so there is nothing to draw")
  }
  switch layout {
  case .sheet:
    site.check(site.snapshot(named: name)) {
      let sheet = try SnapshotSheet(matrix, of: makeView)
      return (sheet.png, sheet.tree)
    }
  case .files:
    for cell in matrix.rows.joined() {
      let parts = [name, cell.name].compactMap(\.self)
      site.check(site.snapshot(named: parts.joined(separator: "-"))) {
        let snapshot = try ViewSnapshot(of: makeView(), size: cell.size, traits: cell.traits)
        return (snapshot.png, snapshot.tree)
      }
    }
  }
}
