import Foundation
import TatamiUIKit

/// One stage of a change: what is deleted, inserted, reloaded and moved, and the data afterward.
public struct Stage<Data> {
  public var data: Data
  public var deletedSections: [Int] = []
  public var insertedSections: [Int] = []
  public var movedSections: [(source: Int, target: Int)] = []
  public var deleted: [(element: Int, section: Int)] = []
  public var inserted: [(element: Int, section: Int)] = []
  public var updated: [(element: Int, section: Int)] = []
  public var moved: [(source: IndexPath, target: IndexPath)] = []

  public init(data: Data) { self.data = data }
}

extension UITableView {
  public func reload<Data>(
    using stages: [Stage<Data>],
    with animation: @autoclosure () -> RowAnimation,
    interrupt: ((Stage<Data>) -> Bool)? = nil,
    completion: (() -> Void)? = nil,
    setData: (Data) -> Void
  ) {
    if case .none = window, let data = stages.last?.data {
      setData(data)
      return reloadData()
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    defer { CATransaction.commit() }
    for stage in stages {
      if let interrupt = interrupt, interrupt(stage), let data = stages.last?.data {
        setData(data)
        return reloadData()
      }
      performUpdates {
        setData(stage.data)
        if !stage.deletedSections.isEmpty {
          deleteSections(IndexSet(stage.deletedSections), with: animation())
        }
        if !stage.insertedSections.isEmpty {
          insertSections(IndexSet(stage.insertedSections), with: animation())
        }
        for (source, target) in stage.movedSections { moveSection(source, toSection: target) }
        let path = { (place: (element: Int, section: Int)) in
          IndexPath(row: place.element, section: place.section)
        }
        if !stage.deleted.isEmpty { deleteRows(at: stage.deleted.map(path), with: animation()) }
        if !stage.inserted.isEmpty { insertRows(at: stage.inserted.map(path), with: animation()) }
        if !stage.updated.isEmpty { reloadRows(at: stage.updated.map(path), with: animation()) }
        for (source, target) in stage.moved { moveRow(at: source, to: target) }
      }
    }
  }

  private func performUpdates(_ updates: () -> Void) {
    if #available(iOS 11.0, *) {
      performBatchUpdates(updates)
    } else {
      beginUpdates()
      updates()
      endUpdates()
    }
  }
}

extension UICollectionView {
  public func reload<Data>(
    using stages: [Stage<Data>],
    setData: (Data) -> Void
  ) {
    for stage in stages {
      performBatchUpdates({
        setData(stage.data)
        if !stage.deletedSections.isEmpty { deleteSections(IndexSet(stage.deletedSections)) }
        if !stage.insertedSections.isEmpty { insertSections(IndexSet(stage.insertedSections)) }
        for (source, target) in stage.movedSections { moveSection(source, toSection: target) }
        if !stage.deleted.isEmpty {
          deleteItems(at: stage.deleted.map { IndexPath(item: $0.element, section: $0.section) })
        }
        if !stage.inserted.isEmpty {
          insertItems(at: stage.inserted.map { IndexPath(item: $0.element, section: $0.section) })
        }
        for (source, target) in stage.moved { moveItem(at: source, to: target) }
      })
    }
  }
}
