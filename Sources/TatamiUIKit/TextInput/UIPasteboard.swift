public import Foundation

/// What was copied, to be pasted elsewhere; shared within the process.
@MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard that copying and pasting use.
  public static var general: UIPasteboard { ApplicationEnvironment.current.pasteboard }

  /// The type of plain text in `items`.
  private static let textType = "public.utf8-plain-text"

  /// The things copied: for each its representations by type.
  open var items: [[String: Any]] = [] {
    didSet { changeCount += 1 }
  }

  /// How many things there are.
  open var numberOfItems: Int { items.count }

  /// How often the contents have changed.
  public private(set) var changeCount = 0

  /// Adds things to those there are.
  open func addItems(_ items: [[String: Any]]) {
    self.items += items
  }

  /// The text of the first thing; nil without text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts of all things; nil without any.
  open var strings: [String]? {
    get {
      let texts = items.compactMap { $0[Self.textType] as? String }
      return texts.isEmpty ? nil : texts
    }
    set { items = (newValue ?? []).map { [Self.textType: $0] } }
  }

  /// Whether there is text.
  open var hasStrings: Bool { strings != nil }
}
