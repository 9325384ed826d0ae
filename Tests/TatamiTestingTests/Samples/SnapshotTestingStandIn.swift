import Foundation

// The declarations of swift-snapshot-testing that the strategy of the documentation uses; the package
// itself cannot be fetched where these tests run.

/// A way to turn a value into a format that is compared.
struct Snapshotting<Value, Format> {
  let pathExtension: String?
  let diffing: Diffing<Format>
  let snapshot: (Value) -> Format

  init(
    pathExtension: String?,
    diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = snapshot
  }
}

/// A way to compare two values.
struct Diffing<Value> {
  let toData: (Value) -> Data
  let fromData: (Data) -> Value
  let diff: (Value, Value) -> (String, [XCTAttachment])?

  init(
    toData: @escaping (_ value: Value) -> Data,
    fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// A file that is kept with the results of a test.
struct XCTAttachment {}
