#if arch(wasm32)
  //  script                    engine
  //  touchtrace_room(n)  ─────▶ where n bytes of a request go
  //  touchtrace_answer(n) ────▶ [length, 4 bytes][JSON], until the next call

  /// The one room of the page, which has one thread.
  nonisolated(unsafe) private var pageRoom = PageRoom()
  nonisolated(unsafe) private var request: UnsafeMutablePointer<UInt8>?
  nonisolated(unsafe) private var reply: UnsafeMutablePointer<UInt8>?

  /// Makes room for a request.
  @_expose(wasm, "touchtrace_room") @_cdecl("touchtrace_room")
  func makeRoom(_ length: Int) -> UnsafeMutablePointer<UInt8>? {
    request?.deallocate()
    request = UnsafeMutablePointer<UInt8>.allocate(capacity: max(length, 1))
    return request
  }

  /// Answers the request that was written there.
  @_expose(wasm, "touchtrace_answer") @_cdecl("touchtrace_answer")
  func answerRequest(_ length: Int) -> UnsafeMutablePointer<UInt8>? {
    guard let request else { return nil }
    let bytes = pageRoom.answer(Array(UnsafeBufferPointer(start: request, count: length)))
    reply?.deallocate()
    let place = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 4)
    for byte in 0..<4 { place[byte] = UInt8(truncatingIfNeeded: bytes.count >> (8 * byte)) }
    (place + 4).initialize(from: bytes, count: bytes.count)
    reply = place
    return place
  }
#endif
