import TouchCore
import TouchInquiry

/// The views that are hit somewhere.
struct HitAreasOf {
  let owners: [ViewID]

  init(_ scene: Scene) { owners = Set(HitAreas(scene).pieces.compactMap(\.owner)).sorted() }
}
