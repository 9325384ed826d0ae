public import TatamiGraphics
public import Foundation
public import TatamiViews

/// A service of a program for data, which an activity controller offers.
///
/// Subclasses override the properties, `canPerform(withActivityItems:)` and `perform()`, which ends
/// with `activityDidFinish(_:)`.
///
/// ```swift
/// final class Archive: UIActivity {
///   override var activityTitle: String? { "Archive" }
///   override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
///   override func perform() { activityDidFinish(true) }
/// }
/// ```
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Called when the activity has finished.
  final var didFinish: ((Bool) -> Void)?

  /// Creates an activity.
  public override init() {
    super.init()
  }

  /// The place of the activity in the sheet.
  open class var activityCategory: Category { .action }
  /// The type of the activity.
  open var activityType: ActivityType? { nil }
  /// The title; an activity without one is not shown.
  open var activityTitle: String? { nil }
  /// The image, which is drawn as a template.
  open var activityImage: UIImage? { nil }
  /// Returns whether the activity can handle the items; false by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Receives the items before the activity is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A controller that performs the activity; nil for `perform()`.
  open var activityViewController: UIViewController? { nil }
  /// Performs the activity; the base class finishes without success.
  open func perform() { activityDidFinish(false) }

  /// Ends the activity, which dismisses the sheet.
  open func activityDidFinish(_ completed: Bool) {
    let handler = didFinish
    didFinish = nil
    handler?(completed)
  }
}
