extension CommandTable {
  static let move = forwards + backwards + jumps + visits

  private static let forwards = [
    Command(
      .step, .move, "[N]", aliases: ["s"], en: "goes to the next step", zh: "走到下一步",
      examples: ["step", "step 3"], seeAlso: [.next, .rstep],
      lldb: (
        en: "as thread step-in: into every call; a step is one decision, not a source line",
        zh: "相当于 thread step-in：进入每个调用；一步是一个决定，而不是一行源码"
      ),
      details: (
        en:
          "rstep N takes it back, unless the end of the recording cut it short; back always does.",
        zh: "rstep N 退回原处，除非记录到头而没有走满；back 总能回到原处。"
      ), repeats: true),
    Command(
      .next, .move, "[N]", aliases: ["n"],
      en: "goes to the next step that is not nested deeper: over the calls inside",
      zh: "走到下一个不更深的步骤：跨过里面的调用",
      examples: ["next", "next 2"], seeAlso: [.step, .rnext],
      lldb: (
        en: "as thread step-over; N is how often, never a line",
        zh: "相当于 thread step-over；N 是次数，不是行号"
      ),
      details: (
        en: """
        rnext takes it back as long as it stayed in the same call. Where it left the call, \
        rnext goes over that whole call, to before it began; back returns exactly.
        """,
        zh: """
        只要还在同一个调用里，rnext 就退回原处。若已离开该调用，rnext 会跨过整个调用，退到它开始之前；\
        back 则正好回到原处。
        """
      ), repeats: true),
    Command(
      .finish, .move, aliases: ["fin", "out", "so", "stepout"],
      en: "goes to where the innermost open call answers", zh: "走到最内层未结束的调用给出回答处",
      examples: ["finish", "finish ;; why"], seeAlso: [.rfinish, .bt],
      lldb: (en: "as thread step-out", zh: "相当于 thread step-out"),
      details: (
        en: """
        rfinish takes it back from where the call began. From the middle of the call rfinish \
        goes on to its beginning; back returns exactly.
        """,
        zh: """
        若从调用的开头出发，rfinish 退回原处。若从中间出发，rfinish 会一直退到调用的开头；\
        back 则正好回到原处。
        """
      ), repeats: true),
    Command(
      .continue, .move, "[N | WHERE]", aliases: ["c", "until", "advance"],
      en: "goes to the next breakpoint, the N-th one, or the next step at WHERE",
      zh: "走到下一个断点、第 N 个断点，或者下一个符合 WHERE 的步骤",
      examples: ["continue", "continue fourthView"],
      seeAlso: [.rcontinue, .break],
      lldb: (
        en: "c N stops at the N-th breakpoint from here; process continue -i N ignores N of them",
        zh: "c N 停在从这里起的第 N 个断点；process continue -i N 则忽略 N 个"
      ),
      details: (
        en: """
        rcontinue takes it back from one stop to the stop before, or to the start. From a step \
        where nothing stops rcontinue goes past it; back returns exactly. until alone goes one \
        step further than here.
        """,
        zh: """
        从一处断点出发时，rcontinue 退回原处；从开头出发也一样。若出发处没有断点，rcontinue 会越过它；\
        back 则正好回到原处。单独的 until 只前进一步。
        """
      ), repeats: true, argument: .place),
  ]

  private static let backwards = [
    Command(
      .rstep, .move, "[N]", aliases: ["rs", "reverse-step"], en: "goes back to the step before",
      zh: "退回上一步", examples: ["rstep", "rev step"], seeAlso: [.step, .back],
      lldb: (
        en: "as gdb's reverse-step; nothing has to be recorded first",
        zh: "相当于 gdb 的 reverse-step；不必先开始记录"
      ),
      details: (en: "rev step and step back mean the same.", zh: "rev step 和 step back 意思相同。"),
      repeats: true),
    Command(
      .rnext, .move, "[N]", aliases: ["rn", "reverse-next"],
      en: "goes back to the last step that is not nested deeper",
      zh: "退回上一个不更深的步骤", examples: ["rnext", "rn 2"], seeAlso: [.next, .rstep],
      lldb: (en: "as gdb's reverse-next", zh: "相当于 gdb 的 reverse-next"), repeats: true),
    Command(
      .rfinish, .move, aliases: ["rf", "reverse-finish"],
      en: "goes back to where the innermost call began",
      zh: "退回最内层调用开始处", examples: ["rfinish", "reverse-finish"],
      seeAlso: [.finish], lldb: (en: "as gdb's reverse-finish", zh: "相当于 gdb 的 reverse-finish"),
      repeats: true),
    Command(
      .rcontinue, .move, "[N | WHERE]", aliases: ["rc", "reverse-continue", "rewind"],
      en: "goes back to the last breakpoint, the N-th one, or the last step at WHERE",
      zh: "退回上一个断点、第 N 个断点，或者上一个符合 WHERE 的步骤",
      examples: ["rcontinue", "rc 2"], seeAlso: [.continue, .break],
      lldb: (en: "as gdb's reverse-continue", zh: "相当于 gdb 的 reverse-continue"), repeats: true,
      argument: .place),
  ]

  private static let jumps = [
    Command(
      .goto, .move, "N | +N | -N | start | end | MARK | touch:N | t=MS", aliases: ["j"],
      en: "goes to a step by its number, to a mark, to where a touch goes down, or to a time",
      zh: "按编号走到某一步，或者走到某个标记、某个触摸按下处、某个时间",
      examples: ["goto 7", "goto touch:1"],
      seeAlso: [.when, .back, .mark],
      lldb: (
        en: "moves you, never the program: what happened is not skipped as by thread jump",
        zh: "移动的是你而不是程序：发生过的事不会像 thread jump 那样被跳过"
      ),
      details: (
        en: """
        t=350 is the first step at 350 ms of the virtual clock or later. A mark of another \
        branch leads back into that branch.
        """,
        zh: "t=350 是虚拟时钟 350 毫秒处或之后的第一步。别的分支里的标记会把你带回那个分支。"
      ), argument: .moment),
    Command(
      .run, .move, aliases: ["r"], en: "starts over, before the first step", zh: "回到第一步之前重新开始",
      examples: ["run", "run ;; continue"], seeAlso: [.goto],
      lldb: (
        en: "the record is walked again, nothing is launched; pdb's r(eturn) is finish",
        zh: "只是重新走一遍记录，不会启动程序；pdb 的 r(eturn) 是 finish"
      )),
    Command(
      .when, .move, en: "says where you stand: step, time and touch", zh: "说明现在的位置：步骤、时间和触摸",
      examples: ["when", "when ;; why"], seeAlso: [.goto, .list],
      lldb: (en: "as rr's when", zh: "相当于 rr 的 when")),
  ]

  private static let visits = [
    Command(
      .back, .move, "[N]", en: "goes back to the moment you looked at before, as in a browser",
      zh: "回到之前看过的时刻，和浏览器的后退一样", examples: ["back", "goto end ;; back"],
      seeAlso: [.forward, .rstep],
      lldb: (en: "as rr's back", zh: "相当于 rr 的 back"),
      details: (
        en: "It takes back any motion exactly, also one into another branch.",
        zh: "它正好撤销任何一次移动，包括转到别的分支。"
      )),
    Command(
      .forward, .move, "[N]", en: "takes back the last back", zh: "撤销刚才的 back",
      examples: ["goto end ;; back ;; forward", "goto end ;; goto 1 ;; back 2 ;; forward 2"],
      seeAlso: [.back], lldb: (en: "as rr's forward", zh: "相当于 rr 的 forward")),
  ]
}
