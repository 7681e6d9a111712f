/// The JSON Schema of `touch-trace/1`, for `touchtrace schema` and for checking records.
public let schemaText = Embedded._touch_trace_schema_json

/// The JSON Schema of `touchtrace-session/1`: what `--json` writes.
public let sessionSchemaText = Embedded._touchtrace_session_schema_json

/// The JSON Schema of `touchtrace-audit/1`: what `audit --format json` writes.
public let auditSchemaText = Embedded._touchtrace_audit_schema_json
