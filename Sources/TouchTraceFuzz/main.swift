import CFuzzer
import Glibc
import HostileDoors

//  touchtrace-fuzz DOOR [libFuzzer's words]        a door for strangers' bytes, see Door

guard CommandLine.arguments.count > 1, let door = Door(rawValue: CommandLine.arguments[1]) else {
  print("touchtrace-fuzz", Door.allCases.map(\.rawValue).joined(separator: " | "), "[-runs=N …]")
  exit(2)
}

/// Which door is open; libFuzzer's callback knows nothing but bytes.
private let openDoor = door

var count = CommandLine.argc - 1
// The first word is the program's, the second ours.
var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
words?.pointee = CommandLine.unsafeArgv[0]
exit(
  LLVMFuzzerRunDriver(&count, &words) { bytes, size in
    openDoor.take(Array(UnsafeBufferPointer(start: bytes, count: size)))
    return 0
  })
