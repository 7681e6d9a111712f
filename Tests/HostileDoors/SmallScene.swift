import SceneLanguage
import TouchCore
import TouchDebugger
import TouchNarration

/// A scene in which there is something of everything, for doors that need one.
enum SmallScene {
  private static let text = """
    window 390x844
      vc root
        view page 0,0 390x844
          @tap hide
            ~target endEditing page
          scroll list 0,100 390x500 contentSize=390x2000
            view card 20,40 350x100
              ~touchesBegan log
              @pan slide
          button buy 20,640 350x60
            ~target touchUpInside root order

    touch #tap
    0 down A at 100,660
    80 up A
    200 down B at 100,180
    260 move B by 0,-40
    320 up B
    """

  /// A session over it that nobody has moved in.
  static var debugger: Debugger {
    let file = readSceneFile(SourceLines(file: "small.scene", text: text)).value
    guard let file, let touch = file.touches.first else { fatalError("the small scene is none") }
    return Debugger(
      scene: file.scene, script: touch.script, language: .english, sceneLabel: "small.scene")
  }
}
