import JSON
import TouchCore
import TouchNarration

extension JSONWriter {
  /// Writes a step of a record as an object, exactly as the record's file has it.
  public mutating func step(_ index: Int, of trace: Trace, _ language: Language) {
    var encoder = StepEncoder(trace, language)
    encoder.write(index, to: &self)
  }
}
