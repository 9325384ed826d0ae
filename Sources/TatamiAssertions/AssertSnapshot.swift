public import Foundation
public import TatamiUIKit

/// Draws a view and compares it with the picture that an earlier run has recorded.
///
/// The reference is `Snapshots/FILE/TEST.png` beside the test's file. A missing one is recorded,
/// and the test fails once; `TATAMI_RECORD` sets what else is recorded. Pictures match within
/// `PictureTolerance`. For one that does not, the failure names the differing pixels and views, and
/// a picture of what was expected, what was found, and the difference is written.
///
/// - Parameters:
///   - view: The view. One that is in no window is shown in a window of its own, on the background of
///     the system.
///   - size: The size, in points; a length of 0 is the smallest that fits the content.
///   - traits: The traits of the window, such as `UITraitCollection(userInterfaceStyle: .dark)`;
///     2 pixels per point unless they say otherwise.
///   - name: A name that distinguishes the snapshots of a test.
///   - fileID: The module and the file of the test.
///   - file: The path of the test's file.
///   - testName: The name of the test's function.
///   - line: The line of the call.
///   - column: The column of the call.
@preconcurrency @MainActor
public func assertSnapshot(
  of view: UIView,
  size: CGSize = .zero,
  traits: UITraitCollection = UITraitCollection(),
  named name: String? = nil,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID: fileID, file: file, line: line, column: column, testName: testName)
  site.check(site.snapshot(named: name)) {
    let snapshot = try ViewSnapshot(of: view, size: size, traits: traits)
    return (snapshot.png, snapshot.tree)
  }
}

/// Draws a view controller's view and compares it with the picture that an earlier run has recorded.
///
/// - Parameters:
///   - controller: The controller, which appears in a window of its own and disappears.
///   - size: The size, in points; a length of 0 is that of the screen.
///   - traits: The traits of the window; 2 pixels per point unless they say otherwise.
///   - name: A name that distinguishes the snapshots of a test.
///   - fileID: The module and the file of the test.
///   - file: The path of the test's file.
///   - testName: The name of the test's function.
///   - line: The line of the call.
///   - column: The column of the call.
@preconcurrency @MainActor
public func assertSnapshot(
  of controller: UIViewController,
  size: CGSize = .zero,
  traits: UITraitCollection = UITraitCollection(),
  named name: String? = nil,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID: fileID, file: file, line: line, column: column, testName: testName)
  site.check(site.snapshot(named: name)) {
    let snapshot = try ViewSnapshot(of: controller, size: size, traits: traits)
    return (snapshot.png, snapshot.tree)
  }
}

/// Compares a picture, such as one that `ViewRenderer` has drawn, with a reference in a file.
///
/// - Parameters:
///   - png: The picture, a PNG file.
///   - reference: The file of the reference picture.
///   - fileID: The module and the file of the test.
///   - file: The path of the test's file.
///   - line: The line of the call.
///   - column: The column of the call.
@preconcurrency @MainActor
public func assertSnapshot(
  of png: @autoclosure () throws -> Data,
  at reference: URL,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID: fileID, file: file, line: line, column: column, testName: "")
  site.check(reference) { (try png(), nil) }
}

extension CallSite {
  /// Compares what a closure draws with a reference, and reports what differs.
  @MainActor
  func check(_ reference: URL, _ draw: () throws -> (png: Data, tree: String?)) {
    do {
      let (png, tree) = try draw()
      let file = SnapshotFile(reference, recording: try .ofProcess())
      guard let failure = try file.check(png, tree: tree) else { return }
      let name = reference.deletingPathExtension().lastPathComponent + "-difference.png"
      fail("\(failure)", attachment: failure.panels.map { (name, $0) })
    } catch {
      fail("\(error)")
    }
  }
}
