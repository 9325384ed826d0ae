import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

// The samples in the documentation of sheets that share items.

@MainActor
@Suite(.environment) struct SharingSamples {
  final class Archive: UIActivity {
    override var activityTitle: String? { "Archive" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func perform() { activityDidFinish(true) }
  }

  private let stage = AlertStage()

  @Test func `the sample of UIActivityViewController is true`() {
    let controller = stage.back
    let sheet = UIActivityViewController(activityItems: ["Groceries"], applicationActivities: nil)
    sheet.completionWithItemsHandler = { _, completed, _, _ in print(completed) }
    controller.present(sheet, animated: true)
    #expect(controller.presentedViewController === sheet)
  }

  @Test func `the sample of UIActivity is true`() throws {
    var isCompleted = false
    let sheet = UIActivityViewController(activityItems: [1], applicationActivities: [Archive()])
    sheet.completionWithItemsHandler = { _, completed, _, _ in isCompleted = completed }
    stage.back.present(sheet, animated: false)
    try Simulator.tap(.label("Archive"), in: stage.window)
    Simulator.advance(by: 1)
    #expect(isCompleted)
  }

  @Test func `the samples of HostSharing are true`() throws {
    HostSharing.shareHandler = { request in request.finish(true) }
    HostSharing.documentHandler = { request in request.pick([]) }
    var isCompleted = false
    let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    sheet.completionWithItemsHandler = { _, completed, _, _ in isCompleted = completed }
    stage.back.present(sheet, animated: false)
    try Simulator.tap(.label("Share"), in: stage.window)
    Simulator.advance(by: 1)
    #expect(isCompleted)
    stage.back.present(
      UIDocumentPickerViewController(documentTypes: [], in: .open),
      animated: false
    )
    Simulator.advance(by: 1)
    #expect(stage.back.presentedViewController == nil)
  }
}
