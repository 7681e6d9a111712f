//  $r class of a recognizer   $a action   $e control event   $g a recognizer's name

extension Habit {
  /// Lines of a program that uses UIKit.
  static let code = [
    Habit(.unseen, ["import $n", "@IBOutlet _", "super._"], ""),
    Habit(.unseen, ["$v.backgroundColor=_", "$v.layer._", "$v.text=_"], ""),
    Habit(
      .object,
      [
        "let $v = $k(frame=CGRect(x=#x,y=#y,width=#w,height=#h))",
        "var $v = $k(frame=CGRect(x=#x,y=#y,width=#w,height=#h))",
        "$v = $k(frame=CGRect(x=#x,y=#y,width=#w,height=#h))",
      ], "$k $v #x,#y #wx#h"),
    Habit(
      .object,
      [
        "$v.frame = CGRect(x=#x,y=#y,width=#w,height=#h)", "$v.frame = (#x,#y,#w,#h)",
        "$v.frame = CGRectMake(#x,#y,#w,#h)",
      ], "view $v #x,#y #wx#h"),
    Habit(
      .object, ["let $v = $k()", "var $v = $k()", "$v = $k()", "let $v: $k", "var $v: $k"], "$k $v"),
    Habit(.customClass, ["class $n: $k", "final class $n: $k"], "$k class=$n"),
    Habit(
      .recognizer,
      [
        "let $v = $r(target=self, action=#selector($a))",
        "let $v = $r(target=self, action=#selector(self.$a))",
        "let $v = $r(target=self, action=#selector($n.$a))",
      ], "@$r $v\n  ~target $a"),
    Habit(.recognizer, ["let $v = $r()", "let $v = $r(target=_)"], "@$r $v"),
    Habit(
      .recognizer, ["$v.addGestureRecognizer($g)", "[$v addGestureRecognizer:$g]"], "@&g $g", .below
    ),
    Habit(.subview, ["addSubview($n)", "self.addSubview($n)", "view.addSubview($n)"], "^n"),
    Habit(
      .subview,
      [
        "$v.addSubview($n)", "[$v addSubview:$n]", "$v.addArrangedSubview($n)",
        "$v.insertSubview($n, at=#i)", "$v.contentView.addSubview($n)",
      ], "^n", .below),
    Habit(
      .target,
      [
        "$v.addTarget(self, action=#selector($a), for=.$e)",
        "$v.addTarget(self, action=#selector(self.$a), for=.$e)",
        "$v.addTarget(self, action=#selector($n.$a), for=.$e)",
      ], "~target $e $a", .below),
    Habit(.target, ["addTarget(self, action=#selector($a), for=.$e)"], "~target $e $a"),
    Habit(.property, ["$v.$p = #n"], "^v $p=#n", .declaration),
    Habit(.property, ["$v.$f = $b"], "^v $f=$b", .declaration),
    Habit(.override, ["override func hitTest _", "func hitTest _"], "~hitTest return nil"),
    Habit(.override, ["override func point _", "func point _"], "~pointInside return yes"),
    Habit(.override, ["override func touchesBegan _", "func touchesBegan _"], "~touchesBegan log"),
    Habit(.override, ["override func touchesMoved _", "func touchesMoved _"], "~touchesMoved log"),
    Habit(.override, ["override func touchesEnded _", "func touchesEnded _"], "~touchesEnded log"),
  ]
}
