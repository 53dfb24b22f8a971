import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { MessageJobReply, MessageTaskReply } from '@running-dinner/contract/messages'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useResendSent, useResendTask } from '../../../../features/messages/sending/messages.api.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { applyIssues, Form, TextInput, useLazyForm } from '../../../../ui/form/index.ts'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { MailSample } from './mail-sample.tsx'
import { Reason, taskStateOf } from './task-status.tsx'

interface TaskDialogProps {
  job: MessageJobReply
  /** The dialog is closed while this is undefined. */
  task: MessageTaskReply | undefined
  onClose: () => void
}

/** Shows one mail as it was sent; a failed mail can be corrected and sent again. */
export function TaskDialog({ job, task, onClose }: TaskDialogProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const titleId = useId()
  const [isDirty, setIsDirty] = useState(false)
  // Keeps the last mail on screen while the closing dialog fades out.
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
          <ViewTask task={shown} titleId={titleId} onClose={onClose} isSent={taskStateOf(shown, job) === 'sent'} />
        ))}
    </Dialog>
  )
}

/** The form element sits between the dialog's paper and its content: it must shrink too, or the buttons scroll away. */
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
  isSent: boolean
}

function ViewTask({ task, titleId, onClose, isSent }: ViewTaskProps) {
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
        {isSent && <OnceMore task={task} onDone={onClose} />}
        <Button onClick={onClose} autoFocus>
          {t('common:close')}
        </Button>
      </DialogActions>
    </>
  )
}

/** For a guest who cannot find the mail. */
function OnceMore({ task, onDone }: { task: MessageTaskReply; onDone: () => void }) {
  const { t } = useTranslation('mailing')
  const toast = useToast()
  const { mutateAsync, isPending } = useResendSent(useAdminId())
  const send = () =>
    // Not as callbacks of the mutation: this button is gone once the mail waits again.
    void mutateAsync(task.id).then(({ recipientEmail }) => {
      toast.success(t('task.resent', { email: recipientEmail }))
      onDone()
    }, toast.failure)
  return (
    <Button onClick={send} loading={isPending} sx={{ mr: 'auto' }}>
      {t('task.once_more')}
    </Button>
  )
}

interface CorrectTaskFormProps {
  task: MessageTaskReply
  titleId: string
  onDirtyChange: (isDirty: boolean) => void
  /** Called for Cancel, also with unsaved changes: the caller asks before they are lost. */
  onCancel: () => void
  onDone: () => void
}

/** Form to correct address and text of a failed mail and send it again. */
function CorrectTaskForm({ task, titleId, onDirtyChange, onCancel, onDone }: CorrectTaskFormProps) {
  const { t } = useTranslation(['mailing', 'common'])
  const { form, submit, isPending } = useCorrection(task, onDone)
  const { isDirty } = form.formState
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])
  return (
    <Form form={form} onSubmit={submit}>
      <DialogTitle id={titleId} component="h2" variant="h2">
        {t('task.correct')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <Alert severity="error">
          <Reason task={task} />
        </Alert>
        <Typography>{t('task.correctText')}</Typography>
        <EmailField task={task} />
        <TextInput name="message.subject" label={t('task.subject')} required />
        <TextInput name="message.content" label={t('task.content')} rows={6} required />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{t('common:cancel')}</Button>
        <Button type="submit" variant="contained" loading={isPending}>
          {t('task.resend')}
        </Button>
      </DialogActions>
    </Form>
  )
}

function EmailField({ task }: Pick<CorrectTaskFormProps, 'task'>) {
  const { t } = useTranslation('mailing')
  const { runningDinnerType } = useAdminDinner()
  // Copies, and all mails of a demo, go only to the organiser's address.
  const isToOwner = task.recipientName === '' || runningDinnerType === 'DEMO'
  return (
    <TextInput
      name="recipientEmail"
      label={t('task.email')}
      type="email"
      required
      slotProps={{ htmlInput: { readOnly: isToOwner, inputMode: 'email' } }}
      help={t(isToOwner ? 'task.emailFixed' : 'task.emailHelp')}
    />
  )
}

function useCorrection(task: MessageTaskReply, onDone: () => void) {
  const { t } = useTranslation('mailing')
  const toast = useToast()
  const { mutateAsync, isPending } = useResendTask(useAdminId(), task.id)
  const { subject, ownText } = task.message
  const form = useLazyForm(() => import('@running-dinner/contract/messages').then((file) => file.taskCorrectionInput), {
    defaultValues: { recipientEmail: task.recipientEmail, message: { subject, content: ownText } },
  })
  const submit = (body: Parameters<typeof mutateAsync>[0]) =>
    mutateAsync(body).then(
      () => {
        toast.success(t('task.resent', { email: body.recipientEmail }))
        onDone()
      },
      (error: unknown) => applyIssues(form, error, toast.error),
    )
  return { form, submit, isPending }
}
