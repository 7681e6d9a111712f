import SceneLanguage
import TouchCore
import TouchInquiry

//   gr.state   recognizer drag   from possible   to failed   cause lifted
//   gr.ask     question gestureRecognizerShouldBegin(_:)   answer yes
//   └ kind     └ the fields of its row, as the record has them

/// A field of steps, of all kinds that have one of its name.
struct StepColumn: Sendable {
  let name: String
  /// Where it stands in the row of each kind.
  private let places: [Int?]
  /// What reading it gives.
  let shape: Shape

  /// Every field, in the order of the kinds.
  static let all: [StepColumn] = {
    var seen: Set<String> = []
    return StepKind.allCases.flatMap { $0.fields }.map { "\($0.name)" }
      .filter { seen.insert($0).inserted }.map { StepColumn($0) }
  }()

  private init(_ name: String) {
    self.name = name
    places = StepKind.allCases.map { $0.fields.firstIndex { "\($0.name)" == name } }
    let shapes = zip(StepKind.allCases, places).compactMap { kind, place in
      place.flatMap { kind.fields[$0].form.shape }
    }
    shape = Set(shapes).count == 1 ? shapes[0] : .word
  }

  /// What a step's line has there; nothing where it has no such field.
  func value(at index: Int, of here: Vantage) -> Value {
    guard let place = places[Int(here.trace[index].kind.rawValue)],
      let held = here.trace.values(at: index)[place]
    else { return .nothing }
    let value = Value(held, in: here.trace)
    return value.shape == shape || value == .nothing ? value : .word(value.text(in: here.scene))
  }

  var member: Member {
    Member(name, shape: shape) { value, here in
      guard case .step(let index) = value else { return .nothing }
      let own = self.value(at: index, of: here)
      guard own == .nothing else { return own }
      // UIKit's code may have a word of that name there.
      let meant = here.word(name, at: index)
      return meant.shape == shape ? meant : .nothing
    }
  }
}

extension FieldForm {
  /// What reading such a field gives; nil where it is never anything.
  fileprivate var shape: Shape? {
    switch self {
    case .null: nil
    case .flag, .no: .truth
    case .point: .point
    case .depth, .touch, .number: .number
    case .fingers, .names: .list
    case .name(let kind), .nameOrNull(let kind):
      switch kind {
      case .view, .responder, .controller: .responder
      case .recognizer: .recognizer
      // Who it is may be either, so that only the name can be compared.
      case .object, .sender, .timerOwner, .asked: .word
      }
    case .text, .textOrNull, .measure, .value, .valueOrNull, .word, .words: .word
    case .maybe(let form): form.shape
    }
  }
}

extension Value {
  /// What a field of a step's line holds.
  fileprivate init(_ value: StepValue, in trace: Trace) {
    switch value {
    case .nothing: self = .nothing
    case .flag(let isSo): self = .truth(isSo)
    case .number(let number): self = .number(Double(number))
    case .point(let point): self = .point(point)
    case .word(let word), .text(let word): self = .word(word)
    case .responder(let responder): self = .responder(responder)
    case .recognizer(let id): self = .recognizer(id)
    case .recognizers(let all): self = .list(all.map { .recognizer($0) })
    case .property(let property): self = Value(property)
    case .touches(let numbers): self = .list(numbers.map { .number(Double($0)) })
    case .event(let place): self = .word(writeTouch(trace.script.events[place], in: trace.scene))
    case .override(let view): self = .word(trace.scene.overrideWords(of: view) ?? "")
    }
  }
}
