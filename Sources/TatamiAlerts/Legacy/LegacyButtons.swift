import Foundation

/// The buttons of an alert view or an action sheet, in the order in which they were added (N184).
struct LegacyButtons {
  private(set) var titles: [String] = []
  /// The index of the button that cancels; -1 for none.
  var cancel = -1
  /// The index of the button in red; -1 for none.
  var destructive = -1

  /// Adds a button and returns its index.
  mutating func add(_ title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// Returns the title of a button; nil for an index without one.
  func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  /// The index of the first button that is neither cancel nor red; -1 for none.
  var firstOther: Int {
    titles.indices.first { $0 != cancel && $0 != destructive } ?? -1
  }

  func style(at index: Int) -> UIAlertAction.Style {
    index == cancel ? .cancel : index == destructive ? .destructive : .default
  }
}
