import TouchCore
import TouchInquiry
import TouchNarration

/// Draws who would get a tap.
struct HitMapCommand: InSession {
  let session: Session

  /// How high a hit map may be without its legend.
  private static let rowsOfHitMap = 20
  /// How many views and controls the legend lists one by one.
  private static let mostListed = 12
  /// How many views are named at which something is left out.
  private static let mostNamed = 3

  /// Draws who would get a tap at each place, or what the last change changed of that.
  func hitmap(_ call: CommandLine) throws(Complaint) -> Reply {
    var isDiff = false
    var ascii = session.manner.drawsInASCII
    for word in call.words {
      switch word {
      case "--diff": isDiff = true
      case "--ascii": ascii = true
      default:
        let said = isDiff ? HitMapWords.hitMapDiffIsOfWhatIf : Words.expected("--diff, --ascii")
        throw Complaint(said, at: word.startIndex)
      }
    }
    if isDiff, worlds.parent == nil { throw Complaint(HitMapWords.nothingToDiff) }
    let before = isDiff ? worlds.parent.map { sceneThen(in: $0.trace) } : nil
    guard let map = HitMap(sceneHere, before: before, rules: trace.rules) else {
      return reply(HitMapWords.noWindowToDraw)
    }
    guard !isDiff || !map.changes.isEmpty else { return reply(HitMapWords.sameHits) }
    let picture = map.picture(
      columns: pictureWidth, rows: Self.rowsOfHitMap, ascii: ascii, finger: fingerOnScreen)
    return Reply(
      lines: picture + (isDiff ? changes(map, ascii) : areas(map, ascii)) + deadZones(of: map)
        + unsure(isDiff ? map.omissions(of: map.changes.keys) : map.omissions(of: map.areas.keys))
        + (map.hidesOmissions ? [say(HitMapWords.unsureOfOthers)] : []))
  }

  /// The scene of another record at the time of the step where the person stands.
  private func sceneThen(in other: Trace) -> Scene {
    guard let index else { return other.scene }
    let now = trace.milliseconds(at: index)
    let last = other.indices.last { other.milliseconds(at: $0) <= now }
    return last.map { other.scene(at: $0) } ?? other.scene
  }

  private var fingerOnScreen: Point? {
    let touch = index.flatMap { trace.touch(at: $0) ?? trace.moment(of: $0).touches.first }
    return (touch ?? (index == nil ? trace.moments.first?.touch : nil))?.screenLocation
  }

  private func areas(_ map: HitMap, _ ascii: Bool) -> [StyledText] {
    let sorted = map.areas.sorted { ($1.value, order($0.key)) < ($0.value, order($1.key)) }
    return listed(
      sorted.map { owner, area in
        let sign = owner == .nobody ? HitMap.nothing(ascii) : map.sign(of: owner)
        return (sign, owner, say(HitMapWords.area(area, isExact: map.grid.isExact)))
      })
  }

  private func changes(_ map: HitMap, _ ascii: Bool) -> [StyledText] {
    let sorted = map.changes.sorted { left, right in
      (right.value.total, order(left.key)) < (left.value.total, order(right.key))
    }
    let entries = sorted.map { owner, change in
      (
        sign: map.sign(of: owner), owner: owner,
        fact: say(HitMapWords.areaChange(change, isExact: map.grid.isExact))
      )
    }
    let unchanged: StyledText =
      StyledText("\(HitMap.nothing(ascii)) ", .dim) + say(HitMapWords.asBefore)
    return listed(entries) + [unchanged]
  }

  private func listed(
    _ entries: [(sign: Character, owner: TapOutcome.Owner, fact: StyledText)]
  ) -> [StyledText] {
    let shown = entries.prefix(Self.mostListed)
    let width = shown.map { displayWidth(name($0.owner)) }.max() ?? 0
    let lines = shown.map { entry -> StyledText in
      let name = name(entry.owner)
      let room = String(repeating: " ", count: width - displayWidth(name))
      return "\(strong: String(entry.sign)) \(name: name)\(room)  " + entry.fact
        + whoTakes(entry.owner)
    }
    let rest = entries.dropFirst(Self.mostListed).map { "\($0.sign) \(name($0.owner))" }
    return rest.isEmpty
      ? Array(lines)
      : lines + [
        say(
          HitMapWords.andAlso(
            rest.prefix(Self.mostListed).joined(separator: "  "), more: rest.count - Self.mostListed
          ))
      ]
  }

  /// That somebody is hit who does not keep the tap, and who takes it.
  private func whoTakes(_ owner: TapOutcome.Owner) -> StyledText {
    switch owner {
    case .nobody, .kept: ""
    case .taken(_, let by): "  " + say(HitMapWords.takesTap(by.map { scene.name(of: $0) }))
    }
  }

  private func deadZones(of map: HitMap) -> [StyledText] {
    let dead = DeadZones(map)
    guard !dead.controls.isEmpty else { return [] }
    let shown = dead.controls.prefix(Self.mostListed).map { control in
      HitMapWords.neverReached(
        map.scene.name(of: control), dead.why(control) ?? .noTouch, in: map.scene)
    }
    return [say(HitMapWords.deadZones(shown, more: dead.controls.count - shown.count))]
  }

  /// Where something that the model leaves out could change who gets a tap.
  private func unsure(_ omissions: [(omission: Omission, views: [ViewID])]) -> [StyledText] {
    omissions.map { omission, views in
      let names = views.prefix(Self.mostNamed).map { scene.name(of: $0) }
      return say(HitMapWords.unsureTap(omission, on: names, more: views.count - names.count))
    }
  }

  /// What puts owners of equal areas in order.
  private func order(_ owner: TapOutcome.Owner) -> String { name(owner) + whoTakes(owner).plain }

  private func name(_ owner: TapOutcome.Owner) -> String {
    owner.hit.map { scene.name(of: $0) } ?? say(HitMapWords.nobody).plain
  }
}
