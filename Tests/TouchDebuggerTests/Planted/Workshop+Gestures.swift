extension Workshop {
  /// A recognizer on a view in two containers.
  private static func gesture(_ name: String, _ recognizer: String, _ fingers: String) -> Workshop {
    Workshop(
      name: name,
      text: """
        app {app}
        window window 390x844 {window}
          vc home
            ~handles act
            view root {root}
              {root:}
              view outer DX,DY 350x500 {outer}
                {outer:}
                view it 20,20 300x400 {it}
                  {it:}
                  \(recognizer) g {g}
                    ~target home act
                    {g:}
                  {beside:}
                  view kid 0,0 300x400 {kid}
                    {kid:}
              {front:}

        {before:}
        \(fingers)
        """)
  }

  static let tap = gesture("tap", "@tap", "100 down A in it 30,30\n{during:}\n{up=180} up A")
  static let press = gesture(
    "press", "@longPress", "100 down A in it 30,30\n{during:}\n{up=900} up A")
  static let pan = gesture(
    "pan", "@pan",
    """
    100 down A in it 30,30
    {during:}
    140 move A by 0,30
    180 move A by 0,30
    300 up A
    """)
  static let swipe = gesture(
    "swipe", "@swipe",
    """
    100 down A in it 30,30
    130 move A by {way=60,0}
    160 move A by {way=60,0}
    200 up A
    """)

  /// A row of a table: a tap selects it.
  static let row = Workshop(
    name: "row", subject: "it",
    text: """
      window window 390x844
        vc home
          ~handles act
          view root {root}
            {root:}
            table list 0,DY 390x500 contentSize=390x900 {list}
              {list:}
              cell it 0,60 390x60 {it}
                {it:}
                content body {body}
                  {body:}
              cell other 0,120 390x60
            {front:}

      100 down A in it 30,30
      {during:}
      {up=180} up A
      """)

  /// An item of a collection.
  static let item = Workshop(
    name: "item", subject: "it",
    text: """
      window window 390x844
        vc home
          view root {root}
            collection list 0,DY 390x500 contentSize=390x900 {list}
              {list:}
              item it 10,60 100x100 {it}
                {it:}

      100 down A in it 30,30
      180 up A
      """)

  /// A list that a finger scrolls.
  static let scroll = Workshop(
    name: "scroll", subject: "it",
    text: """
      window window 390x844
        vc home
          view root {root}
            {root:}
            scroll it 0,DY 390x500 {content=contentSize=390x900} {it}
              {it:}
              view body 0,0 390x300 {body}
                {body:}
            {front:}

      {before:}
      {down=100} down A in body 100,150
      140 move A by 0,-30
      180 move A by 0,-30
      220 move A by 0,-30
      300 up A
      """)
}
