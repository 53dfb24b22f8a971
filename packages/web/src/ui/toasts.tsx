import { mdiAlertCircleOutline, mdiAlertOutline, mdiCheckCircleOutline, mdiInformationOutline } from '@mdi/js'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { PlainButton } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { issueTexts } from '../lib/issue-text.ts'
import * as styles from './toasts.css.ts'

/** Long enough to read, decide and aim; the offered action exists elsewhere on the screen too. */
const hideActionsAfter = 12_000
/** Milliseconds, by where toasts are shown. */
const hideAfter = { shell: 4500, elsewhere: 5000 }
const mostShown = 3

const icons = {
  success: mdiCheckCircleOutline,
  info: mdiInformationOutline,
  warning: mdiAlertOutline,
  error: mdiAlertCircleOutline,
}

export type ToastPlace = keyof typeof hideAfter

interface ToastAction {
  /** A verb. */
  label: string
  onAct: () => void
}

interface ToastContent {
  severity: keyof typeof icons
  text: string
  actions?: readonly ToastAction[]
}

type Shown = ToastContent & { key: number }

const Context = createContext<((toast: ToastContent) => void) | undefined>(undefined)

interface ToastProviderProps {
  place: ToastPlace
  children: ReactNode
}

export function ToastProvider({ place, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Shown[]>([])
  const next = useRef(0)
  const show = useCallback((toast: ToastContent) => {
    const key = next.current++
    setToasts((shown) =>
      shown.some(({ text, severity }) => text === toast.text && severity === toast.severity)
        ? shown
        : [...shown, { ...toast, key }].slice(-mostShown),
    )
  }, [])
  const hide = useCallback((key: number) => setToasts((shown) => shown.filter((toast) => toast.key !== key)), [])
  return (
    <Context value={show}>
      {children}
      <div className={styles.places[place]}>
        {toasts.map((toast) => (
          <Toast key={toast.key} toast={toast} hideAfter={hideAfter[place]} onHide={hide} />
        ))}
      </div>
    </Context>
  )
}

interface ToastProps {
  toast: Shown
  hideAfter: number
  onHide: (key: number) => void
}

/** Goes by itself, but not below the pointer or with the focus in it. */
function Toast({ toast: { key, severity, text, actions = [] }, hideAfter: milliseconds, onHide }: ToastProps) {
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
      className={styles.toast[severity]}
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
export function useToast() {
  const showToast = useContext(Context)
  if (showToast === undefined) throw new Error('useToast needs a ToastProvider')
  return useMemo(() => {
    const show = (severity: ToastContent['severity']) => (text: string) => showToast({ severity, text })
    /** Every issue of a failed call as a toast. */
    const failure = (error: unknown) => {
      for (const text of issueTexts(error)) show('error')(text)
    }
    return {
      success: show('success'),
      info: show('info'),
      warning: show('warning'),
      error: show('error'),
      /** Done, and what may be wanted next. */
      done: (text: string, actions: readonly ToastAction[]) => showToast({ severity: 'success', text, actions }),
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
  }, [showToast])
}
