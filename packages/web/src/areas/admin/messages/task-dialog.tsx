import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { MessageJobReply, MessageTaskReply } from '@running-dinner/contract/messages.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '../../../ui/confirm-dialog.tsx'
import { CorrectTaskForm } from './correct-task-form.tsx'
import { MailSample } from './mail-sample.tsx'
import { taskStateOf } from './task-state.ts'

interface TaskDialogProps {
  job: MessageJobReply
  /** Undefined: closed. */
  task: MessageTaskReply | undefined
  onClose: () => void
}

/** One mail as it went out; one that failed can be corrected and sent again. */
export function TaskDialog({ job, task, onClose }: TaskDialogProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const titleId = useId()
  const [isDirty, setIsDirty] = useState(false)
  // While the dialog fades out it still shows what it was about.
  const [shown, setShown] = useState(task)
  if (task !== undefined && task !== shown) setShown(task)
  const handleDone = () => {
    setIsDirty(false)
    onClose()
  }
  const handleClose = useAskBeforeLosing(isDirty, handleDone)
  return (
    <Dialog
      open={task !== undefined}
      onClose={handleClose}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      fullScreen={isPhone}
      slotProps={{ paper: { sx: { ...fitForm, ...(isPhone && { borderRadius: 0 }) } } }}
    >
      {shown &&
        (taskStateOf(shown, job) === 'failed' ? (
          <CorrectTaskForm
            key={shown.id}
            task={shown}
            titleId={titleId}
            onDirtyChange={setIsDirty}
            onCancel={handleClose}
            onDone={handleDone}
          />
        ) : (
          <ViewTask task={shown} titleId={titleId} onClose={onClose} />
        ))}
    </Dialog>
  )
}

/** Between paper and content stands the form: it must shrink like them, so that the buttons stay in sight. */
const fitForm = { '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 } } as const

function useAskBeforeLosing(isDirty: boolean, onLeave: () => void) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const ask = async () => {
    const isLeaving = await confirm({
      title: t('unsaved.title'),
      message: t('unsaved.message'),
      confirmLabel: t('unsaved.leave'),
      cancelLabel: t('unsaved.stay'),
      destructive: true,
    })
    if (isLeaving) onLeave()
  }
  return () => (isDirty ? void ask() : onLeave())
}

interface ViewTaskProps {
  task: MessageTaskReply
  titleId: string
  onClose: () => void
}

function ViewTask({ task, titleId, onClose }: ViewTaskProps) {
  const { t } = useTranslation(['mailing', 'common'])
  const { recipientName, recipientEmail, message } = task
  return (
    <>
      <DialogTitle id={titleId} component="h2" variant="h2">
        {recipientName === '' ? t('job.copy') : t('task.view', { name: recipientName })}
      </DialogTitle>
      <DialogContent>
        <MailSample
          to={[recipientName, recipientEmail].filter((part) => part !== '').join(' · ')}
          subject={message.subject}
          text={message.content}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('common:close')}
        </Button>
      </DialogActions>
    </>
  )
}
