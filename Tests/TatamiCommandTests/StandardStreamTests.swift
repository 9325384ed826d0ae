import Foundation
import Testing

@Suite struct StandardStreamTests {
  static let scene =
    #"{"layout":"bracket","api":"layers","size":[500,500],"style":"left","layers":3}"#

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.scene, to: "scene.json")
  }

  private func run(_ arguments: String..., shell: String) throws -> CommandRun {
    try CommandRun(arguments, in: folder.url, shell: shell)
  }

  @Test(arguments: ["exec 2>/dev/full", "exec 2>&-"])
  func `a message that cannot be printed changes no exit code`(shell: String) throws {
    #expect(try run("frames", "nowhere.json", shell: shell).exitCode == 66)
    #expect(try run("frames", "--nothing", shell: shell).exitCode == 64)
    let picture = try run("render", "scene.json", "-o", "scene.svg", shell: shell)
    #expect(picture.exitCode == 0)
    #expect(try folder.read("scene.svg").starts(with: Array("<svg".utf8)))
  }

  @Test(arguments: [
    ("exec >/dev/full", "No space left on device"), ("exec >&-", "Bad file descriptor"),
  ])
  func `an output that cannot be written exits with 74`(shell: String, reason: String) throws {
    for arguments in [["frames", "scene.json"], ["--help"], ["--version"]] {
      let run = try CommandRun(arguments, in: folder.url, shell: shell)
      #expect(run.exitCode == 74)
      #expect(run.errors == "tatami: cannot write to standard output: \(reason)\n")
    }
  }

  @Test func `a closed pipe ends the command silently`() throws {
    // The process of the tests may ignore SIGPIPE, which a shell cannot undo.
    let command = #"exec env --default-signal=PIPE "$0" "$@""#
    let pipe = "mkfifo pipe; exec 3<>pipe; exec >pipe 3<&-; \(command)"
    let run = try run("frames", "scene.json", shell: pipe)
    #expect(run.endedBySignal)
    #expect(run.exitCode == SIGPIPE)
    #expect(run.errors.isEmpty)
  }

  @Test func `a closed pipe of messages changes no exit code`() throws {
    let pipe = "mkfifo pipe; exec 3<>pipe; exec 2>pipe 3<&-"
    #expect(try run("frames", "nowhere.json", shell: pipe).exitCode == 66)
  }

  @Test func `a closed input exits with 66`() throws {
    let run = try run("frames", "-", shell: "exec <&-")
    #expect(run.exitCode == 66)
    #expect(run.errors == "tatami: cannot read '-': Bad file descriptor\n")
  }
}
