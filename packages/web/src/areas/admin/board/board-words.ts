import type { TeamMove, TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import type { DragItem } from './drag/drag-item.ts'

/** A person with their team; undefined for somebody who is in none, or no longer. */
export function findPerson(teams: readonly TeamReply[], id: string) {
  for (const team of teams) {
    const person = team.teamMembers.find((member) => member.id === id)
    if (person) return { team, person }
  }
  return undefined
}

/** What a person or team on the board is called; '' for what is gone meanwhile. */
export function useBoardWords(teams: readonly TeamReply[]): (item: DragItem) => string {
  const { t } = useTranslation('board')
  return ({ kind, id }) => {
    if (kind === 'person') {
      const found = findPerson(teams, id)
      return found ? t('drag.person', { name: fullName(found.person), number: found.team.teamNumber }) : ''
    }
    const team = teams.find((one) => one.id === id)
    return team ? t('drag.team', { number: team.teamNumber, names: team.teamMembers.map(fullName).join(', ') }) : ''
  }
}

/** Question, verb and outcome of a move. */
export function useMoveWords(move: TeamMove, teams: readonly TeamReply[]) {
  const { t } = useTranslation('board')
  const nameOf = (id: string) => {
    const found = findPerson(teams, id)
    return found ? fullName(found.person) : ''
  }
  const numberOf = (id: string) => teams.find((team) => team.id === id)?.teamNumber ?? ''
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
      const numbers = { number: numberOf(move.teamId), otherNumber: numberOf(move.otherTeamId) }
      return { title: t('preview.mealsTitle', numbers), verb: t('preview.swapMeals'), done: t('done.meals', numbers) }
    }
    case 'CHANGE_HOST': {
      const name = nameOf(move.participantId)
      return { title: t('preview.hostTitle', { name }), verb: t('preview.changeHost'), done: t('done.host', { name }) }
    }
  }
}
