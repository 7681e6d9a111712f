;;; drive.el --- dap-mode drives `touchtrace dap', without a window -*- lexical-binding: t; -*-

;; emacs --batch -l drive.el PROGRAM FOLDER, with PROGRAM the built program and FOLDER one of its own.
;; Everything goes through the commands and the console that people use.

(require 'package)
(package-initialize)
(defvar drive-program (expand-file-name (nth 0 command-line-args-left)))
(defvar drive-folder (file-name-as-directory (expand-file-name (nth 1 command-line-args-left))))
(defvar drive-here (file-name-directory (or load-file-name buffer-file-name)))
(setq command-line-args-left nil
      user-emacs-directory drive-folder
      lsp-session-file (concat drive-folder "lsp-session")
      dap-breakpoints-file (concat drive-folder "breakpoints"))
(require 'dap-mode)
(require 'dap-ui)
(require 'cl-lib)

(defvar drive-stops nil "The stops so far, newest first.")
(defvar drive-output "" "What the adapter said beside its answers.")
(defvar drive-session nil)

(defun drive-check (holds format &rest values)
  "Leave Emacs unless HOLDS; FORMAT and VALUES say what was expected."
  (unless holds
    (message "dap-mode: %s" (apply #'format format values))
    (message "the last stop: %S" (car drive-stops))
    (message "said: %s" drive-output)
    (kill-emacs 1)))

(defun drive-until (test what)
  "Let processes talk until TEST is true; WHAT is waited for."
  (let ((patience 1500))
    (while (and (not (funcall test)) (> patience 0))
      (accept-process-output nil 0.02)
      (setq patience (1- patience)))
    (drive-check (funcall test) "waited in vain for %s" what)))

(advice-add 'dap--on-event :before
            (lambda (_session event)
              (let ((body (gethash "body" event)))
                (pcase (gethash "event" event)
                  ("stopped" (push (cons (gethash "reason" body)
                                         (append (gethash "hitBreakpointIds" body) nil))
                                   drive-stops))
                  ("output" (setq drive-output (concat drive-output (gethash "output" body))))))))

(defun drive-stops-after (what motion)
  "Carry out MOTION, called WHAT, and wait for its stop and its frames."
  (let ((before (length drive-stops)))
    (funcall motion)
    (drive-until (lambda () (and (> (length drive-stops) before)
                                 (dap--debug-session-active-frame drive-session)))
                 what)))

(defun drive-ask (line)
  "The answer to LINE in the console of dap-ui."
  (dap-ui-repl)
  (with-current-buffer dap-ui--repl-buffer
    (let ((start (point-max)))
      (goto-char start)
      (insert line)
      (comint-send-input)
      (drive-until (lambda () (string-suffix-p (concat "\n" dap-ui-repl-prompt) (buffer-string)))
                   (concat "the answer to " line))
      (buffer-substring-no-properties (+ start (length line)) (point-max)))))

(defun drive-has (text part)
  "Leave Emacs unless PART is in TEXT."
  (drive-check (string-match-p (regexp-quote part) text) "%S is not in %S" part text))

(defun drive-break (words)
  "Set a breakpoint where WORDS are in the scene, and answer it."
  (goto-char (point-min))
  (search-forward words)
  (dap-breakpoint-add)
  (dap--get-breakpoint-at-point))

(defun drive-type-once (text command)
  "Call COMMAND and type TEXT where it asks for something."
  (cl-letf (((symbol-function 'read-string) (lambda (&rest _) text)))
    (call-interactively command)))

(copy-file (concat drive-here "shop.scene") (concat drive-folder "shop.scene") t)
(setenv "XDG_CACHE_HOME" (concat drive-folder "cache"))
(dap-register-debug-provider
 "touchtrace" (lambda (configuration)
                (plist-put configuration :dap-server-path (list drive-program "dap"))))
(dap-ui-mode 1)

(find-file (concat drive-folder "shop.scene"))
(drive-break "button buy")
(drive-break "view banner")
(drive-type-once "depth > 90" #'dap-breakpoint-condition)
(drive-break "view page")
(drive-type-once "2" #'dap-breakpoint-hit-condition)
(drive-break "down a")
(drive-type-once "a finger at {point}" #'dap-breakpoint-log-message)
(drive-check (= 4 (length (gethash buffer-file-name (dap--get-breakpoints)))) "there are not four breakpoints")

(dap-debug (list :type "touchtrace" :request "launch" :name "shop" :program "${file}"))
(setq drive-session (dap--cur-session))
(drive-until (lambda () (and drive-stops (dap--debug-session-active-frame drive-session))) "the first stop")
(drive-check (equal "entry" (caar drive-stops)) "it does not begin with its entry")
(let ((bound (gethash (concat drive-folder "shop.scene") (dap--debug-session-breakpoints drive-session))))
  (drive-check (= 4 (length bound)) "not all breakpoints were answered"))

;; The console shows frames and variables as the windows do.
(dolist (step '(dap-step-in dap-next dap-step-in dap-step-in dap-step-out))
  (drive-stops-after step (lambda () (funcall step drive-session)))
  (let ((frame (gethash "id" (dap--debug-session-active-frame drive-session))))
    (dolist (scope (append (gethash "scopes" (dap-request drive-session "scopes" :frameId frame)) nil))
      (dap-request drive-session "variables" :variablesReference (gethash "variablesReference" scope)))))

(drive-has (drive-ask "why-not buy") "banner")
(drive-has (drive-ask "frobnicate") "frobnicate")
(let (shown)
  (advice-add 'dap-overlays--display-interactive-eval-result :before
              (lambda (value &rest _) (setq shown value)))
  (dap-eval "why-not buy")
  (drive-until (lambda () shown) "what dap-eval shows")
  (drive-has shown "banner"))
(drive-stops-after "goto start" (lambda () (drive-ask "goto start")))
(drive-stops-after "goto 6" (lambda () (drive-ask "goto 6")))
(drive-has (drive-ask "print n") "6")
(drive-stops-after "rstep" (lambda () (drive-ask "rstep")))
(drive-has (drive-ask "print n") "5")
(drive-stops-after "a what-if"
                   (lambda () (drive-has (drive-ask "whatif banner.isHidden = true") "first difference")))
(drive-stops-after "undo" (lambda () (drive-ask "undo")))

(drive-stops-after "goto start" (lambda () (drive-ask "goto start")))
(setq drive-stops nil)
(let ((left 30))
  (drive-stops-after "the first breakpoint" (lambda () (call-interactively #'dap-continue)))
  (while (and (> (setq left (1- left)) 0) (cdar drive-stops))
    (drive-stops-after "the next breakpoint" (lambda () (call-interactively #'dap-continue)))))
(drive-check (null (cdar drive-stops)) "the end was not reached")
(drive-check (cdr (cadr drive-stops)) "no breakpoint stopped it")
(drive-has drive-output "a finger at")
(drive-check (dap--session-running drive-session) "the session ended with the record")

(drive-stops-after "rcontinue" (lambda () (drive-ask "rcontinue")))
(drive-check (cdar drive-stops) "backwards no breakpoint stopped it")
(drive-stops-after "restart of a frame" (lambda () (call-interactively #'dap-restart-frame)))

;; The timeline is a file like any other: a breakpoint on line 6 stops at step #5.
(let* ((sources (gethash "sources" (dap-request drive-session "loadedSources")))
       (path (cl-some (lambda (source) (let ((path (gethash "path" source)))
                                         (and path (string-suffix-p ".timeline" path) path)))
                      (append sources nil))))
  (drive-check path "there is no timeline")
  (with-current-buffer (find-file path)
    (goto-char (point-min))
    (forward-line 5)
    (dap-breakpoint-add)))
(drive-stops-after "goto start" (lambda () (drive-ask "goto start")))
(drive-stops-after "the line of the timeline" (lambda () (call-interactively #'dap-continue)))
(drive-has (drive-ask "print n") "5")

(let ((process (dap--debug-session-proc drive-session)))
  (dap-disconnect drive-session)
  (drive-until (lambda () (not (process-live-p process))) "the end of the program")
  (drive-check (= 0 (process-exit-status process)) "it ended with %d" (process-exit-status process)))
(message "dap-mode: %d stops in the last walk, and the program left when asked to" (length drive-stops))
(kill-emacs 0)
