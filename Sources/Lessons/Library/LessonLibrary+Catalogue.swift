extension LessonLibrary {
  /// What lessons of the library may refer to.
  public var catalogue: LessonCatalogue {
    LessonCatalogue(
      misconceptions: texts["misconceptions.md"] ?? "", systems: texts["systems.md"] ?? "",
      lessons: Set(lessons))
  }
}
