import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import * as styles from './dialog.css.ts'

interface DialogProps {
  title: string
  /** Asked for by Escape, or by a press beside the dialog. */
  onClose: () => void
  /** Buttons below the content. The one with `data-focused` has the focus first. */
  actions: ReactNode
  children: ReactNode
}

/**
 * Open for as long as it is rendered: in the top layer, with everything behind it out of reach. The focus returns to where it
 * was when the browser closes it. At the end of the body, so that a dialog of MUI below it does not hide it from screen readers.
 */
export function Dialog({ title, onClose, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const contentId = useId()
  // After a menu that asked for it has given the focus back to its button: there it returns in the end.
  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('[data-focused]')?.focus()
  }, [])
  // Before it leaves the document: what is gone gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the browser reports as `cancel`
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={contentId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event: MouseEvent) => {
        if (event.target === dialog.current) onClose()
      }}
      className={styles.dialog}
    >
      <div className={styles.content}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div id={contentId}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>,
    document.body,
  )
}
