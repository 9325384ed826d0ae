import Foundation
import Synchronization
import TatamiUIKit
import TestSupport
import Testing

/// Item providers, and the items of pasteboards as providers.
@MainActor
@Suite(.environment) struct ItemProviderTests {
  private func text(of provider: NSItemProvider) -> String? {
    let found = Mutex<String?>(nil)
    provider.loadObject(ofClass: String.self) { text, _ in found.withLock { $0 = text } }
    return found.withLock { $0 }
  }

  private func errorCode(
    loading aClass: any NSItemProviderReading.Type,
    of provider: NSItemProvider
  ) -> Int? {
    let found = Mutex<Int?>(nil)
    provider.loadObject(ofClass: aClass) { _, error in
      found.withLock { $0 = (error as NSError?)?.code }
    }
    return found.withLock { $0 }
  }

  @Test func `N217: a text is an object, data and a value`() {
    let provider = NSItemProvider(object: NSString(string: "Buy milk"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    #expect(text(of: provider) == "Buy milk")
    let data = Mutex<Data?>(nil)
    let progress = provider.loadDataRepresentation(forTypeIdentifier: "public.text") { found, _ in
      data.withLock { $0 = found }
    }
    #expect(data.withLock { $0 } == Data("Buy milk".utf8))
    #expect(progress.isFinished)
  }

  @Test func `N217: types conform to more general ones`() {
    let provider = NSItemProvider(object: UIColor.red)
    provider.registerObject(NSString(string: "red"), visibility: .all)
    #expect(provider.hasItemConformingToTypeIdentifier("public.utf8-plain-text"))
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(provider.hasItemConformingToTypeIdentifier("public.data"))
    #expect(provider.hasItemConformingToTypeIdentifier("com.apple.uikit.color"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(!provider.hasItemConformingToTypeIdentifier("org.example.note"))
  }

  @Test func `N217: a URL can be read as a text`() throws {
    let url = try #require(URL(string: "https://example.org/a?b=1"))
    let object = try #require(NSURL(string: url.absoluteString))
    let link = NSItemProvider(object: object)
    let found = Mutex<URL?>(nil)
    link.loadObject(ofClass: URL.self) { value, _ in found.withLock { $0 = value } }
    #expect(found.withLock { $0 } == url)
    #expect(text(of: link) == "https://example.org/a?b=1")
  }

  @Test func `N217: images and colors are passed on as they are, and read from data`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { _ in }
    let provider = NSItemProvider(object: image)
    let same = Mutex(false)
    provider.loadObject(ofClass: UIImage.self) { found, _ in
      same.withLock { $0 = found as? UIImage === image }
    }
    #expect(same.withLock { $0 })
    let colors = NSItemProvider()
    colors.registerDataRepresentation(
      forTypeIdentifier: "com.apple.uikit.color",
      visibility: .all
    ) { done in
      done(Data("0.5 0.25 1 1".utf8), nil)
      return nil
    }
    let color = Mutex<UIColor?>(nil)
    colors.loadObject(ofClass: UIColor.self) { found, _ in
      color.withLock { $0 = found as? UIColor }
    }
    #expect(color.withLock { $0 } == UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1))
  }

  @Test(arguments: ["", "1 2", "nan 0 0 1", "a b c d", "1 1 1 1 1"])
  func `N217: data that a class cannot read is an error`(text: String) {
    let provider = NSItemProvider(
      item: NSData(data: Data(text.utf8)),
      typeIdentifier: "com.apple.uikit.color"
    )
    #expect(errorCode(loading: UIColor.self, of: provider) == -1200)
  }

  @Test func `N217: without a representation there is an error`() {
    let provider = NSItemProvider(object: NSString(string: "a"))
    #expect(errorCode(loading: UIImage.self, of: provider) == -1000)
    let broken = NSItemProvider(item: NSData(data: Data([0xff])), typeIdentifier: "public.text")
    #expect(errorCode(loading: NSString.self, of: broken) == -1200)
    let empty = NSItemProvider()
    empty.registerDataRepresentation(forTypeIdentifier: "public.text", visibility: .all) { done in
      done(nil, nil)
      done(Data("late".utf8), nil)
      return nil
    }
    #expect(errorCode(loading: NSString.self, of: empty) == -1)
  }

  @Test func `N217: objects of programs are written and read as data`() throws {
    let note = Note(title: "Milk")
    let provider = NSItemProvider(object: note)
    #expect(provider.registeredTypeIdentifiers == ["org.example.note", "public.utf8-plain-text"])
    let found = Mutex<String?>(nil)
    provider.loadObject(ofClass: Note.self) { other, _ in
      found.withLock { $0 = (other as? Note).map { $0 === note ? "same" : $0.title } }
    }
    #expect(found.withLock { $0 } == "Milk")
    #expect(text(of: provider) == "Milk")
  }

  @Test func `a copy has the representations, which are replaced by type`() throws {
    let provider = NSItemProvider(object: NSString(string: "old"))
    provider.suggestedName = "note"
    let copied = try #require(provider.copy() as? NSItemProvider)
    provider.registerObject(NSString(string: "new"), visibility: .all)
    #expect(provider.registeredTypeIdentifiers.count == 1)
    #expect(text(of: provider) == "new")
    #expect(text(of: copied) == "old")
    #expect(copied.suggestedName == "note")
  }

  // MARK: Pasteboards

  @Test func `N223: the pasteboard takes providers and gives them`() throws {
    let board = UIPasteboard.general
    let color = NSItemProvider(object: UIColor.red)
    board.itemProviders = [NSItemProvider(object: NSString(string: "Milk")), color]
    #expect(board.numberOfItems == 2)
    #expect(board.string == "Milk")
    #expect(board.color == .red)
    #expect(board.changeCount == 1)
    let providers = board.itemProviders
    #expect(
      providers.map(\.registeredTypeIdentifiers) == [
        ["public.utf8-plain-text"], ["com.apple.uikit.color"],
      ]
    )
    #expect(text(of: try #require(providers.first)) == "Milk")
    board.setObjects([NSString(string: "a"), NSString(string: "b")])
    #expect(board.strings == ["a", "b"])
  }

  @Test func `N223: the pasteboard changes when all data has come`() async {
    let board = UIPasteboard.general
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.text", visibility: .all) {
      done in
      Task.detached { done(Data("late".utf8), nil) }
      return nil
    }
    board.itemProviders = [provider]
    #expect(board.changeCount == 0)
    while board.changeCount == 0 { await Task.yield() }
    #expect(board.string == "late")
  }
}

/// A note that can be dragged.
private final class Note: NSObject, NSItemProviderReading, NSItemProviderWriting,
  @unchecked Sendable
{
  let title: String

  required init(title: String) { self.title = title }

  static let readableTypeIdentifiersForItemProvider = ["org.example.note"]
  static let writableTypeIdentifiersForItemProvider = [
    "org.example.note", "public.utf8-plain-text",
  ]

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    Self(title: String(decoding: data, as: UTF8.self))
  }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(Data(title.utf8), nil)
    return nil
  }
}
