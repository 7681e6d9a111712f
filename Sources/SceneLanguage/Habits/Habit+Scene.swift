//  $k kind of view   $v $o $n names   $p property with a value   $f property that may stand alone
//  $b yes or no      $c the same in another language's spelling  $q name in quotation marks

extension Habit {
  /// All habits, by the lines they are about; the first that fits is the one that is named.
  static let all = Dictionary(
    grouping: touchesInScenes + code + objects + ownLines + frames + marks + properties + heads
      + times + events,
    by: { $0.context })

  /// Frames as CSS, JSON, Swift and print-outs write them.
  private static let frames = [
    Habit(.braces, ["_ = {", "_ {"], "_"),
    Habit(
      .frame,
      [
        "_ frame=#x,#y,#w,#h _", "_ frame=#x,#y,#w x #h _", "_ frame=#x,#y #w x #h _",
        "_ frame #x,#y #w x #h _",
        "_ frame=(#x,#y,#w,#h) _", "_ frame(#x,#y,#w,#h) _", "_ frame=[#x,#y,#w,#h] _",
        "_ frame=(#x #y; #w #h) _", "_ frame={#x,#y,#w,#h} _", "_ frame={{#x,#y},{#w,#h}} _",
        "_ frame=((#x,#y),(#w,#h)) _", "_ frame={ x=#x, y=#y, width=#w, height=#h } _",
        "_ frame=CGRect(x=#x,y=#y,width=#w,height=#h) _",
      ], "_ #x,#y #wx#h _"),
    Habit(
      .frame,
      [
        "$k $v #x,#y,#w,#h _", "$k $v (#x,#y,#w,#h) _", "$k $v={{#x,#y},{#w,#h}} _",
        "$k $v {{#x,#y},{#w,#h}} _", "$k $v=(#x,#y,#w,#h) _", "$k $v=#x,#y #w x #h _",
        "$k $v #x,#y,#w x #h _", "$k $v (#x,#y) (#w x #h) _", "$k $v (#x,#y) #w x #h _",
        "$k $v #x,#y #w,#h _", "$k $v #x #y #w #h _", "$k $v #x #y #w x #h _",
        "$k $v x=#x y=#y w=#w h=#h _", "$k $v x=#x y=#y width=#w height=#h _",
        "$k $v x=#x, y=#y, width=#w, height=#h _", "$k $v at #x,#y size #w x #h _",
        "$k $v at #x,#y #w x #h _", "$k $v at=#x,#y size=#w x #h _",
        "$k $v origin=#x,#y size=#w x #h _", "$k $v position=#x,#y size=#w x #h _",
      ], "$k $v #x,#y #wx#h _"),
    Habit(
      .frame, ["$k #x,#y,#w,#h _", "$k (#x,#y,#w,#h) _", "$k #x #y #w #h _"],
      "$k #x,#y #wx#h _"),
    Habit(
      .frame, ["window #w #h _", "window size=#w x #h _", "window width=#w height=#h _"],
      "window #wx#h _"),
    Habit(.mark, ["$k $v #x,#y, $f _"], "$k $v #x,#y $f _"),
    Habit(.frame, ["$k $v #x,#y #w x #h _"], "$k $v #x,#y #wx#h _"),
    Habit(.frame, ["$k $v #x,#y"], "$k $v #x,#y"),
    Habit(.frame, ["$k $v #w x #h"], "$k $v #wx#h"),
    Habit(.frame, ["$k #x,#y #w x #h _"], "$k #x,#y #wx#h _"),
    Habit(.frame, ["$k #w x #h _"], "$k #wx#h _"),
  ]

  /// Marks that other languages have.
  private static let marks = [
    Habit(.braces, ["{", "}", "};", "},", ")"], ""),
    Habit(.braces, ["_ }"], "_"),
    Habit(.braces, ["$k $v { _ }"], "$k $v _"),
    Habit(.comment, ["# _"], "// _"),
    Habit(.comment, ["_ # _"], "_ // _"),
    Habit(.mark, ["_ ;", "_ :", "_ ,"], "_"),
    Habit(.mark, ["- _"], "_"),
    Habit(.mark, ["$k $v, _", "$k: $v _"], "$k $v _"),
    Habit(.mark, ["$k $v _ #w x #h, _"], "$k $v _ #wx#h _"),
    Habit(.mark, ["$k $v _ $f, _"], "$k $v _ $f _"),
    Habit(.name, ["<$k id=$q>", "<$k id=$q />", "<$k name=$q />", "$k($q)"], "$k $q"),
    Habit(.name, ["$k $q _", "$k name=$q _"], "$k $q _"),
    Habit(.name, ["$k name=$v _"], "$k $v _"),
  ]

