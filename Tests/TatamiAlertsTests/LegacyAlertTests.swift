import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Alert views and action sheets of the deprecated classes.
@MainActor
@Suite(.environment) struct LegacyAlertTests {
  private final class Delegate: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var lines: [String] = []
    var needsText = false
    var whenClicked: () -> Void = {}

    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      lines.append("clicked \(buttonIndex) \(alertView.isVisible)")
      whenClicked()
    }

    func willPresent(_ alertView: UIAlertView) { lines.append("will present") }
    func didPresent(_ alertView: UIAlertView) { lines.append("did present") }

    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
      lines.append("will dismiss \(buttonIndex)")
    }

    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      lines.append("did dismiss \(buttonIndex) \(alertView.isVisible)")
    }

    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
      !needsText || alertView.textField(at: 0)?.text?.isEmpty == false
    }

    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      lines.append("clicked \(buttonIndex)")
    }

    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
      lines.append("did dismiss \(buttonIndex)")
    }
  }

  private let stage = AlertStage()
  private let delegate = Delegate()

  private func alert() -> UIAlertView {
    UIAlertView(
      title: "Save?",
      message: "The list has changed.",
      delegate: delegate,
      cancelButtonTitle: "Cancel",
      otherButtonTitles: "Save",
      "Discard"
    )
  }

  private func tap(_ title: String) throws {
    try Simulator.tap(.label(title), in: stage.window)
    Simulator.advance(by: 1)
  }

  @Test func `N184: the cancel button has the index 0, others follow in order`() {
    let alert = alert()
    #expect((0..<3).map { alert.buttonTitle(at: $0) } == ["Cancel", "Save", "Discard"])
    #expect(alert.buttonTitle(at: 3) == nil)
    #expect(alert.buttonTitle(at: -1) == nil)
    #expect(alert.cancelButtonIndex == 0)
    #expect(alert.firstOtherButtonIndex == 1)
    #expect(alert.addButton(withTitle: "Later") == 3)
    #expect(alert.numberOfButtons == 4)
    let plain = UIAlertView(title: nil, message: nil, delegate: nil, cancelButtonTitle: nil)
    #expect(plain.cancelButtonIndex == -1)
    #expect(plain.firstOtherButtonIndex == -1)
  }

  @Test func `N184: a tap calls the delegate with the index before and after the dismissal`() throws
  {
    let alert = alert()
    alert.show()
    Simulator.advance(by: 1)
    let controller = try #require(stage.back.presentedViewController as? UIAlertController)
    #expect(controller.message == "The list has changed.")
    #expect(alert.isVisible)
    try tap("Save")
    #expect(
      delegate.lines == [
        "will present", "did present", "clicked 1 true", "will dismiss 1", "did dismiss 1 false",
      ]
    )
    #expect(!alert.isVisible)
    alert.show()
    Simulator.advance(by: 1)
    try tap("Cancel")
    #expect(delegate.lines.suffix(1) == ["did dismiss 0 false"])
  }

  @Test func `N184: code dismisses without a click`() {
    let alert = alert()
    alert.show()
    Simulator.advance(by: 1)
    delegate.lines = []
    alert.dismiss(withClickedButtonIndex: 2, animated: false)
    #expect(delegate.lines == ["will dismiss 2", "did dismiss 2 false"])
    alert.dismiss(withClickedButtonIndex: 2, animated: false)
    #expect(delegate.lines.count == 2)
  }

  @Test func `N184: a second alert is in front of the first`() throws {
    let (first, second) = (alert(), alert())
    second.title = "Again?"
    first.show()
    Simulator.advance(by: 1)
    second.show()
    Simulator.advance(by: 1)
    #expect(first.isVisible)
    #expect(second.isVisible)
    second.dismiss(withClickedButtonIndex: 0, animated: false)
    #expect(first.isVisible)
    #expect(!second.isVisible)
  }

  @Test func `N184: an alert that is shown by a tap on another appears once that has gone`() throws
  {
    let (first, second) = (alert(), alert())
    delegate.whenClicked = { second.show() }
    first.show()
    Simulator.advance(by: 1)
    try tap("Discard")
    Simulator.advance(by: 1)
    #expect(!first.isVisible)
    #expect(second.isVisible)
    #expect(delegate.lines.suffix(3) == ["did dismiss 2 false", "will present", "did present"])
    delegate.whenClicked = {}
    try tap("Save")
    #expect(!second.isVisible)
    #expect(delegate.lines.suffix(1) == ["did dismiss 1 false"])
  }

  @Test func `N184: an alert that is shown during a dismissal appears after it`() {
    for isDismissed in [false, true] {
      let alert = alert()
      stage.back.present(UIViewController(), animated: false)
      stage.back.dismiss(animated: true)
      delegate.lines = []
      alert.show()
      #expect(delegate.lines == [])
      if isDismissed { alert.dismiss(withClickedButtonIndex: 0, animated: false) }
      Simulator.advance(by: 2)
      #expect(alert.isVisible == !isDismissed)
      #expect(delegate.lines == (isDismissed ? [] : ["will present", "did present"]))
      alert.dismiss(withClickedButtonIndex: 0, animated: false)
    }
  }

  @Test func `N184: an alert that is dismissed by its tap leaves the controller behind it`() throws
  {
    let (alert, page) = (alert(), UIViewController())
    stage.back.present(page, animated: false)
    alert.show()
    Simulator.advance(by: 1)
    delegate.lines = []
    delegate.whenClicked = { alert.dismiss(withClickedButtonIndex: 1, animated: false) }
    try tap("Discard")
    #expect(delegate.lines == ["clicked 2 true", "will dismiss 1", "did dismiss 1 false"])
    #expect(stage.back.presentedViewController === page)
  }

  @Test func `N184: an alert lives while it is shown and no longer`() throws {
    weak var gone: UIAlertView?
    do {
      let alert = alert()
      alert.show()
      gone = alert
    }
    Simulator.advance(by: 1)
    #expect(gone != nil)
    try tap("Discard")
    Simulator.advance(by: 1)
    #expect(gone == nil)
    do {
      let alert = alert()
      alert.show()
      gone = alert
    }
    stage.back.dismiss(animated: false)
    Simulator.advance(by: 1)
    #expect(gone == nil)
  }

  @Test func `N184: styles have fields, which may disable the first other button`() throws {
    let alert = alert()
    #expect(alert.textField(at: 0) == nil)
    alert.alertViewStyle = .secureTextInput
    #expect(alert.textField(at: 0)?.isSecureTextEntry == true)
    alert.alertViewStyle = .loginAndPasswordInput
    #expect(alert.textField(at: 0)?.placeholder == "Login")
    #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
    #expect(alert.textField(at: 2) == nil)
    alert.alertViewStyle = .plainTextInput
    delegate.needsText = true
    alert.show()
    Simulator.advance(by: 1)
    let controller = try #require(stage.back.presentedViewController as? UIAlertController)
    #expect(controller.actions.map(\.isEnabled) == [true, false, true])
    Simulator.type("Ann", in: stage.window)
    #expect(controller.actions.map(\.isEnabled) == [true, true, true])
    #expect(alert.textField(at: 0)?.text == "Ann")
  }

  // MARK: Action sheets

  private func sheet(_ destructive: String? = nil) -> UIActionSheet {
    UIActionSheet(
      title: "Photo",
      delegate: delegate,
      cancelButtonTitle: "Cancel",
      destructiveButtonTitle: destructive,
      otherButtonTitles: "Share",
      "Copy"
    )
  }

  @Test func `N184: the buttons of a sheet are counted in the order in which they were added`() {
    let (plain, red) = (sheet(), sheet("Delete"))
    #expect((0..<3).map { plain.buttonTitle(at: $0) } == ["Cancel", "Share", "Copy"])
    #expect(plain.cancelButtonIndex == 0)
    #expect(plain.firstOtherButtonIndex == 1)
    #expect(plain.destructiveButtonIndex == -1)
    #expect((0..<4).map { red.buttonTitle(at: $0) } == ["Delete", "Cancel", "Share", "Copy"])
    #expect(red.destructiveButtonIndex == 0)
    #expect(red.cancelButtonIndex == 1)
    #expect(red.firstOtherButtonIndex == 2)
  }

  @Test func `N184: a sheet calls the delegate and comes from below`() throws {
    let sheet = sheet("Delete")
    sheet.show(in: stage.back.view)
    Simulator.advance(by: 1)
    let controller = try #require(stage.back.presentedViewController as? UIAlertController)
    #expect(controller.preferredStyle == .actionSheet)
    #expect(controller.actions.map(\.style) == [.destructive, .cancel, .default, .default])
    try tap("Copy")
    #expect(delegate.lines == ["clicked 3", "did dismiss 3"])
  }

  @Test func `N184: in regular width a sheet is a popover, which a tap outside cancels`() throws {
    stage.useRegularWidth()
    let sheet = UIActionSheet(
      title: nil,
      delegate: delegate,
      cancelButtonTitle: nil,
      destructiveButtonTitle: nil,
      otherButtonTitles: "Share"
    )
    sheet.show(from: stage.source.bounds, in: stage.source, animated: false)
    let popover = try #require(stage.back.presentedViewController?.popoverPresentationController)
    #expect(popover.sourceView === stage.source)
    Simulator.tap(at: CGPoint(x: 20, y: 800), in: stage.window)
    Simulator.advance(by: 1)
    #expect(!sheet.isVisible)
    #expect(delegate.lines == ["did dismiss -1"])
  }

  @Test func `N184: without a window an alert is refused with a message`() {
    stage.window.isHidden = true
    let alert = alert()
    let reports = Reports.during { alert.show() }
    #expect(reports.count == 1)
    #expect(!alert.isVisible)
    #expect(delegate.lines == [])
  }
}
