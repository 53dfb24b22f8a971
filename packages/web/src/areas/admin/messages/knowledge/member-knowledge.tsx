import { mdiAlertCircleOutline, mdiCheck, mdiClockOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useKnowledge } from '../../../../features/messages/knowledge/knowledge.api.ts'
import {
  needsWord,
  type PersonStanding,
  personStandings,
} from '../../../../features/messages/knowledge/person-standing.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { ToldByPhone } from './told-by-phone.tsx'

/** Whether one member of a team knows what is true now, with a way to record a call. Nothing before the first message. */
export function MemberKnowledge({ participantId }: { participantId: string }) {
  const { data } = useKnowledge(useAdminId())
  const isCancelled = useIsCancelled()
  const standing = data && personStandings(data)?.find((person) => person.participantId === participantId)
  if (!standing) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 1 }}>
      <StandingText standing={standing} />
      {needsWord(standing) && !isCancelled && <ToldByPhone {...standing} />}
    </Box>
  )
}

function StandingText({ standing }: { standing: PersonStanding }) {
  const { t } = useTranslation('knowledge')
  const { kind, state, facts } = standing
  const icon = state === 'KNOWN' ? mdiCheck : needsWord(standing) ? mdiAlertCircleOutline : mdiClockOutline
  const names = facts.map((fact) => t(`facts.${fact}`)).join(', ')
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 28, fontSize: '0.9375rem' }}>
      <Icon
        path={icon}
        sx={{
          fontSize: '1.125rem',
          color: state === 'KNOWN' ? 'success.main' : needsWord(standing) ? 'warning.main' : 'text.secondary',
        }}
      />
      {t(`kinds.${kind}`)}: {t(`states.${state}`, { facts: names })}
    </Box>
  )
}
