#if os(Linux)
  import Foundation
  import TerminalSupport
  import TestSupport
  import Testing

  /// Whether a test may mount a file system of its own.
  private let canMount =
    (try? Shell()("unshare -m mount -t tmpfs none /mnt").status) == 0

  /// A small file system of a test's own, of which one page is left.
  @Suite(
    "On a disk that is full", .ownThread,
    .enabled(if: canMount, "needs the right to mount a file system"))
  struct FullDiskTests {
    private let shell: Shell

    init() throws {
      shell = try Shell()
      let moves = (1...300).map { "\($0) move A by \($0.isMultiple(of: 2) ? 1 : -1),0\n" }.joined()
      try shell.folder.write(
        "window 100x100\n  view a 0,0 50x50\ntouch #t\n0 down A at 5,5\n\(moves)400 up A\n",
        to: "F.scene")
    }

    /// Runs a script on a disk with room for 4096 bytes more; `$room` makes room.
    private func onFullDisk(_ script: String) throws -> Run {
      try shell.folder.write(script, to: "script")
      return try shell(
        #"""
        mkdir disk; tt=$0; export tt
        unshare -m sh -c '
          mount -t tmpfs -o size=1m none disk && cd disk || exit 99
          mkdir home; export HOME=$PWD/home room="rm -f filler"
          cat /dev/zero > filler 2> /dev/null; truncate -s -4096 filler
          . ../script'
        """#)
    }

    @Test(
      "a file that is written whole is not there, and the old one is as it was",
      arguments: [
        "run ../F.scene --format jsonl --output", "run ../F.scene --format html --output",
        "convert ../F.scene --output", "run ../F.scene --format md --output",
      ])
    func whole(words: String) throws {
      let run = try onFullDisk(
        """
        echo mine > old.txt; truncate -s -4096 filler; $tt \(words) new.txt; echo $?
        $tt \(words) old.txt --force; echo $?; ls -A; cat old.txt; $room
        $tt \(words) new.txt && test -s new.txt && ls -A
        """)
      let file = "new.txt: error: cannot write it: No space left on device"
      #expect(run.errors.contains(file), "\(run.errors)")
      #expect(
        run.output == "3\n3\nfiller\nhome\nold.txt\nmine\nhome\nnew.txt\nold.txt\n", "\(run.output)"
      )
    }

    @Test(
      "a session that loses what it was to keep says so and ends with 1",
      arguments: [
        ("--transcript t.txt", "t.txt"), ("--transcript t.md", "t.md"),
        ("-ex 'transcript t.txt'", "t.txt"),
        ("-ex 'log a \"{point} and more\" into: t.log'", "t.log"),
      ])
    func session(words: String, file: String) throws {
      let run = try onFullDisk(
        """
        for k in 1 2 3; do echo "run"; echo "list 1,200"; echo "next 2000"; done > ../c
        $tt debug ../F.scene -b \(words) -x ../c > ../out; echo $?; cat ../out
        (echo; cat \(file)) | tail -c 1 | od -An -tx1; ls -A
        """)
      #expect((run.errors + run.output).contains("No space left on device"), "\(run.errors)")
      #expect(run.output.hasPrefix("1\n"), "\(run.output) \(run.errors.suffix(300))")
      // Whole lines only, and nothing besides.
      #expect(run.output.hasSuffix(" 0a\nfiller\nhome\n\(file)\n"), "\(run.output)")
    }

    @Test func `a log of an editor's messages that is cut ends with 3`() throws {
      let run = try onFullDisk(
        """
        body='{"seq":1,"type":"request","command":"initialize","arguments":{"adapterID":"'
        body="$body$(head -c 9000 /dev/zero | tr '\\0' x)"'"}}'
        printf 'Content-Length: %s\\r\\n\\r\\n%s' "${#body}" "$body" > ../said
        $tt dap --log t.log < ../said > ../out; echo $?
        """)
      #expect(run.errors.contains("t.log: error: cannot write it: No space left"), "\(run.errors)")
      #expect(run.output == "3\n", "\(run)")
    }

    @Test("a folder for VS Code that was not finished keeps no later run out")
    func installing() throws {
      let run = try onFullDisk(
        """
        $tt dap --install-vscode; echo $?
        ls home/.vscode/extensions/touchtrace.touchtrace; $room
        $tt dap --install-vscode > ../out; echo $?; ls -A home/.vscode/extensions/touchtrace.touchtrace
        """)
      #expect(run.errors.contains("No space left on device"), "\(run.errors)")
      #expect(!run.output.prefix { $0 != "0" }.contains("package.json"), "\(run.output)")
      #expect(
        run.output.hasPrefix("3\n")
          && run.output.hasSuffix(
            "0\nREADME.md\npackage.json\npackage.nls.json\npackage.nls.zh-cn.json\n"),
        "\(run.output)")
    }

    @Test("a volume that may not be written is named as that, also for a file that is there")
    func readOnly() throws {
      let run = try onFullDisk(
        """
        $room; echo mine > old.txt; mount -o remount,ro none .
        $tt run ../F.scene --output new.txt; echo $?
        $tt run ../F.scene --output old.txt --force; echo $?; cat old.txt
        """)
      #expect(run.output == "3\n3\nmine\n", "\(run.output)")
      for file in ["new.txt", "old.txt"] {
        #expect(run.errors.contains("\(file): error: cannot write it: Read-only file system"))
      }
    }
  }
#endif
