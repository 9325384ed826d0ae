public import Foundation
public import TatamiGraphics

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identity of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The string.
      public let rawValue: String

      /// Creates an identifier from a string.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier from a string.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of the detent of about half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the detent of full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// The identity, by which the detent is selected.
    open private(set) var identifier: Identifier
    /// Returns the height; nil for an inactive detent.
    let resolve: Resolver

    private init(_ identifier: Identifier, _ resolve: @escaping Resolver) {
      (self.identifier, self.resolve) = (identifier, resolve)
      super.init()
    }

    /// Returns the detent of about half of the screen; inactive in compact height.
    open class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return SheetStops.medium(of: context)
      }
    }

    /// Returns the detent of full height.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent whose height a closure computes.
    ///
    /// - Parameters:
    ///   - identifier: The identity; nil for a unique one.
    ///   - resolver: A closure that returns the height without the bottom safe area, in points: nil,
    ///     a negative number or NaN for an inactive detent, more than the maximum for the maximum.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("tatami.detent.\(UUID().uuidString)"), resolver)
    }
  }
}

/// The container of a sheet, from which custom detents compute their heights.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height of a detent, without the bottom safe area, in points.
  var maximumDetentValue: CGFloat { get }
}

/// A delegate of sheets.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after a person has selected another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
