public import Foundation

/// One of the items that are dragged.
///
/// ```swift
/// let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: note.title)))
/// item.localObject = note
/// ```
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The data that is dragged.
  open private(set) var itemProvider: NSItemProvider
  /// A value of the program, which is visible only to the program itself.
  open var localObject: Any?
  /// Provides the preview that follows the touch, or nil to hide the item.
  ///
  /// Without a provider it is the preview that was lifted.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}
