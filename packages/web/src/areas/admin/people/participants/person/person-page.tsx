import { mdiPencilOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ParticipantReply } from '@running-dinner/contract/people'
import { fullName } from '@running-dinner/domain/people'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams } from 'react-router'
import { useParticipant } from '../../../../../features/people/participants/participants.api.ts'
import { usePartnerWish } from '../../../../../features/people/participants/partner-wishes.api.ts'
import { useTeams } from '../../../../../features/plan/teams/teams.api.ts'
import { toApiError } from '../../../../../lib/api-error.ts'
import { paths } from '../../../../../lib/paths.ts'
import { useGoOn } from '../../../../../lib/use-go-on.ts'
import { ActionMenuButton } from '../../../../../ui/action-menu.tsx'
import { CardSection } from '../../../../../ui/card-section.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { LoadError } from '../../../../../ui/load-error.tsx'
import { Page } from '../../../../../ui/page.tsx'
import { CardsSkeleton } from '../../../../../ui/skeletons.tsx'
import { useAdminDinner, useAdminId, useIsCancelled } from '../../../shell/admin-dinner.ts'
import { SeeAsGuest } from '../../../shell/see-as-guest.tsx'
import { useRowsWithoutTeams } from '../list/person-rows.ts'
import { usePersonActions } from '../person-actions.tsx'
import { PersonGone } from '../person-gone.tsx'
import { cancelAddress } from '../use-delete-person.tsx'
import { useLeave } from '../use-leave.ts'
import { WishActions } from '../wish/wish-actions.tsx'
import { wishText } from '../wish/wish-text.ts'
import { AnswersCard, ContactCard, FoodCard, HomeCard, RegistrationCard } from './fact-cards.tsx'

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

/** The fixed pair, or the state of the wish and the actions on it. */
function PartnerCard({ person }: { person: ParticipantReply }) {
  const { t } = useTranslation('roster')
  const adminId = useAdminId()
  const { teamPartnerWishDisabled } = useAdminDinner().options
  const { rootTeamPartnerWish: root, childTeamPartnerWish: child } = person
  const partner = root ?? child
  if (partner !== null) {
    const name = fullName(partner)
    return (
      <CardSection
        title={t('detail.partner')}
        aside={
          <MuiLink component={Link} to={paths.admin.participant(adminId, partner.participantId)} variant="body2">
            {name}
          </MuiLink>
        }
      >
        <Typography>{t(root ? 'detail.childOf' : 'detail.rootOf', { name })}</Typography>
      </CardSection>
    )
  }
  if (teamPartnerWishDisabled) return null
  return (
    <CardSection title={t('detail.partner')}>
      <WishOf person={person} />
    </CardSection>
  )
}

function WishOf({ person }: { person: ParticipantReply }): ReactNode {
  const { t } = useTranslation('roster')
  const isCancelled = useIsCancelled()
  const { data: wish } = usePartnerWish(useAdminId(), person.id)
  if (!wish || wish.state === null)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        {t(person.teamId === null ? 'detail.noWish' : 'detail.noWishInTeam')}
      </Typography>
    )
  return (
    <>
      <Typography>{wishText(t, wish)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, '&:empty': { display: 'none' } }}>
        {person.teamId === null && !isCancelled && <WishActions wish={wish} />}
      </Box>
    </>
  )
}

/** The person's team with links to it and to cancelling there. */
function TeamCard({ person }: { person: ParticipantReply }) {
  const { t } = useTranslation('roster')
  const adminId = useAdminId()
  const { data } = useTeams(adminId)
  const isCancelled = useIsCancelled()
  const { teamId } = person
  if (teamId === null) {
    return (
      <CardSection title={t('detail.team')}>
        <Typography sx={{ color: 'text.secondary' }}>{t('detail.noTeam')}</Typography>
      </CardSection>
    )
  }
  const team = data?.teams.find((candidate) => candidate.id === teamId)
  const name = team ? t('team', { number: team.teamNumber }) : t('detail.team')
  return (
    <CardSection title={name} aside={team?.meal.label}>
      {team && (
        <Typography sx={{ mb: 2 }}>
          {team.teamMembers.map((member) => `${member.firstnamePart} ${member.lastname}`).join(', ')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={Link} to={paths.admin.team(adminId, teamId)} variant="outlined" size="small">
          {t('detail.toTeam')}
        </Button>
        <SeeAsGuest person={person} />
        {!isCancelled && (
          <Button
            component={Link}
            to={cancelAddress(adminId, teamId, person.id)}
            color="error"
            variant="outlined"
            size="small"
          >
            {t('detail.cancel')}
          </Button>
        )}
      </Box>
    </CardSection>
  )
}

/** Forms weigh as much as the rest of the page, which is readable without them. */
const OwnNotes = lazy(() => import('./own-notes.tsx').then((file) => ({ default: file.OwnNotes })))

/** The person's own notes and the organiser's private ones. */
function NotesCard({ person }: { person: ParticipantReply }) {
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
