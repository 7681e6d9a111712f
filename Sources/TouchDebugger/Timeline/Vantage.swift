import TouchCore
import TouchInquiry

/// A record that many look at: handing it on costs one reference instead of all of its own.
final class SharedTrace: Sendable {
  let trace: Trace

  init(_ trace: Trace) { self.trace = trace }
}

/// A scene that many look at, handed on in the same way.
final class SharedScene: Sendable {
  let scene: Scene

  init(_ scene: Scene) { self.scene = scene }
}

/// The record as somebody sees it who stands at one of its steps.
struct Vantage: Sendable {
  private let shared: SharedTrace
  /// The place of the step that has just happened; nil before the first.
  let index: Int?
  /// The place of the step that the words of a step are about, where that is another one: of the
  /// call somebody chose.
  let frame: Int?
  /// Whether a hop is seen by the object that the message reaches, and not by the one that sends it on:
  /// a breakpoint on that object stops there.
  let isAtReceiver: Bool
  /// The scene there, for somebody who walked and knows it.
  private let knownScene: SharedScene?

  init(trace: Trace, index: Int?, frame: Int? = nil, isAtReceiver: Bool = false) {
    self.init(SharedTrace(trace), index: index, frame: frame, isAtReceiver: isAtReceiver)
  }

  init(
    _ shared: SharedTrace, index: Int?, frame: Int? = nil, isAtReceiver: Bool = false,
    knownScene: SharedScene? = nil
  ) {
    self.shared = shared
    self.index = index
    self.frame = frame
    self.isAtReceiver = isAtReceiver
    self.knownScene = knownScene
  }

  /// The same for words that a call gives their meaning.
  ///
  /// - Parameter frame: The place of the step that the words are about; nil where the person stands.
  func inFrame(_ frame: Int?) -> Vantage {
    Vantage(
      shared, index: index, frame: frame, isAtReceiver: isAtReceiver, knownScene: knownScene)
  }

  /// The same for the words of a breakpoint.
  ///
  /// - Parameter isAtReceiver: Whether it stops at the object that a message reaches.
  func seen(atReceiver isAtReceiver: Bool) -> Vantage {
    Vantage(
      shared, index: index, frame: frame, isAtReceiver: isAtReceiver, knownScene: knownScene)
  }

  var trace: Trace {
    _read { yield shared.trace }
  }

  /// The scene as it is there: what a program or scrolling changed before is in it.
  var scene: Scene {
    _read {
      if let knownScene {
        yield knownScene.scene
      } else {
        yield index.map { trace.scene(at: $0) } ?? trace.scene
      }
    }
  }

  /// Reads something off the scene at a step, which may well be this one, without copying it.
  func read<Seen>(at step: Int, _ body: (Scene) -> Seen) -> Seen {
    guard step == index, let knownScene else { return body(trace.scene(at: step)) }
    return body(knownScene.scene)
  }

  /// A recognizer's state as it is there.
  func state(of id: RecognizerID) -> GestureState {
    index.map { trace.gestureState(of: id, after: $0) } ?? .possible
  }
}
