import Foundation
import TatamiUIKit
import Testing
import TestSupport

/// The sample of the page on the kit: a selector with a reference to a method.
@MainActor @Suite(.environment) struct SelectorSampleTests {
  final class Form: UIViewController {
    let field = UITextField()

    override func viewDidLoad() {
      let button = UIButton(type: .system)
      button.addTarget(self, action: Selector("clear:", Form.clear(_:)), for: .touchUpInside)
      view.addSubview(button)
    }

    func clear(_ sender: UIButton) { field.text = "" }
  }

  @Test func `X74: a button calls a method of its controller`() throws {
    let form = Form()
    form.field.text = "text"
    let button = try #require(form.view.subviews.first as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(form.field.text == "")
  }
}