  /// Properties as other languages write them.
  private static let properties = [
    Habit(
      .synonym,
      [
        "$k $v _ visible=false _", "$k $v _ visible=no _", "$k $v _ display=none _",
        "$k $v _ visibility=hidden _", "$k $v _ invisible _",
      ], "$k $v _ hidden _"),
    Habit(.synonym, ["$k $v _ pointer-events=none _"], "$k $v _ noninteractive _"),
    Habit(.synonym, ["_ opacity=#n _"], "_ alpha=#n _"),
    Habit(.property, ["$k $v _ $p #x,#y _", "$k $v _ $p: #x,#y _"], "$k $v _ $p=#x,#y _"),
    Habit(.property, ["$k $v _ $p #w x #h _", "$k $v _ $p: #w x #h _"], "$k $v _ $p=#wx#h _"),
    Habit(.property, ["$k $v _ $p: #n _", "$k $v _ $p #n _"], "$k $v _ $p=#n _"),
    Habit(.property, ["@$r _ $p: #n _", "@$r _ $p #n _"], "@$r _ $p=#n _"),
    Habit(.property, ["$k $v _ $f: $b _", "$k $v _ $f $b _"], "$k $v _ $f=$b _"),
    Habit(.property, ["$k $v _ $p: $n _"], "$k $v _ $p=$n _"),
    Habit(.yesOrNo, ["$k $v _ $f=$c _"], "$k $v _ $f=$c _"),
    Habit(.setting, ["model $n=#v"], "model $n #v"),
    Habit(.setting, ["model $n=$b"], "model $n $b"),
  ]

  /// Properties below their view instead of in its line.
  private static let ownLines = [
    Habit(
      .ownLine,
      [
        "frame=#x,#y #w x #h", "frame #x,#y #w x #h", "#x,#y #w x #h", "frame=#x,#y,#w,#h",
        "frame=(#x,#y,#w,#h)", "frame={{#x,#y},{#w,#h}}", "frame=[#x,#y,#w,#h]",
        "frame={x=#x,y=#y,width=#w,height=#h}", "frame=CGRect(x=#x,y=#y,width=#w,height=#h)",
      ],
      "^^ #x,#y #wx#h", .parent),
    Habit(.ownLine, ["$p=#n", "$p #n"], "^^ $p=#n", .parent),
    Habit(.ownLine, ["$f=$b", "$f $b"], "^^ $f=$b", .parent),
    Habit(.ownLine, ["$f"], "^^ $f", .parent),
  ]

  /// Recognizers, overrides and targets without their mark, or in another order.
  private static let objects = [
    Habit(
      .recognizer,
      ["$r $n on $v", "@$r $n on $v", "@$r $n on=$v", "@$r $n view=$v", "gesture $r $n on $v"],
      "@$r $n", .below),
    Habit(.recognizer, ["$r on $v", "@$r on $v", "@$r view=$v"], "@$r", .below),
    Habit(.recognizer, ["gesture $r _", "recognizer $r _", "$r _"], "@$r _"),
    Habit(
      .target, ["target self $a", "~target self $a", "target $a"], "~target $a",
      belowRecognizer: true),
    Habit(
      .target, ["target self $a", "~target self $a", "~target $a", "target $a"],
      "~target touchUpInside $a", belowRecognizer: false),
    Habit(.target, ["target $e self $a", "~target $e self $a"], "~target $e $a"),
    Habit(
      .target,
      ["button $v action=$a", "button $v target=$a", "button $v onTap=$a", "button $v -> $a"],
      "button $v\n  ~target touchUpInside $a"),
    Habit(.override, ["$o _"], "~$o _"),
  ]
}
