package import Foundation
package import TatamiUIKit

/// A controller that records its loading, appearance and containment calls.
package final class ControllerRecorder: UIViewController {
  package let name: String
  private let diary: Diary
  /// Called with each call, after it was recorded.
  package var whenCalled: (String) -> Void = { _ in }

  /// Creates a controller whose calls are lines that begin with its name.
  package init(_ name: String, _ diary: Diary) {
    (self.name, self.diary) = (name, diary)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  package required init?(coder: NSCoder) { nil }

  private func record(_ call: String) {
    diary.add("\(name) \(call)")
    whenCalled(call)
  }

  package override func viewDidLoad() { record("did load") }
  package override func viewWillAppear(_ animated: Bool) { record("will appear") }
  package override func viewIsAppearing(_ animated: Bool) { record("is appearing") }
  package override func viewDidAppear(_ animated: Bool) { record("did appear") }
  package override func viewWillDisappear(_ animated: Bool) { record("will disappear") }
  package override func viewDidDisappear(_ animated: Bool) { record("did disappear") }

  package override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    record("will move \(parent == nil ? "away" : "in")")
  }

  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    record("did move \(parent == nil ? "away" : "in")")
  }
}
