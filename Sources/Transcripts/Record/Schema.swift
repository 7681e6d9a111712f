/// The JSON Schema of `touch-trace/1`, for `touchtrace schema` and for checking records.
public let schemaText = Embedded._touch_trace_schema_json
