import { mdiAlertOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { useAnswerTexts } from '../../../../features/registration-form/use-answer-texts.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { smallText } from './small-text.ts'

/** What somebody must not eat; nobody should overlook it. */
export function AllergenLine({ allergens }: Pick<ParticipantReply, 'allergens'>) {
  const texts = useAnswerTexts().allergens(allergens)
  return (
    <Box component="span" sx={{ ...smallText, display: 'flex', gap: 0.5, mt: 0.25, color: 'warning.main' }}>
      <Icon path={mdiAlertOutline} sx={{ fontSize: 16, mt: '2px' }} />
      <span>{texts.join(', ')}</span>
    </Box>
  )
}
