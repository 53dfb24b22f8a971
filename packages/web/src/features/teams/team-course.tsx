import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { useTranslation } from 'react-i18next'
import { MealMark } from './meal-mark.tsx'

interface TeamCourseProps {
  team: Pick<TeamReply, 'meal' | 'onlyGuest'>
  meals: readonly Pick<TeamReply['meal'], 'id'>[]
}

/** The course a team cooks, or that it cooks none. */
export function TeamCourse({ team, meals }: TeamCourseProps) {
  const { t } = useTranslation('teams')
  return team.onlyGuest ? <strong>{t('status.onlyGuest')}</strong> : <MealMark meal={team.meal} meals={meals} />
}
