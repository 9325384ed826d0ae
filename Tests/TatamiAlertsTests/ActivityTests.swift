import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Sheets that offer activities, and pickers of documents.
@MainActor
@Suite(.environment) struct ActivityTests {
  /// An activity that records its calls.
  private class Archive: UIActivity {
    var received: [[Any]] = []
    var controller: UIViewController?

    override var activityType: ActivityType? { ActivityType("archive") }
    override var activityTitle: String? { "Archive" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.contains { $0 is String }
    }
    override func prepare(withActivityItems activityItems: [Any]) { received.append(activityItems) }
    override var activityViewController: UIViewController? { controller }
    override func perform() { activityDidFinish(true) }
  }

  private final class Source: NSObject, UIActivityItemSource {
    var copied: Any? = "copied"
    var questions = 0

    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any {
      questions += 1
      return "placeholder"
    }

    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { activityType == .copyToPasteboard ? copied : nil }

    func activityViewController(
      _ activityViewController: UIActivityViewController,
      subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "Subject" }
  }

  private let stage = AlertStage()
  private let diary = Diary()

  private func show(
    _ items: [Any],
    _ activities: [UIActivity]? = nil,
    excluded: [UIActivity.ActivityType]? = nil
  ) -> UIActivityViewController {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
    sheet.excludedActivityTypes = excluded
    sheet.completionWithItemsHandler = { [diary, weak sheet] type, completed, items, error in
      let isShown = sheet?.presentingViewController != nil
      let isPlain = items == nil && error == nil
      diary.add("\(type?.rawValue ?? "none") \(completed) \(isShown) \(isPlain)")
    }
    stage.back.present(sheet, animated: true)
    Simulator.advance(by: 1)
    return sheet
  }

  private func tap(_ title: String) throws {
    try Simulator.tap(.label(title), in: stage.window)
    Simulator.advance(by: 1)
  }

  private var labels: [String] { stage.elements.compactMap(\.label) }

