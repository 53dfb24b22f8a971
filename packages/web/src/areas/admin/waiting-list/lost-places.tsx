import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import type { LostPlace } from './kept-placing.ts'

/** Whom others left without the place one had chosen; everything else is as it was. */
export function LostPlaces({ lost }: { lost: readonly LostPlace<ParticipantReply>[] }) {
  const { t } = useTranslation('waiting')
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      <AlertTitle>{t('assign.lost.title')}</AlertTitle>
      {lost.map(({ person, teamNumber, stillWaits }) => (
        <div key={person.id}>
          {t(stillWaits ? 'assign.lost.place' : 'assign.lost.person', { name: fullName(person), number: teamNumber })}
        </div>
      ))}
    </Alert>
  )
}
