import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ParticipantReply, WaitingListReply } from '@running-dinner/contract/people'
import type { TeamReply } from '@running-dinner/contract/plan'
import { fullName } from '@running-dinner/domain'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberLine } from '../../../../features/plan/teams/member-line.tsx'
import { TeamCourse } from '../../../../features/plan/teams/team-marks.tsx'
import { issueTexts, useIssueText } from '../../../../lib/issue-text.ts'
import { NativeSelect } from '../../../../ui/native-select.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { useFrozenMeals } from '../../plan/plan-history/frozen-meals.ts'
import { FrozenNotice } from '../../plan/plan-history/frozen-notice.tsx'
import { useAdminDinner } from '../../shell/admin-dinner.ts'
import { SeatsOfTable } from './seats-of-table.tsx'
import { type Assigning, placed } from './use-assigning.ts'
import { waitingPeople } from './waiting-people.ts'

interface AssignViewProps {
  list: WaitingListReply
  assigning: Assigning
}

/** Free places in teams and who takes them; each person takes at most one. */
export function AssignView({ list, assigning }: AssignViewProps) {
  const { t } = useTranslation('waiting')
  const { teamSize } = useAdminDinner().options
  const people = waitingPeople(list)
  const teams = list.teamsWithCancelStatusOrCancelledMembers
  const { placing, assign, isPending, error } = assigning
  useIssueText()
  const refusal = useRef<HTMLDivElement>(null)
  // The button was disabled during the request and lost the focus.
  useEffect(() => {
    if (error) refusal.current?.focus()
  }, [error])
  const handlePlace = usePlacing(list, assigning)
  const isFrozen = useFrozenMeals().length > 0
  const isAnyPlaced = Object.values(placing).some((teamId) => teamId !== undefined)
  const hintId = useId()
  return (
    <Box component="section">
      <Typography sx={{ mb: 3 }}>{t('assign.intro', { count: list.totalNumberOfMissingTeamMembers })}</Typography>
      <Box sx={{ display: 'grid', gap: { xs: 3, md: 5 }, gridTemplateColumns: { md: '5fr 7fr' }, alignItems: 'start' }}>
        <Box>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {t('assign.places')}
          </Typography>
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            {teams.map((team) => (
              <TeamPlaces
                key={team.id}
                team={team}
                teamSize={teamSize}
                coming={people.filter((person) => placing[person.id] === team.id)}
              />
            ))}
          </Box>
        </Box>
        <Box>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {t('assign.people')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {people.map((person) => (
              <PersonToPlace
                key={person.id}
                person={person}
                teams={teams}
                teamId={placing[person.id]}
                onPlace={(teamId) => handlePlace(person, teamId)}
              />
            ))}
          </Box>
        </Box>
      </Box>
      {error && (
        <Alert ref={refusal} tabIndex={-1} severity="error" sx={{ mt: 3 }}>
          {issueTexts(error).join(' ')}
        </Alert>
      )}
      <Box sx={{ mt: 3 }}>
        <FrozenNotice />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Button
          variant="contained"
          loading={isPending}
          disabled={isFrozen || !isAnyPlaced}
          aria-describedby={hintId}
          onClick={assign}
        >
          {t('assign.submit')}
        </Button>
        <Typography id={hintId} variant="body2" sx={{ color: 'text.secondary' }}>
          {!isAnyPlaced && !isFrozen && t('assign.nobodyYet')}
        </Typography>
      </Box>
    </Box>
  )
}

/** Explains why a person gets no place, and who comes along with them. */
function usePlacing(waitingList: WaitingListReply, { placing, place }: Assigning) {
  const { t } = useTranslation('waiting')
  const { teamSize } = useAdminDinner().options
  const toast = useToast()
  const people = waitingPeople(waitingList)
  return (person: ParticipantReply, teamId: string | undefined) => {
    const team = waitingList.teamsWithCancelStatusOrCancelledMembers.find((candidate) => candidate.id === teamId)
    const outcome = placed(placing, { person, people, team, teamSize })
    const names = { name: fullName(person), otherName: outcome.partner ? fullName(outcome.partner) : '' }
    if (outcome.placing) {
      place(outcome.placing)
      if (outcome.partner && team) toast.info(t('assign.together', names))
      return
    }
    const number = team?.teamNumber ?? 0
    const freePlaces = team ? teamSize - team.teamMembers.length : 0
    toast.warning(
      outcome.partner ? t('assign.noRoom', { ...names, number }) : t('assign.full', { count: freePlaces, number }),
    )
  }
}

interface PersonToPlaceProps {
  person: ParticipantReply
  teams: readonly TeamReply[]
  teamId: string | undefined
  onPlace: (teamId: string | undefined) => void
}

/** A waiting person and the team to join. */
function PersonToPlace({ person, teams, teamId, onPlace }: PersonToPlaceProps) {
  const { t } = useTranslation('waiting')
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 240px' },
        gap: 1,
        alignItems: 'center',
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <MemberLine member={person} />
      <NativeSelect
        size="small"
        value={teamId ?? ''}
        onChange={(event) => onPlace(event.target.value === '' ? undefined : event.target.value)}
        aria-label={t('assign.teamFor', { name: fullName(person) })}
      >
        <option value="">{t('assign.none')}</option>
        {teams.map((team) => (
          <option key={team.id} value={team.id}>
            {t('assign.option', { number: team.teamNumber, meal: team.meal.label })}
          </option>
        ))}
      </NativeSelect>
    </Box>
  )
}

interface TeamPlacesProps {
  team: TeamReply
  teamSize: number
  /** The people assigned to this team. */
  coming: readonly ParticipantReply[]
}

/** A team with free places: members, assigned people and places left. */
function TeamPlaces({ team, teamSize, coming }: TeamPlacesProps) {
  const { t } = useTranslation('waiting')
  const { meals } = useAdminDinner()
  const freePlaces = teamSize - team.teamMembers.length
  return (
    <Card sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
        <strong>{t('team', { number: team.teamNumber })}</strong>
        <TeamCourse team={team} meals={meals} />
        <Typography
          role="status"
          variant="body2"
          sx={{ ml: 'auto', color: coming.length === freePlaces ? 'success.main' : 'text.secondary' }}
        >
          {t('assign.taken', { taken: coming.length, free: freePlaces })}
        </Typography>
      </Box>
      {coming.length === freePlaces && <SeatsOfTable team={team} members={[...team.teamMembers, ...coming]} />}
      <Typography sx={{ color: 'text.secondary' }}>
        {team.teamMembers.length === 0 && coming.length === 0
          ? t('assign.cancelled')
          : [...team.teamMembers, ...coming].map(fullName).join(', ')}
      </Typography>
    </Card>
  )
}
