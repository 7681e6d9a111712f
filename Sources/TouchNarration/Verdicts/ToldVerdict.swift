import TouchCore
import TouchInquiry

//  overlay was asked first and answered itself (#6).            why
//  Without that: card is outside panel.                         what stands in the way then
//  #6 #9  goto N jumps there                                    the moments
//  PROVED: …                                                    how sure
//    1  whatif overlay.isUserInteractionEnabled = no            what would change it,
//       but a tap on close no longer reaches it                 what else it does
//  tried: 8 edits; 1 is enough, none of the others              and what all of it was

/// A verdict in words: every front-end tells this.
package struct ToldVerdict: Sendable {
  package let verdict: Verdict
  package let language: Language
  private let narrator: Narrator

  package init(_ verdict: Verdict, _ language: Language) {
    self.verdict = verdict
    self.language = language
    narrator = Narrator(verdict.trace, language)
  }

  private var trace: Trace { verdict.trace }
  private var scene: Scene { verdict.trace.scene }

  /// How many edits are shown; the rest are counted.
  package static let mostEdits = 6

  /// The line that asks about the subject, and about the touch where there are several.
  package var question: String {
    let name = scene.name(of: verdict.subject)
    guard let touch = verdict.touch, trace.outcomes.count > 1 else { return "why-not \(name)" }
    return "why-not \(name) touch \(trace.touchWord(touch))"
  }

  /// The remedies that are shown, the first one first.
  package var remedies: [Remedy] { Array(verdict.repair?.enough.prefix(Self.mostEdits) ?? []) }

  /// The lines to type that change the answer, in the order they are shown.
  package var commands: [String] { remedies.map(command) }

  /// What stands above the edits that stop what happened.
  package var stopsHead: StyledText { RepairWords.stops(verdict.stopping)[language] }

  /// The lines to type that stop what happened.
  package var stopCommands: [String] { verdict.stops.map(command) }

  private func command(_ remedy: Remedy) -> String {
    "whatif " + remedy.edits.map { $0.spelling(in: scene) }.joined(separator: " and ")
  }

  /// What the first edit is in the app's own code; nothing where the view only has to be scrolled.
  package var source: [StyledText] {
    guard verdict.scroll == nil, let first = (remedies + verdict.stops).first else { return [] }
    return swift(first).map { SwiftWords.inSwift(Phrase(en: $0, zh: $0))[language] }
  }

  /// The values of it.
  package var values: VerdictValues { VerdictValues(self) }

  /// Every single edit that was tried, a line each, those that are enough marked; then all doubts.
  package var triedLines: [StyledText] {
    guard let repair = verdict.repair else { return reason + doubtLines }
    let enough = Set(repair.enough.filter { $0.edits.count == 1 }.flatMap { $0.edits })
    return repair.tried.map { edit in
      let mark = enough.contains(edit) ? RepairWords.isEnough : RepairWords.isNotEnough
      return "  \(code: edit.spelling(in: scene))  " + mark[language]
    } + doubtLines
  }

  private var doubtLines: [StyledText] {
    doubts.isEmpty ? [] : [RepairWords.doubts[language]] + doubts.map { "  " + $0 }
  }

  /// The whole answer.
  package var lines: [StyledText] {
    FoundNames(scene).telling(toldLines)
  }

  private var toldLines: [StyledText] {
    var lines = reason + obstacles
    if !verdict.steps.isEmpty {
      lines.append(RepairWords.moments(verdict.steps, ofTrial: verdict.isOfTrial)[language])
    }
    lines.append(gradeLine)
    if let scroll = verdict.scroll {
      lines.append(RepairWords.scrollsClear(scene.name(of: scroll))[language])
    }
    lines += verdict.repair.map(repairLines) ?? []
    if !verdict.stops.isEmpty {
      lines += [stopsHead] + rows(of: verdict.stops, stopCommands)
    }
    return lines + source
  }
}

// MARK: Why

extension ToldVerdict {
  /// Why, a sentence or two to a paragraph.
  package var reason: [StyledText] {
    narrator.told(verdict.why)
      + verdict.notes.map { NoteWords(note: $0, verdict: verdict).said[language] }
  }

  /// What stands in the way once all before it is lifted, a sentence each.
  package var obstacles: [StyledText] {
    // 2.8: of two animations that end together the second says nothing new.
    var said = Set(narrator.told(verdict.why).map { $0.withoutSteps })
    return verdict.obstacles.compactMap { obstacle in
      let told = Narrator(obstacle.trace, language).toldNext(obstacle.why)
        .map { $0.withoutSteps }
      guard let first = told.first(where: { said.insert($0).inserted }) else { return nil }
      return RepairWords.withoutThat(first)[language] + implementers(of: obstacle)
    }
  }

