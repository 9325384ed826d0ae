public import Foundation
import TatamiDrawing
import TatamiHost
public import TatamiUIKit

/// A view as it is shown in a window: its pixels and the tree of its views.
///
/// ```swift
/// let dark = UITraitCollection(userInterfaceStyle: .dark)
/// let snapshot = try ViewSnapshot(of: UISwitch(), traits: dark)
/// ```
public struct ViewSnapshot: Sendable {
  /// The picture, a PNG file.
  public let png: Data
  /// A line for each view, as `ViewTree.description(of:)` prints it.
  public let tree: String

  /// Shows a view in a window of its own, draws it, and removes it from the window.
  ///
  /// The background is that of the system. A view that is already in a window, and a window, is
  /// drawn as it is. A view that has a superview without a window is taken out of it.
  ///
  /// - Parameters:
  ///   - view: The view, laid out after it has got its size and its traits.
  ///   - size: The size, in points; a length of 0 is the smallest that fits the content.
  ///   - traits: The traits of the window; unspecified ones are those of the screen, and 2 pixels
  ///     per point.
  /// - Throws: `SnapshotError`.
  @preconcurrency @MainActor
  public init(
    of view: UIView,
    size: CGSize = .zero,
    traits: UITraitCollection = UITraitCollection()
  ) throws(SnapshotError) {
    guard view.window == nil, !(view is UIWindow) else {
      try self.init(ofShown: view, size: size, traits: traits)
      return
    }
    let window = UIWindow.forSnapshot(traits)
    window.addSubview(view)
    defer { window.endSnapshot(of: view) }
    let fitting = view.snapshotSize(size)
    guard fitting.isDrawable else { throw .emptySize(fitting, "\(Swift.type(of: view))") }
    window.frame.size = fitting
    view.fill(fitting)
    try self.init(drawing: window, treeOf: view)
  }

  /// Shows a view controller in a window of its own, draws its view, and closes the window.
  ///
  /// A controller whose view is already in a window is drawn as it is.
  ///
  /// - Parameters:
  ///   - controller: The controller; it appears and disappears.
  ///   - size: The size, in points; a length of 0 is that of the screen.
  ///   - traits: The traits of the window; unspecified ones are those of the screen, and 2 pixels
  ///     per point.
  /// - Throws: `SnapshotError`.
  @preconcurrency @MainActor
  public init(
    of controller: UIViewController,
    size: CGSize = .zero,
    traits: UITraitCollection = UITraitCollection()
  ) throws(SnapshotError) {
    if let view = controller.viewIfLoaded, view.window != nil {
      try self.init(ofShown: view, size: size, traits: traits)
      return
    }
    let window = UIWindow.forSnapshot(traits)
    let screen = UIScreen.main.bounds.size
    let shown = CGSize(
      width: size.width == 0 ? screen.width : size.width,
      height: size.height == 0 ? screen.height : size.height
    )
    guard shown.isDrawable else { throw .emptySize(shown, "\(Swift.type(of: controller))") }
    window.frame.size = shown
    window.rootViewController = controller
    window.isHidden = false
    defer { window.endSnapshot(of: nil) }
    try self.init(drawing: window, treeOf: controller.view)
  }

  @MainActor
  private init(
    ofShown view: UIView,
    size: CGSize,
    traits: UITraitCollection
  ) throws(SnapshotError) {
    guard size == .zero, traits == UITraitCollection() else {
      throw .isInWindow("\(Swift.type(of: view))")
    }
    do {
      png = try ViewRenderer.png(of: view, scale: view.traitCollection.displayScale)
    } catch {
      throw .drawing("\(error)")
    }
    tree = ViewTree.description(of: view)
  }

  @MainActor
  private init(drawing window: UIWindow, treeOf view: UIView) throws(SnapshotError) {
    // Ends the turn, in which controllers appear.
    HostClock.advance(by: 0)
    do {
      guard let png = try WindowHost(window).image().pngData() else {
        throw SnapshotError.drawing("not enough memory")
      }
      self.png = png
    } catch {
      throw .drawing("\(error)")
    }
    tree = ViewTree.description(of: view)
  }
}

/// The reason why a view cannot be drawn for a snapshot.
public enum SnapshotError: Error, Hashable, CustomStringConvertible {
  /// The size is not above 0 and finite, or no content determines it.
  case emptySize(CGSize, String)
  /// A view that is already in a window has the size and the traits of the window.
  case isInWindow(String)
  /// The picture cannot be drawn, for example because it is too large.
  case drawing(String)

  /// The reason and what to do.
  public var description: String {
    switch self {
    case .emptySize(let size, let type):
      "\(type) has a size of \(size.width) x \(size.height) points; state `size:`"
    case .isInWindow(let type):
      "\(type) is in a window already; leave out `size:` and `traits:`, or remove it from there"
    case .drawing(let reason): "the picture cannot be drawn: \(reason)"
    }
  }
}

extension CGSize {
  fileprivate var isDrawable: Bool {
    width.isFinite && height.isFinite && width > 0 && height > 0
  }
}
