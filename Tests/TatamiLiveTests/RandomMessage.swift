import TestSupport

/// Messages of clients, right and damaged.
enum RandomMessage {
  private static let templates = [
    #"{"t":"pointer","phase":"down","kind":"mouse","id":1,"x":30,"y":25,"n":4}"#,
    #"{"t":"pointer","phase":"move","kind":"touch","id":2,"x":-5,"y":1e5,"n":5}"#,
    #"{"t":"pointer","phase":"up","kind":"pen","id":1,"x":0,"y":0}"#,
    #"{"t":"pointer","phase":"cancel","kind":"touch","id":3,"x":1,"y":1}"#,
    #"{"t":"wheel","x":10,"y":10,"dx":0,"dy":-400,"precise":true,"n":9}"#,
    #"{"t":"key","down":true,"code":"KeyA","key":"a","shift":true,"n":1}"#,
    #"{"t":"key","down":false,"code":"Enter","key":"Enter"}"#,
    #"{"t":"key","down":true,"code":"Tab","key":"Tab","meta":true,"alt":true,"control":true}"#,
    #"{"t":"text","op":"insert","text":"\ud83d\ude00e\u0301"}"#,
    #"{"t":"text","op":"mark","text":"abc","start":1,"end":2}"#,
    #"{"t":"text","op":"delete","before":3,"after":2000}"#,
    #"{"t":"text","op":"unmark"}"#,
    #"{"t":"clipboard","op":"paste","text":"\u202eabc\u0000"}"#,
    #"{"t":"clipboard","op":"cut"}"#,
    #"{"t":"ack","frame":1}"#,
    #"{"t":"ack","frame":4294967295}"#,
    #"{"t":"resync"}"#,
    #"{"t":"resize","width":30,"height":20,"scale":0.5}"#,
    #"{"t":"resize","width":300,"height":200,"scale":2}"#,
    #"{"t":"focus","on":false}"#,
    #"{"t":"visible","on":false}"#,
    #"{"t":"traits","dark":true,"direction":"rtl"}"#,
    #"{"t":"traits","appearance":"light","textSize":"AccessibilityXXXL"}"#,
    #"{"t":"action","name":"activate","node":1}"#,
    #"{"t":"action","name":"increment","node":2}"#,
    #"{"t":"action","name":"focus","node":2}"#,
    #"{"t":"action","name":"text","node":2,"text":"a\\nb\\u0301"}"#,
    #"{"t":"action","name":"custom","node":1,"index":0}"#,
    #"{"t":"pointer","phase":"down","kind":"mouse","id":4,"x":30,"y":25,"buttons":2}"#,
    #"{"t":"pinch","x":30,"y":25,"scale":1.2,"rotation":0.3,"n":11}"#,
    #"{"t":"inspect","x":30,"y":25}"#,
    #"{"t":"inspect","x":-3,"y":25,"hover":true}"#,
    #"{"t":"traits","highContrast":true,"reducedMotion":true}"#,
    #"{"t":"traits","row":3}"#,
    #"{"t":"control","op":"show","on":true}"#,
    #"{"t":"control","op":"select","node":"/vbox0/label1"}"#,
    #"{"t":"control","op":"set","node":"/vbox0","name":"space","value":"[1,{}]"}"#,
    #"{"t":"control","op":"remove","node":"","name":"\u0000"}"#,
    #"{"t":"control","op":"reset"}"#,
    #"{"t":"control","op":"save"}"#,
    #"{"t":"later","x":[1,2,{"y":null}]}"#,
  ]

  /// Numbers that replace those of a message.
  private static let numbers = [
    "0", "-1", "1e308", "NaN", "9007199254740993", "0.5", "-0", "1e-320",
  ]

  /// Returns a message of which a number, a byte or the end can be wrong.
  static func bytes(_ random: inout SeededRandom) -> [UInt8] {
    var text = templates[Int.random(in: 0..<templates.count, using: &random)]
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let number = numbers[Int.random(in: 0..<numbers.count, using: &random)]
      if let range = text.firstRange(of: /-?\d+(\.\d+)?/) {
        text.replaceSubrange(range, with: number)
      }
      return Array(text.utf8)
    case 1:
      var bytes = Array(text.utf8)
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
        in: 0...255,
        using: &random
      )
      return bytes
    case 2: return Array(text.utf8.prefix(Int.random(in: 0...text.utf8.count, using: &random)))
    default: return Array(text.utf8)
    }
  }
}
