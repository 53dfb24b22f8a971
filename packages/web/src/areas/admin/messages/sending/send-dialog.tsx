import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { PreviewReply } from '@running-dinner/contract/messages'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSendMessage } from '../../../../features/messages/sending/messages.api.ts'
import { outgoingMessage } from '../../../../features/messages/sending/outgoing-message.ts'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { DemoNotice } from './demo-notice.tsx'
import { MailSample, TextWarnings } from './mail-sample.tsx'
import type { Composer } from './use-composer.ts'
import { useRefusal } from './use-sending.ts'

interface SendDialogProps {
  composer: Composer
  /** Fresh preview from the server, with the number of recipients. */
  preview: PreviewReply
  /** The recipients in words. */
  audience: string
  open: boolean
  onClose: () => void
  onSent: (jobId: string) => void
}

/** Asks once before mails are sent, with the number of recipients and the mail of one of them as a sample. */
export function SendDialog(props: SendDialogProps) {
  const { preview, open, onClose } = props
  const { t } = useTranslation(['mailing', 'common'])
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const titleId = useId()
  const { send, isPending } = useSend(props)
  const count = preview.numRecipients
  return (
    <Dialog
      open={open}
      onClose={isPending ? undefined : onClose}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      fullScreen={isPhone}
      slotProps={{ paper: { sx: isPhone ? { borderRadius: 0 } : {} } }}
    >
      <DialogTitle id={titleId} component="h2" variant="h2">
        {t('send.title', { count })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <SendSummary {...props} />
      </DialogContent>
      <DialogActions>
        <Button disabled={isPending} onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button variant="contained" loading={isPending} onClick={send} autoFocus>
          {t('send.confirm', { count })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function useSend({ composer, onClose, onSent }: SendDialogProps) {
  const { mutateAsync, isPending } = useSendMessage(useAdminId())
  const refuse = useRefusal(composer)
  const send = () => {
    const { type, content, previewRecipientId } = composer.draft
    mutateAsync({ message: outgoingMessage(type, content), recipientId: previewRecipientId }).then(
      (job) => onSent(job.id),
      (error: unknown) => {
        onClose()
        refuse(error)
      },
    )
  }
  return { send, isPending }
}

function SendSummary({ composer, preview, audience }: Pick<SendDialogProps, 'composer' | 'preview' | 'audience'>) {
  const { t } = useTranslation('mailing')
  const { email } = useAdminDinner()
  const mail = preview.previewMessageList[0]
  const recipient = composer.recipients.find(({ id }) => id === mail?.participantId)
  return (
    <>
      <Typography>
        {t('send.whom', { whom: audience })} {composer.draft.content.copyToOwner && t('send.copy', { email })}
      </Typography>
      <DemoNotice />
      <TextWarnings unknownPlaceholders={preview.unknownPlaceholders} isTextMissing={composer.isTextMissing} />
      {mail && (
        <div>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
            {recipient ? t('send.sample', { name: recipient.name }) : t('send.sampleTitle')}
          </Typography>
          <MailSample
            to={recipient ? `${recipient.name} · ${recipient.email}` : ''}
            subject={mail.subject}
            text={mail.text}
            html={mail.html}
            maxHeight={{ xs: 'none', sm: 320 }}
          />
        </div>
      )}
      <Typography sx={{ color: 'text.secondary' }}>{t('send.hold')}</Typography>
    </>
  )
}
