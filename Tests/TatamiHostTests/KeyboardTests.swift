import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The software keyboard of a host.
@MainActor
@Suite(.environment) struct KeyboardTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let diary = Diary()
  private let keyboard = CGRect(x: 0, y: 553, width: 390, height: 291)

  init() {
    HostDevice.setScreen(size: CGSize(width: 390, height: 844))
    window.makeKeyAndVisible()
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    HostDevice.setSafeAreaInsets(insets, of: window)
  }

  /// Notes the notifications while an action runs.
  private func notifications(_ action: () -> Void) -> [Notification] {
    nonisolated(unsafe) var found: [Notification] = []
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    let screen = UIScreen.main
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) {
        found.append($0)
      }
    }
    action()
    observers.forEach(NotificationCenter.default.removeObserver)
    return found
  }

  private func names(_ notifications: [Notification]) -> [String] {
    notifications.map {
      $0.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "").replacingOccurrences(
        of: "Notification",
        with: ""
      )
    }
  }

  @Test func `N210: notifications come before and after the animation`() {
    let shown = notifications {
      HostKeyboard.show(keyboard)
      diary.add("between")
      Simulator.advance(by: 1)
    }
    #expect(names(shown) == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    let before = notifications { HostKeyboard.hide() }
    #expect(names(before) == ["WillChangeFrame", "WillHide"])
    let after = notifications { Simulator.advance(by: 1) }
    #expect(names(after) == ["DidChangeFrame", "DidHide"])
    #expect(notifications { HostKeyboard.hide() }.isEmpty)
  }

  @Test func `N211: the user info has frames, duration and curve`() throws {
    let shown = notifications { HostKeyboard.show(keyboard) }
    let info = try #require(shown.first?.userInfo)
    let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
    let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    #expect(begin?.cgRectValue == keyboard.offsetBy(dx: 0, dy: 291))
    #expect(end?.cgRectValue == keyboard)
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
  }

  @Test func `N212: text asks the host for the keyboard, once for several fields`() {
    HostKeyboard.requestHandler = { [diary] in diary.add($0 ? "show" : "hide") }
    let fields = [UITextField(), UITextField()]
    fields.forEach(window.addSubview)
    fields[0].becomeFirstResponder()
    Simulator.advance(by: 0.1)
    #expect(diary.take() == ["show"])
    fields[1].becomeFirstResponder()
    Simulator.advance(by: 0.1)
    #expect(diary.take().isEmpty)
    fields[1].resignFirstResponder()
    Simulator.advance(by: 0.1)
    #expect(diary.take() == ["hide"])
    fields[0].becomeFirstResponder()
    fields[0].removeFromSuperview()
    Simulator.advance(by: 0.1)
    #expect(diary.take().isEmpty)
  }

  @Test func `N212: texts that are not edited need no keyboard`() {
    HostKeyboard.requestHandler = { [diary] in diary.add($0 ? "show" : "hide") }
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    text.isEditable = false
    window.addSubview(text)
    text.becomeFirstResponder()
    Simulator.advance(by: 0.1)
    #expect(text.isFirstResponder)
    #expect(diary.take().isEmpty)
  }

  @Test func `N213: an accessory is on top of the keyboard and a part of its frame`() {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    field.inputAccessoryView = accessory
    window.addSubview(field)
    HostKeyboard.requestHandler = { [keyboard] needed in
      if needed { HostKeyboard.show(keyboard) } else { HostKeyboard.hide() }
    }
    let shown = notifications {
      field.becomeFirstResponder()
      Simulator.advance(by: 1)
    }
    #expect(names(shown) == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    #expect(HostKeyboard.frame == CGRect(x: 0, y: 509, width: 390, height: 335))
    #expect(
      accessory.convert(accessory.bounds, to: nil) == CGRect(x: 0, y: 509, width: 390, height: 44)
    )
    field.resignFirstResponder()
    Simulator.advance(by: 1)
    #expect(accessory.window == nil)
    #expect(HostKeyboard.frame == nil)
  }

  @Test func `N213: a controller's own accessory stays at the bottom while it is first responder`()
  {
    final class Chat: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
      override var inputAccessoryView: UIView? { bar }
      override var canBecomeFirstResponder: Bool { true }
    }
    let chat = Chat()
    window.rootViewController = chat
    chat.becomeFirstResponder()
    Simulator.advance(by: 1)
    #expect(chat.bar.convert(chat.bar.bounds, to: nil).maxY == 810)
    #expect(chat.view.keyboardLayoutGuide.layoutFrame.height == 84)
    HostKeyboard.show(keyboard)
    Simulator.advance(by: 1)
    #expect(chat.bar.convert(chat.bar.bounds, to: nil).maxY == 553)
  }

  @Test func `N213: a text inside of a controller's own accessory keeps it above the keyboard`() {
    final class Chat: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
      override var inputAccessoryView: UIView? { bar }
      override var canBecomeFirstResponder: Bool { true }
    }
    let chat = Chat()
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    chat.bar.addSubview(text)
    window.rootViewController = chat
    HostKeyboard.requestHandler = { [keyboard] needed in
      if needed { HostKeyboard.show(keyboard) } else { HostKeyboard.hide() }
    }
    chat.becomeFirstResponder()
    Simulator.advance(by: 1)
    text.becomeFirstResponder()
    Simulator.advance(by: 1)
    #expect(text.isFirstResponder)
    #expect(chat.bar.convert(chat.bar.bounds, to: nil).maxY == 553)
    #expect(HostKeyboard.frame?.minY == 503)
  }

  @Test func `N213: an accessory leaves when a field without one follows`() {
    let fields = [UITextField(), UITextField()]
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    fields[0].inputAccessoryView = accessory
    fields.forEach(window.addSubview)
    HostKeyboard.show(keyboard)
    fields[0].becomeFirstResponder()
    Simulator.advance(by: 1)
    #expect(HostKeyboard.frame?.minY == 509)
    fields[1].becomeFirstResponder()
    Simulator.advance(by: 1)
    #expect(HostKeyboard.frame == keyboard)
    #expect(accessory.window == nil)
  }

  @Test func `N216: a table pushed or exchanged while the keyboard is shown has its own inset`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    HostKeyboard.show(keyboard)
    Simulator.advance(by: 1)
    let form = UITableViewController(style: .plain)
    navigation.pushViewController(form, animated: true)
    Simulator.advance(by: 1)
    #expect(form.tableView.adjustedContentInset.bottom == 291)
    let other = UITableView(frame: form.tableView.frame, style: .plain)
    form.tableView = other
    HostKeyboard.hide()
    Simulator.advance(by: 1)
    #expect(other.contentInset.bottom == 0)
  }

  @Test func `N212: an input view is in place of the keyboard, also after it is exchanged`() {
    HostKeyboard.requestHandler = { [diary] in diary.add($0 ? "show" : "hide") }
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    let (input, other) = (UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200)), UIView())
    field.inputView = input
    window.addSubview(field)
    field.becomeFirstResponder()
    Simulator.advance(by: 1)
    #expect(diary.take().isEmpty)
    #expect(
      input.convert(input.bounds, to: nil) == CGRect(x: 0, y: 610, width: 390, height: 200)
    )
    field.inputView = other
    #expect(other.window == nil)
    field.reloadInputViews()
    Simulator.advance(by: 1)
    #expect(input.window == nil)
    #expect(HostKeyboard.frame?.height == 250)
    field.inputView = nil
    field.reloadInputViews()
    #expect(diary.take() == ["show"])
  }

  @Test func `N213: the accessory of a search bar is above the keyboard of its field`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.inputAccessoryView = accessory
    window.addSubview(bar)
    bar.becomeFirstResponder()
    Simulator.advance(by: 1)
    #expect(accessory.convert(accessory.bounds, to: nil).maxY == 810)
  }

  @Test func `N214: the guide follows the keyboard inside of its animation`() throws {
    let controller = UIViewController()
    window.rootViewController = controller
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    let view: UIView = controller.view
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      bar.widthAnchor.constraint(equalTo: view.widthAnchor),
    ])
    Simulator.advance(by: 0.1)
    #expect(bar.frame.maxY == 810)
    HostKeyboard.show(keyboard)
    #expect(bar.frame.maxY == 553)
    Simulator.advance(by: 0.1)
    let moving = try #require(bar.layer.presentation()).frame.maxY
    #expect((554..<809).contains(moving))
    Simulator.advance(by: 1)
    #expect(view.keyboardLayoutGuide.layoutFrame.height == 291)
    HostKeyboard.hide()
    Simulator.advance(by: 1)
    #expect(bar.frame.maxY == 810)
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    Simulator.advance(by: 0.1)
    #expect(bar.frame.maxY == 844)
  }

  @Test func `N214: a keyboard that floats moves no guide`() {
    let controller = UIViewController()
    window.rootViewController = controller
    HostKeyboard.show(CGRect(x: 0, y: 300, width: 390, height: 291))
    Simulator.advance(by: 1)
    #expect(controller.view.keyboardLayoutGuide.layoutFrame.height == 34)
  }

  @Test func `N215: a drag resigns the first responder`() {
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 390, height: 2000)
    scroll.keyboardDismissMode = .onDrag
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    scroll.addSubview(field)
    window.addSubview(scroll)
    field.becomeFirstResponder()
    Simulator.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400), in: window)
    #expect(!field.isFirstResponder)
  }

  @Test(arguments: [true, false])
  func `N215: an interactive drag moves the keyboard with the finger`(dismisses: Bool) {
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 390, height: 2000)
    scroll.keyboardDismissMode = .interactive
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    scroll.addSubview(field)
    window.addSubview(scroll)
    HostKeyboard.requestHandler = { [keyboard] needed in
      if needed { HostKeyboard.show(keyboard) } else { HostKeyboard.hide() }
    }
    field.becomeFirstResponder()
    Simulator.advance(by: 1)
    let host = WindowHost(window)
    let touch = host.touchDown(at: CGPoint(x: 200, y: 400))
    for y in [450, 500, 540, 600, 650] {
      Simulator.advance(by: 0.1)
      host.move(touch, to: CGPoint(x: 200, y: CGFloat(y)))
    }
    #expect(HostKeyboard.frame?.minY == 650)
    #expect(window.keyboardLayoutGuide.layoutFrame.minY == 650)
    if !dismisses { host.move(touch, to: CGPoint(x: 200, y: 620)) }
    Simulator.advance(by: 0.02)
    host.move(touch, to: CGPoint(x: 200, y: dismisses ? 680 : 590))
    host.lift(touch)
    Simulator.advance(by: 1)
    #expect(field.isFirstResponder == !dismisses)
    #expect(HostKeyboard.frame == (dismisses ? nil : keyboard))
  }

  @Test func `N216: table controllers make room and show the first responder`() throws {
    final class Form: UITableViewController {
      let field = UITextField()
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
        15
      }
      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        guard indexPath.row == 14 else { return cell }
        field.frame = CGRect(x: 16, y: 0, width: 200, height: 44)
        cell.contentView.addSubview(field)
        return cell
      }
    }
    let form = Form(style: .plain)
    window.rootViewController = form
    Simulator.advance(by: 0.1)
    form.field.becomeFirstResponder()
    HostKeyboard.show(keyboard)
    Simulator.advance(by: 1)
    #expect(form.tableView.adjustedContentInset.bottom == 291)
    #expect(form.tableView.verticalScrollIndicatorInsets.bottom == 257)
    let field = form.field.convert(form.field.bounds, to: nil)
    #expect(field.maxY <= 553)
    HostKeyboard.hide()
    Simulator.advance(by: 1)
    #expect(form.tableView.contentInset.bottom == 0)
    let scroll = UIScrollView(frame: window.bounds)
    window.addSubview(scroll)
    HostKeyboard.show(keyboard)
    #expect(scroll.contentInset == .zero)
  }

  @Test func `N269: frames that are not finite are reported and hide the keyboard`() {
    HostKeyboard.show(keyboard)
    Simulator.advance(by: 1)
    let reports = Reports.during {
      HostKeyboard.show(CGRect(x: 0, y: CGFloat.nan, width: 390, height: 291))
    }
    #expect(reports.count == 1)
    #expect(HostKeyboard.frame == nil)
    HostKeyboard.show(keyboard, duration: .nan, curve: -9)
    Simulator.advance(by: 1)
    #expect(HostKeyboard.frame == keyboard)
  }

  @Test func `N152: a sheet stands above the keyboard, at most at full height`() throws {
    let root = UIViewController()
    window.rootViewController = root
    let sheet = UIViewController()
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [.custom { _ in 200 }, .large()]
    presentation.selectedDetentIdentifier = .large
    root.present(sheet, animated: false)
    Simulator.advance(by: 0.1)
    let card = { sheet.view.convert(sheet.view.bounds, to: nil) }
    #expect(card().minY == 57)
    HostKeyboard.show(keyboard)
    Simulator.advance(by: 1)
    #expect(card().minY == 353)
    HostKeyboard.show(CGRect(x: 0, y: 200, width: 390, height: 644))
    Simulator.advance(by: 1)
    #expect(card().minY == 57)
    HostKeyboard.hide()
    Simulator.advance(by: 1)
    #expect(card().minY == 57)
  }
}
