import TatamiReactive
import Testing

@MainActor
struct SampleTests {
  @Test func `A form shows a greeting as long as its fields are valid`() {
    // The sample of reactive.md.
    final class Label {
      var text = ""
      var isEnabled = false
    }

    let (name, age) = (State("Ada"), State(36))
    let label = Label()

    let isValid = name.combine(age).map { !$0.isEmpty && $1 >= 18 }.distinct()
    name.map { "Hello, \($0)" }.safeBind(to: label) { $0.text = $1 }
    isValid.safeBind(to: label) { $0.isEnabled = $1 }

    name.value = "Grace"
    age.value = 17
    #expect(label.text == "Hello, Grace")
    #expect(!label.isEnabled)
  }
}
