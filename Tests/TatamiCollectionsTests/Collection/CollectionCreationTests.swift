import TatamiUIKit
import TestSupport
import Testing

@testable import TatamiCollections

/// Views, attributes and contexts that collection views create by class, written as for UIKit.
@MainActor
@Suite(.arithmeticText)
struct CollectionCreationTests {
  /// A cell with stored properties and an overridden initializer.
  private final class NamedCell: UICollectionViewCell {
    let title: String
    override init(frame: CGRect) {
      title = "\(Int(frame.width)) x \(Int(frame.height))"
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A view that inherits its initializers.
  private final class PlainView: UICollectionReusableView {
    var counter = 7
  }

  /// Attributes with an overridden initializer.
  private final class TintedAttributes: UICollectionViewLayoutAttributes {
    var tint = 0
    override init() {
      super.init()
      tint = 3
    }
  }

  /// A context with an overridden initializer.
  private final class NamedContext: UICollectionViewLayoutInvalidationContext {
    var name = ""
    override init() {
      super.init()
      name = "new"
    }
  }

  private let frame = CGRect(x: 1, y: 2, width: 30, height: 40)

  @Test func `S155: a cell is created by its class's initializer, with a frame`() throws {
    let cell: UICollectionReusableView = (NamedCell.self as UICollectionReusableView.Type)
      .create(frame: frame)
    #expect((cell as? NamedCell)?.title == "30 x 40")
    #expect(cell.frame == frame)
  }

  @Test func `a view that inherits its initializers has its own properties`() {
    let view = PlainView.create(frame: frame)
    #expect(view.counter == 7)
    #expect(view.frame == frame)
  }

  @Test func `attributes are created by their class's initializer`() {
    let attributes = TintedAttributes.create() as? TintedAttributes
    #expect(attributes?.tint == 3)
  }

  @Test func `contexts are created by their class's initializer`() {
    let context = NamedContext.create() as? NamedContext
    #expect(context?.name == "new")
  }

  @Test func `created objects are released`() {
    weak var cell: UICollectionReusableView?
    weak var attributes: UICollectionViewLayoutAttributes?
    weak var context: UICollectionViewLayoutInvalidationContext?
    do {
      let newCell = NamedCell.create(frame: frame)
      let (newAttributes, newContext) = (TintedAttributes.create(), NamedContext.create())
      cell = newCell
      attributes = newAttributes
      context = newContext
      #expect(newCell.title == "30 x 40")
    }
    #expect(cell == nil)
    #expect(attributes == nil)
    #expect(context == nil)
  }
}
