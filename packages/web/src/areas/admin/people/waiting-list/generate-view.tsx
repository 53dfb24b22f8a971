import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ParticipantReply, WaitingListChangeReply, WaitingListReply } from '@running-dinner/contract/people'
import { fullName } from '@running-dinner/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PeopleChecklist, toggled } from '../../../../features/people/waiting-list/people-checklist.tsx'
import { useGenerateTeams } from '../../../../features/people/waiting-list/waiting-list.api.ts'
import { firstWholePairs, splitWish } from '../../../../features/people/waiting-list/whole-pairs.ts'
import { issueTexts, useIssueText } from '../../../../lib/issue-text.ts'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { keptChoice, waitingPeople } from './waiting-people.ts'

interface GenerateViewProps {
  list: WaitingListReply
  /** Remote changes must not reset a selection in progress. */
  onTouched: () => void
  onChanged: (change: WaitingListChangeReply) => void
}

/** Further teams: as many people as fill whole teams are preselected. */
export function GenerateView({ list, onTouched, onChanged }: GenerateViewProps) {
  const { t } = useTranslation(['waiting', 'cancellation'])
  const { options, meals } = useAdminDinner()
  const people = waitingPeople(list)
  const choice = newTeamChoice(list, options.teamSize * meals.length)
  // The proposal follows the list until the organiser changes the selection.
  const [ownChoice, setOwnChoice] = useState<readonly string[]>()
  const chosenIds = ownChoice ? keptChoice(ownChoice, people, choice.most) : choice.preselected
  const handleDone = (change: WaitingListChangeReply) => {
    setOwnChoice(undefined)
    onChanged(change)
  }
  const { generate, isPending, error } = useGeneration(list, handleDone)
  useIssueText()
  const toast = useToast()
  const handleToggle = (person: ParticipantReply) => {
    const next = toggled(person, people, chosenIds)
    const isTooMany = next.length > choice.most && next.length > chosenIds.length
    if (isTooMany) return toast.warning(t('generate.tooMany', { count: choice.most }))
    setOwnChoice(next)
    onTouched()
  }
  const parted = options.teamPartnerWishDisabled ? undefined : splitWish(people, chosenIds)
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Intro choice={choice} step={options.teamSize * meals.length} teams={meals.length} />
      <Box sx={{ width: '100%' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline', mb: 0.5 }}>
          <Typography variant="h2">{t('generate.people')}</Typography>
          <Typography role="status" sx={{ color: 'text.secondary' }}>
            {t('generate.chosen', { chosen: chosenIds.length, waiting: people.length })}
          </Typography>
        </Box>
        <PeopleChecklist
          label={t('generate.people')}
          people={people}
          chosenIds={new Set(chosenIds)}
          pairText={(name) => t('cancellation:ways.pair', { name })}
          onToggle={handleToggle}
        />
      </Box>
      {ownChoice && ownChoice.length > chosenIds.length && !isPending && (
        <Alert severity="warning">{t('generate.fewer', { count: ownChoice.length - chosenIds.length })}</Alert>
      )}
      {parted && (
        <Alert severity="warning">
          {t('cancellation:ways.wish', { name: fullName(parted[0]), otherName: fullName(parted[1]) })}
        </Alert>
      )}
      {error && <Alert severity="error">{issueTexts(error).join(' ')}</Alert>}
      <Button variant="contained" loading={isPending} onClick={() => generate(chosenIds)}>
        {t('generate.submit')}
      </Button>
    </Box>
  )
}

function Intro({ choice, step, teams }: { choice: Choice; step: number; teams: number }) {
  const { t } = useTranslation('waiting')
  const { freePlaces, remaining, missing } = choice
  return (
    <>
      <Typography>{t('generate.intro', { step, teams })}</Typography>
      {freePlaces > 0 && <Alert severity="info">{t('generate.free', { count: freePlaces })}</Alert>}
      {remaining > 0 && <Alert severity="info">{t('generate.remaining', { count: remaining, missing })}</Alert>}
    </>
  )
}

function useGeneration({ planVersion }: WaitingListReply, onChanged: (change: WaitingListChangeReply) => void) {
  const { t } = useTranslation('waiting')
  const toast = useToast()
  const { mutate, isPending, error } = useGenerateTeams(useAdminId(), (change) => {
    toast.success(t('generate.done'))
    onChanged(change)
  })
  return { generate: (ids: readonly string[]) => mutate({ ids, planVersion }), isPending, error }
}

interface Choice {
  /** The largest possible selection. */
  most: number
  preselected: string[]
  /** Free places in teams, which are filled before new teams are made. */
  freePlaces: number
  /** The remaining people, and how many are missing for further teams. */
  remaining: number
  missing: number
}

/** The people for new teams: multiples of `step`, plus one for every free place in existing teams. */
export function newTeamChoice(waitingList: WaitingListReply, step: number): Choice {
  const people = waitingPeople(waitingList)
  const freePlaces = waitingList.totalNumberOfMissingTeamMembers
  const steps = Math.floor((people.length - freePlaces) / step)
  const most = steps < 1 ? people.length : freePlaces + steps * step
  const asCountedByServer = freePlaces === 0 && most === waitingList.participantsForTeamArrangement.length
  const preselected = asCountedByServer ? waitingList.participantsForTeamArrangement : firstWholePairs(people, most)
  const remaining = people.length - most
  return {
    most,
    preselected: preselected.map(({ id }) => id),
    freePlaces,
    remaining,
    missing: remaining === 0 ? 0 : step - remaining,
  }
}
