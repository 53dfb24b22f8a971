import { mdiPencilOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { fullName } from '@running-dinner/domain/people/participants/participant.ts'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams } from 'react-router'
import { useParticipant } from '../../../../../features/people/participants/participants.api.ts'
import { toApiError } from '../../../../../lib/api-error.ts'
import { paths } from '../../../../../lib/paths.ts'
import { useGoOn } from '../../../../../lib/use-go-on.ts'
import { ActionMenuButton } from '../../../../../ui/action-menu.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { LoadError } from '../../../../../ui/load-error.tsx'
import { Page } from '../../../../../ui/page.tsx'
import { CardsSkeleton } from '../../../../../ui/skeletons.tsx'
import { useAdminId } from '../../../shell/admin-dinner.ts'
import { useRowsWithoutTeams } from '../list/person-rows.ts'
import { usePersonActions } from '../person-actions.tsx'
import { PersonGone } from '../person-gone.tsx'
import { useLeave } from '../use-leave.ts'
import { AnswersCard, ContactCard, FoodCard, HomeCard, RegistrationCard } from './fact-cards.tsx'
import { NotesCard } from './notes-card.tsx'
import { PartnerCard } from './partner-card.tsx'
import { TeamCard } from './team-card.tsx'

/** Few people ask for something, so that the page does not wait for it. */
const RequestsCard = lazy(() =>
  import('../../requests/requests-card.tsx').then((file) => ({ default: file.RequestsCard })),
)

/** Everything known about one person, and the actions on them. */
export function PersonPage() {
  const { t } = useTranslation('participants')
  const { participantId = '' } = useParams<'participantId'>()
  const { data: person, error, refetch } = useParticipant(useAdminId(), participantId)
  const { listAddress } = useLeave()
  if (error && !person && toApiError(error).status === 404) return <PersonGone listAddress={listAddress} />
  return (
    <Page
      title={person ? fullName(person) : t('title')}
      back={{ label: t('form.toList'), to: listAddress }}
      actions={person && <Actions person={person} listAddress={listAddress} />}
      width="lg"
    >
      {error && !person && <LoadError error={error} onRetry={() => void refetch()} />}
      {!person && !error && <CardsSkeleton cards={4} />}
      {person && (
        <Suspense>
          <RequestsCard participantId={person.id} />
        </Suspense>
      )}
      {person && (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            alignItems: 'start',
          }}
        >
          <Column>
            <ContactCard person={person} />
            <HomeCard person={person} />
            <FoodCard person={person} />
            <AnswersCard person={person} />
          </Column>
          <Column>
            <TeamCard person={person} />
            <PartnerCard person={person} />
            <NotesCard key={person.miscNotes} person={person} />
            <RegistrationCard person={person} />
          </Column>
        </Box>
      )}
    </Page>
  )
}

function Column({ children }: { children: React.ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>{children}</Box>
}

function Actions({ person, listAddress }: { person: ParticipantReply; listAddress: string }) {
  const { t } = useTranslation('roster')
  const { state } = useLocation()
  const goOn = useGoOn()
  const { actionsOf, dialog } = usePersonActions({
    rows: useRowsWithoutTeams(),
    onDeleted: () => void goOn(listAddress),
  })
  return (
    <>
      <Button
        component={Link}
        to={paths.admin.editParticipant(useAdminId(), person.id)}
        state={state}
        variant="contained"
        startIcon={<Icon path={mdiPencilOutline} />}
      >
        {t('detail.edit')}
      </Button>
      <ActionMenuButton label={t('detail.actions')} actions={actionsOf(person)} />
      {dialog}
    </>
  )
}