  @Test func `N185: an image of any size is named an image`() throws {
    let data = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).pngData { _ in }
    let image = try #require(UIImage(data: data, scale: 1e-300))
    #expect(image.size.width > 1e100)
    _ = show([image])
    #expect(try Simulator.exists(.label("Image"), in: stage.window))
  }

  @Test func `N185: without a host and activities nothing is available, and nothing completed`()
    throws
  {
    let sheet = show(["Groceries"], excluded: [.copyToPasteboard])
    #expect(labels.contains("Sharing is not available."))
    #expect(sheet.sheetPresentationController == nil)
    // The medium detent.
    #expect(abs(sheet.view.bounds.height - 455.68) < 1)
    try tap("Close")
    #expect(diary.take() == ["none false false true"])
    #expect(stage.back.presentedViewController == nil)
  }

  @Test func `N185: a host receives the items and says whether they were shared`() throws {
    var requests: [HostSharing.Items] = []
    HostSharing.shareHandler = { requests.append($0) }
    #expect(HostSharing.shareHandler != nil)
    _ = show(["Groceries\nMilk", 3])
    try tap("Share")
    let request = try #require(requests.first)
    #expect(request.title == "Groceries")
    #expect(request.items.count == 2)
    #expect(diary.take() == [])
    request.finish(true)
    request.finish(false)
    Simulator.advance(by: 1)
    #expect(diary.take() == ["none true false true"])
  }

  @Test func `N185: activities of the program are offered, prepared and performed`() throws {
    let (archive, other) = (Archive(), Archive())
    _ = show(["Groceries"], [archive])
    try tap("Archive")
    #expect(archive.received.count == 1)
    #expect(diary.take() == ["archive true false true"])
    _ = show([3], [other])
    #expect(!labels.contains("Archive"))
    try tap("Close")
    _ = show(["Groceries"], [other], excluded: [UIActivity.ActivityType("archive")])
    #expect(!labels.contains("Archive"))
  }

  @Test func `N185: a controller of an activity is presented and dismissed with the sheet`() throws
  {
    let (archive, editor) = (Archive(), UIViewController())
    archive.controller = editor
    let sheet = show(["Groceries"], [archive])
    try tap("Archive")
    #expect(sheet.presentedViewController === editor)
    Simulator.press(.keyboardEscape, in: stage.window)
    Simulator.advance(by: 1)
    #expect(stage.back.presentedViewController === sheet)
    sheet.dismiss(animated: false)
    try tap("Archive")
    #expect(sheet.presentedViewController === editor)
    archive.activityDidFinish(false)
    Simulator.advance(by: 2)
    #expect(stage.back.presentedViewController == nil)
    #expect(diary.take() == ["archive false false true"])
    #expect(sheet.completionWithItemsHandler == nil)
  }

  @Test func `N185: sources supply the items of an activity`() throws {
    let (archive, source) = (Archive(), Source())
    _ = show([source], [archive])
    #expect(labels.contains("Subject"))
    #expect(source.questions == 1)
    try tap("Copy")
    #expect(UIPasteboard.general.string == "copied")
    #expect(diary.take() == ["com.apple.UIKit.activity.CopyToPasteboard true false true"])
    source.copied = nil
    _ = show([source], [archive])
    try tap("Copy")
    #expect(UIPasteboard.general.string == "copied")
    #expect(diary.take() == ["com.apple.UIKit.activity.CopyToPasteboard false false true"])
    _ = show([source], [archive])
    try tap("Archive")
    #expect(archive.received.last?.isEmpty == true)
  }

  @Test func `N185: texts, addresses, images and colors are copied`() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    _ = show([url])
    try tap("Copy")
    #expect(UIPasteboard.general.url == url)
    _ = show(["Read", url])
    try tap("Copy")
    #expect(UIPasteboard.general.strings == ["Read", "https://example.com/a"])
    _ = show([UIImage.filled(.red, width: 4, height: 2)])
    try tap("Copy")
    #expect(UIPasteboard.general.image?.size == CGSize(width: 4, height: 2))
    _ = show(["Read", UIImage.filled(.red, width: 4, height: 2)])
    try tap("Copy")
    #expect(UIPasteboard.general.string == "Read")
    #expect(UIPasteboard.general.hasImages)
    _ = show([UIColor.green])
    try tap("Copy")
    #expect(UIPasteboard.general.color == .green)
  }

  @Test func `N185: a swipe down and Escape close the sheet`() {
    _ = show(["Groceries"])
    Simulator.press(.keyboardEscape, in: stage.window)
    Simulator.advance(by: 1)
    #expect(diary.take() == ["none false false true"])
    _ = show(["Groceries"])
    Simulator.drag(
      from: CGPoint(x: 195, y: 410),
      to: CGPoint(x: 195, y: 830),
      in: stage.window
    )
    Simulator.advance(by: 1)
    #expect(diary.take() == ["none false false true"])
  }

  @Test func `N185: in regular width a source is needed`() {
    stage.useRegularWidth()
    let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    #expect(Reports.during { stage.back.present(sheet, animated: false) }.count == 1)
    sheet.popoverPresentationController?.sourceView = stage.source
    stage.back.present(sheet, animated: false)
    #expect(stage.back.presentedViewController === sheet)
  }

  // MARK: Documents

  private final class Picked: NSObject, UIDocumentPickerDelegate {
    var lines: [String] = []
    func documentPicker(
      _ controller: UIDocumentPickerViewController,
      didPickDocumentsAt urls: [URL]
    ) { lines.append(urls.map(\.lastPathComponent).joined(separator: " ")) }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      lines.append("canceled")
    }
  }

  @Test func `N185: without a host documents are not available, and closing cancels`() throws {
    let (picker, picked) = (UIDocumentPickerViewController(documentTypes: [], in: .open), Picked())
    picker.delegate = picked
    stage.back.present(picker, animated: true)
    Simulator.advance(by: 1)
    #expect(labels.contains("Documents are not available."))
    try tap("Close")
    #expect(picked.lines == ["canceled"])
    stage.back.present(picker, animated: true)
    Simulator.advance(by: 1)
    Simulator.press(.keyboardEscape, in: stage.window)
    Simulator.advance(by: 1)
    #expect(picked.lines == ["canceled", "canceled"])
  }

  @Test func `N185: an answer to a picker that was closed is ignored`() throws {
    var requests: [HostSharing.Documents] = []
    HostSharing.documentHandler = { requests.append($0) }
    let (picker, picked) = (UIDocumentPickerViewController(documentTypes: [], in: .open), Picked())
    picker.delegate = picked
    stage.back.present(picker, animated: true)
    Simulator.advance(by: 1)
    try tap("Close")
    stage.back.present(picker, animated: true)
    Simulator.advance(by: 1)
    requests.first?.pick([URL(filePath: "/old.csv")])
    Simulator.advance(by: 1)
    requests.last?.pick([URL(filePath: "/new.csv")])
    Simulator.advance(by: 1)
    #expect(picked.lines == ["canceled", "new.csv"])
  }

  @Test func `N185: a host picks documents`() throws {
    var requests: [HostSharing.Documents] = []
    HostSharing.documentHandler = { requests.append($0) }
    #expect(HostSharing.documentHandler != nil)
    let picked = Picked()
    let picker = UIDocumentPickerViewController(documentTypes: ["csv"], in: .import)
    picker.delegate = picked
    let urls = [URL(filePath: "/a.csv"), URL(filePath: "/b.csv")]
    for allowsMany in [false, true] {
      picker.allowsMultipleSelection = allowsMany
      stage.back.present(picker, animated: true)
      Simulator.advance(by: 1)
      let request = try #require(requests.last)
      #expect(request.types == ["csv"])
      #expect(request.allowsMultipleSelection == allowsMany)
      request.pick(urls)
      Simulator.advance(by: 1)
      request.pick(urls)
    }
    #expect(picked.lines == ["a.csv", "a.csv b.csv"])
    let export = UIDocumentPickerViewController(forExporting: urls, asCopy: true)
    export.delegate = picked
    stage.back.present(export, animated: true)
    Simulator.advance(by: 1)
    #expect(labels.contains("2 Items"))
    #expect(requests.last?.exported == urls)
    requests.last?.pick([])
    Simulator.advance(by: 1)
    #expect(picked.lines.last == "canceled")
  }
}
