@testable import Lessons

/// A lesson of the family with the bun, kept as it is whatever the lessons tell of it.
enum Family {
  static let id = "z/03-family"

  static let library = LessonLibrary(
    files: [
      LessonLibrary.File(
        path: "\(id)/lesson.md",
        text: """
          ---
          lesson: z/03-family
          title: Family
          ---

          # Family

          ```scene #solved
          window 390x844
            vc root
              view laoWang 0,0 390x844
                ~touchesBegan log
                view eldest 20,80 350x700
                  ~touchesBegan log
                view xiaoWang 20,300 350x480
                  view wangDada 20,30 310x200
                  view xiaoMing 20,30 310x200 noninteractive
          ```

          ```touch #bun
          0 down A at 200,420
          40 move A by 5,0
          80 up A
          ```

          How many `touchesBegan` does `eldest` get?

          ```predict #p2 scene=solved on=bun rule=5.2
          ask count view=eldest of=touchesBegan
          choice 0
          choice 1 because=M09
          ```

          ```scene #both
          window 390x844
            vc root
              ~touchesBegan log
              view laoWang 0,0 390x844
                view xiaoWang 20,300 350x480
                  view wangDada 20,30 310x200
                    ~touchesBegan log super
          ```

          Who handles the touch?

          - **a** `wangDada`
          - **b** `xiaoWang`
          - **c** `laoWang`

          ```quiz #q1 scene=both on=bun
          a handled wangDada
          b handled xiaoWang
          c handled laoWang
          ```
          """)
    ] + Embedded.files.map { LessonLibrary.File(path: $0.path, text: $0.text) })
}
