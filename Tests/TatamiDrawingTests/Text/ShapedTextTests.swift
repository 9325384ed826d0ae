import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiDrawing

/// Layouts of texts that are shaped once, compared with those of Pango alone.
@Suite struct ShapedTextTests {
  /// Words of twelve scripts.
  private static let scripts = [
    [
      "office", "AVATAR", "To", "waffle", "e\u{301}te\u{301}", "fjord", "a", "naïve", "(10:30)",
      "x",
    ],
    ["Ελλάδα", "τον", "και", "ΑΥΤΟ", "ϊ\u{301}", "μου"],
    ["Привет", "мир", "и\u{306}", "ГОСТ", "где", "Ть"],
    ["שלום", "עולם", "בְּרֵאשִׁית", "של", "(אב)"],
    ["مرحبا", "بالعالم", "لا", "السَّلَام", "كتاب،", "٣٤"],
    ["नमस्ते", "क्षत्रिय", "हिन्दी", "में"],
    ["สวัสดี", "ชาวโลก", "ที่นี่"],
    ["漢字", "かな、交じり。", "テスト", "「文」", "決勝"],
    ["안녕하세요", "세계", "한국어"],
    ["Հայաստան", "բարև", "և"],
    ["საქართველო", "და"],
    ["😀", "👨‍👩‍👧", "🇩🇪🇫🇷", "👍🏽", "❤️"],
  ]
  private static let separators = [
    " ", " ", " ", " ", " ", " ", " ", " ", " ", " ", "-", "\u{2011}", "\u{a0}", "\u{200b}",
    "\u{ad}", "/", ", ", ". ", "—", "\n", "\u{2003}", "\u{3000}", "  ", "\t", "\u{200f}", "1",
    "\u{2027}",
  ]
  private static let sizes = [13.0, 17, 20.5, 11, 34]
  private static let modes: [TextRequest.LineBreakMode] = [
    .wordWrap, .wordWrap, .wordWrap, .charWrap, .clip, .truncateHead, .truncateMiddle,
    .truncateTail,
  ]

  private static func text(_ random: inout SeededRandom) -> String {
    let isMixed = Int.random(in: 0..<3, using: &random) == 0
    let script = scripts[Int.random(in: 0..<scripts.count, using: &random)]
    let hasPlainSpaces = Bool.random(using: &random)
    var text = ""
    for _ in 0..<Int.random(in: 1...24, using: &random) {
      let words = isMixed ? scripts[Int.random(in: 0..<scripts.count, using: &random)] : script
      text += words[Int.random(in: 0..<words.count, using: &random)]
      text +=
        hasPlainSpaces ? " " : separators[Int.random(in: 0..<separators.count, using: &random)]
    }
    return text
  }

  private static func attributes(_ random: inout SeededRandom) -> TextAttributes {
    var font = FontDescriptor(pointSize: sizes[Int.random(in: 0..<sizes.count, using: &random)])
    if Int.random(in: 0..<4, using: &random) == 0 { font.weight = 700 }
    if Int.random(in: 0..<8, using: &random) == 0 { font.italic = true }
    if Int.random(in: 0..<8, using: &random) == 0 { font.monospacedDigits = true }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: font.family = .named("DejaVu Serif")
    case 1: font.family = .monospaced
    case 2: font.family = .named("DejaVu Sans")
    default: break
    }
    var attributes = TextAttributes(font: font)
    if Int.random(in: 0..<16, using: &random) == 0 { attributes.kern = 1.5 }
    return attributes
  }

  private static func request(_ random: inout SeededRandom) -> TextRequest {
    var runs = [TextRequest.Run(text(&random), attributes(&random))]
    if Int.random(in: 0..<3, using: &random) == 0 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        var next = runs[0].attributes
        if Bool.random(using: &random) { next = attributes(&random) } else { next.color = .white }
        runs.append(TextRequest.Run(text(&random), next))
      }
    }
    var request = TextRequest(runs: runs)
    request.style.lineBreakMode = modes[Int.random(in: 0..<modes.count, using: &random)]
    let directions: [TextRequest.BaseDirection] = [
      .automatic, .automatic, .automatic, .automaticOrRightToLeft, .leftToRight, .rightToLeft,
    ]
    request.style.baseDirection = directions[Int.random(in: 0..<directions.count, using: &random)]
    if Int.random(in: 0..<6, using: &random) == 0 { request.style.firstLineHeadIndent = 20 }
    if Int.random(in: 0..<8, using: &random) == 0 { request.style.headIndent = 12.25 }
    if Int.random(in: 0..<12, using: &random) == 0 { request.style.alignment = .justified }
    return request
  }

  @Test(arguments: scripts)
  func `plain texts of every script are broken by arithmetic`(words: [String]) {
    let text = (0..<40).map { words[$0 % words.count] }.joined(separator: " ")
    let request = TextTests.request(text, width: 200)
    let (lineCount, usesPango) = LibraryLock.withLock {
      let fonts = PangoFonts()
      let shaped = ShapedText(request.runs, fonts)
      var composer = LineComposer(
        request,
        source: shaped.source,
        shaper: PangoParagraphShaper(fonts: fonts, shaped: shaped),
        metrics: fonts.metrics(of:)
      )
      return (composer.compose().lines.count, shaped.usesPango)
    }
    #expect(lineCount > 3)
    #expect(!usesPango)
  }

  @Test(arguments: 0..<Thoroughness.cases(4, thorough: 40))
  func `layouts of shaped texts are those of Pango`(seed: Int) {
    var random = SeededRandom(seed: UInt64(320 + seed))
    let shaper = PangoShaper(capacity: 1)
    for index in 0..<Thoroughness.cases(100, thorough: 500) {
      var request = Self.request(&random)
      for _ in 0..<5 {
        request.widthLimit =
          Int.random(in: 0..<12, using: &random) == 0
          ? .unbounded : .points(Double.random(in: 0...500, using: &random))
        request.maxLines =
          request.style.lineBreakMode.truncates ? Int.random(in: 0...3, using: &random) : 0
        let plain = shaper.plainLayout(request)
        let shaped = shaper.layout(request)
        #expect(shaped == plain, "\(index): \(difference(shaped, plain)) \(request)")
        #expect(shaper.size(request) == plain.size, "\(index) \(request)")
      }
    }
  }
}

/// Returns the first difference of two layouts.
private func difference(_ left: TextLayout, _ right: TextLayout) -> String {
  if left.lines.map(\.range) != right.lines.map(\.range) {
    return "ranges \(left.lines.map(\.range)) \(right.lines.map(\.range))"
  }
  for (index, (one, other)) in zip(left.lines, right.lines).enumerated() where one != other {
    if one.runs.map(\.range) != other.runs.map(\.range) {
      return "runs of line \(index) \(one.runs.map(\.range)) \(other.runs.map(\.range))"
    }
    for (a, b) in zip(one.runs, other.runs) where a != b {
      for (g, h) in zip(a.glyphs, b.glyphs) where g != h {
        return "glyph of \(index) \(a.range): \(g) \(h)"
      }
      return
        "run of line \(index): \(a.range) \(a.x) \(b.x) \(a.width) \(b.width) \(a.glyphs.count) \(b.glyphs.count) \(a.face == b.face)"
    }
    return
      "line \(index): \(one.extents) \(other.extents) \(one.origin) \(other.origin) \(one.isRightToLeft)"
  }
  return "size \(left.size) \(right.size)"
}
