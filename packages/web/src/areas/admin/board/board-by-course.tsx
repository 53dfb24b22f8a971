import { styled } from '@mui/material/styles'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import { BoardColumns } from './board-columns.tsx'
import { groupByCourse } from './group-by-course.ts'
import { NothingHere } from './nothing-here.tsx'
import { TeamOnBoard } from './team-on-board.tsx'

interface BoardByCourseProps {
  teams: readonly TeamReply[]
  shownMealId: string | undefined
}

export const BoardByCourse = memo(function BoardByCourse({ teams, shownMealId }: BoardByCourseProps) {
  const { t } = useTranslation('teams')
  const { meals } = useAdminDinner()
  const columns = groupByCourse(teams, meals).map((group) => ({
    meal: group.meal,
    summary: t('count', { count: group.teams.length }),
    content:
      group.teams.length === 0 ? (
        <NothingHere />
      ) : (
        <List>
          {group.teams.map((team) => (
            <TeamOnBoard key={team.id} team={team} />
          ))}
        </List>
      ),
  }))
  return <BoardColumns shownMealId={shownMealId} columns={columns} />
})

const List = styled('ul')({ margin: 0, padding: 0, display: 'grid', gap: 10 })
