package import Foundation
package import TatamiUIKit

/// A controller that records its appearance calls and, unless `appearanceOnly`, its loading and containment calls.
package final class ControllerRecorder: UIViewController {
  package let name: String
  private let diary: Diary
  private let appearanceOnly: Bool
  /// Called with each call, after it was recorded.
  package var whenCalled: (String) -> Void = { _ in }

  /// Creates a controller whose calls are lines that begin with its name.
  package init(_ name: String, _ diary: Diary, appearanceOnly: Bool = false) {
    (self.name, self.diary, self.appearanceOnly) = (name, diary, appearanceOnly)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  package required init?(coder: NSCoder) { nil }

  private func record(_ call: String) {
    diary.add("\(name) \(call)")
    whenCalled(call)
  }

  private func recordUnlessAppearanceOnly(_ call: String) {
    if !appearanceOnly { record(call) }
  }

  package override func viewDidLoad() { recordUnlessAppearanceOnly("did load") }
  package override func viewWillAppear(_ animated: Bool) { record("will appear") }
  package override func viewIsAppearing(_ animated: Bool) { record("is appearing") }
  package override func viewDidAppear(_ animated: Bool) { record("did appear") }
  package override func viewWillDisappear(_ animated: Bool) { record("will disappear") }
  package override func viewDidDisappear(_ animated: Bool) { record("did disappear") }

  package override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    recordUnlessAppearanceOnly("will move \(parent == nil ? "away" : "in")")
  }

  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    recordUnlessAppearanceOnly("did move \(parent == nil ? "away" : "in")")
  }
}
