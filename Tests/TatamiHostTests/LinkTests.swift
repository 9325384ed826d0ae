import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// A delegate that keeps the links and may refuse them.
@MainActor
private final class LinkDelegate: NSObject, UITextViewDelegate {
  var opens = true
  var ranges: [NSRange] = []

  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    ranges.append(characterRange)
    return opens
  }
}

@MainActor
@Suite(.environment) struct LinkTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let host: WindowHost

  init() {
    view.isEditable = false
    view.textContainerInset = .zero
    let text = NSMutableAttributedString(
      string: "See the manual.",
      attributes: [.font: UIFont.systemFont(ofSize: 17)]
    )
    let link = NSRange(location: 8, length: 6)
    text.addAttribute(.link, value: "https://example.com/a?b=c", range: link)
    view.attributedText = text
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    host = WindowHost(window)
  }

  /// The middle of a character.
  private func point(_ offset: Int) throws -> CGPoint {
    let start = try #require(view.position(from: view.beginningOfDocument, offset: offset))
    let end = try #require(view.position(from: start, offset: 1))
    let range = try #require(view.textRange(from: start, to: end))
    let rect = view.firstRect(for: range)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  private func tap(_ point: CGPoint) {
    host.lift(host.touchDown(at: point, type: .direct))
  }

  private func opened(_ tap: () throws -> Void) rethrows -> [String] {
    var urls: [String] = []
    HostApplication.urlHandler = { urls.append($0.absoluteString) }
    try tap()
    return urls
  }

  @Test func `V20: a tap on a link opens its URL, and a tap beside it does not`() throws {
    let urls = try opened {
      tap(try point(10))
      tap(try point(2))
      tap(CGPoint(x: 290, y: 90))
    }
    #expect(urls == ["https://example.com/a?b=c"])
    #expect(host.cursor(at: try point(8)) == .pointer)
    #expect(host.cursor(at: try point(2)) == .text)
  }

  @Test func `the delegate sees the range of a link and can refuse it`() throws {
    let delegate = LinkDelegate()
    view.delegate = delegate
    #expect(try opened { tap(try point(13)) }.count == 1)
    delegate.opens = false
    #expect(try opened { tap(try point(9)) }.isEmpty)
    #expect(delegate.ranges == Array(repeating: NSRange(location: 8, length: 6), count: 2))
  }

  @Test func `links of a text that is edited are not opened`() throws {
    view.isEditable = true
    #expect(try opened { tap(try point(10)) }.isEmpty)
    #expect(view.isFirstResponder)
  }

  @Test(arguments: [
    ("https://example.com", true), ("HTTP://example.com", true), ("mailto:ada@example.com", true),
    ("file:///etc/passwd", false), ("javascript:alert(1)", false), ("tel:1", false),
  ])
  func `N205: the web and mail are opened only, and the answer comes later`(
    text: String,
    isAllowed: Bool
  ) throws {
    let url = try #require(URL(string: text))
    #expect(!UIApplication.shared.canOpenURL(url))
    let answers = Answers()
    UIApplication.shared.open(url) { answers.all.append($0) }
    let urls = opened {
      #expect(UIApplication.shared.canOpenURL(url) == isAllowed)
      UIApplication.shared.open(url, options: [.universalLinksOnly: false]) {
        answers.all.append($0)
      }
    }
    #expect(urls == (isAllowed ? [text] : []))
    #expect(answers.all == [])
    Simulator.advance(by: 0)
    #expect(answers.all == [false, isAllowed])
  }

  @MainActor
  private final class Answers {
    var all: [Bool] = []
  }

  @Test func `N205: the host decides which URLs it opens`() throws {
    let notes = try #require(URL(string: "notes://one"))
    let web = try #require(URL(string: "https://example.com"))
    HostApplication.urlQuestion = { $0.scheme == "notes" }
    #expect(!UIApplication.shared.canOpenURL(notes))
    let answers = Answers()
    let urls = opened {
      #expect(UIApplication.shared.canOpenURL(notes))
      #expect(!UIApplication.shared.canOpenURL(web))
      for url in [notes, web] { UIApplication.shared.open(url) { answers.all.append($0) } }
      UIApplication.shared.open(notes, options: [.universalLinksOnly: true]) {
        answers.all.append($0)
      }
    }
    #expect(urls == ["notes://one"])
    Simulator.advance(by: 0)
    #expect(answers.all == [true, false, false])
  }
}
