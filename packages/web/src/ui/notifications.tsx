import { mdiAlertCircleOutline, mdiAlertOutline, mdiCheckCircleOutline, mdiInformationOutline } from '@mdi/js'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { PlainButton } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { issueTexts } from '../lib/issue-text.ts'
import * as styles from './notifications.css.ts'

/** Long enough to read, decide and aim; the offered action exists elsewhere on the screen too. */
const hideActionsAfter = 12_000
/** Milliseconds, by where notices are shown. */
const hideAfter = { shell: 4500, elsewhere: 5000 }
const mostShown = 3

const icons = {
  success: mdiCheckCircleOutline,
  info: mdiInformationOutline,
  warning: mdiAlertOutline,
  error: mdiAlertCircleOutline,
}

export type NoticePlace = keyof typeof hideAfter

interface NoticeAction {
  /** A verb. */
  label: string
  onAct: () => void
}

interface NoticeContent {
  severity: keyof typeof icons
  text: string
  actions?: readonly NoticeAction[]
}

type Shown = NoticeContent & { key: number }

const Context = createContext<((notice: NoticeContent) => void) | undefined>(undefined)

interface NotificationProviderProps {
  place: NoticePlace
  children: ReactNode
}

export function NotificationProvider({ place, children }: NotificationProviderProps) {
  const [notices, setNotices] = useState<readonly Shown[]>([])
  const next = useRef(0)
  const show = useCallback((notice: NoticeContent) => {
    const key = next.current++
    setNotices((shown) =>
      shown.some(({ text, severity }) => text === notice.text && severity === notice.severity)
        ? shown
        : [...shown, { ...notice, key }].slice(-mostShown),
    )
  }, [])
  const hide = useCallback((key: number) => setNotices((shown) => shown.filter((notice) => notice.key !== key)), [])
  return (
    <Context value={show}>
      {children}
      <div className={styles.places[place]}>
        {notices.map((notice) => (
          <Notice key={notice.key} notice={notice} hideAfter={hideAfter[place]} onHide={hide} />
        ))}
      </div>
    </Context>
  )
}

interface NoticeProps {
  notice: Shown
  hideAfter: number
  onHide: (key: number) => void
}

/** Goes by itself, but not below the pointer or with the focus in it. */
function Notice({ notice: { key, severity, text, actions = [] }, hideAfter: milliseconds, onHide }: NoticeProps) {
  const [isHeld, setHeld] = useState(false)
  const time = actions.length > 0 ? hideActionsAfter : milliseconds
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => onHide(key), time)
    return () => clearTimeout(timer)
  }, [isHeld, key, time, onHide])
  return (
    <div
      role="alert"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={styles.notice[severity]}
    >
      <Icon path={icons[severity]} small className={styles.icon} />
      <span className={styles.text}>{text}</span>
      {actions.map(({ label, onAct }) => (
        <PlainButton
          key={label}
          type="button"
          onClick={() => {
            onHide(key)
            onAct()
          }}
          className={styles.action}
        >
          {label}
        </PlainButton>
      ))}
    </div>
  )
}

/** The one way to say "done" or "that did not work". */
export function useNotify() {
  const showNotice = useContext(Context)
  if (showNotice === undefined) throw new Error('useNotify needs a NotificationProvider')
  return useMemo(() => {
    const show = (severity: NoticeContent['severity']) => (text: string) => showNotice({ severity, text })
    /** Every issue of a failed call as a notice. */
    const failure = (error: unknown) => {
      for (const text of issueTexts(error)) show('error')(text)
    }
    return {
      success: show('success'),
      info: show('info'),
      warning: show('warning'),
      error: show('error'),
      /** Done, and what may be wanted next. */
      done: (text: string, actions: readonly NoticeAction[]) => showNotice({ severity: 'success', text, actions }),
      failure,
      /**
       * Says how a press ended. For buttons that its result removes from the page: callbacks given to `mutate` are lost with
       * them. True when it worked.
       */
      outcome: async (pressed: Promise<unknown>, done: string): Promise<boolean> => {
        try {
          await pressed
        } catch (error) {
          failure(error)
          return false
        }
        show('success')(done)
        return true
      },
    }
  }, [showNotice])
}
