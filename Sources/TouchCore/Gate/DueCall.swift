/// A call of a touches method that is due for one view.
struct DueCall {
  var method: ResponderMethod
  var view: ViewID
  var touches: [Int]
  var moment: UInt32
  /// The steps that bring it.
  var because: Causes
}
