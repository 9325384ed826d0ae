import TatamiUIKit
import Testing

// The sample in the documentation of content in place of missing content.

@MainActor
@Suite struct UnavailableContentSample {
  func show(in controller: UIViewController) {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "tray")
    empty.text = "No Messages"
    controller.contentUnavailableConfiguration = empty
  }
}
