import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { type MessageTaskReply, taskCorrectionInput } from '@running-dinner/contract/messages.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useResendTask } from '../../../features/messages/messages.api.ts'
import { applyIssues, Form, TextInput, useContractForm } from '../../../ui/form/index.ts'
import { useNotify } from '../../../ui/notifications.tsx'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { Reason } from './task-status.tsx'

interface CorrectTaskFormProps {
  task: MessageTaskReply
  titleId: string
  onDirtyChange: (isDirty: boolean) => void
  /** Somebody wants out, with or without changes. */
  onCancel: () => void
  onDone: () => void
}

/** A mail that failed, to be put right and sent again. */
export function CorrectTaskForm({ task, titleId, onDirtyChange, onCancel, onDone }: CorrectTaskFormProps) {
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
  // Copies and everything in a demo go to the organiser and nobody else.
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
  const notify = useNotify()
  const { mutateAsync, isPending } = useResendTask(useAdminId(), task.id)
  const { subject, content } = task.message
  const form = useContractForm(taskCorrectionInput, {
    defaultValues: { recipientEmail: task.recipientEmail, message: { subject, content } },
  })
  const submit = (body: Parameters<typeof mutateAsync>[0]) =>
    mutateAsync(body).then(
      () => {
        notify.success(t('task.resent', { email: body.recipientEmail }))
        onDone()
      },
      (error: unknown) => applyIssues(form, error, notify.error),
    )
  return { form, submit, isPending }
}
