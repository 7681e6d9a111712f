/// 11.15: how far something follows a finger that pulls it beyond its end: less and less.
///
/// - Parameter size: How large the room is in which it moves, which it never leaves.
func rubberBanded(_ distance: Double, within size: Double, _ band: Double) -> Double {
  guard size > 0 else { return 0 }
  let followed = (1 - 1 / (abs(distance) * band / size + 1)) * size
  return distance < 0 ? -followed : followed
}
