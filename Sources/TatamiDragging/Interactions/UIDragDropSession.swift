public import Foundation
public import TatamiViews

/// The properties that a drag and a drop have in common: the items and where they are.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items that are dragged.
  var items: [UIDragItem] { get }
  /// Returns the location of the touch, in the coordinates of a view.
  func location(in view: UIView) -> CGPoint
  /// Whether a drop may move the items; otherwise a proposal to move is forbidden.
  var allowsMoveOperation: Bool { get }
  /// Whether only the program itself may take the items. In this kit, they never leave it.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether an item has a representation of one of some types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an object of a class can be made from an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, from the side of its source.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A value of the program, which is visible only to the program itself.
  var localContext: Any? { get set }
}

/// A drag, from the side of its destinations.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag; nil after its end.
  var localDragSession: (any UIDragSession)? { get }
  /// The way the progress of loading is shown; no effect: nothing is shown.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Passes the objects of a class that can be made from the items to a closure on the main thread,
  /// once all have come; items that cannot be read are left out.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// The way the progress of loading dropped items is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Not at all.
  case none = 0
  /// In the style of the system.
  case `default` = 1
}

extension UIDragDropSession {
  /// Returns whether a value of a type, such as `String`, can be made from an item.
  public func canLoadObjects<T>(
    ofClass aClass: T.Type
  ) -> Bool where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

extension UIDropSession {
  /// Passes the values of a type, such as `String`, that can be made from the items to a closure.
  @discardableResult
  public func loadObjects<T>(
    ofClass aClass: T.Type,
    completion: @escaping ([T]) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { completion($0.compactMap { T.value(of: $0) }) }
  }
}
