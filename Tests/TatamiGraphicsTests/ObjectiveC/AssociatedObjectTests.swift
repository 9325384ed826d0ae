import Foundation
import TatamiUIKit
import Testing
import TestSupport

/// An object of the program, which has no storage for associated values.
private final class Model: NSObject {}

extension UIView {
  private enum Keys {
    nonisolated(unsafe) static var badge: UInt8 = 0
  }

  /// A stored property in an extension, as libraries write it.
  fileprivate var badge: String? {
    get { objc_getAssociatedObject(self, &Keys.badge) as? String }
    set { objc_setAssociatedObject(self, &Keys.badge, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}

@MainActor
@Suite(.environment) struct AssociatedObjectTests {
  private nonisolated(unsafe) static var first: UInt8 = 0
  private nonisolated(unsafe) static var second: UInt8 = 0

  /// Ends a turn of the run loop.
  private func finishTurn() { UIWindow().makeKeyAndVisible() }

  private func owners() -> [NSObject] {
    [
      UIView(), UIViewController(), CALayer(), UITapGestureRecognizer(), UILayoutGuide(),
      CABasicAnimation(keyPath: "opacity"), UICollectionViewFlowLayout(), Model(),
    ]
  }

  @Test func `T14: a property of an extension stores its value in the object`() {
    let (view, other) = (UIView(), UILabel())
    #expect(view.badge == nil)
    (view.badge, other.badge) = ("3", "7")
    #expect(view.badge == "3")
    #expect(other.badge == "7")
    view.badge = nil
    #expect(view.badge == nil)
    #expect(other.badge == "7")
  }

  @Test func `T14: every key of every object has its own value`() {
    for owner in owners() {
      objc_setAssociatedObject(owner, &Self.first, 1, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(owner, &Self.second, "two", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(owner, &Self.first) as? Int == 1, "\(owner)")
      #expect(objc_getAssociatedObject(owner, &Self.second) as? String == "two", "\(owner)")
      objc_removeAssociatedObjects(owner)
      #expect(objc_getAssociatedObject(owner, &Self.first) == nil, "\(owner)")
    }
  }

  @Test func `T14: values of the kit's objects are released with them`() {
    var released = 0
    var objects = owners()
    objects.removeLast()
    let count = objects.count
    for object in objects {
      let hook = ReleaseHook { released += 1 }
      objc_setAssociatedObject(object, &Self.first, hook, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(released == 0)
    objects = []
    #expect(released == count)
  }

  @Test func `T14: values of other objects are released in the next turn`() {
    var released = 0
    for _ in 0..<100 {
      let hook = ReleaseHook { released += 1 }
      objc_setAssociatedObject(Model(), &Self.first, hook, .OBJC_ASSOCIATION_RETAIN)
    }
    finishTurn()
    #expect(released == 100)
  }

  @Test func `T14: new values release those of deallocated objects without a run loop`() {
    var released = 0
    for _ in 0..<1_000 {
      let hook = ReleaseHook { released += 1 }
      objc_setAssociatedObject(Model(), &Self.first, hook, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(released > 400)
  }

  @Test func `T14: an object at the address of a deallocated one has none of its values`() {
    for _ in 0..<200 {
      let model = Model()
      #expect(objc_getAssociatedObject(model, &Self.first) == nil)
      objc_setAssociatedObject(model, &Self.first, 1, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test func `T14: policies assign, retain and copy`() throws {
    let (owner, text) = (UIView(), NSMutableString(string: "a"))
    objc_setAssociatedObject(owner, &Self.first, text, .OBJC_ASSOCIATION_COPY)
    objc_setAssociatedObject(owner, &Self.second, text, .OBJC_ASSOCIATION_RETAIN)
    text.append("b")
    let copied = try #require(objc_getAssociatedObject(owner, &Self.first) as? NSString)
    #expect(copied == "a")
    #expect(objc_getAssociatedObject(owner, &Self.second) as? NSMutableString === text)
    var model: Model? = Model()
    objc_setAssociatedObject(owner, &Self.first, model, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &Self.first) as? Model === model)
    model = nil
    #expect(objc_getAssociatedObject(owner, &Self.first) == nil)
    objc_setAssociatedObject(owner, &Self.first, 5, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &Self.first) as? Int == 5)
  }

  @Test func `T14: a value may use its owner's values while it is released`() {
    for owner in owners() {
      var seen: [Int?] = []
      let useOwner = { [unowned owner] in
        seen.append(objc_getAssociatedObject(owner, &Self.first) as? Int)
        objc_setAssociatedObject(owner, &Self.second, 2, .OBJC_ASSOCIATION_RETAIN)
      }
      objc_setAssociatedObject(owner, &Self.first, ReleaseHook(useOwner), .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(owner, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(seen == [nil], "\(owner)")
      #expect(objc_getAssociatedObject(owner, &Self.second) as? Int == 2, "\(owner)")
    }
  }

  @Test func `T14: a view reads its values in its deinit`() {
    final class Card: UIView {
      nonisolated(unsafe) static var last: String?
      nonisolated(unsafe) static var key: UInt8 = 0

      deinit { Self.last = objc_getAssociatedObject(self, &Self.key) as? String }
    }
    var card: Card? = Card()
    if let card { objc_setAssociatedObject(card, &Card.key, "here", .OBJC_ASSOCIATION_RETAIN) }
    card = nil
    #expect(Card.last == "here")
  }

  @Test func `T14: values of anything but objects are refused`() {
    let reports = Reports.during {
      objc_setAssociatedObject(3, &Self.first, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(reports == ["values are associated with objects only, found 3"])
    #expect(objc_getAssociatedObject(3, &Self.first) == nil)
  }

  @Test func `T14: threads may set values of their own objects side by side`() async {
    await withTaskGroup(of: Bool.self) { group in
      for thread in 0..<4 {
        group.addTask {
          (0..<2_000).allSatisfy { number in
            let owner: NSObject = number % 2 == 0 ? CALayer() : Model()
            objc_setAssociatedObject(owner, &Self.first, thread, .OBJC_ASSOCIATION_RETAIN)
            return objc_getAssociatedObject(owner, &Self.first) as? Int == thread
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
