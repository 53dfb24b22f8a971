import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ParticipantReply, WaitingListReply } from '@running-dinner/contract/people'
import type { CancelledTeamReply, TeamReply } from '@running-dinner/contract/plan'
import { fullName } from '@running-dinner/domain'
import { bestStandby, type StandbyOptions, seatsOfTable, standbyGroups } from '@running-dinner/domain/plan'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCancellationPreview, useCancelTeam } from '../../../../features/plan/teams/cancellation.api.ts'
import { domainPerson, domainTeam } from '../../../../features/plan/teams/domain-team.ts'
import { LateProgress } from '../../../../ui/late-progress.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { CardsSkeleton } from '../../../../ui/skeletons.tsx'
import { SeatsOfTable } from '../../people/waiting-list/seats-of-table.tsx'
import { keptChoice } from '../../people/waiting-list/waiting-people.ts'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { useFrozenMeals } from '../plan-history/frozen-meals.ts'
import { FrozenNotice } from '../plan-history/frozen-notice.tsx'
import type { Done } from './after-cancellation.tsx'
import { type CancellationOption, cancellationOptions } from './cancellation-options.ts'
import { ChooseOption } from './choose-option.tsx'
import { PreviewFrame, PreviewGroup, TeamLines } from './preview-frame.tsx'
import { RepairPreview, useRepairOffer } from './repair-preview.tsx'

interface CancelWholeProps {
  team: TeamReply
  waitingList: WaitingListReply
  /** Of the link that led here; one that is not possible is as none. */
  proposed: string | null
  isPreview: boolean
  onPreview: (isPreview: boolean) => void
  onDone: (done: Done) => void
}

/** Cancels a whole team: choice of an option, preview, confirmation. */
export function CancelWhole({ team, waitingList, proposed, isPreview, onPreview, onDone }: CancelWholeProps) {
  const adminId = useAdminId()
  const { options: settings, meals } = useAdminDinner()
  const { teamSize } = settings
  const people = useMemo(
    () => [...waitingList.participantsForTeamArrangement, ...waitingList.remainingParticipants],
    [waitingList],
  )
  const recommended = useMemo(
    () => recommendedIds(team, people, { ...settings, meals }),
    [team, people, settings, meals],
  )
  const [picks, setPicks] = useState<readonly string[]>(recommended)
  // Other organisers may place people of the waiting list meanwhile; the preview keeps the choice it shows.
  const chosenPeople = isPreview ? picks : keptChoice(picks, people, teamSize)
  const [picked, setPicked] = useState<CancellationOption>()
  // The option of the preview is kept even if live changes make it impossible before the answer arrives.
  const [decided, setDecided] = useState<CancellationOption>()
  const isFrozen = useFrozenMeals().length > 0
  const loss = useCancellationPreview(adminId, { teamId: team.id, replacementParticipantIds: [] }, isPreview)
  const repair = useRepairOffer(adminId, team.id, isPreview)
  if (loss.error && !loss.data) return <LoadError error={loss.error} onRetry={() => void loss.refetch()} />
  if (!loss.data || repair.isSearching) return <Searching />
  // The people of a team cannot be others any more once it is on its way.
  const isReplaceable = people.length >= teamSize
  const count = (teams: readonly TeamReply[]) => teams.reduce((sum, { teamMembers }) => sum + teamMembers.length, 0)
  const members = people.filter(({ id }) => chosenPeople.includes(id))
  const offers = {
    canReplace: isReplaceable && !isFrozen,
    missingSeats: seatsOfTable(newTeam, members, { teamSize, meals })?.missing ?? 0,
    meetingPeople: count([...loss.data.affectedGuestTeams, ...loss.data.affectedHostTeams]),
    repairPeople: repair.offer?.changedParticipants,
    guests: count(loss.data.affectedGuestTeams),
  }
  const options = cancellationOptions(offers)
  const option = options.find((way) => way === (picked ?? proposed)) ?? options[0] ?? 'CANCEL'
  if (isPreview && decided === 'REPAIR' && repair.offer) {
    return (
      <RepairPreview
        team={team}
        offer={repair.offer}
        sent={loss.data}
        onUsed={repair.markUsed}
        onBack={() => onPreview(false)}
        onDone={onDone}
      />
    )
  }
  if (isPreview) {
    const replacementParticipantIds = decided === 'REPLACE' ? chosenPeople : []
    return (
      <CancelPreview
        team={team}
        replacementParticipantIds={replacementParticipantIds}
        onBack={() => onPreview(false)}
        onDone={onDone}
      />
    )
  }
  return (
    <>
      {isReplaceable && <FrozenNotice />}
      {repair.error && (
        <Box sx={{ mb: 2 }}>
          <LoadError error={repair.error} onRetry={() => void repair.refetch()} />
        </Box>
      )}
      <ChooseOption
        options={options}
        option={option}
        offers={offers}
        people={people}
        chosen={chosenPeople}
        isRecommended={isSameChoice(chosenPeople, recommended)}
        home={team.hostTeamMember?.geocodingResult}
        onPick={setPicked}
        onChoose={setPicks}
        onNext={() => {
          setDecided(option)
          setPicks(chosenPeople)
          onPreview(true)
        }}
      />
    </>
  )
}

