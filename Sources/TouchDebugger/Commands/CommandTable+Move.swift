extension CommandTable {
  static let move = [
    Command(
      .step, .move, "[N]", aliases: ["s"], en: "goes to the next step", zh: "走到下一步",
      examples: ["step", "step 3"], seeAlso: [.next, .rstep], repeats: true),
    Command(
      .next, .move, "[N]", aliases: ["n"],
      en: "goes to the next step that is not nested deeper: over the calls inside",
      zh: "走到下一个不更深的步骤：跨过里面的调用",
      examples: ["next", "next 2"], seeAlso: [.step, .rnext], repeats: true),
    Command(
      .finish, .move, aliases: ["fin", "out", "so", "stepout"],
      en: "goes to where the innermost open call answers", zh: "走到最内层未结束的调用给出回答处",
      examples: ["finish", "finish ;; why"], seeAlso: [.rfinish, .bt], repeats: true),
    Command(
      .continue, .move, "[N]", aliases: ["c"],
      en: "goes to the next breakpoint, or the N-th one from here",
      zh: "走到下一个断点，或者从这里起的第 N 个", examples: ["continue", "continue 2"],
      seeAlso: [.rcontinue, .break], repeats: true),
    Command(
      .rstep, .move, "[N]", aliases: ["rs", "reverse-step"], en: "goes back to the step before",
      zh: "退回上一步", examples: ["rstep", "rev step"], seeAlso: [.step, .goto], repeats: true),
    Command(
      .rnext, .move, "[N]", aliases: ["rn", "reverse-next"],
      en: "goes back to the last step that is not nested deeper",
      zh: "退回上一个不更深的步骤", examples: ["rnext", "rn 2"], seeAlso: [.next, .rstep],
      repeats: true),
    Command(
      .rfinish, .move, aliases: ["rf", "reverse-finish"],
      en: "goes back to where the innermost call began",
      zh: "退回最内层调用开始处", examples: ["rfinish", "reverse-finish"],
      seeAlso: [.finish], repeats: true),
    Command(
      .rcontinue, .move, "[N]", aliases: ["rc", "reverse-continue"],
      en: "goes back to the last breakpoint, or the N-th one from here",
      zh: "退回上一个断点，或者从这里起的第 N 个",
      examples: ["rcontinue", "rc 2"], seeAlso: [.continue, .break], repeats: true),
    Command(
      .goto, .move, "N | +N | -N | start | end", en: "goes to a step by its number",
      zh: "按编号走到某一步", examples: ["goto 7", "goto end"], seeAlso: [.when, .list],
      argument: .words(["start", "end"])),
    Command(
      .run, .move, aliases: ["r"], en: "starts over, before the first step", zh: "回到第一步之前重新开始",
      examples: ["run", "run ;; continue"], seeAlso: [.goto]),
    Command(
      .when, .move, en: "says where you stand: step, time and touch", zh: "说明现在的位置：步骤、时间和触摸",
      examples: ["when", "when ;; why"], seeAlso: [.goto, .list]),
  ]

  static let stop = [
    Command(
      .break, .stop, "WHERE [if CONDITION]", aliases: ["b"],
      en: "stops at a responder or step, and says at once where that will be",
      zh: "在某个响应者或步骤停下，并立即说明会停在哪里",
      examples: ["break fifthView", "break fourthView.touches if touch.phase == ended"],
      seeAlso: [.tbreak, .delete, .info], argument: .place),
    Command(
      .tbreak, .stop, "WHERE [if CONDITION]", aliases: ["tb"],
      en: "a breakpoint that stops only once",
      zh: "只停一次的断点", examples: ["tbreak firstView.next", "tbreak #9"],
      seeAlso: [.break], argument: .place),
    Command(
      .delete, .stop, "[N]", aliases: ["d"], en: "deletes a breakpoint, or all of them",
      zh: "删除一个断点，或者全部", examples: ["delete 1", "delete"], seeAlso: [.break, .info],
      argument: .breakpoint),
  ]
}
