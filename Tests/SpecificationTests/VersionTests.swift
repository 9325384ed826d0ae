import Foundation
import Testing

/// Whether the places that state the version agree with the file `VERSION`.
@Suite struct VersionTests {
  private let version: String

  init() throws {
    version = try PackageFiles.text(of: "VERSION").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test func `the version has three numbers`() throws {
    let numbers = version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    #expect(numbers.count == 3)
    #expect(!numbers.contains(nil))
  }

  @Test func `the first entry of the changes is that of the version`() throws {
    let changes = try PackageFiles.text(of: "CHANGELOG.md")
    let heading = try #require(changes.split(separator: "\n").first { $0.hasPrefix("## ") })
    #expect(heading.split(separator: " ")[1] == version)
  }

  @Test func `the command prints the version`() throws {
    let command = try PackageFiles.text(of: "Sources/TatamiCommand/Tatami.swift")
    #expect(command.contains("version: \"\(version)\","))
  }

  @Test func `the manifest names the version`() throws {
    #expect(try PackageFiles.text(of: "Package.swift").contains("// Version \(version)"))
  }
}
