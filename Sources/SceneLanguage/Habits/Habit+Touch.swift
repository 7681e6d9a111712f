//  #m milliseconds   #s seconds   $d down, move, up, …   $n finger

extension Habit {
  /// Lines of a touch above any `touch` line.
  static let touchesInScenes = [
    Habit(
      .touch, ["tap at #x,#y", "tap #x,#y", "tap(#x,#y)", "touch at #x,#y", "click at #x,#y"],
      "touch #tap\n0 down A at #x,#y\n80 up A"),
    Habit(.touchAtEdge, ["touch #$n", "touch $n"], "touch #$n"),
    Habit(.touch, ["touch=$n", "touch=#$n"], "touch #$n"),
    Habit(.touch, ["#m $d _"], "touch #tap\n#m $d _"),
    Habit(.touch, ["$d at #x,#y", "$d #x,#y"], "touch #tap\n0 $d A at #x,#y"),
  ]

  /// The line `touch #id`.
  static let heads = [
    Habit(
      .touch, in: .head, ["touch $n at #x,#y", "touch #$n at #x,#y", "touch $n #x,#y"],
      "touch #$n\n0 down A at #x,#y\n80 up A"),
    Habit(
      .touch, in: .head, ["touch at #x,#y", "touch #x,#y", "touch (#x,#y)"],
      "touch #tap\n0 down A at #x,#y\n80 up A"),
    Habit(.touch, in: .head, ["touch $n _"], "touch #$n"),
    Habit(.touch, in: .head, ["touch $q _"], "touch #$q"),
    Habit(.touch, in: .head, ["touch #n _"], "touch ##n"),
    Habit(.touch, in: .head, ["touch", "touch #"], "touch #tap"),
    Habit(.touch, in: .head, ["touch #$n _"], "touch #$n"),
  ]

  /// Times with units, or none.
  static let times = [
    Habit(.milliseconds, in: .touch, ["#m ms _", "#m: _", "t=#m _", "@#m _"], "#m _"),
    Habit(.milliseconds, in: .touch, ["#s s _"], "#s _"),
    Habit(
      .event, in: .touch,
      [
        "tap at #x,#y", "tap #x,#y", "tap(#x,#y)", "tap (#x,#y)",
        "click at #x,#y",
      ],
      "0 down A at #x,#y\n80 up A"),
    Habit(
      .event, in: .touch,
      ["longPress at #x,#y", "press at #x,#y", "hold at #x,#y", "longPress #x,#y"],
      "0 down A at #x,#y\n600 up A"),
    Habit(
      .event, in: .touch,
      ["drag from #x,#y to #a,#b", "swipe from #x,#y to #a,#b", "pan from #x,#y to #a,#b"],
      "0 down A at #x,#y\n40 move A at #a,#b\n80 up A"),
    Habit(
      .event, in: .touch, ["down at #x,#y", "down #x,#y", "down $n at #x,#y"],
      "0 down A at #x,#y"),
    Habit(
      .event, in: .touch, ["move at #x,#y", "move to #x,#y", "move #x,#y", "move $n to #x,#y"],
      "40 move A at #x,#y"),
    Habit(.event, in: .touch, ["up", "up A", "up at #x,#y", "up #x,#y"], "80 up A"),
  ]

  /// What stands behind the time.
  static let events = [
    Habit(
      .event, in: .touch,
      ["#m tap $n at #x,#y", "#m tap at #x,#y", "#m tap #x,#y", "#m tap $n #x,#y"],
      "#m down A at #x,#y\n#m+80 up A"),
    Habit(
      .event, in: .touch,
      ["#m drag from #x,#y to #a,#b", "#m swipe from #x,#y to #a,#b"],
      "#m down A at #x,#y\n#m+40 move A at #a,#b\n#m+80 up A"),
    Habit(.finger, in: .touch, ["#m $d at #x,#y _", "#m $d #x,#y _"], "#m $d A at #x,#y _"),
    Habit(.finger, in: .touch, ["#m $d to #x,#y _"], "#m $d A at #x,#y _"),
    Habit(.finger, in: .touch, ["#m $d in $v #x,#y"], "#m $d A in $v #x,#y"),
    Habit(.finger, in: .touch, ["#m $d by #x,#y"], "#m $d A by #x,#y"),
    Habit(.finger, in: .touch, ["#m up"], "#m up A"),
    Habit(.finger, in: .touch, ["#m cancel"], "#m cancel A"),
    Habit(
      .event, in: .touch,
      [
        "#m $d $n #x,#y _", "#m $d $n to #x,#y _", "#m $d $n=#x,#y _", "#m $d $n (#x,#y) _",
        "#m $d $n at (#x,#y) _", "#m $d $n at #x #y _", "#m $d $n at=#x,#y _",
        "#m $d $n at #x,#y _",
      ], "#m $d $n at #x,#y _"),
    Habit(
      .event, in: .touch,
      ["#m $d $n on $v #x,#y", "#m $d $n in $v at #x,#y", "#m $d $n in $v (#x,#y)"],
      "#m $d $n in $v #x,#y"),
    Habit(
      .property, in: .touch, ["#m set $v.$f=$b", "#m $v.$f=$b", "#m set $v $f $b"],
      "#m set $v $f=$b"),
    Habit(
      .property, in: .touch, ["#m set $v.$p=#n", "#m $v.$p=#n", "#m set $v $p #n"],
      "#m set $v $p=#n"),
    Habit(
      .frame, in: .touch, ["#m set $v frame=#x,#y,#w,#h", "#m set $v frame=#x,#y #w x #h"],
      "#m set $v frame #x,#y #wx#h"),
    Habit(.mark, in: .touch, ["_ ;", "_ ,", "_ {", "_ }"], "_"),
    Habit(.braces, in: .touch, ["{", "}"], ""),
    Habit(.comment, in: .touch, ["# _"], "// _"),
  ]
}
