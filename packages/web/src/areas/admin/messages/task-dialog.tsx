import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type MessageJobReply, type MessageTaskReply, taskCorrectionInput } from '@running-dinner/contract/messages.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '../../../app/notifications.tsx'
import { useResendTask } from '../../../features/messages/messages.api.ts'
import { applyIssues, Form, TextInput, useContractForm } from '../../../ui/form/index.ts'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { MailSample } from './mail-sample.tsx'
import { taskStateOf } from './task-state.ts'
import { Reason } from './task-status.tsx'

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
  // While the dialog fades out it still shows what it was about.
  const [shown, setShown] = useState(task)
  if (task !== undefined && task !== shown) setShown(task)
  return (
    <Dialog
      open={task !== undefined}
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      fullScreen={isPhone}
      slotProps={{ paper: { sx: { ...fitForm, ...(isPhone && { borderRadius: 0 }) } } }}
    >
      {shown &&
        (taskStateOf(shown, job) === 'failed' ? (
          <CorrectTask key={shown.id} task={shown} titleId={titleId} onClose={onClose} />
        ) : (
          <ViewTask task={shown} titleId={titleId} onClose={onClose} />
        ))}
    </Dialog>
  )
}

/** Between paper and content stands the form: it must shrink like them, so that the buttons stay in sight. */
const fitForm = { '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 } } as const

interface ContentProps {
  task: MessageTaskReply
  titleId: string
  onClose: () => void
}

function ViewTask({ task, titleId, onClose }: ContentProps) {
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

function CorrectTask({ task, titleId, onClose }: ContentProps) {
  const { t } = useTranslation(['mailing', 'common'])
  const notify = useNotify()
  const { runningDinnerType } = useAdminDinner()
  const resend = useResendTask(useAdminId(), task.id)
  const form = useContractForm(taskCorrectionInput, {
    defaultValues: {
      recipientEmail: task.recipientEmail,
      message: { subject: task.message.subject, content: task.message.content },
    },
  })
  // Copies and everything in a demo go to the organiser and nobody else.
  const isToOwner = task.recipientName === '' || runningDinnerType === 'DEMO'
  return (
    <Form
      form={form}
      onSubmit={(body) =>
        resend.mutateAsync(body).then(
          () => {
            notify.success(t('task.resent', { email: body.recipientEmail }))
            onClose()
          },
          (error: unknown) => applyIssues(form, error, notify.error),
        )
      }
    >
      <DialogTitle id={titleId} component="h2" variant="h2">
        {t('task.correct')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <Alert severity="error">
          <Reason task={task} />
        </Alert>
        <Typography>{t('task.correctText')}</Typography>
        <TextInput
          name="recipientEmail"
          label={t('task.email')}
          type="email"
          required
          slotProps={{ htmlInput: { readOnly: isToOwner, inputMode: 'email' } }}
          help={t(isToOwner ? 'task.emailFixed' : 'task.emailHelp')}
        />
        <TextInput name="message.subject" label={t('task.subject')} required />
        <TextInput name="message.content" label={t('task.content')} rows={6} required />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="submit" variant="contained" loading={resend.isPending}>
          {t('task.resend')}
        </Button>
      </DialogActions>
    </Form>
  )
}
