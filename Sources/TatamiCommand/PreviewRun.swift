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
  private var scene: ViewScene?

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
    watch.watch(document.files(of: scene))
    session.traitsHandler = { [weak self] in self?.applyTraits() }
    let thread = Thread { [watch] in self.watchFiles(watch) }
    thread.start()
    Task { await serve() }
  }

  /// Shows the document again with the appearance and the direction that a person has chosen.
  private func applyTraits() {
    let (old, new) = (document.traits, session.traits)
    document.traits = new
    if (old.appearance, old.direction) != (new.appearance, new.direction) { reload() }
  }

  private nonisolated func watchFiles(_ watch: FileWatch) {
    var watch = watch
    while true {
      _ = watch.changes()
      let files = DispatchQueue.main.sync {
        MainActor.assumeIsolated {
          reload()
          return document.files(of: scene)
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
  private func reload() {
    do {
      try session.perform {
        let content = try document.content()
        let state = scene?.state()
        controller.content = content.view
        scene = content.scene
        if let state { scene?.restore(state) }
        Terminal.printNotes(content.notes)
      }
      session.report([])
    } catch {
      let error = error as? CommandError ?? CommandError(.software, "\(error)")
      error.printMessages()
      session.report(error.problems.isEmpty ? problems(error.messages) : error.problems)
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
