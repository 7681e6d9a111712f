import TouchCore
import TouchInquiry
import TouchNarration

extension Value {
  /// The value as a person reads it, each name in it as a name.
  func styled(in scene: Scene) -> StyledText {
    switch self {
    case .responder, .recognizer: StyledText(text(in: scene), .name)
    case .list(let all): "[" + all.map { $0.styled(in: scene) }.joined(by: ", ") + "]"
    case .number, .point, .size, .rect, .transform: StyledText(text(in: scene), .number)
    case .nothing, .truth, .word, .touch, .step: StyledText(text(in: scene), .plain)
    }
  }
}
