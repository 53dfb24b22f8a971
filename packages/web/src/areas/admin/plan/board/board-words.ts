import type { TeamMove, TeamReply } from '@running-dinner/contract/plan'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import type { DragItem } from './drag/drag-item.ts'

/** A person with their team; undefined for a person without a team. */
export function findPerson(teams: readonly TeamReply[], id: string) {
  for (const team of teams) {
    const person = team.teamMembers.find((member) => member.id === id)
    if (person) return { team, person }
  }
  return undefined
}

/** Names a person or team in announcements; empty once a change by another organiser has removed it. */
export function useBoardWords(teams: readonly TeamReply[]): (item: DragItem) => string {
  const { t } = useTranslation('board')
  return ({ kind, id }) => {
    if (kind === 'person') {
      const place = findPerson(teams, id)
      return place ? t('drag.person', { name: fullName(place.person), number: place.team.teamNumber }) : ''
    }
    const team = teams.find((candidate) => candidate.id === id)
    return team ? t('drag.team', { number: team.teamNumber, names: team.teamMembers.map(fullName).join(', ') }) : ''
  }
}

/** The texts of a move: title of the question, label of the button, notice afterwards. */
export function useMoveWords(move: TeamMove, teams: readonly TeamReply[]) {
  const { t } = useTranslation('board')
  const nameOf = (id: string) => {
    const place = findPerson(teams, id)
    return place ? fullName(place.person) : ''
  }
  const teamOf = (id: string) => {
    const team = teams.find((candidate) => candidate.id === id)
    return { number: team?.teamNumber ?? '', names: team?.teamMembers.map(fullName).join(', ') ?? '' }
  }
  switch (move.kind) {
    case 'SWAP_MEMBERS': {
      const names = { name: nameOf(move.participantId), otherName: nameOf(move.otherParticipantId) }
      return {
        title: t('preview.membersTitle', names),
        verb: t('preview.swapMembers'),
        done: t('done.members', names),
      }
    }
    case 'SWAP_MEALS': {
      const [team, otherTeam] = [teamOf(move.teamId), teamOf(move.otherTeamId)]
      const words = { ...team, otherNumber: otherTeam.number, otherNames: otherTeam.names }
      return { title: t('preview.mealsTitle', words), verb: t('preview.swapMeals'), done: t('done.meals', words) }
    }
    case 'CHANGE_HOST': {
      const name = nameOf(move.participantId)
      return { title: t('preview.hostTitle', { name }), verb: t('preview.changeHost'), done: t('done.host', { name }) }
    }
  }
}
