import Foundation
import Testing

@testable import TatamiService

/// Signatures of URLs.
@Suite struct SignedURLTests {
  private static let key = "0123456789abcdef0123456789abcdef"

  @Test func `the code is that of RFC 4231`() {
    let data = Array("what do ya want for nothing?".utf8)
    let code = Digest.hmac(data, key: Array("Jefe".utf8)).map {
      $0 < 16 ? "0\(String($0, radix: 16))" : String($0, radix: 16)
    }
    #expect(code.joined() == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }

  @Test func `the checksum is that of FIPS 180`() {
    #expect(
      Digest.sha256(Array("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    #expect(
      Digest.sha256([UInt8]()) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    )
  }

  @Test func `a signed URL is accepted in any order of its parameters`() throws {
    let urls = try #require(SignedURL(keys: [Self.key]))
    let signed = try #require(urls.signed("/og.png?b=2&a=1 1"))
    #expect(signed.hasPrefix("/og.png?a=1%201&b=2&sig="))
    #expect(urls.accepts(try RequestTarget(signed)))
    let parts = signed.split(separator: "?")[1].split(separator: "&").reversed()
    #expect(urls.accepts(try RequestTarget("/og.png?" + parts.joined(separator: "&"))))
  }

  @Test func `a changed, missing or foreign signature is refused`() throws {
    let urls = try #require(SignedURL(keys: [Self.key]))
    let signed = try #require(urls.signed("/og.png?a=1"))
    #expect(!urls.accepts(try RequestTarget("/og.png?a=1")))
    #expect(!urls.accepts(try RequestTarget(signed.replacing("a=1", with: "a=2"))))
    #expect(!urls.accepts(try RequestTarget(signed.replacing("/og.png", with: "/ox.png"))))
    #expect(!urls.accepts(try RequestTarget(signed + "&b=1")))
    #expect(!urls.accepts(try RequestTarget(String(signed.dropLast()))))
    let others = try #require(SignedURL(keys: [Self.key.uppercased()]))
    #expect(!others.accepts(try RequestTarget(signed)))
  }

  @Test func `all keys are accepted, and the first one signs`() throws {
    let old = try #require(SignedURL(keys: [Self.key]))
    let both = try #require(SignedURL(keys: [Self.key.uppercased(), Self.key]))
    #expect(both.accepts(try RequestTarget(try #require(old.signed("/og.png")))))
    #expect(!old.accepts(try RequestTarget(try #require(both.signed("/og.png")))))
  }

  @Test func `a signature expires`() throws {
    let urls = try #require(SignedURL(keys: [Self.key]))
    let target = try RequestTarget(try #require(urls.signed("/og.png?exp=1000")))
    #expect(urls.accepts(target, now: Date(timeIntervalSince1970: 999)))
    #expect(!urls.accepts(target, now: Date(timeIntervalSince1970: 1_001)))
    let odd = try RequestTarget(try #require(urls.signed("/og.png?exp=nan")))
    #expect(!urls.accepts(odd))
  }

  @Test func `short and missing keys are refused`() {
    #expect(SignedURL(keys: []) == nil)
    #expect(SignedURL(keys: [Self.key, "short"]) == nil)
  }
}
