/// The first stored word of an object that attributed strings hold.
///
/// When Foundation off Apple platforms compares the attributes of neighboring runs, it reads bits
/// 8 to 17 of the first stored word of each value as a Core Foundation type identifier. If these
/// bits are 0 in both values, it treats both as C objects without a type and terminates the
/// process. With any of the bits set, it calls `isEqual(_:)`. An attribute type therefore stores
/// a tag before all other properties.
package struct CFTypeTag: Sendable {
  private let word: UInt64 = 1 << 8

  /// Creates a tag.
  package init() {}
}
