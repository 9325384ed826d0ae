public import Foundation
import TatamiControls
public import TatamiViews

/// The operation of a document picker on documents.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Copies documents into the program.
  case `import` = 0
  /// Opens documents where they are.
  case open = 1
  /// Copies documents of the program elsewhere.
  case exportToService = 2
  /// Moves documents of the program elsewhere.
  case moveToService = 3
}

/// A sheet that lets a person pick documents, for which it asks the host.
///
/// Without a host, the sheet says that documents are not available, and the delegate is called for a
/// cancel when it is closed.
open class UIDocumentPickerViewController: UIViewController {
  /// The object that is called.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// The operation of the picker on the documents.
  open private(set) var documentPickerMode = UIDocumentPickerMode.import
  /// Whether several documents may be picked; false at first.
  open var allowsMultipleSelection = false
  /// The folder that is shown first; without effect.
  open var directoryURL: URL?
  /// Whether the endings of names are shown; without effect.
  open var shouldShowFileExtensions = false

  private var types: [String] = []
  private var exported: [URL] = []
  private var picked: [URL] = []
  private var isAsked = false

  /// Creates a picker for documents of formats, which are named by identifiers or endings of names.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
    (types, documentPickerMode) = (allowedUTIs, mode)
    modalPresentationStyle = .formSheet
  }

  /// Creates a picker of a place to which documents of the program are copied or moved.
  public init(forExporting urls: [URL], asCopy: Bool) {
    super.init(nibName: nil, bundle: nil)
    (exported, documentPickerMode) = (urls, asCopy ? .exportToService : .moveToService)
    modalPresentationStyle = .formSheet
  }

  /// Creates a picker of a place to which documents of the program are moved.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates the sheet.
  open override func loadView() {
    let sheet = ActivitySheetView { [weak self] in self?.dismissSelf() }
    view = sheet
    let isHosted = SharingEnvironment.current.pick != nil
    let name = exported.count == 1 ? exported.first?.lastPathComponent : nil
    sheet.header.show(
      exported.isEmpty ? "Open" : "Save",
      name ?? (exported.isEmpty ? nil : "\(exported.count) Items"),
      image: nil,
      symbol: exported.isEmpty ? "folder" : "doc"
    )
    sheet.show(
      [],
      message: isHosted ? "Choose in the window of the system." : "Documents are not available."
    )
  }

  /// Asks the host, and directs assistive technologies to the title.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let title = (viewIfLoaded as? ActivitySheetView)?.header.titleLabel
    UIAccessibility.post(notification: .screenChanged, argument: title)
    guard !isAsked, let pick = SharingEnvironment.current.pick else { return }
    isAsked = true
    let question = DocumentQuestion(
      types: types,
      exported: exported,
      allowsMultipleSelection: allowsMultipleSelection
    )
    // Each presentation has its own container, so an answer to an earlier one is ignored.
    pick(question) { [weak self, weak container = presentationController?.containerView] urls in
      guard let self, let container, container === presentationController?.containerView else {
        return
      }
      receive(urls)
    }
  }

  private func receive(_ urls: [URL]) {
    guard isAsked, presentingViewController != nil, !isBeingDismissed else { return }
    picked = allowsMultipleSelection || !exported.isEmpty ? urls : Array(urls.prefix(1))
    dismissSelf()
  }

  private func dismissSelf() { presentingViewController?.dismiss(animated: true) }

  /// Escape closes the sheet, unless it presents another controller.
  open override var keyCommands: [UIKeyCommand]? {
    guard presentedViewController == nil else { return nil }
    return [UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in self?.dismissSelf() }]
  }

  /// Calls the delegate once the sheet was dismissed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    let urls = picked
    (picked, isAsked) = ([], false)
    if urls.isEmpty {
      delegate?.documentPickerWasCancelled(self)
    } else {
      delegate?.documentPicker(self, didPickDocumentsAt: urls)
    }
  }
}
