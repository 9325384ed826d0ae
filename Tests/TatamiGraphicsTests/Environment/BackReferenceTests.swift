import Dispatch
import Testing

@testable import TatamiGraphics

/// An object that calls a closure while it is deinitialized.
private class Owner {
  let onEnd: () -> Void

  init(onEnd: @escaping () -> Void = {}) {
    self.onEnd = onEnd
  }

  deinit { onEnd() }
}

/// An object with a reference to another one.
private final class Part {
  var reference = BackReference()
  /// The object that the reference returns.
  var owner: AnyObject? { reference.object }
}

@Suite struct BackReferenceTests {
  @Test func `a reference returns its object and does not keep it alive`() {
    let part = Part()
    weak var watched: Owner?
    do {
      let owner = Owner()
      watched = owner
      part.reference = BackReference(owner)
      #expect(part.owner === owner)
    }
    #expect(watched == nil)
    #expect(part.owner == nil)
    #expect(part.owner == nil)
  }

  @Test func `an object is not returned while it is deinitialized`() {
    let part = Part()
    var answers: [Bool] = []
    do {
      let owner = Owner { answers.append(part.owner == nil) }
      part.reference = BackReference(owner)
    }
    #expect(answers == [true])
  }

  @Test func `a reference keeps its object's memory, not what the object holds`() {
    let part = Part()
    weak var held: Owner?
    do {
      let inner = Owner()
      held = inner
      part.reference = BackReference(Owner { withExtendedLifetime(inner) {} })
    }
    #expect(held == nil)
    #expect(part.owner == nil)
  }

  @Test func `a reference is replaced by another one, by itself and by none`() {
    let part = Part()
    let (first, second) = (Owner(), Owner())
    for owner in [first, second, second, first] {
      part.reference = BackReference(owner)
      #expect(part.owner === owner)
    }
    part.reference = BackReference()
    #expect(part.owner == nil)
    part.reference = BackReference(nil)
    #expect(part.owner == nil)
  }

  @Test func `a returned object stays alive`() throws {
    let part = Part()
    var owner: Owner? = Owner()
    part.reference = BackReference(owner)
    let returned = try #require(part.owner)
    owner = nil
    #expect(part.owner === returned)
  }

  @Test func `an object may also be referred to weakly and without ownership`() {
    let part = Part()
    let owner = Owner()
    weak let other = owner
    unowned let third = owner
    part.reference = BackReference(owner)
    #expect(part.owner === other)
    #expect(part.owner === third)
  }

  /// An object that is passed to another thread and released there.
  private struct Shared: @unchecked Sendable {
    let part = Part()
    var owner: Owner?
  }

  @Test func `an object may be released by another thread while a reference is read`() {
    for _ in 0..<500 {
      var shared = Shared()
      shared.owner = Owner()
      shared.part.reference = BackReference(shared.owner)
      let part = shared.part
      let releasing = DispatchQueue(label: "releasing")
      releasing.async { [shared] in withExtendedLifetime(shared.owner) {} }
      shared.owner = nil
      var reads = 0
      while part.owner != nil, reads < 1_000_000 { reads += 1 }
      releasing.sync {}
      #expect(part.owner == nil)
    }
  }
}
