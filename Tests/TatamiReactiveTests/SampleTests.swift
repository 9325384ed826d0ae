import Testing

@testable import TatamiReactive

/// The sample of Documentation/reactive.md.
@MainActor
struct SampleTests {
  private final class Label: AutoDisposable {
    let disposerBag = DisposerBag()
    var text = ""
    var isEnabled = false
  }

  @Test func `A form shows a greeting as long as its fields are valid`() {
    // sample of reactive.md
    let (name, age) = (State("Ada"), State(36))
    let label = Label()

    let isValid = name.combine(age).map { !$0.isEmpty && $1 >= 18 }.distinct()
    name.map { "Hello, \($0)" }.safeBind(to: label) { $0.text = $1 }
    isValid.safeBind(to: label) { $0.isEnabled = $1 }

    name.value = "Grace"
    age.value = 17
    // end of sample
    #expect(label.text == "Hello, Grace")
    #expect(!label.isEnabled)
  }
}
