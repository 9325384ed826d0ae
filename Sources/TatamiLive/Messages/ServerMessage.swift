public import Foundation
public import TatamiHost
import TatamiJSON
import TatamiUIKit

/// A message of the server.
public enum ServerMessage: Hashable, Sendable {
  /// The answer to a greeting: the identity of the session and the title of the page.
  case welcome(session: String, title: String)
  /// The text that the first responder edits; nil if it edits none.
  case input(TextInputState?, revision: UInt32)
  /// The text that the browser copies when a person asks for it; empty without a selection.
  case selection(String)
  /// A text that the program has copied.
  case clipboard(String)
  /// The title of the page.
  case title(String)
  /// The accessibility elements of the window, in reading order, of which the message has those that
  /// differ from the elements before; nil sends all.
  case tree(before: [AccessibilityMirror.Element]?, [AccessibilityMirror.Element])
  /// The errors of the document, shown over the last good picture.
  case errors([DocumentProblem])
  /// A text that screen readers speak, at once or after what they are speaking.
  case announcement(String, isUrgent: Bool)
  /// The shape of the pointer.
  case cursor(WindowHost.Cursor)
  /// The view that a client has selected.
  case inspection(Inspection)
  /// The frame of the view below the pointer of a client that selects one, in points of the window.
  case outline(CGRect)
  /// The JSON Schema of the document's nodes.
  case schema(String)
  /// The nodes of the document, with or without their list.
  case controls(DocumentControls, withNodes: Bool)
  /// The rows of the document's data that a person can choose from, and the one that is shown.
  case rows([String], selected: Int?)
  /// The changes that a person has made in the window, which the page keeps for another run of the
  /// program.
  case state(String)
  /// A URL that the program opens.
  case link(URL)

  /// The JSON text of the message.
  public var text: String { JSONWriter.text(of: value) }

  private var value: JSONValue {
    switch self {
    case .welcome(let session, let title):
      .object([
        "t": .string("welcome"), "version": .number(1.0), "session": .string(session),
        "title": .string(title),
      ])
    case .input(let state?, let revision): state.message(revision: revision)
    case .input(nil, let revision):
      .object([
        "t": .string("input"), "revision": .number(Double(revision)), "active": .bool(false),
      ])
    case .selection(let text): .object(["t": .string("selection"), "text": .string(text)])
    case .clipboard(let text): .object(["t": .string("clipboard"), "text": .string(text)])
    case .title(let title): .object(["t": .string("title"), "text": .string(title)])
    case .announcement(let text, let isUrgent):
      .object(["t": .string("announce"), "text": .string(text), "urgent": .bool(isUrgent)])
    case .cursor(let cursor): .object(["t": .string("cursor"), "shape": .string(cursor.rawValue)])
    case .tree(let before, let elements): AccessibilityChanges(from: before, to: elements).message
    case .schema(let text): .object(["t": .string("schema"), "text": .string(text)])
    case .controls(let controls, let withNodes): controls.message(withNodes: withNodes)
    case .rows(let names, let selected):
      .object([
        "t": .string("rows"), "names": .array(names.map(JSONValue.string)),
        "selected": selected.map { .number(Double($0)) } ?? .null,
      ])
    case .state(let text): .object(["t": .string("state"), "text": .string(text)])
    case .link(let url): .object(["t": .string("link"), "url": .string(url.absoluteString)])
    case .outline(let frame): .object(["t": .string("outline"), "frame": frame.value])
    case .inspection(let found):
      .object([
        "t": .string("inspection"), "frame": found.frame.value,
        "explanation": .string(found.explanation),
      ])
    case .errors(let problems):
      .object(["t": .string("error"), "problems": .array(problems.map(\.value))])
    }
  }
}

/// An error of a previewed document.
public struct DocumentProblem: Hashable, Sendable {
  /// The file, as it was named.
  public var file: String
  /// The line, counted from 1; nil if it is not known.
  public var line: Int?
  /// The problem, and what is allowed.
  public var message: String
  /// The lines around the problem, with their numbers.
  public var source: String?

  /// Creates a problem from its file and message.
  public init(file: String, line: Int? = nil, message: String, source: String? = nil) {
    (self.file, self.line, self.message, self.source) = (file, line, message, source)
  }

  fileprivate var value: JSONValue {
    .object([
      "file": .string(file), "line": line.map { .number(Double($0)) } ?? .null,
      "message": .string(message), "source": source.map(JSONValue.string) ?? .null,
    ])
  }
}

extension TextInputState {
  fileprivate func message(revision: UInt32) -> JSONValue {
    .object([
      "t": .string("input"), "revision": .number(Double(revision)), "active": .bool(true),
      "caret": caret.value, "marked": markedRect?.value ?? .null,
      "text": .string(context), "start": .number(Double(selection.lowerBound)),
      "end": .number(Double(selection.upperBound)), "multiline": .bool(isMultiline),
      "secure": .bool(isSecure), "mode": .string(mode),
      "enter": .string(enterKey),
    ])
  }

  /// The `enterkeyhint` of HTML.
  private var enterKey: String {
    switch returnKeyType {
    case .go: "go"
    case .google, .search, .yahoo: "search"
    case .next: "next"
    case .send: "send"
    case .done: "done"
    default: isMultiline ? "enter" : "done"
    }
  }

  /// The `inputmode` of HTML.
  private var mode: String {
    switch keyboardType {
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .decimalPad: "decimal"
    case .phonePad, .namePhonePad: "tel"
    case .emailAddress: "email"
    case .URL: "url"
    case .webSearch: "search"
    default: "text"
    }
  }
}

extension CGRect {
  /// The origin and the size, with two decimals.
  var value: JSONValue {
    let rect = rounded
    return .array([rect.minX, rect.minY, rect.width, rect.height].map { .number(Double($0)) })
  }

  /// The rectangle with two decimals.
  var rounded: CGRect {
    let size = CGPoint(x: width, y: height).rounded
    return CGRect(origin: origin.rounded, size: CGSize(width: size.x, height: size.y))
  }
}

extension CGPoint {
  /// The point with two decimals.
  var rounded: CGPoint {
    CGPoint(x: (x * 100).rounded() / 100, y: (y * 100).rounded() / 100)
  }
}
