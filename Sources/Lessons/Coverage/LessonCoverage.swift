import TouchCore
import TouchNarration

/// Which lessons treat which system of the articles, and which take which way of delivery.
public struct LessonCoverage: Sendable {
  /// The systems, in the order of the articles.
  public let systems: [ArticleSystem]
  private var treated: [String: [String]] = [:]
  private var taken: [DeliveryPath: [String]] = [:]

  /// Looks at every lesson of a library; each is read and its touches are delivered.
  public init(_ library: LessonLibrary) {
    systems = library.systems
    for id in library.lessons {
      for system in library.systems(of: id) { treated[system, default: []].append(id) }
      guard let lesson = library.lesson(id, .english) else { continue }
      for path in lesson.deliveryPaths { taken[path, default: []].append(id) }
    }
  }

  /// The lessons that treat a system.
  public func lessons(of system: ArticleSystem) -> [String] { treated[system.id] ?? [] }

  /// The lessons in which a way is taken.
  public func lessons(on path: DeliveryPath) -> [String] { taken[path] ?? [] }

  /// The systems that no lesson treats.
  public var missingSystems: [ArticleSystem] { systems.filter { lessons(of: $0).isEmpty } }

  /// The ways that no lesson takes.
  public var missingPaths: [DeliveryPath] {
    DeliveryPath.allCases.filter { lessons(on: $0).isEmpty }
  }

  /// The articles, in their order.
  public var articles: [String] {
    systems.map { $0.article }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// How many systems of an article, or of all, there are, are treated, and have each verdict.
  public func totals(of article: String? = nil) -> Totals {
    let counted = systems.filter { article == nil || $0.article == article }
    return Totals(
      systems: counted.count, treated: counted.count { !lessons(of: $0).isEmpty },
      verdicts: ArticleSystem.Judgement.allCases.map { verdict in
        counted.count { $0.verdict == verdict }
      })
  }

  /// The numbers of an article.
  public struct Totals: Hashable, Sendable {
    /// How many systems it has.
    public let systems: Int
    /// How many of them a lesson treats.
    public let treated: Int
    /// How many have each verdict, in the order of the verdicts.
    public let verdicts: [Int]
  }
}

extension Lesson {
  /// The ways that its touches take.
  fileprivate var deliveryPaths: Set<DeliveryPath> {
    let fences = LessonFences(fences, file: "lesson.md")
    let stages = Set(fences.claims.map { $0.stage } + (fences.stage.map { [$0] } ?? []))
    return stages.reduce(into: []) { $0.formUnion(TakenPaths(trace: $1.trace()).all) }
  }
}

extension LessonCoverage {
  /// The articles that lessons of a library treat.
  public static func articles(of library: LessonLibrary) -> [String] {
    Set(library.lessons.flatMap(library.systems).map { String($0.prefix { $0 != "-" }) }).sorted()
  }
}
