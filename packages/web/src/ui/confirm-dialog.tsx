import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { createContext, type ReactNode, useCallback, useContext, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

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
  const [open, setOpen] = useState(false)
  const answerRef = useRef<(confirmed: boolean) => void>(undefined)
  const ask = useCallback<Ask>((next) => {
    answerRef.current?.(false)
    setQuestion(next)
    setOpen(true)
    return new Promise((resolve) => {
      answerRef.current = resolve
    })
  }, [])
  const answer = useCallback((confirmed: boolean) => {
    setOpen(false)
    answerRef.current?.(confirmed)
    answerRef.current = undefined
  }, [])
  const dialog = useMemo(
    () => question && <ConfirmDialog question={question} open={open} onAnswer={answer} />,
    [question, open, answer],
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
  const titleId = useId()
  const messageId = useId()
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      aria-labelledby={titleId}
      aria-describedby={messageId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId} component="h2" variant="h2">
        {question.title}
      </DialogTitle>
      <DialogContent id={messageId}>{question.message}</DialogContent>
      <DialogActions>
        <Button
          onClick={() => onAnswer(false)}
          autoFocus={question.destructive === true || question.isImpossible === true}
        >
          {question.cancelLabel ?? t('cancel')}
        </Button>
        <Button
          variant="contained"
          color={question.destructive ? 'error' : 'primary'}
          disabled={question.isImpossible === true}
          onClick={() => onAnswer(true)}
          autoFocus={question.destructive !== true && question.isImpossible !== true}
        >
          {question.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
