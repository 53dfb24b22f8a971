import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'

interface Question {
  title: string
  /** What will change, and what is lost. */
  message: ReactNode
  /** The verb of what happens, never "OK". */
  confirmLabel: string
  cancelLabel?: string
  destructive?: boolean
  /** The message says why it cannot be done. */
  isImpossible?: boolean
}

type Ask = (question: Question) => Promise<boolean>

const AskContext = createContext<Ask | undefined>(undefined)

/** The one way to ask "sure?": `if (await confirm({ ... })) ...` */
export function useConfirm(): Ask {
  const ask = useContext(AskContext)
  if (ask === undefined) throw new Error('useConfirm needs a ConfirmProvider')
  return ask
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>()
  const [isOpen, setIsOpen] = useState(false)
  const answerRef = useRef<(confirmed: boolean) => void>(undefined)
  const ask = useCallback<Ask>((next) => {
    answerRef.current?.(false)
    setQuestion(next)
    setIsOpen(true)
    return new Promise((resolve) => {
      answerRef.current = resolve
    })
  }, [])
  const answerQuestion = useCallback((confirmed: boolean) => {
    setIsOpen(false)
    answerRef.current?.(confirmed)
    answerRef.current = undefined
  }, [])
  const dialog = useMemo(
    () => question && <ConfirmDialog question={question} open={isOpen} onAnswer={answerQuestion} />,
    [question, isOpen, answerQuestion],
  )
  return (
    <AskContext value={ask}>
      {children}
      {dialog}
    </AskContext>
  )
}

interface ConfirmDialogProps {
  question: Question
  open: boolean
  onAnswer: (confirmed: boolean) => void
}

export function ConfirmDialog({ question, open, onAnswer }: ConfirmDialogProps) {
  const { t } = useTranslation()
  if (!open) return null
  const { title, message, confirmLabel, cancelLabel, destructive = false, isImpossible = false } = question
  const isCancelFocused = destructive || isImpossible
  return (
    <Dialog
      title={title}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button
            type="button"
            variant="text"
            data-focused={isCancelFocused || undefined}
            onClick={() => onAnswer(false)}
          >
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button
            type="button"
            tone={destructive ? 'error' : undefined}
            disabled={isImpossible}
            data-focused={!isCancelFocused || undefined}
            onClick={() => onAnswer(true)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {message}
    </Dialog>
  )
}
