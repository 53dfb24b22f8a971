import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { WaitingListReply } from '@running-dinner/contract/waiting-list.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberLine } from '../../../features/teams/member-line.tsx'

/** Nothing can be done but wait: so many more, and there are new teams. */
export function DistributeView({ list }: { list: WaitingListReply }) {
  const { t } = useTranslation('waiting')
  const titleId = useId()
  const { remainingParticipants: people, numMissingParticipantsForFullTeamArrangement: missing } = list
  return (
    <>
      <Alert severity="info" sx={{ mb: 3 }}>
        <AlertTitle>{t('distribute.title', { count: people.length })}</AlertTitle>
        {t('distribute.text', { count: missing })} {t('distribute.hint')}
      </Alert>
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        {t('distribute.people')}
      </Typography>
      <Box component="ol" aria-labelledby={titleId} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {people.map((person) => (
          <Box component="li" key={person.id} sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
            <MemberLine member={person} />
          </Box>
        ))}
      </Box>
    </>
  )
}
