import Foundation
import TatamiUIKit
import TestSupport

/// A controller that records its appearance and containment calls.
final class NavigationRecorder: UIViewController {
  let name: String
  private let diary: Diary
  var whenCalled: (String) -> Void = { _ in }

  init(_ name: String, _ diary: Diary) {
    (self.name, self.diary) = (name, diary)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func record(_ call: String) {
    diary.add("\(name) \(call)")
    whenCalled(call)
  }

  override func viewDidLoad() { record("did load") }
  override func viewWillAppear(_ animated: Bool) { record("will appear") }
  override func viewIsAppearing(_ animated: Bool) { record("is appearing") }
  override func viewDidAppear(_ animated: Bool) { record("did appear") }
  override func viewWillDisappear(_ animated: Bool) { record("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { record("did disappear") }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    record("will move \(parent == nil ? "away" : "in")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    record("did move \(parent == nil ? "away" : "in")")
  }
}
