extension TextEncoding {
  /// The encodings of one byte per character, the most frequent first.
  static let singleByte = [
    TextEncoding.windows1252, .windows1250, .latin2, .windows1254, .windows1251, .windows1253,
  ]

  /// The name of the encoding in the command `iconv`.
  var commandName: String { rawValue.uppercased() }

  /// The characters of the bytes above 127; nil for bytes that have none.
  var highCharacters: [Unicode.Scalar?] {
    highText.unicodeScalars.map { $0.value == 0 ? nil : $0 }
  }

  /// The characters of the bytes above 127, a zero for bytes that have none.
  private var highText: String {
    switch self {
    case .utf16: ""
    case .windows1252:
      """
      €\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ\u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄ\
      ÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ
      """
    case .windows1250:
      """
      €\0‚\0„…†‡\0‰Š‹ŚŤŽŹ\0‘’“”•–—\0™š›śťžź\u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄ\
      ĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙
      """
    case .latin2:
      """
      \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{A0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\
      \u{AD}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúű\
      üýţ˙
      """
    case .windows1254:
      """
      €\0‚ƒ„…†‡ˆ‰Š‹Œ\0\0\0\0‘’“”•–—˜™š›œ\0\0Ÿ\u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂ\
      ÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞßàáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ
      """
    case .windows1251:
      """
      ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\0™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИ\
      ЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя
      """
    case .windows1253:
      """
      €\0‚ƒ„…†‡\0‰\0‹\0\0\0\0\0‘’“”•–—\0™\0›\0\0\0\0\u{A0}΅Ά£¤¥¦§¨©\0«¬\u{AD}®―°±²³΄µ¶·ΈΉΊ»Ό½ΎΏΐ\
      ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ\0ΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ\0
      """
    }
  }
}
