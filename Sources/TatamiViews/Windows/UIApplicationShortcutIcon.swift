public import Foundation

/// The icon of an action of a home screen; stored without effect (N206).
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The subjects of the system's icons.
  public enum IconType: Int, Sendable {
    /// Writing.
    case compose = 0
    /// Playing.
    case play = 1
    /// Pausing.
    case pause = 2
    /// Adding.
    case add = 3
    /// A location.
    case location = 4
    /// Searching.
    case search = 5
    /// Sharing.
    case share = 6
    /// Something forbidden.
    case prohibit = 7
    /// A person.
    case contact = 8
    /// Home.
    case home = 9
    /// Marking a location.
    case markLocation = 10
    /// A favorite.
    case favorite = 11
    /// Something loved.
    case love = 12
    /// A cloud.
    case cloud = 13
    /// An invitation.
    case invitation = 14
    /// A confirmation.
    case confirmation = 15
    /// Mail.
    case mail = 16
    /// A message.
    case message = 17
    /// A date.
    case date = 18
    /// A time.
    case time = 19
    /// Taking a photo.
    case capturePhoto = 20
    /// Taking a video.
    case captureVideo = 21
    /// A task.
    case task = 22
    /// A completed task.
    case taskCompleted = 23
    /// An alarm.
    case alarm = 24
    /// A bookmark.
    case bookmark = 25
    /// Shuffling.
    case shuffle = 26
    /// Sound.
    case audio = 27
    /// Updating.
    case update = 28
  }

  /// Creates one of the system's icons.
  public init(type: IconType) {
    super.init()
  }

  /// Creates an icon from an image of the program.
  public init(templateImageName: String) {
    super.init()
  }

  /// Creates an icon from a symbol.
  public init(systemImageName: String) {
    super.init()
  }
}
