public import Foundation
import TatamiDrawing
import TatamiGeometry

extension Picture {
  /// Creates a picture whose pages are those of others; its size is that of the first one.
  public init(pagesOf pictures: [Picture]) {
    self.init(pages: pictures.flatMap(\.pages), size: pictures.first?.size ?? .zero)
  }

  /// Arranges pictures in rows on sheets of paper, from left to right, in the middle of each sheet.
  ///
  /// Of the sizes and the numbers of columns, those are used that have the most space for a picture.
  /// Pictures keep their sizes if they fit, and are scaled down by one factor otherwise.
  ///
  /// - Parameters:
  ///   - pictures: The pictures, in order.
  ///   - count: The number of pictures on a sheet, at least 1.
  ///   - papers: The allowed sizes of the sheets, in points, at least one.
  public init(sheetsOf pictures: [Picture], perPage count: Int, papers: [CGSize]) {
    let cell = CGSize(
      width: pictures.map(\.size.width).max() ?? 0,
      height: pictures.map(\.size.height).max() ?? 0
    )
    guard let grid = SheetGrid(cell: cell, count: max(1, count), papers: papers) else {
      self.init(pages: [], size: .zero)
      return
    }
    let pages = stride(from: 0, to: pictures.count, by: grid.count).map { start in
      grid.page(with: pictures[start..<min(start + grid.count, pictures.count)])
    }
    self.init(pages: pages, size: grid.paper)
  }
}

/// The arrangement of pictures on a sheet of paper.
private struct SheetGrid {
  /// The size of the largest picture, in points.
  let cell: CGSize
  /// The number of pictures.
  let count: Int
  /// The size of the sheet, in points.
  let paper: CGSize
  let columnCount: Int

  /// The space that printers need at the edges, in points.
  private static let margin: CGFloat = 18
  /// The space between pictures, in points.
  private static let gap: CGFloat = 12

  /// Chooses the paper and the number of columns; nil without paper.
  init?(cell: CGSize, count: Int, papers: [CGSize]) {
    let choices = papers.flatMap { paper in
      (1...count).map { SheetGrid(cell: cell, count: count, paper: paper, columnCount: $0) }
    }
    guard let best = choices.max(by: { $0.space < $1.space }) else { return nil }
    self = best
  }

  private init(cell: CGSize, count: Int, paper: CGSize, columnCount: Int) {
    (self.cell, self.count, self.paper) = (cell, count, paper)
    self.columnCount = columnCount
  }

  private var rowCount: Int { (count + columnCount - 1) / columnCount }

  /// The factor by which the largest picture can be enlarged.
  private var space: CGFloat {
    func factor(_ length: CGFloat, _ count: Int, _ side: CGFloat) -> CGFloat {
      let free = length - 2 * Self.margin - Self.gap * CGFloat(count - 1)
      return max(0, free) / (CGFloat(count) * max(side, 1))
    }
    return min(
      factor(paper.width, columnCount, cell.width),
      factor(paper.height, rowCount, cell.height)
    )
  }

  /// Returns a sheet with pictures.
  func page(with pictures: ArraySlice<Picture>) -> PicturePage {
    let scale = min(1, space)
    let step = CGSize(width: cell.width * scale + Self.gap, height: cell.height * scale + Self.gap)
    let left = (paper.width - step.width * CGFloat(columnCount) + Self.gap) / 2
    let top = (paper.height - step.height * CGFloat(rowCount) + Self.gap) / 2
    var list = DisplayList()
    for (index, picture) in pictures.enumerated() {
      let x = left + step.width * CGFloat(index % columnCount)
      let y = top + step.height * CGFloat(index / columnCount)
      list.append(.save)
      list.append(.concat(Transform(translationX: Double(x), y: Double(y))))
      list.append(.concat(Transform(scaleX: Double(scale), y: Double(scale))))
      if let page = picture.pages.first { list.append(page.pdfPage().drawing) }
      list.append(.restore)
    }
    return .drawing(list, size: Size(width: Double(paper.width), height: Double(paper.height)))
  }
}
