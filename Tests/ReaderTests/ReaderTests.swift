import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@testable import Reader

/// The reader of the examples, operated by touches.
@MainActor
@Suite(.environment) struct ReaderTests: AppTests {
  let window: UIWindow
  private let tabs: UITabBarController
  private let store: ReaderStore
  private let server = Server()

  /// Answers when a test wants it.
  @MainActor
  private final class Server {
    private var answer: CheckedContinuation<[Article], Never>?

    func load() async -> [Article] { await withCheckedContinuation { answer = $0 } }

    /// Returns whether a request is waiting for an answer.
    func isAsked() async -> Bool {
      for _ in 0..<1000 where answer == nil { await Task.yield() }
      return answer != nil
    }

    func respond(_ articles: [Article]) {
      answer?.resume(returning: articles)
      answer = nil
    }
  }

  init() {
    let server = server
    store = ReaderStore(articles: Array(Article.samples.dropFirst())) { await server.load() }
    tabs = ReaderApplication.makeRoot(store: store)
    window = .phone(root: tabs)
  }

  @Test func `there are twelve articles, three about each topic`() {
    #expect(Article.samples.count == 12)
    for topic in Article.Topic.allCases {
      #expect(Article.samples.filter { $0.topic == topic }.count == 3)
    }
  }

  @Test(arguments: Surroundings.allCases)
  func `the screens match their pictures`(_ surroundings: Surroundings) throws {
    store.toggleSaved("mercator")
    store.toggleSaved("serif")
    surround(with: surroundings)
    try check("today-\(surroundings.rawValue)")
    try tap(.label("Library"))
    try check("library-\(surroundings.rawValue)")
    try tap(.label("Saved"))
    try check("saved-\(surroundings.rawValue)")
    try tap(.text("What a Serif Is For"))
    try check("article-\(surroundings.rawValue)")
    try tap(.label("Text Appearance"))
    try check("sheet-\(surroundings.rawValue)")
  }

  @Test func `a feature card leads to its article, which is read then`() throws {
    try tap(.label("Nine Arches Over a Valley, Tom Reyes"))
    #expect(store.read == ["viaduct"])
    #expect(try !Simulator.exists(.label("Library"), in: window))
    try tap(.label("Today"))
    #expect(try Simulator.exists(.label("Nine Arches Over a Valley, Tom Reyes"), in: window))
  }

  @Test func `the shelf scrolls to later cards`() throws {
    let shelf = try Simulator.find(.label("White Space Is Not Empty, Ines Falk"), in: window).frame
    for _ in 0..<3 {
      Simulator.drag(
        from: CGPoint(x: 340, y: shelf.midY),
        to: CGPoint(x: 60, y: shelf.midY),
        in: window
      )
      Simulator.advance(by: 1)
    }
    try check("shelf")
    try tap(.label("What a Serif Is For, Ines Falk"))
    #expect(store.read == ["serif"])
  }

  @Test func `pulling down shows a new article when it has arrived`() async throws {
    Simulator.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 560), in: window)
    Simulator.advance(by: 1)
    #expect(await server.isAsked())
    try check("refreshing")
    server.respond(Article.samples)
    for _ in 0..<1000 where store.articles.count < 12 { await Task.yield() }
    Simulator.advance(by: 2)
    #expect(try Simulator.exists(.label("The Patience of a Kettle, Hana Ito"), in: window))
    try check("refreshed")
  }

  @Test func `a saved article appears in its tab and is removed again`() throws {
    try tap(.label("Saved"))
    try check("nothing-saved")
    try tap(.label("Library"))
    try Simulator.scroll(to: .label("Reading a Hill from Above, Noor Aziz"), in: window)
    try tap(.label("Reading a Hill from Above, Noor Aziz"))
    try tap(.label("Save"))
    #expect(store.saved == ["contour"])
    try tap(.label("Library"))
    try tap(.label("Saved"))
    try tap(.text("Reading a Hill from Above"))
    try tap(.label("Remove"))
    #expect(store.saved.isEmpty)
  }

  @Test func `a sheet changes the size and the colors of the text`() throws {
    try tap(.label("Nine Arches Over a Valley, Tom Reyes"))
    try tap(.label("Text Appearance"))
    let slider = try Simulator.find(.label("Text Size"), in: window).frame
    Simulator.drag(
      from: CGPoint(x: slider.minX + slider.width * 0.28, y: slider.midY),
      to: CGPoint(x: slider.minX + slider.width * 0.7, y: slider.midY),
      in: window
    )
    #expect(store.style.scale > 1.2)
    try tap(.label("Sepia"))
    #expect(store.style.paper == .sepia)
    try check("sepia")
    try tap(.label("Done"))
    #expect(tabs.presentedViewController == nil)
  }

  private func press(_ query: ElementQuery) throws {
    let frame = try Simulator.find(query, in: window).frame
    Simulator.longPress(at: .at(frame.midX, frame.midY), in: window)
    Simulator.advance(by: 1)
  }

  @Test(arguments: Surroundings.allCases)
  func `a menu matches its picture`(_ surroundings: Surroundings) throws {
    surround(with: surroundings)
    try press(.label("Nine Arches Over a Valley, Tom Reyes"))
    try check("menu-\(surroundings.rawValue)")
  }

  @Test func `menus of cards and rows save, mark and copy`() throws {
    let card = ElementQuery.label("Nine Arches Over a Valley, Tom Reyes")
    try press(card)
    try tap(.label("Save"))
    #expect(store.saved == ["viaduct"])
    try press(card)
    try tap(.label("Mark as Read"))
    #expect(store.read == ["viaduct"])
    try press(card)
    try tap(.label("Copy Title"))
    #expect(UIPasteboard.general.string == "Nine Arches Over a Valley")
    try press(card)
    try tap(.label("Mark as Unread"))
    #expect(store.read.isEmpty)
    try press(.text("The Size of Greenland"))
    try tap(.label("Save"))
    #expect(store.saved == ["mercator", "viaduct"])
  }
}
