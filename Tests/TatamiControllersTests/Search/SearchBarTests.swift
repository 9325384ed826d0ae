import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@testable import TatamiControllers

/// A delegate that records what it is called for.
final class SearchBarRecorder: NSObject, UISearchBarDelegate {
  let diary: Diary
  var allowsEditing = true
  var allowsEdits = true

  init(_ diary: Diary = Diary()) { self.diary = diary }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    diary.add("should begin")
    return allowsEditing
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { diary.add("did begin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    diary.add("should end")
    return true
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { diary.add("did end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    diary.add("text \(searchText)")
  }
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    diary.add("should change \(range.location) \(text)")
    return allowsEdits
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { diary.add("search") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { diary.add("bookmarks") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { diary.add("cancel") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { diary.add("results") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    diary.add("scope \(selectedScope)")
  }
}

/// A search bar of its own.
@MainActor
@Suite(.environment) struct SearchBarTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
  private let recorder = SearchBarRecorder()
  private var diary: Diary { recorder.diary }

  init() {
    let root = UIViewController()
    root.view.addSubview(bar)
    window.rootViewController = root
    window.makeKeyAndVisible()
    bar.delegate = recorder
    Simulator.advance(by: 0)
  }

  private func type(_ text: String) {
    Simulator.type(text, in: window)
    Simulator.advance(by: 0)
  }

  private func press(_ key: UIKeyboardHIDUsage) {
    Simulator.press(key, in: window)
    Simulator.advance(by: 0)
  }

  /// The calls without repeated questions whether editing may begin or end.
  private func calls() -> [String] {
    diary.take().reduce(into: []) { lines, line in
      if lines.last != line || !line.hasPrefix("should") { lines.append(line) }
    }
  }

  @Test func `N126: the delegate is called in order`() throws {
    try Simulator.tap(.label("Search"), in: window)
    type("ab")
    press(.keyboardReturnOrEnter)
    #expect(bar.isFirstResponder)
    bar.resignFirstResponder()
    #expect(
      calls() == [
        "should begin", "did begin", "should change 0 a", "text a", "should change 1 b", "text ab",
        "search", "should end", "did end",
      ]
    )
  }

  @Test func `N126: the clear button sends an empty text, and code sends nothing`() throws {
    bar.text = "tatami"
    #expect(calls().isEmpty)
    Simulator.advance(by: 0)
    try Simulator.tap(.label("Clear text"), in: window)
    #expect(bar.text == "")
    #expect(calls().contains("text "))
  }

  @Test func `N126: the delegate refuses editing and edits`() throws {
    recorder.allowsEditing = false
    try Simulator.tap(.label("Search"), in: window)
    #expect(!bar.isFirstResponder)
    recorder.allowsEditing = true
    bar.becomeFirstResponder()
    recorder.allowsEdits = false
    type("a")
    #expect(bar.text == "")
  }

  @Test func `buttons call the delegate`() throws {
    bar.showsBookmarkButton = true
    bar.showsCancelButton = true
    Simulator.advance(by: 0)
    try Simulator.tap(.label("Bookmarks"), in: window)
    try Simulator.tap(.label("Cancel"), in: window)
    bar.showsSearchResultsButton = true
    Simulator.advance(by: 0)
    try Simulator.tap(.label("Search Results"), in: window)
    #expect(calls() == ["bookmarks", "cancel", "results"])
    bar.text = "a"
    Simulator.advance(by: 0)
    #expect(!(try Simulator.exists(.label("Search Results"), in: window)))
  }

  @Test func `Escape presses the cancel button, and else ends editing`() {
    bar.becomeFirstResponder()
    _ = calls()
    press(.keyboardEscape)
    #expect(calls() == ["should end", "did end"])
    bar.showsCancelButton = true
    bar.becomeFirstResponder()
    _ = calls()
    press(.keyboardEscape)
    #expect(calls() == ["cancel"])
  }

  @Test func `N127: two titles or more make a scope bar`() throws {
    bar.scopeButtonTitles = ["All"]
    bar.showsScopeBar = true
    #expect(bar.sizeThatFits(.zero).height == 56)
    bar.scopeButtonTitles = ["All", "Open"]
    #expect(bar.sizeThatFits(.zero).height == 100)
    bar.sizeToFit()
    Simulator.advance(by: 0)
    try Simulator.tap(.label("Open"), in: window)
    #expect(bar.selectedScopeButtonIndex == 1)
    #expect(calls() == ["scope 1"])
    bar.selectedScopeButtonIndex = 0
    #expect(calls().isEmpty)
    #expect(Reports.during { bar.selectedScopeButtonIndex = 7 }.count == 1)
    #expect(bar.selectedScopeButtonIndex == 0)
  }

  @Test func `N252: the bar is 56 high, its field 36 and 8 from the sides`() {
    #expect(bar.sizeThatFits(CGSize(width: 390, height: 0)) == CGSize(width: 390, height: 56))
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 374, height: 36))
    #expect(bar.searchTextField.font?.pointSize == 17)
    #expect(bar.searchTextField.layer.cornerRadius == 10)
    bar.prompt = "Where to look"
    #expect(bar.sizeThatFits(.zero).height == 86)
  }

  @Test func `the cancel button moves in beside the field`() throws {
    bar.setShowsCancelButton(true, animated: true)
    Simulator.advance(by: 0.1)
    let width = try #require(bar.searchTextField.layer.presentation()).frame.width
    #expect(width < 374)
    #expect(width > bar.searchTextField.frame.width)
    Simulator.advance(by: 1)
    let button = try Simulator.find(.label("Cancel"), in: window)
    #expect(button.frame.maxX == 382)
    #expect(bar.searchTextField.frame.maxX < button.frame.minX)
  }

  @Test func `N255: the bar is mirrored in right-to-left layouts`() throws {
    bar.showsCancelButton = true
    window.traitOverrides.layoutDirection = .rightToLeft
    Simulator.advance(by: 0)
    #expect(try Simulator.find(.label("Cancel"), in: window).frame.minX == 8)
    #expect(bar.searchTextField.frame.maxX == 382)
    let icon = try #require(bar.searchTextField.leftView)
    #expect(icon.frame.maxX == bar.searchTextField.bounds.width)
  }

  @Test func `N256: the field grows with the text, the cancel button does not`() throws {
    bar.showsCancelButton = true
    Simulator.advance(by: 0)
    let width = try Simulator.find(.label("Cancel"), in: window).frame.width
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    Simulator.advance(by: 0)
    #expect(bar.sizeThatFits(.zero).height > 60)
    #expect(try Simulator.find(.label("Cancel"), in: window).frame.width == width)
  }

  @Test func `assistive technologies find a search field`() throws {
    #expect(bar.searchTextField.accessibilityTraits.contains(.searchField))
    bar.placeholder = "Search tasks"
    #expect(bar.searchTextField.accessibilityLabel == "Search tasks")
    #expect(try AccessibilityAudit.issues(in: window, for: .sufficientElementDescription).isEmpty)
  }

  @Test func `values that are set are returned`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    bar.setImage(image, for: .search, state: .normal)
    #expect(bar.image(for: .search, state: .normal) === image)
    bar.setPositionAdjustment(UIOffset(horizontal: .nan, vertical: 2), for: .search)
    #expect(bar.positionAdjustment(for: .search) == UIOffset(horizontal: 0, vertical: 2))
    bar.setSearchFieldBackgroundImage(image, for: .normal)
    #expect(bar.searchFieldBackgroundImage(for: .normal) === image)
    bar.setBackgroundImage(image, for: .any, barMetrics: .default)
    #expect(bar.backgroundImage === image)
    bar.barTintColor = .systemTeal
    #expect(bar.barTintColor == .systemTeal)
  }
}
