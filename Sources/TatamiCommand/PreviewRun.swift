import Foundation
import TatamiPicture
import TatamiPreview

/// A preview that is shown to browsers until the process ends.
///
/// A class, because the thread that watches the files refers to it.
@MainActor
final class PreviewRun {
  private var document: PreviewDocument
  private let port: Int
  private let controller: PreviewController
  private let session: LiveSession
  private var content: PreviewDocument.Content?
  private var panel = PreviewPanel()

  init(_ document: PreviewDocument, port: Int) {
    (self.document, self.port) = (document, port)
    var controller: PreviewController?
    session = LiveSession(title: FilePath.name(of: document.path)) {
      let created = PreviewController()
      controller = created
      return created
    }
    self.controller = controller ?? PreviewController()
  }

  /// Reads the document, watches its files and serves browsers.
  func start() {
    var watch = FileWatch(document.files(of: nil))
    reload()
    watch.watch(document.files(of: content?.scene))
    if !PreviewDocument.isTournament(document.path) {
      session.schema = { JSONWriter.text(of: SceneSchema.valueWithDefaults) }
    }
    session.controlHandler = { [weak self] in self?.apply($0) }
    session.selectionHandler = { [weak self] in self?.select($0) }
    session.traitsHandler = { [weak self] in self?.applyTraits() }
    let thread = Thread { [watch] in self.watchFiles(watch) }
    thread.start()
    Task { await serve() }
  }

  /// Shows the document again with the appearance, direction and row that a person has chosen.
  private func applyTraits() {
    let (old, new) = (document.traits, session.traits)
    document.traits = new
    if (old.appearance, old.direction, old.row) != (new.appearance, new.direction, new.row) {
      reload()
    }
  }

  private nonisolated func watchFiles(_ watch: FileWatch) {
    var watch = watch
    while true {
      _ = watch.changes()
      let files = DispatchQueue.main.sync {
        MainActor.assumeIsolated {
          reload()
          return document.files(of: content?.scene)
        }
      }
      watch.watch(files)
    }
  }

  private func serve() async {
    do {
      let server = try await PreviewServer.start(port: port)
      Terminal.write("tatami: open \(server.url)\n")
      await server.run(session)
    } catch {
      Terminal.printError("tatami: cannot start a server on port \(port): \(error)")
      exit(CommandError.Kind.failedWrite.rawValue)
    }
  }

  /// Shows the present content of the files, or what is wrong with them above the last picture.
  ///
  /// Changes of nodes that do not fit the present content are dropped.
  private func reload() {
    do {
      do {
        try show()
      } catch  where !document.edits.isEmpty {
        document.edits = SceneEdits()
        panel.notice = "The changes do not fit the file any more, and are dropped."
        try show()
      }
      session.report([])
    } catch {
      let error = error as? CommandError ?? CommandError(.software, "\(error)")
      error.printMessages()
      session.report(error.problems.isEmpty ? problems(error.messages) : error.problems)
    }
  }

  /// Shows the present content of the files.
  private func show() throws {
    try session.perform {
      let new = try document.content()
      let state = content?.scene?.state()
      controller.content = new.view
      content = new
      if let state { new.scene?.restore(state) }
      Terminal.printNotes(new.notes)
      session.controls = panel.controls(of: new, document.edits)
    }
  }

  // MARK: Controls

  private func apply(_ control: ClientMessage.Control) {
    panel.notice = ""
    switch control {
    case .show: break
    case .select(let node): select(node)
    case .set(let name, let node, let value): set(name, of: node, to: value)
    case .reset:
      document.edits = SceneEdits()
      reload()
    case .save: save()
    }
    if let content { session.controls = panel.controls(of: content, document.edits) }
  }

  /// Selects the innermost node around a view.
  private func select(_ view: UIView) {
    guard let content else { return }
    panel.selected = content.scene?.node(around: view)?.identity
    session.controls = panel.controls(of: content, document.edits)
  }

  private func select(_ identity: String) {
    guard let found = content?.scene?.node(identity) else { return }
    panel.selected = identity
    session.explain(found.view)
  }

  /// Gives a property of a node another value, as JSON; a value that is wrong changes nothing.
  private func set(_ name: String, of identity: String, to text: String?) {
    guard let content, let node = content.scene?.node(identity)?.node else { return }
    let edits = document.edits
    do {
      let value = try text.map { try JSONReader.value(of: Array($0.utf8), valueLimit: 10_000) }
      document.edits.set(name, of: node, to: value, in: content.file)
      try show()
      session.report([])
    } catch {
      document.edits = edits
      panel.notice = (error as? CommandError)?.problems.first?.message ?? "\(error)"
    }
  }

  /// Writes the changes to the file, unless it is another one than the shown one.
  private func save() {
    guard let content, let text = document.edits.applied(toText: content.source) else {
      panel.notice = "Only JSON files are written; copy the changes instead."
      return
    }
    do {
      guard try InputFile.document(document.path).bytes == content.source else {
        panel.notice = "The file has changed meanwhile; try again."
        return reload()
      }
      try OutputFile.write(Data(text), to: document.path)
      document.edits = SceneEdits()
      panel.notice = "Saved."
      reload()
    } catch {
      panel.notice = (error as? CommandError)?.message ?? "\(error)"
    }
  }

  /// Returns problems of messages that may begin with the file's name.
  private func problems(_ messages: [String]) -> [DocumentProblem] {
    let name = document.path.escaped()
    return messages.map { message in
      let start = message.hasPrefix("\(name): ") ? name.count + 2 : 0
      return DocumentProblem(file: name, message: String(message.dropFirst(start)))
    }
  }
}
