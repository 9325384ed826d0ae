extension UIActivity {
  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String

    /// Creates a type from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a type from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The places of activities in the sheet.
  public enum Category: Int, Sendable {
    /// Among the actions.
    case action = 0
    /// Among the destinations, which come first.
    case share = 1
  }
}

extension UIActivity.ActivityType {
  /// Posting on Facebook.
  public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
  /// Posting on Twitter.
  public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
  /// Posting on Weibo.
  public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
  /// A text message.
  public static let message = Self("com.apple.UIKit.activity.Message")
  /// A mail.
  public static let mail = Self("com.apple.UIKit.activity.Mail")
  /// Printing.
  public static let print = Self("com.apple.UIKit.activity.Print")
  /// Copying to the pasteboard.
  public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
  /// The picture of a contact.
  public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
  /// Saving to the photos.
  public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
  /// The reading list.
  public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
  /// Posting on Flickr.
  public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
  /// Posting on Vimeo.
  public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
  /// Posting on Tencent Weibo.
  public static let postToTencentWeibo = Self("com.apple.UIKit.activity.PostToTencentWeibo")
  /// Sending to a device nearby.
  public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
  /// Opening as a book.
  public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
  /// Drawing on a PDF.
  public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
}
