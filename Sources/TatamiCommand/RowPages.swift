import ArgumentParser
import Foundation
import TatamiPicture

/// The options that arrange the pictures of rows on the pages of a PDF.
struct RowPages: ParsableArguments {
  @Option(
    help: """
      The number of rows of the data that are shown on each page of a PDF, 1 to 100, as for cards \
      that are printed and cut. Pictures are scaled down if they do not fit.
      """
  )
  var perPage: Int?

  @Option(
    parsing: .upToNextOption,
    help: "The paper of --per-page: A4 or Letter, and portrait or landscape. Default: A4."
  )
  var page: [String] = []

  /// The maximum number of rows in a PDF, whose pictures are in memory at the same time.
  private static let rowLimit = 10_000

  func validate() throws {
    try ValidationError.check("per-page", perPage.map(Double.init), in: 1...100)
    guard try Paper(arguments: page) == nil || perPage != nil else {
      throw ValidationError("--page needs --per-page, the number of pictures on a page.")
    }
  }

  /// Returns the number of rows that have pages of their own in a PDF; nil if there is one picture.
  ///
  /// - Parameter document: A scene; one that refers to all rows shows them in one picture.
  func rowCount(of document: SceneValue, _ file: DataFile) throws -> Int? {
    guard perPage != nil || !ViewScene.showsAllRows(document) else { return nil }
    guard let count = file.data.items?.count else {
      guard perPage == nil else {
        throw CommandError(.invalidData, "\(file.name): --per-page needs a table or a list")
      }
      return nil
    }
    guard count <= Self.rowLimit else {
      throw CommandError(
        .invalidData,
        "\(file.name): the file has \(count) rows; a PDF has at most \(Self.rowLimit)"
      )
    }
    return count
  }

  /// Returns the PDF of the pictures of rows.
  func picture(of rows: [Picture]) throws -> Picture {
    guard let perPage else { return Picture(pagesOf: rows) }
    let papers = try (Paper(arguments: page) ?? Paper(arguments: ["A4"]))?.sizes ?? []
    return Picture(sheetsOf: rows, perPage: perPage, papers: papers)
  }
}
