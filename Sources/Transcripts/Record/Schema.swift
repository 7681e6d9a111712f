/// The JSON Schema of `touch-trace/1`, for `touchtrace schema` and for checking records.
public let schemaText = String(
  decoding: PackageResources.touch_trace_schema_json, as: UTF8.self)

/// The JSON Schema of `touchtrace-session/1`: what `--json` writes.
public let sessionSchemaText = String(
  decoding: PackageResources.touchtrace_session_schema_json, as: UTF8.self)
