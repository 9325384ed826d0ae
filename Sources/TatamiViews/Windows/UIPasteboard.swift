public import Foundation

/// The items that copying stores and pasting reads, shared within the process.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard that copy and paste commands use.
  open class var general: UIPasteboard { ApplicationEnvironment.current.pasteboard }

  /// Posted after a change, with the types that were added and removed.
  open class var changedNotification: Notification.Name { changed }
  private nonisolated static let changed = Notification.Name("UIPasteboardChangedNotification")
  /// The key of the added types, an array of strings, in the notification of a change.
  open class var changedTypesAddedUserInfoKey: String { "UIPasteboardChangedTypesAddedKey" }
  /// The key of the removed types, an array of strings, in the notification of a change.
  open class var changedTypesRemovedUserInfoKey: String { "UIPasteboardChangedTypesRemovedKey" }

  // MARK: Items

  /// The pasteboard items: for each, its representations by type.
  open var items: [[String: Any]] {
    get { contents }
    set {
      let old = allTypes
      contents = newValue
      changeCount += 1
      changeHandler?()
      postChange(from: old)
    }
  }

  private var contents: [[String: Any]] = []
  /// Called after a change of the contents; set by the host.
  package var changeHandler: (@MainActor () -> Void)?

  /// The number of items.
  open var numberOfItems: Int { items.count }

  /// The number of times the contents have changed.
  open private(set) var changeCount = 0

  /// Appends items to the current contents.
  open func addItems(_ items: [[String: Any]]) {
    self.items += items
  }

  private var allTypes: Set<String> { Set(contents.flatMap(\.keys)) }

  private func postChange(from old: Set<String>) {
    let new = allTypes
    NotificationCenter.default.post(
      name: Self.changedNotification,
      object: self,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
        Self.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
      ]
    )
  }

  // MARK: Types

  /// The types of the first item, in ascending order.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// Returns whether the first item has one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    items.first.map { item in pasteboardTypes.contains { item[$0] != nil } } ?? false
  }

  /// Returns the first item's value of a type; nil if it has none.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// Returns the first item's value of a type as data: text in UTF-8, URLs as text, images as JPEG for
  /// `public.jpeg` and else as PNG; nil for others.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType).flatMap { Self.data(of: $0, pasteboardType) }
  }

  /// Returns a value of a type as data; nil for values that are neither data, text, URL nor image.
  package static func data(of value: Any, _ type: String) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage:
      type == TypeIdentifier.jpeg ? image.jpegData(compressionQuality: 0.9) : image.pngData()
    default: nil
    }
  }

  /// Replaces the contents by one item with a value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Replaces the contents by one item with data.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  // MARK: Texts

  /// The text of the first item that has one; nil without text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts of all items; nil without text.
  open var strings: [String]? {
    get { values(of: TypeIdentifier.texts, Self.text) }
    set { items = (newValue ?? []).map { [TypeIdentifier.text: $0] } }
  }

  /// Whether any item has text.
  open var hasStrings: Bool { strings != nil }

  // MARK: URLs

  /// The URL of the first item that has one; nil without a URL.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The URLs of all items, which have their text as well; nil without a URL.
  open var urls: [URL]? {
    get {
      values(of: [TypeIdentifier.url]) { $0 as? URL ?? Self.text($0).flatMap { URL(string: $0) } }
    }
    set {
      items = (newValue ?? []).map {
        [TypeIdentifier.url: $0, TypeIdentifier.text: $0.absoluteString]
      }
    }
  }

  /// Whether any item has a URL.
  open var hasURLs: Bool { urls != nil }

  // MARK: Images

  /// The image of the first item that has one; nil without an image.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images of all items; nil without an image.
  open var images: [UIImage]? {
    get {
      values(of: TypeIdentifier.images) { value in
        value as? UIImage ?? (value as? Data).flatMap { UIImage(data: $0) }
      }
    }
    set { items = (newValue ?? []).map { [TypeIdentifier.png: $0] } }
  }

  /// Whether any item has an image.
  open var hasImages: Bool { images != nil }

  // MARK: Colors

  /// The color of the first item that has one; nil without a color.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colors of all items; nil without a color.
  open var colors: [UIColor]? {
    get { values(of: [TypeIdentifier.color]) { $0 as? UIColor } }
    set { items = (newValue ?? []).map { [TypeIdentifier.color: $0] } }
  }

  /// Whether any item has a color.
  open var hasColors: Bool { colors != nil }

  /// Returns each item's value of the first type that can be read; nil if no item has one.
  private func values<Value>(of types: [String], _ read: (Any) -> Value?) -> [Value]? {
    var values: [Value] = []
    for item in items {
      for type in types {
        guard let value = item[type].flatMap(read) else { continue }
        values.append(value)
        break
      }
    }
    return values.isEmpty ? nil : values
  }

  /// Returns a text, or the text of data in UTF-8; nil for other values.
  private static func text(_ value: Any) -> String? {
    value as? String ?? (value as? Data).flatMap { String(bytes: $0, encoding: .utf8) }
  }
}
