import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { PeopleChecklist, toggled } from '../../../features/waiting-list/people-checklist.tsx'
import { splitWish } from '../../../features/waiting-list/whole-pairs.ts'
import { useNotify } from '../../../ui/notifications.tsx'
import { useAdminDinner } from '../shell/admin-dinner.ts'

interface ChooseReplacementProps {
  people: readonly ParticipantReply[]
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/** As many as a team has; two who registered together come together. */
export function ChooseReplacement({ people, chosen, onChoose }: ChooseReplacementProps) {
  const { t } = useTranslation('cancellation')
  const notify = useNotify()
  const { options } = useAdminDinner()
  const { teamSize } = options
  const handleToggle = (person: ParticipantReply) => {
    const next = toggled(person, people, chosen)
    if (next.length > teamSize && next.length > chosen.length) notify.warning(t('ways.tooMany', { count: teamSize }))
    else onChoose(next)
  }
  const parted = options.teamPartnerWishDisabled ? undefined : splitWish(people, chosen)
  return (
    <Box sx={{ mt: 2, pl: { sm: 4 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Typography variant="h3">{t('ways.choose')}</Typography>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {t('ways.chosen', { chosen: chosen.length, needed: teamSize })}
        </Typography>
      </Box>
      <PeopleChecklist
        label={t('ways.choose')}
        people={people}
        chosenIds={new Set(chosen)}
        pairText={(name) => t('ways.pair', { name })}
        onToggle={handleToggle}
      />
      {parted && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {t('ways.wish', { name: fullName(parted[0]), otherName: fullName(parted[1]) })}
        </Alert>
      )}
    </Box>
  )
}
