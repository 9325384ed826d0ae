import TatamiPreview

/// Shows the example's screens in a browser, where they can be touched.
@main
enum Gallery {
  static func main() async throws {
    try await PreviewServer.run(title: "Tatami") { GalleryController() }
  }
}
