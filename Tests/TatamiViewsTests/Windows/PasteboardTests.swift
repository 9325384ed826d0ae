import Foundation
import TatamiUIKit
import TestSupport
import Testing

/// The pasteboard.
@MainActor
@Suite(.environment) struct PasteboardTests {
  private let board = UIPasteboard.general

  @Test func `N223: texts are kept, and counted as changes`() {
    #expect(board.changeCount == 0)
    #expect(!board.hasStrings)
    board.string = "a"
    board.strings = ["b", "c"]
    #expect(board.string == "b")
    #expect(board.strings == ["b", "c"])
    #expect(board.numberOfItems == 2)
    #expect(board.changeCount == 2)
    board.string = nil
    #expect(board.numberOfItems == 0)
    #expect(board.strings == nil)
  }

  @Test func `N223: a URL has a text as well`() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    board.url = url
    #expect(board.url == url)
    #expect(board.hasURLs)
    #expect(board.string == "https://example.com/a")
    #expect(board.types == ["public.url", "public.utf8-plain-text"])
    board.string = "a"
    #expect(board.urls == nil)
  }

  @Test func `N223: images are kept, or read from data`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format)
      .image { _ in }
    board.image = image
    #expect(board.image === image)
    #expect(board.hasImages)
    board.setValue(image, forPasteboardType: "public.jpeg")
    #expect(board.data(forPasteboardType: "public.jpeg")?.prefix(2) == Data([0xFF, 0xD8]))
    board.image = image
    let png = try #require(board.data(forPasteboardType: "public.png"))
    board.setData(png, forPasteboardType: "public.png")
    #expect(board.image?.size == image.size)
    board.setData(Data([1, 2, 3]), forPasteboardType: "public.png")
    #expect(board.image == nil)
  }

  @Test func `N223: texts and URLs are read from other types and from data`() {
    board.setValue("a", forPasteboardType: "public.plain-text")
    #expect(board.string == "a")
    board.setData(Data("b".utf8), forPasteboardType: "public.text")
    #expect(board.string == "b")
    for value in ["https://example.com", Data("https://example.com".utf8)] as [Any] {
      board.setValue(value, forPasteboardType: "public.url")
      #expect(board.url == URL(string: "https://example.com"))
    }
  }

  @Test func `N223: colors are kept`() {
    board.colors = [.systemRed, .systemBlue]
    #expect(board.color == .systemRed)
    #expect(board.colors?.count == 2)
    #expect(board.hasColors)
    board.string = "a"
    #expect(!board.hasColors)
  }

  @Test func `N223: data and values have types`() {
    board.setData(Data("text".utf8), forPasteboardType: "com.example.note")
    #expect(board.contains(pasteboardTypes: ["public.png", "com.example.note"]))
    #expect(!board.contains(pasteboardTypes: ["public.png"]))
    #expect(board.data(forPasteboardType: "com.example.note") == Data("text".utf8))
    #expect(board.data(forPasteboardType: "public.png") == nil)
    board.setValue("note", forPasteboardType: "com.example.note")
    #expect(board.value(forPasteboardType: "com.example.note") as? String == "note")
    board.setData(Data("a".utf8), forPasteboardType: "public.utf8-plain-text")
    #expect(board.string == "a")
    board.setData(Data([0xff, 0xfe]), forPasteboardType: "public.utf8-plain-text")
    #expect(board.string == nil)
  }

  @Test func `N223: a notification tells which types were added and removed`() {
    board.string = "a"
    let diary = Diary()
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification,
      object: board,
      queue: nil
    ) { notification in
      let added = notification.userInfo?["UIPasteboardChangedTypesAddedKey"] as? [String] ?? []
      let removed = notification.userInfo?["UIPasteboardChangedTypesRemovedKey"] as? [String] ?? []
      MainActor.assumeIsolated { diary.add("+\(added) -\(removed)") }
    }
    board.color = .systemRed
    NotificationCenter.default.removeObserver(token)
    #expect(diary.take() == [#"+["com.apple.uikit.color"] -["public.utf8-plain-text"]"#])
  }
}
