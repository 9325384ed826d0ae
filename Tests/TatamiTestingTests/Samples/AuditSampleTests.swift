import TatamiAssertions
import TatamiUIKit
import Testing

// The sample of the audit's documentation.

@MainActor
@Suite(.environment) struct AuditSampleTests {
  @Test func `issues are accepted by their path`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.backgroundColor = .white
    let terms = UILabel(frame: CGRect(x: 20, y: 20, width: 160, height: 30))
    terms.text = "Terms"
    terms.textColor = .link
    terms.accessibilityIdentifier = "terms"
    window.addSubview(terms)
    window.makeKeyAndVisible()
    performAccessibilityAudit(of: window) { issue in
      // The system's own color for links.
      issue.auditType == .contrast && issue.path.contains("#terms")
    }
  }
}
