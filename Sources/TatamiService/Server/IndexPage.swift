import Foundation
import TatamiJSON

/// The page that shows the templates, each with its picture and its parameters.
struct IndexPage {
  private let templates: TemplateFolder
  private let signatures: SignedURL?

  /// The path of the page's style sheet; no picture has its ending.
  static let stylePath = "/tatami.css"

  init(_ templates: TemplateFolder, _ signatures: SignedURL?) {
    (self.templates, self.signatures) = (templates, signatures)
  }

  /// The page.
  var response: ServiceResponse {
    let names = templates.names()
    let content =
      names.isEmpty
      ? "<p class=\"none\">The folder has no templates yet. Save a scene as <code>card.json</code> in it and reload.</p>"
      : names.map(section).joined()
    let page = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>Templates</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="stylesheet" href="\(Self.stylePath)"></head>
      <body><header><h1>Templates</h1><p>\(Self.count(names.count)) Change a parameter and open the picture, or copy its address.</p></header>
      <main>\(content)</main></body></html>

      """
    return Self.answer(page, type: "text/html")
  }

  /// The style sheet.
  static var style: ServiceResponse { answer(styleSheet, type: "text/css") }

  private static func answer(_ text: String, type: String) -> ServiceResponse {
    var response = ServiceResponse(200, "\(type); charset=utf-8", Data(text.utf8))
    response.fields += [
      ("Cache-Control", "no-cache"), ("Referrer-Policy", "no-referrer"),
      (
        "Content-Security-Policy",
        "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; "
          + "frame-ancestors 'none'"
      ),
    ]
    return response
  }

  private static func count(_ count: Int) -> String {
    switch count {
    case 0: ""
    case 1: "One picture."
    default: "\(count) pictures."
    }
  }

  private func section(_ name: String) -> String {
    do throws(TemplateFolder.Failure) {
      let template = try templates.template(name)
      return "<section>\(picture(template))\(form(template))</section>"
    } catch {
      guard case .invalid(let error, let file) = error else { return "" }
      let line = error.line.map { "line \($0): " } ?? ""
      return """
        <section class="invalid"><div><h2>\(Self.escaped(name))</h2>
        <p><code>\(Self.escaped(file))</code>: \(Self.escaped(line + error.message))</p></div></section>
        """
    }
  }

  private func address(_ template: Template, _ ending: String) -> String {
    let path = "/\(template.name)\(ending)"
    return signatures.flatMap { $0.signed(path) } ?? path
  }

  private func picture(_ template: Template) -> String {
    let address = Self.escaped(address(template, "@2x.png"))
    let title = "The picture of the template \(template.name)"
    return """
      <a class="picture" href="\(address)"><img src="\(address)" alt="\(title)" loading="lazy"></a>
      """
  }

  private func form(_ template: Template) -> String {
    let links = ["png", "svg", "pdf"].map { ending in
      "<a href=\"\(Self.escaped(address(template, ".\(ending)")))\">\(ending.uppercased())</a>"
    }
    let head = "<h2>\(Self.escaped(template.name))</h2><p class=\"links\">\(links.joined())</p>"
    // A form cannot sign what is typed into it.
    guard signatures == nil else {
      let names = template.parameters.map { "<code>\(Self.escaped($0))</code>" }
      return "<div>\(head)<p>\(names.joined(separator: " "))</p></div>"
    }
    return """
      <form action="/\(template.name).png" method="get">\(head)\
      \(template.parameters.map { field($0, template) }.joined())\
      <button type="submit">Open the picture</button></form>
      """
  }

  /// Returns a field with the present value as its example; a field that is not typed into is left as
  /// the document has it.
  private func field(_ name: String, _ template: Template) -> String {
    let label = Self.escaped(name)
    let value: String
    switch template.defaults[name] {
    case .string(let text): value = text
    case .number(let number): value = JSONWriter.text(of: .number(number))
    case .bool(let flag): value = flag ? "true" : "false"
    case .array(let elements): return note(label, "a list of \(elements.count), by POST")
    case .object: return note(label, "an object, by POST")
    case .null, nil: value = ""
    }
    return """
      <label><span>\(label)</span><input name="\(label)" value="\(Self.escaped(value))"></label>
      """
  }

  private func note(_ label: String, _ text: String) -> String {
    "<p class=\"field\"><span>\(label)</span><em>\(text)</em></p>"
  }

  /// Returns a text as HTML.
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  private static let styleSheet = """
    :root { color-scheme: light dark; --page: #f4f4f6; --card: #fff; --text: #1b1b22; --muted: #5c5c68;
      --line: #d9d9e0; --accent: #4a3fc4; }
    @media (prefers-color-scheme: dark) { :root { --page: #121216; --card: #1d1d23; --text: #ececf1;
      --muted: #a2a2b0; --line: #34343e; --accent: #a79fff; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.45 Inter, system-ui,
      sans-serif; }
    header, main { max-width: 1120px; margin: 0 auto; padding: 0 24px; }
    header { padding-top: 40px; }
    h1 { margin: 0; font-size: 30px; letter-spacing: -0.02em; }
    header p { margin: 4px 0 24px; color: var(--muted); }
    section { display: grid; grid-template-columns: minmax(0, 3fr) minmax(240px, 2fr); gap: 24px;
      margin-bottom: 24px; padding: 24px; background: var(--card); border: 1px solid var(--line);
      border-radius: 16px; }
    .invalid { display: block; border-color: #c4382b; }
    .picture { display: grid; place-items: center; min-height: 160px; padding: 16px;
      background: var(--page); border-radius: 10px; }
    img { display: block; max-width: 100%; max-height: 420px; border-radius: 6px;
      box-shadow: 0 0 0 1px var(--line); }
    h2 { margin: 0; font-size: 20px; overflow-wrap: anywhere; }
    .links { margin: 4px 0 16px; }
    a { color: var(--accent); }
    .links a { margin-inline-end: 14px; }
    label, .field { display: block; margin: 0 0 10px; }
    label span, .field span { display: block; color: var(--muted); font-size: 13px; }
    .field em { font-style: normal; }
    input { width: 100%; padding: 8px 10px; border: 1px solid var(--line); border-radius: 8px;
      background: var(--page); color: inherit; font: inherit; }
    button { margin-top: 6px; padding: 9px 16px; border: 0; border-radius: 8px;
      background: var(--accent); color: var(--card); font: inherit; font-weight: 600; cursor: pointer; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    code { overflow-wrap: anywhere; }
    @media (max-width: 760px) { section { grid-template-columns: 1fr; } }

    """
}
