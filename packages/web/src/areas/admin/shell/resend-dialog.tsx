import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import type { DinnerReply } from '@running-dinner/contract/events'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useResendCreatedMessage } from '../../../features/events/dinners/dinners.api.ts'
import { applyIssues, Form, TextInput, useLazyForm } from '../../../ui/form/index.ts'
import { useToast } from '../../../ui/toasts.tsx'
import { useAdminId } from './admin-dinner.ts'

interface ResendDialogProps {
  dinner: DinnerReply
  open: boolean
  onClose: () => void
}

/** Sends the mail with the links again; a mistyped address can be corrected here. */
export function ResendDialog({ dinner, open, onClose }: ResendDialogProps) {
  const { t } = useTranslation('admin')
  const titleId = useId()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} component="h2" variant="h2">
        {t('resend.title')}
      </DialogTitle>
      <ResendForm dinner={dinner} onClose={onClose} />
    </Dialog>
  )
}

function ResendForm({ dinner, onClose }: Omit<ResendDialogProps, 'open'>) {
  const { t } = useTranslation(['admin', 'common'])
  const toast = useToast()
  const resend = useResendCreatedMessage(useAdminId())
  const form = useLazyForm(() => import('@running-dinner/contract/events').then((file) => file.resendInput), {
    defaultValues: { newEmailAddress: dinner.email },
  })
  return (
    <Form
      form={form}
      onSubmit={({ newEmailAddress }) =>
        resend.mutateAsync(newEmailAddress).then(
          () => {
            toast.success(t('resend.done', { email: newEmailAddress }))
            onClose()
          },
          (error: unknown) => applyIssues(form, error, toast.error),
        )
      }
    >
      <DialogContent sx={{ pt: 0 }}>
        <Typography sx={{ mb: 2.5 }}>{t('resend.text')}</Typography>
        <TextInput name="newEmailAddress" label={t('resend.email')} type="email" autoComplete="email" required />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="submit" variant="contained" loading={resend.isPending}>
          {t('resend.send')}
        </Button>
      </DialogActions>
    </Form>
  )
}
