/// The JSON Schema of `touch-trace/1`, for `touchtrace schema` and for checking records.
public let schemaText = String(
  decoding: PackageResources.touch_trace_schema_json, as: UTF8.self)