/** Its host is chosen anew. */
const newTeam = { hostMemberId: undefined, locked: false }

function recommendedIds(team: TeamReply, people: readonly ParticipantReply[], options: StandbyOptions): string[] {
  const waiting = people.map(domainPerson)
  const groups = standbyGroups(waiting, options.teamSize)
  return bestStandby(domainTeam(team), groups, waiting, options)?.people.map(({ id }) => id) ?? []
}

function isSameChoice(ids: readonly string[], otherIds: readonly string[]): boolean {
  return ids.length > 0 && ids.length === otherIds.length && ids.every((id) => otherIds.includes(id))
}

function Searching() {
  const { t } = useTranslation('cancellation')
  const textId = useId()
  return (
    <Box role="status">
      <Typography id={textId} sx={{ mb: 1 }}>
        {t('ways.repairSearching')}
      </Typography>
      <LateProgress aria-labelledby={textId} />
    </Box>
  )
}

interface CancelPreviewProps {
  team: TeamReply
  replacementParticipantIds: readonly string[]
  onBack: () => void
  onDone: (done: Done) => void
}

/** Shows who leaves, who replaces them and which teams are affected, before anything is stored. */
function CancelPreview({ team, replacementParticipantIds, onBack, onDone }: CancelPreviewProps) {
  const { t } = useTranslation('cancellation')
  const adminId = useAdminId()
  const cancellation = { teamId: team.id, replacementParticipantIds }
  const { mutate, isPending, isSuccess, error: refusal } = useCancelTeam(adminId)
  const { data, error, refetch } = useCancellationPreview(adminId, cancellation, isPending || isSuccess)
  if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <CardsSkeleton />
  const isReplaced = replacementParticipantIds.length > 0
  const handleConfirm = () =>
    mutate(
      { ...cancellation, planVersion: data.planVersion },
      { onSuccess: (reply) => onDone({ kind: isReplaced ? 'replaced' : 'cancelled', teams: concerned(reply) }) },
    )
  return (
    <PreviewFrame
      confirmLabel={t(isReplaced ? 'preview.confirmREPLACE' : 'preview.confirmCANCEL', { number: team.teamNumber })}
      sent={data}
      isPending={isPending}
      error={refusal}
      onBack={onBack}
      onConfirm={handleConfirm}
    >
      <PreviewGroup title={t('preview.removed')}>
        {data.removedParticipants.map((person) => (
          <li key={person.id}>{fullName(person)}</li>
        ))}
      </PreviewGroup>
      {isReplaced && (
        <PreviewGroup title={t('preview.replacing')}>
          {data.team.teamMembers.map((person) => (
            <li key={person.id}>{fullName(person)}</li>
          ))}
        </PreviewGroup>
      )}
      {isReplaced && <SeatsOfTable members={data.team.teamMembers} />}
      <PreviewGroup title={t(isReplaced ? 'preview.guestsReplaced' : 'preview.guests')}>
        <TeamLines teams={data.affectedGuestTeams} />
      </PreviewGroup>
      <PreviewGroup title={t(isReplaced ? 'preview.hostsReplaced' : 'preview.hosts')}>
        <TeamLines teams={data.affectedHostTeams} />
      </PreviewGroup>
    </PreviewFrame>
  )
}

/** The affected teams; a replaced team is one of them, because its new members do not know it yet. */
function concerned({ team, affectedGuestTeams, affectedHostTeams }: CancelledTeamReply): Done['teams'] {
  const ownRows = team.status === 'CANCELLED' ? [] : [team]
  return [...ownRows, ...affectedGuestTeams, ...affectedHostTeams].map(({ id, teamNumber }) => ({ id, teamNumber }))
}
