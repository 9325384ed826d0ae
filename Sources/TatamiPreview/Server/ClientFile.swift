/// A file of the client, which is part of the program.
struct ClientFile: Sendable {
  /// The type, as the `Content-Type` field names it.
  let type: String
  /// The contents.
  let bytes: [UInt8]

  /// The files by the paths of their URLs, and the answer to checks of health; nothing else is served.
  static let all: [String: ClientFile] = [
    "/": ClientFile(type: "text/html; charset=utf-8", bytes: PackageResources.index_html),
    "/preview.css": ClientFile(
      type: "text/css; charset=utf-8",
      bytes: PackageResources.preview_css
    ),
    "/preview.js": script(PackageResources.preview_js),
    "/picture.js": script(PackageResources.picture_js),
    "/text.js": script(PackageResources.text_js),
    "/switches.js": script(PackageResources.switches_js),
    "/inspector.js": script(PackageResources.inspector_js),
    "/controls.js": script(PackageResources.controls_js),
    "/fields.js": script(PackageResources.fields_js),
    "/mirror.js": script(PackageResources.mirror_js),
    "/health": ClientFile(type: "text/plain; charset=utf-8", bytes: Array("ok\n".utf8)),
  ]

  private static func script(_ bytes: [UInt8]) -> ClientFile {
    ClientFile(type: "text/javascript; charset=utf-8", bytes: bytes)
  }
}
