import Foundation
import Testing

@testable import TatamiService

/// Lines from descriptors.
@Suite struct LineReaderTests {
  @Test func `lines end with or without a carriage return, the last one with the input`() {
    #expect(lines("a\nbc\r\n\nd") == [.line([97]), .line([98, 99]), .line([]), .line([100])])
  }

  @Test func `a line above the limit is read to its end`() {
    let long = String(repeating: "x", count: 200_000)
    #expect(lines("a\n\(long)\nb\n") == [.line([97]), .tooLong, .line([98])])
    #expect(lines(long) == [.tooLong])
  }

  @Test func `a line at the limit is read`() {
    let line = String(repeating: "x", count: 100_000)
    #expect(lines(line + "\n") == [.line(Array(line.utf8))])
  }

  @Test func `nothing is read after a stop`() {
    let pipe = Pipe()
    var reader = LineReader(pipe.fileHandleForReading.fileDescriptor, limit: 10) { true }
    #expect(reader.next() == .end)
  }

  @Test func `lines that have arrived are not read after a stop`() throws {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data("a\nb\n".utf8))
    var isStopped = false
    var reader = LineReader(pipe.fileHandleForReading.fileDescriptor, limit: 10) { isStopped }
    #expect(reader.next() == .line([97]))
    isStopped = true
    #expect(reader.next() == .end)
  }

  private func lines(_ text: String) -> [LineReader.Item] {
    let pipe = Pipe()
    let writer = Thread {
      pipe.fileHandleForWriting.write(Data(text.utf8))
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    var reader = LineReader(pipe.fileHandleForReading.fileDescriptor, limit: 100_000)
    var items: [LineReader.Item] = []
    while true {
      let item = reader.next()
      if item == .end { return items }
      items.append(item)
    }
  }
}
