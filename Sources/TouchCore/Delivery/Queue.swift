/// The application's event queue: first in, first out (1.1).
struct Queue {
  private var events: [Int] = []
  private var taken = 0

  mutating func put(_ event: Int) { events.append(event) }

  mutating func take() -> Int? {
    guard taken < events.count else { return nil }
    defer { taken += 1 }
    return events[taken]
  }
}
