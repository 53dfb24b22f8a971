import { mdiGenderMaleFemale } from '@mdi/js'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { HostNote } from '../../../features/teams/host-note.tsx'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import { Notes } from './board-card-look.ts'
import { HintText } from './hint-text.tsx'
import { hintsOf } from './hints-of.ts'

/** What an organiser should know about a team; nothing for most. */
export const TeamHints = memo(function TeamHints({ team }: { team: TeamReply }) {
  const { t } = useTranslation('board')
  const { options, sessionData } = useAdminDinner()
  const { hosting, gendersDiffer } = hintsOf(team, { ...options, seatsNeeded: sessionData.numSeatsNeededForHost })
  if (hosting === undefined && !gendersDiffer) return null
  return (
    <Notes>
      {hosting && <HostNote warning={hosting} />}
      {gendersDiffer && <HintText icon={mdiGenderMaleFemale}>{t('card.gendersDiffer')}</HintText>}
    </Notes>
  )
})
