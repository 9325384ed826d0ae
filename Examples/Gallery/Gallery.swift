import TatamiPreview

/// Shows the example's screens in a browser, where they can be touched.
///
/// The argument is the port of the server; any free one without it.
@main
enum Gallery {
  static func main() async throws {
    let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0
    try await PreviewServer.run(title: "Tatami", port: port) { GalleryController() }
  }
}
