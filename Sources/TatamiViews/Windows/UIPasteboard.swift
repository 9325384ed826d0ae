public import Foundation

/// The items that copying stores and pasting reads, shared within the process.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard that copy and paste commands use.
  open class var general: UIPasteboard { ApplicationEnvironment.current.pasteboard }

  /// The type of plain text in `items`.
  private static let textType = "public.utf8-plain-text"

  /// The pasteboard items: for each, its representations by type.
  open var items: [[String: Any]] {
    get { contents }
    set {
      contents = newValue
      changeCount += 1
      changeHandler?()
    }
  }
  /// Called after a change of the contents; set by the host.
  package var changeHandler: (@MainActor () -> Void)?
  private var contents: [[String: Any]] = []

  /// The number of items.
  open var numberOfItems: Int { items.count }

  /// The number of times the contents have changed.
  open private(set) var changeCount = 0

  /// Appends items to the current contents.
  open func addItems(_ items: [[String: Any]]) {
    self.items += items
  }

  /// The text of the first item that has one; nil without text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts of all items; nil without text.
  open var strings: [String]? {
    get {
      let texts = items.compactMap { $0[Self.textType] as? String }
      return texts.isEmpty ? nil : texts
    }
    set { items = (newValue ?? []).map { [Self.textType: $0] } }
  }

  /// Whether any item has text.
  open var hasStrings: Bool { strings != nil }
}
