import JSON

extension WireValue {
  /// The value on one line.
  var written: String {
    var json = JSONWriter()
    write(to: &json)
    return json.text
  }

  private func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.value(String?.none)
    case .flag(let flag): json.value(flag)
    case .whole(let number): json.value(number)
    case .number(let number): json.value(number)
    case .text(let text): json.value(text)
    case .array(let elements): json.array { json in for it in elements { it.write(to: &json) } }
    case .object(let fields):
      json.object { json in
        for field in fields {
          json.key(field.key)
          field.value.write(to: &json)
        }
      }
    }
  }
}
