import { mdiAccountClockOutline, mdiCheckCircleOutline } from '@mdi/js'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import type { ParticipantReply, WaitingListChangeReply, WaitingListReply } from '@running-dinner/contract/people'
import { fullName } from '@running-dinner/domain'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useWaitingList } from '../../../../features/people/waiting-list/waiting-list.api.ts'
import { MemberLine } from '../../../../features/plan/teams/member-line.tsx'
import { paths } from '../../../../lib/paths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { ListSkeleton } from '../../../../ui/skeletons.tsx'
import { PlanHistoryBar } from '../../plan/plan-history/plan-history-bar.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { AssignView } from './assign-view.tsx'
import { GenerateView } from './generate-view.tsx'
import { PlaceOffers } from './place-offers.tsx'
import { type LostPlace, useAssigning } from './use-assigning.ts'

/** The waiting people and the actions on them. */
export function WaitingListPage() {
  const { t } = useTranslation(['waiting', 'cancellation', 'board', 'activities', 'teams', 'allergens', 'offers'])
  const adminId = useAdminId()
  const { data, error, refetch } = useWaitingList(adminId)
  return (
    <Page title={t('title')} back={{ label: t('back'), to: paths.admin.participants(adminId) }}>
      {data?.teamsGenerated && <PlanHistoryBar />}
      {data ? (
        <>
          <WaitingListViews list={data} />
          {data.teamsGenerated && <PlaceOffers list={data} />}
        </>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </Page>
  )
}

const NotifyView = lazy(() => import('./notify-view.tsx').then((file) => ({ default: file.NotifyView })))

type Action = WaitingListReply['possibleActions'][number]

/** The most useful action now. Guests who were sent outdated information come first. */
function WaitingListViews({ list }: { list: WaitingListReply }) {
  const [change, setChange] = useState<WaitingListChangeReply>()
  const [picked, setPicked] = useState<Action>()
  const handleChanged = (reply: WaitingListChangeReply) => {
    setPicked(undefined)
    const isKnown = reply.teamMessagesAlreadySent || reply.dinnerRouteMessagesAlreadySent
    if (isKnown && reply.affectedTeams.length > 0) setChange(reply)
  }
  const assigning = useAssigning(list, handleChanged)
  const lost = assigning.lost.length > 0 && <LostPlaces lost={assigning.lost} />
  if (change) {
    return (
      <Suspense>
        <NotifyView change={change} onSkip={() => setChange(undefined)} />
      </Suspense>
    )
  }
  if (!list.teamsGenerated) return <NoTeamsYet count={list.remainingParticipants.length} />
  const { possibleActions } = list
  const action = picked !== undefined && possibleActions.includes(picked) ? picked : possibleActions[0]
  if (action === undefined) {
    return (
      <>
        {lost}
        <NobodyWaits freePlaces={list.totalNumberOfMissingTeamMembers} />
      </>
    )
  }
  return (
    <>
      {lost}
      {possibleActions.length > 1 && <ActionChoice actions={possibleActions} chosen={action} onChoose={setPicked} />}
      {action === 'ASSIGN_TO_EXISTING_TEAMS' && <AssignView list={list} assigning={assigning} />}
      {action === 'GENERATE_NEW_TEAMS' && (
        <GenerateView list={list} onTouched={() => setPicked(action)} onChanged={handleChanged} />
      )}
      {action === 'DISTRIBUTE_TO_TEAMS' && <DistributeView list={list} />}
    </>
  )
}

interface ActionChoiceProps {
  actions: readonly Action[]
  chosen: Action
  onChoose: (action: Action) => void
}

function ActionChoice({ actions, chosen, onChoose }: ActionChoiceProps) {
  const { t } = useTranslation('waiting')
  return (
    <ToggleButtonGroup
      exclusive
      value={chosen}
      aria-label={t('views.label')}
      onChange={(_, action: Action | null) => action && onChoose(action)}
      sx={{ mb: 3 }}
    >
      {actions.map((action) => (
        <ToggleButton key={action} value={action}>
          {t(`views.${action}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

/** Without teams there is nothing to assign to. */
function NoTeamsYet({ count }: { count: number }) {
  const { t } = useTranslation('waiting')
  return (
    <EmptyState
      icon={mdiAccountClockOutline}
      title={t('noTeams.title')}
      action={
        <Button component={Link} to={paths.admin.teams(useAdminId())} variant="contained">
          {t('noTeams.toTeams')}
        </Button>
      }
    >
      {t('noTeams.text', { count })}
    </EmptyState>
  )
}

function NobodyWaits({ freePlaces }: { freePlaces: number }) {
  const { t } = useTranslation('waiting')
  return (
    <EmptyState
      icon={mdiCheckCircleOutline}
      title={t('empty.title')}
      action={
        <Button component={Link} to={paths.admin.participants(useAdminId())} variant="contained">
          {t('empty.toParticipants')}
        </Button>
      }
    >
      {t('empty.text')} {freePlaces > 0 && t('empty.free', { count: freePlaces })}
    </EmptyState>
  )
}

/** People whose chosen place was taken by another change; the other choices stay. */
function LostPlaces({ lost }: { lost: readonly LostPlace<ParticipantReply>[] }) {
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

/** Too few people wait for new teams: says how many are missing. */
function DistributeView({ list }: { list: WaitingListReply }) {
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
