import Foundation
import TatamiControls
import TatamiGraphics
import TatamiViews

/// The activity that hands the items to the host.
final class HostActivity: UIActivity {
  private let title: String
  private var items: [Any] = []

  init(title: String) {
    self.title = title
    super.init()
  }

  override class var activityCategory: Category { .share }
  override var activityTitle: String? { "Share" }
  override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.up") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    SharingEnvironment.current.share != nil && !activityItems.isEmpty
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    guard let share = SharingEnvironment.current.share else { return activityDidFinish(false) }
    share(SharingQuestion(title: title, items: items)) { [self] in activityDidFinish($0) }
  }
}
