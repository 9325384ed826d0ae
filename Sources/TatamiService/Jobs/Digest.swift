import CGLib

/// Checksums of bytes, computed by GLib.
enum Digest {
  /// Returns the SHA-256 of bytes as 64 hexadecimal digits.
  static func sha256(_ bytes: some Collection<UInt8>) -> String {
    let text = bytes.withContiguousStorageIfAvailable { buffer in
      g_compute_checksum_for_data(G_CHECKSUM_SHA256, buffer.baseAddress, gsize(buffer.count))
    }
    if let text { return owned(text) }
    return sha256(Array(bytes))
  }

  /// Returns the HMAC with SHA-256 of bytes as 32 bytes.
  static func hmac(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
    let text = owned(
      g_compute_hmac_for_data(G_CHECKSUM_SHA256, key, gsize(key.count), bytes, gsize(bytes.count))
    )
    let digits = Array(text.utf8)
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap { index in
      UInt8(String(decoding: digits[index...index + 1], as: UTF8.self), radix: 16)
    }
  }

  private static func owned(_ text: UnsafeMutablePointer<gchar>?) -> String {
    guard let text else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
