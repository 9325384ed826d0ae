/// The first word of objects that attributed strings hold, so that Foundation knows them.
///
/// When Foundation off Apple compares the attributes of neighbouring runs, it reads bits 8 to 17
/// of the first stored word of each value as the number of a C type. If they are 0 in both
/// values it takes these for C objects of no type and ends the program; a font whose first word
/// is a small number of type `Double` would be such a value. With any bit set the objects are
/// asked by `isEqual(_:)`.
struct ForeignMark: Sendable {
  private let word: UInt64 = 1 << 8
}
