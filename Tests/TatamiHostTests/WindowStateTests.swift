import Foundation
import TatamiHost
import TatamiUIKit
import TestSupport
import Testing

/// A form whose controls have no identifiers, and a list.
@MainActor
private final class FormController: UIViewController, UITableViewDataSource {
  let control = UISwitch(frame: CGRect(x: 10, y: 10, width: 51, height: 31))
  let slider = UISlider(frame: CGRect(x: 10, y: 50, width: 180, height: 31))
  let choice = UISegmentedControl(items: ["A", "B", "C"])
  let field = UITextField(frame: CGRect(x: 10, y: 90, width: 180, height: 34))
  let secret = UITextField(frame: CGRect(x: 10, y: 130, width: 180, height: 34))
  let text = UITextView(frame: CGRect(x: 10, y: 170, width: 180, height: 60))
  let list = UITableView(frame: CGRect(x: 10, y: 240, width: 180, height: 200))
  var actions = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    secret.isSecureTextEntry = true
    text.isEditable = true
    list.dataSource = self
    for view in [control, slider, choice, field, secret, text, list] { self.view.addSubview(view) }
    slider.addAction(UIAction { [weak self] _ in self?.actions += 1 }, for: .valueChanged)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let control = UISwitch(frame: .zero)
    control.accessibilityIdentifier = "on"
    cell.accessoryView = control
    return cell
  }

  func rowSwitch(_ row: Int) throws -> UISwitch {
    let cell = try #require(list.cellForRow(at: IndexPath(row: row, section: 0)))
    return try #require(cell.accessoryView as? UISwitch)
  }
}

@MainActor
@Suite(.environment) final class WindowStateTests {
  /// The windows, which nothing else retains.
  private var windows: [UIWindow] = []

  private func window(_ prepare: (FormController) -> Void = { _ in }) -> (UIWindow, FormController)
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 460))
    let form = FormController()
    windows.append(window)
    window.rootViewController = form
    window.makeKeyAndVisible()
    prepare(form)
    window.layoutIfNeeded()
    return (window, form)
  }

  /// Changes a form, writes what has changed as JSON, and restores it in another window.
  private func restored(
    _ change: (FormController) throws -> Void,
    _ prepare: (FormController) -> Void = { _ in }
  ) throws -> FormController {
    let (old, form) = window()
    let initial = WindowState(of: old)
    try change(form)
    let data = try JSONEncoder().encode(WindowState(of: old).changes(since: initial))
    let (new, restored) = window(prepare)
    try JSONDecoder().decode(WindowState.self, from: data).restore(in: new)
    return restored
  }

  @Test func `values, texts, offsets and the first responder are restored`() throws {
    let form = try restored { form in
      form.control.isOn = true
      form.slider.value = 0.75
      form.choice.selectedSegmentIndex = 2
      form.field.text = "Ada"
      form.text.text = "Notes"
      form.list.contentOffset.y = 440
      form.field.becomeFirstResponder()
    }
    #expect(form.control.isOn)
    #expect(form.slider.value == 0.75)
    #expect(form.choice.selectedSegmentIndex == 2)
    #expect(form.field.text == "Ada")
    #expect(form.text.text == "Notes")
    #expect(form.list.contentOffset.y == 440)
    #expect(form.field.isFirstResponder)
    #expect(form.actions == 1)
  }

  @Test func `controls in rows belong to their rows`() throws {
    let form = try restored { form in
      form.list.contentOffset.y = 2000
      form.list.layoutIfNeeded()
      let row = try #require(form.list.indexPathsForVisibleRows?.first).row
      try form.rowSwitch(row + 1).isOn = true
    }
    let row = try #require(form.list.indexPathsForVisibleRows?.first).row
    #expect(row > 10)
    #expect(try form.rowSwitch(row + 1).isOn)
    #expect(try !form.rowSwitch(row).isOn)
  }

  @Test func `a value that the program gives otherwise is not restored`() throws {
    let form = try restored {
      $0.slider.value = 0.75
      $0.field.text = "Ada"
    } _: {
      $0.slider.value = 0.5
    }
    #expect(form.slider.value == 0.5)
    #expect(form.field.text == "Ada")
  }

  @Test func `views with an identifier are found in another place`() throws {
    let (old, form) = window()
    let initial = WindowState(of: old)
    form.field.accessibilityIdentifier = "name"
    form.field.text = "Ada"
    let state = WindowState(of: old).changes(since: initial)
    let (new, other) = window { form in
      let group = UIView(frame: form.view.bounds)
      form.view.addSubview(group)
      group.addSubview(form.field)
      form.field.accessibilityIdentifier = "name"
    }
    state.restore(in: new)
    #expect(other.field.text == "Ada")
  }

  @Test func `secure texts are no part of a state, and nothing changed is empty`() throws {
    let (window, form) = window()
    let initial = WindowState(of: window)
    form.secret.text = "password"
    #expect(WindowState(of: window).changes(since: initial).isEmpty)
    let data = try JSONEncoder().encode(WindowState(of: window))
    #expect(!String(decoding: data, as: UTF8.self).contains("password"))
  }

  @Test func `other versions and other kinds of values restore nothing`() throws {
    let (old, form) = window()
    let initial = WindowState(of: old)
    form.control.isOn = true
    let data = try JSONEncoder().encode(WindowState(of: old).changes(since: initial))
    let original = String(decoding: data, as: UTF8.self)
    let changed = [
      original.replacing(#""version":1"#, with: #""version":2"#),
      original.replacing(#"{"flag":{"_0":true}}"#, with: #"{"number":{"_0":5}}"#),
      original.replacing("UISwitch", with: "UISlider "),
    ]
    for text in changed {
      #expect(text != original)
      let (new, other) = window()
      let state = try JSONDecoder().decode(WindowState.self, from: Data(text.utf8))
      state.restore(in: new)
      #expect(!other.control.isOn)
      #expect(other.actions == 0)
    }
  }

  @Test func `values beyond the limits of views are clamped`() throws {
    let form = try restored { form in
      form.slider.maximumValue = 1e30
      form.slider.value = 1e30
      form.list.contentOffset.y = 1e300
      form.choice.insertSegment(withTitle: "D", at: 3, animated: false)
      form.choice.selectedSegmentIndex = 3
    }
    #expect(form.slider.value == 1)
    #expect(form.list.contentOffset.y == form.list.contentSize.height - 200)
    #expect(form.choice.selectedSegmentIndex == UISegmentedControl.noSegment)
  }
}
