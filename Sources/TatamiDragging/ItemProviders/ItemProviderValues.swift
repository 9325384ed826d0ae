public import Foundation
public import TatamiGraphics
import TatamiViews

/// An error about data that a class cannot read.
private func unreadable() -> NSError { NSItemProvider.error(.unavailableCoercionError) }

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Types of texts.
  public static var readableTypeIdentifiersForItemProvider: [String] { TypeIdentifier.texts }

  /// The type of texts in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.text] }

  /// Creates a text from UTF-8.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let text = String(bytes: data, encoding: .utf8) else { throw unreadable() }
    return self.init(string: text)
  }

  /// Passes the text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// The type of URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.url] }

  /// The types of URLs and, for their text, of texts in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [TypeIdentifier.url, TypeIdentifier.text]
  }

  /// Creates a URL from its text in UTF-8.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    let text = String(bytes: data, encoding: .utf8)
    guard let url = text.flatMap({ NSURL(string: $0) }) as? Self else { throw unreadable() }
    return url
  }

  /// Passes the text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// Types of images.
  public static var readableTypeIdentifiersForItemProvider: [String] { TypeIdentifier.images }

  /// PNG and JPEG.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [TypeIdentifier.png, TypeIdentifier.jpeg]
  }

  /// Creates an image from the data of a file.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let image = UIImage(data: data) as? Self else { throw unreadable() }
    return image
  }

  /// Passes the image as a file.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    let isJPEG = typeIdentifier == TypeIdentifier.jpeg
    let data = isJPEG ? jpegData(compressionQuality: 0.9) : pngData()
    completionHandler(data, data == nil ? unreadable() : nil)
    return nil
  }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  /// The type of colors.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.color] }

  /// The type of colors.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.color] }

  /// Creates a color from four numbers: red, green, blue and alpha.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    let parts = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap {
      Double($0).flatMap { $0.isFinite ? CGFloat($0) : nil }
    }
    guard parts.count == 4,
      let color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) as? Self
    else { throw unreadable() }
    return color
  }

  /// Passes four numbers: red, green, blue and alpha.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let text = [red, green, blue, alpha].map { "\($0)" }.joined(separator: " ")
    completionHandler(Data(text.utf8), nil)
    return nil
  }
}
