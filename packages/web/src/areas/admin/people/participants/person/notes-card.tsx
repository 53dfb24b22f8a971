import Typography from '@mui/material/Typography'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { fullName } from '@running-dinner/domain/people/participants/participant.ts'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../../../../ui/card-section.tsx'

/** Forms weigh as much as the rest of the page, which is readable without them. */
const OwnNotes = lazy(() => import('./own-notes.tsx').then((file) => ({ default: file.OwnNotes })))

/** The person's own notes and the organiser's private ones. */
export function NotesCard({ person }: { person: ParticipantReply }) {
  const { t } = useTranslation('roster')
  const root = person.rootTeamPartnerWish
  return (
    <CardSection title={t('detail.notes')}>
      {person.notes !== '' && (
        <Typography sx={{ mb: 2, whiteSpace: 'pre-line' }}>
          <strong>{t('detail.theirNotes')}: </strong>
          {person.notes}
        </Typography>
      )}
      {root ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('detail.ofRoot', { name: fullName(root) })}</Typography>
      ) : (
        <Suspense fallback={<Typography sx={{ whiteSpace: 'pre-line' }}>{person.miscNotes}</Typography>}>
          <OwnNotes person={person} />
        </Suspense>
      )}
    </CardSection>
  )
}