  /// 7.18: who could implement what nobody does.
  private func implementers(of obstacle: Obstacle) -> StyledText {
    guard case .action(let why) = obstacle.why, case .action(let action) = verdict.subject,
      why.reason == .nobody(refusedBy: [])
    else { return "" }
    let asked = obstacle.trace.implementers(of: why)
    return " " + RepairWords.implement(action, oneOf: asked)[language]
  }
}

extension Narrator {
  /// What stands in the way next: of who loses a touch also to whom.
  fileprivate func toldNext(_ why: Why) -> [StyledText] {
    guard case .lost(let loss, let view, _) = why, let by = loss.by else { return told(why) }
    return [
      RepairWords.lost(trace.scene.name(of: view), to: trace.scene.name(of: by), loss.way)[language]
    ]
  }

  /// What decided, a sentence or two to a paragraph.
  fileprivate func told(_ why: Why) -> [StyledText] {
    switch why {
    case .hit(let why, let view, let touch): answer(why, about: view, touch: touch)
    case .lost(let loss, let view, let touch):
      [
        RepairWords.gotAndLost(
          trace.scene.name(of: view), touch: trace.touchName(touch), loss.way, at: loss.step + 1)[
            language]
      ] + explain(loss.step).long.prefix(1)
    case .through(let hit, let view, _, let step):
      [
        RepairWords.through(
          trace.scene.name(of: hit), to: trace.scene.name(of: view), at: step + 1,
          isPart: trace.scene[view].kind.isControl,
          forwards: !trace.scene[hit].kind.isControl || !trace.scene[hit].isEnabled)[language]
      ]
    case .gesture(let why): answer(why)
    case .action(let why): answer(why)
    case .selection(let why): answer(why)
    case .hearing(let why): answer(why)
    case .came(let outcome, let view, let step, _):
      [
        NoteWords.came(
          outcome, trace.scene.name(of: outcome, view), step + 1,
          offsets: outcome == .scrolls ? trace.offsets(of: view, from: step) : [])[language]
      ]
    case .stopped(let step, let view, let touch):
      touch.flatMap { trace.stepOfDisabled(view, touch: $0) } == step
        ? [RepairWords.disabled(trace.scene.name(of: view), at: step + 1)[language]]
        : touch.flatMap { held(view, touch: $0).map { [$0] } } ?? staying(at: step)
          ?? stillEdited(view, at: step)
          ?? explain(step).long
    case .cannotZoom(let view, _):
      [
        NoteWords.cannotZoom(trace.scene.name(of: view), trace.scene[view].scrolls.zooming)[
          language]
      ]
    case .nobodySends: []
    case .placeless(let view, let holder):
      [
        RepairWords.placeless(trace.scene.name(of: view), in: trace.scene.name(of: holder))[
          language]
      ]
    }
  }
}

extension Narrator {
  /// That a controller stays, and after a pull or a swipe how far that went (19.24, 19.41); that a
  /// scroll view stays, and why (20.40).
  private func staying(at step: Int) -> [StyledText]? {
    let told = explain(step)
    let number: StyledText = "\(dim: "#\(step + 1)")"
    let end = Phrase(en: " (\(number)).", zh: "（\(number)）。")[language]
    switch trace[step] {
    case .presentation(let it):
      let isPulled = it.call != .stays && it.call != .shouldDismiss
      let switched = isPulled ? switchedOff(at: step) : ""
      return [told.short + switched + end] + (isPulled ? told.long : [])
    case .scroll(let it) where it.call == .shouldScrollToTop: return [told.short + end] + told.long
    case .focus(let it) where it.cause.isQuestion && !it.answer:
      return [RepairWords.notEdited(it, in: trace.scene)[language] + end]
    default: return nil
    }
  }
}

extension Narrator {
  /// 17.24: that a text is edited on, although a touch is in another view.
  private func stillEdited(_ view: ViewID, at step: Int) -> [StyledText]? {
    guard case .hitResult(_, let hit, _) = trace[step] else { return nil }
    let (name, who) = (trace.scene.name(of: view), hit.map { trace.scene.name(of: $0) })
    return [NoteWords.stillEdited(name, whileTouching: who, step + 1)[language]]
  }

