import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import type { PreviewReply } from '@running-dinner/contract/messages'
import { useTranslation } from 'react-i18next'
import { TitledDialog } from '../../../../ui/titled-dialog.tsx'
import { MailSample } from './mail-sample.tsx'

interface SampleDialogProps {
  people: readonly { participantId: string; name: string }[]
  preview: PreviewReply
  onClose: () => void
}

/** One of the mails as its reader will see it. */
export function SampleDialog({ people, preview, onClose }: SampleDialogProps) {
  const { t } = useTranslation('mailing')
  const [mail] = preview.previewMessageList
  const recipient = people.find(({ participantId }) => participantId === mail?.participantId)
  return (
    <TitledDialog open onClose={onClose} title={t('changes.sampleTitle')}>
      <DialogContent sx={{ pt: 0 }}>
        {mail && (
          <MailSample
            to={recipient?.name ?? ''}
            subject={mail.subject}
            text={mail.text}
            html={mail.html}
            maxHeight={{ xs: 360, sm: 360 }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('changes.close')}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}
