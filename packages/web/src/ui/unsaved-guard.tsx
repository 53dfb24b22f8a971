import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../lib/history-router.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface UnsavedGuardProps {
  dirty: boolean
  /** In place of "your input is lost", where that is not the whole truth. */
  title?: string
  message?: string
  leaveLabel?: string
}

/** Asks before leaving with unsaved changes, on navigation in the app and on closing the tab. */
export function UnsavedGuard({ dirty, title, message, leaveLabel }: UnsavedGuardProps) {
  const { t } = useTranslation()
  const { isAsking, answer } = useLeaveGuard((current, next) => dirty && current.pathname !== next.pathname)
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])
  return (
    <ConfirmDialog
      open={isAsking}
      question={{
        title: title ?? t('unsaved.title'),
        message: message ?? t('unsaved.message'),
        confirmLabel: leaveLabel ?? t('unsaved.leave'),
        cancelLabel: t('unsaved.stay'),
        destructive: message === undefined,
      }}
      onAnswer={answer}
    />
  )
}