  /// The property that said no at a step, if it is a switch.
  fileprivate func switchedOff(at step: Int) -> StyledText {
    let no = trace.evidence(at: step).first { !$0.passes }
    guard let no, case .property(let property, _) = no.origin, case .isFlag(let wanted) = no.test
    else { return "" }
    return Phrase(
      en: ": \(code: property.rawValue) is \(wanted ? "off" : "on")",
      zh: "：\(code: property.rawValue) \(wanted ? "关闭" : "打开")着")[language]
  }
}

// MARK: How sure

extension ToldVerdict {
  /// How sure it is: by the rules that were used, and by what was tried.
  package var grade: Grade { gradeWords.grade }

  /// The rules it uses that are neither documented nor observed, by number.
  package var weakest: [RuleNumber] { ground.weakest }

  /// The grade in a sentence.
  package var gradeLine: StyledText { gradeWords.said(asking: question) }

  /// What it lacks to be better, a sentence or two each.
  package var doubts: [StyledText] { gradeWords.doubts }

  private var gradeWords: GradeWords { narrator.gradeWords(ground, verdict.doubts) }

  private var ground: Ground {
    var ground = narrator.ground(of: verdict.basis)
    if ground.grade == .unknown, verdict.obstacles.contains(where: isSure) { ground.settle() }
    // The hit view is hit, whatever recognizers it has.
    if case .through(let hit, _, _, _) = verdict.why {
      ground.missing = ground.missing.map {
        $0.view == hit && $0.fact == .recognizers ? $0.indecisive : $0
      }
    }
    return ground
  }

  /// Whether what stands in the way next does so whatever becomes of what decided: a control that is off
  /// (7.20), a view that refuses (2.2).
  private func isSure(_ obstacle: Obstacle) -> Bool {
    switch obstacle.why {
    case .stopped, .hit(.refused, _, _), .hit(.ancestorRefused, _, _):
      Narrator(obstacle.trace, language).ground(of: verdict.basis(of: obstacle)).grade != .unknown
    default: false
    }
  }
}

// MARK: What would change it

extension ToldVerdict {
  private func repairLines(_ repair: Repair) -> [StyledText] {
    let count = repair.enough.count
    guard count > 0 else {
      return [RepairWords.nothingHelps(tried: repair.tried.count, question)[language]]
        + untried(repair)
    }
    let tail = RepairWords.tried(
      repair.tried.count, enough: count, shown: min(count, Self.mostEdits), pairs: repair.pairs,
      question)
    return rows(of: remedies, commands) + [tail[language]] + untried(repair)
  }

  private func rows(of remedies: [Remedy], _ commands: [String]) -> [StyledText] {
    zip(commands, remedies).enumerated().flatMap { place, row in
      [numbered(place + 1, "\(code: row.0)")] + effects(of: row.1)
    }
  }

  private func untried(_ repair: Repair) -> [StyledText] {
    repair.untried > 0 ? [RepairWords.untried(repair.untried)[language]] : []
  }

  /// How many effects of a kind are told of an edit; the rest are counted.
  private static let mostEffects = 2

  private func effects(of remedy: Remedy) -> [StyledText] {
    let isHere = trace.outcomes.count == 1 && remedy.harmsThisTouchOnly
    return lines(remedy.harm, RepairWords.harm) { harm, more in
      RepairWords.butAlso(harm, more: more, isHere: isHere)
    }
      + lines(remedy.gains, RepairWords.gain, RepairWords.alsoGains)
  }

  private func lines(
    _ all: [Harm], _ words: (Harm, Trace) -> Phrase, _ joined: ([Phrase], Int) -> Phrase
  ) -> [StyledText] {
    guard !all.isEmpty else { return [] }
    let told = all.prefix(Self.mostEffects).map { words($0, trace) }
    return ["     " + joined(told, all.count - told.count)[language]]
  }
}

extension Remedy {
  /// Whether what it takes away is taken of touches at this place alone: a tap elsewhere has it still.
  fileprivate var harmsThisTouchOnly: Bool {
    let isDead = harm.contains { if case .noLongerHit = $0 { true } else { false } }
    return !isDead && edits.allSatisfy { $0.isOfAPlace }
  }
}

extension Edit {
  /// Whether it changes who gets touches at a place, and nothing elsewhere.
  fileprivate var isOfAPlace: Bool {
    switch self {
    case .assign(_, "shouldReceive", .word), .assign(_, "gestureRecognizerShouldBegin", .word),
      .assign(_, "pointInside", .word), .bringToFront:
      true
    default: false
    }
  }
}

/// A row of a numbered list.
package func numbered(_ number: Int, _ text: StyledText) -> StyledText {
  "\(strong: (number < 10 ? "  " : " ") + "\(number)")  " + text
}
