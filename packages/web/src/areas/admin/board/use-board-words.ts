import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import type { DragItem } from './drag/drag-item.ts'
import { findPerson } from './find-person.ts'

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
