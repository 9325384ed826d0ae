public import TatamiUIKit

/// Fails with a list of all issues that an accessibility audit finds in a view on screen.
///
/// The kinds of issues are those of `XCUIApplication.performAccessibilityAudit(for:_:)` that can be
/// determined without a device, and ambiguous constraints:
///
/// ```swift
/// performAccessibilityAudit(of: window) { issue in
///   // The system's own color for links.
///   issue.auditType == .contrast && issue.path.contains("#terms")
/// }
/// ```
///
/// - Parameters:
///   - view: A window, or a view in a window.
///   - types: The kinds of issues.
///   - fileID: The module and the file of the test.
///   - file: The path of the test's file.
///   - line: The line of the call.
///   - column: The column of the call.
///   - ignoring: Whether an issue is accepted; none is by default.
@preconcurrency @MainActor
public func performAccessibilityAudit(
  of view: UIView,
  for types: AccessibilityAuditType = .all,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ ignoring: (AccessibilityAuditIssue) -> Bool = { _ in false }
) {
  let site = CallSite(fileID: fileID, file: file, line: line, column: column, testName: "")
  guard view.window != nil else {
    return site.fail("\(type(of: view)) is in no window, so nothing of it can be audited")
  }
  do {
    let issues = try AccessibilityAudit.issues(in: view, for: types).filter { !ignoring($0) }
    guard !issues.isEmpty else { return }
    let count = issues.count == 1 ? "1 issue" : "\(issues.count) issues"
    let list = issues.map { "- \($0)" }.joined(separator: "\n")
    site.fail("the accessibility audit has found \(count)\n\(list)")
  } catch {
    site.fail("the window cannot be drawn: \(error)")
  }
}
