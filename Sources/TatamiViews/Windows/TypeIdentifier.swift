/// The identifiers of types of data, which name what a pasteboard or an item provider has.
package enum TypeIdentifier {
  package static let text = "public.utf8-plain-text"
  package static let url = "public.url"
  package static let png = "public.png"
  package static let jpeg = "public.jpeg"
  package static let color = "com.apple.uikit.color"

  /// The types of texts, the preferred one first.
  package static let texts = [text, "public.plain-text", "public.text"]
  /// The types of images, the preferred one first.
  package static let images = [png, jpeg, "public.image"]

  /// The types that a type is a form of.
  private static let parents: [String: [String]] = [
    text: ["public.plain-text"],
    "public.plain-text": ["public.text"],
    "public.html": ["public.text"],
    "public.json": ["public.text"],
    "public.rtf": ["public.text"],
    "public.text": ["public.data", "public.content"],
    url: ["public.data"],
    "public.file-url": [url],
    png: ["public.image"],
    jpeg: ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "public.tiff": ["public.image"],
    "public.heic": ["public.image"],
    "public.svg-image": ["public.image"],
    "public.image": ["public.data", "public.content"],
    "com.adobe.pdf": ["public.data", "public.content"],
    color: ["public.data"],
    "public.data": ["public.item"],
    "public.content": ["public.item"],
  ]

  /// Returns whether a type is another one or a form of it; types of programs are only themselves.
  package static func conforms(_ type: String, to other: String) -> Bool {
    if type == other { return true }
    return (parents[type] ?? []).contains { conforms($0, to: other) }
  }
}
