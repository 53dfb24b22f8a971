import { mdiChevronLeft, mdiChevronRight } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { type Dispatch, memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MessageRecipient } from '../../../features/messages/message-recipients.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { DraftEvent } from './message-draft.ts'

interface PreviewRecipientProps {
  recipients: readonly MessageRecipient[]
  chosenId: string | undefined
  dispatch: Dispatch<DraftEvent>
}

/**
 * Through whose eyes the preview is read: a list for a name one looks for, arrows to leaf through.
 * Remembered, because hundreds of names must not be rendered with every letter that is typed.
 */
export const PreviewRecipient = memo(function PreviewRecipient(props: PreviewRecipientProps) {
  const { recipients, chosenId, dispatch } = props
  const { t } = useTranslation('mailing')
  const position = recipients.findIndex(({ id }) => id === chosenId)
  const choose = (recipient: MessageRecipient | undefined) => {
    if (recipient) dispatch({ kind: 'previewRecipientChosen', recipientId: recipient.id })
  }
  const nameOf = ({ name, teamNumber }: MessageRecipient) =>
    teamNumber === undefined ? name : `${name} · ${t('choose.team', { number: teamNumber })}`
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 2 }}>
      <TextField
        select
        size="small"
        id="preview-recipient"
        label={t('preview.for')}
        value={chosenId ?? ''}
        onChange={(event) => choose(recipients.find(({ id }) => id === event.target.value))}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {recipients.map((recipient) => (
          <option key={recipient.id} value={recipient.id}>
            {nameOf(recipient)}
          </option>
        ))}
      </TextField>
      <IconButton
        aria-label={t('preview.previous')}
        disabled={position <= 0}
        onClick={() => choose(recipients[position - 1])}
      >
        <Icon path={mdiChevronLeft} />
      </IconButton>
      <IconButton
        aria-label={t('preview.next')}
        disabled={position >= recipients.length - 1}
        onClick={() => choose(recipients[position + 1])}
      >
        <Icon path={mdiChevronRight} />
      </IconButton>
    </Box>
  )
})
