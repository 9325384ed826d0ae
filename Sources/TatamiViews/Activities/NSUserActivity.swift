public import Foundation

/// A description of what a person does, which a program can be asked to continue.
///
/// Foundation on Linux has no such class. No activity is passed to other devices or programs: the
/// values are stored without effect.
open class NSUserActivity: NSObject {
  /// The type, in the form of a reversed domain name.
  open private(set) var activityType: String
  /// The title.
  open var title: String?
  /// The values that describe the state.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that are required to continue the activity; nil for all keys.
  open var requiredUserInfoKeys: Set<String>?
  /// The page to show where the program is not installed.
  open var webpageURL: URL?
  /// The page from which the activity came.
  open var referrerURL: URL?
  /// The date after which the activity is of no use.
  open var expirationDate: Date?
  /// Words by which the activity is found.
  open var keywords: Set<String> = []
  /// An identifier by which the activity is deleted.
  open var persistentIdentifier: String?
  /// The identifier of the scene's content.
  open var targetContentIdentifier: String?
  /// Whether the values have to be written again.
  open var needsSave = false
  /// Whether the activity may continue on another device.
  open var isEligibleForHandoff = true
  /// Whether the activity may be found in the device.
  open var isEligibleForSearch = false
  /// Whether everybody may find the activity.
  open var isEligibleForPublicIndexing = false

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds values to those that describe the state.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Marks the activity as the current one; without effect.
  open func becomeCurrent() {}
  /// Marks the activity as no longer current; without effect.
  open func resignCurrent() {}
  /// Marks the activity as over; without effect.
  open func invalidate() {}
}

/// The type of activities that open a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that continues an activity; never called by this kit.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state that an activity describes.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
