#if OpenCombine

import OpenCombine
import Testing

@testable import TatamiReactive

/// Publishers, with the package trait `OpenCombine`.
@MainActor
struct OpenCombineTests {
  @Test func `A6: a publisher is a source`() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log<Int>()
    let disposer = subject.asOutput().map { $0 * 2 }.subscribe(log.inputs)
    subject.send(1)
    subject.send(2)
    disposer.dispose()
    subject.send(3)
    #expect(log.values == [2, 4])
  }

  @Test func `A1: a source is a publisher`() {
    let state = State<Int?>(1)
    let publisher = state.publisher()
    var received: [Int?] = []
    let cancellable = publisher.sink { received.append($0) }
    state.value = nil
    state.value = 3
    #expect(received == [1, nil, 3])
    #expect(state.subscriberCount == 1)
    cancellable.cancel()
    #expect(state.subscriberCount == 0)
    state.value = 4
    #expect(received == [1, nil, 3])
  }
}

#endif
