public import Foundation

/// Methods called around the processing of changes; all are optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before changes are processed; characters and attributes may be changed.
  ///
  /// - Parameters:
  ///   - textStorage: The storage.
  ///   - editedMask: What has changed.
  ///   - editedRange: The range that has changed, in the current text.
  ///   - delta: How much longer the text has become.
  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )

  /// Called after changes were processed and before they are shown; attributes may be changed.
  ///
  /// - Parameters:
  ///   - textStorage: The storage.
  ///   - editedMask: What has changed.
  ///   - editedRange: The range that has changed, in the current text.
  ///   - delta: How much longer the text has become.
  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}

  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
