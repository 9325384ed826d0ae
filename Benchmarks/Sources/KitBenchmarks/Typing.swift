import Harness
import TatamiHost
import TatamiUIKit

/// Measures the times of key presses in long texts: paragraphs, one paragraph, very short lines,
/// one line in a field.
@MainActor
enum Typing {
  private static let runs = 61
  private static let length = 1_000_000

  static func measurements() -> [Harness.Measurement] {
    Workload.useScreen(scale: 2)
    let texts = [
      ("paragraphs", repeated("The quick brown fox jumps over the lazy dog. ", every: 10)),
      ("one-paragraph", repeated("The quick brown fox jumps over the lazy dog. ", every: .max)),
      ("short-lines", repeated("ab", every: 1)),
    ]
    return texts.flatMap { view(name: $0.0, text: $0.1) }
      + field(text: repeated("The quick brown fox ", every: .max))
  }

  /// Returns a text of a million characters with a line break after every `count` repetitions.
  private static func repeated(_ part: String, every count: Int) -> String {
    var text = ""
    var repetitions = 0
    while text.utf8.count < length {
      repetitions += 1
      text += part
      if repetitions % count == 0 { text += "\n" }
    }
    return text
  }

  private static func view(name: String, text: String) -> [Harness.Measurement] {
    let window = Workload.window()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    view.font = .systemFont(ofSize: 17)
    window.addSubview(view)
    let setting = Harness.Measurement("text-view/set/\(name)", count: text.utf8.count, runs: 3) {
      view.text = text
      _ = try? WindowHost(window).update()
    }
    view.becomeFirstResponder()
    let places = [("start", 0), ("middle", length / 2), ("end", length)]
    let typing = places.map { place in
      view.selectedRange = NSRange(location: place.1, length: 0)
      return Harness.Measurement("text-view/type-\(place.0)/\(name)", count: 1, runs: runs) {
        view.insertText("x")
        _ = try? WindowHost(window).update()
      }
    }
    return [setting] + typing
  }

  private static func field(text: String) -> [Harness.Measurement] {
    let window = Workload.window()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 400, height: 40))
    window.addSubview(field)
    field.text = text
    field.becomeFirstResponder()
    return [
      Harness.Measurement("text-field/type-end", count: 1, runs: runs) {
        field.insertText("x")
        _ = try? WindowHost(window).update()
      }
    ]
  }
}
