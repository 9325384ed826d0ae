import Foundation
import TatamiGraphics
import TatamiViews

/// The registered classes and the pools of cells, headers and footers.
///
/// A class, so that views can use the table while they are prepared for reuse.
@MainActor
final class TableReuse {
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var partClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var parts: [String: [UITableViewHeaderFooterView]] = [:]
  /// The cell of a row that is being reconfigured, which is dequeued for its identifier.
  var retained: UITableViewCell?

  // MARK: Cells

  /// Registers a class of cells; nil removes the registration.
  func registerCell(_ type: AnyClass?, _ identifier: String) {
    cellClasses[identifier] = type as? UITableViewCell.Type
    if type != nil, cellClasses[identifier] == nil { Self.refuse(type, "UITableViewCell") }
    cells[identifier] = nil
  }

  /// Puts a cell into the pool of its identifier.
  func pool(_ cell: UITableViewCell) {
    guard let identifier = cell.poolIdentifier else { return }
    cells[identifier, default: []].append(cell)
  }

  /// Returns a pooled cell, or a new one of a registered class; nil without either.
  func cell(_ identifier: String) -> UITableViewCell? {
    if let retained, retained.poolIdentifier == identifier { return retained }
    if let cell = cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier]?.create(identifier: identifier)
  }

  // MARK: Headers and footers

  /// Registers a class of headers and footers; nil removes the registration.
  func registerPart(_ type: AnyClass?, _ identifier: String) {
    partClasses[identifier] = type as? UITableViewHeaderFooterView.Type
    if type != nil, partClasses[identifier] == nil {
      Self.refuse(type, "UITableViewHeaderFooterView")
    }
    parts[identifier] = nil
  }

  /// Puts a header or footer that can be reused into the pool of its identifier.
  func pool(_ view: UIView) {
    guard let part = view as? UITableViewHeaderFooterView, let identifier = part.poolIdentifier
    else { return }
    parts[identifier, default: []].append(part)
  }

  /// Returns a pooled header or footer, or a new one of a registered class; nil without either.
  func part(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let part = parts[identifier]?.popLast() {
      part.prepareForReuse()
      return part
    }
    return partClasses[identifier]?.create(identifier: identifier)
  }

  private static func refuse(_ type: AnyClass?, _ base: String) {
    Diagnostics.report("\(type.map { "\($0)" } ?? "nil") cannot be registered: not a \(base)")
  }
}
