import { mdiAlertOutline, mdiHeart, mdiHelpCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { useTranslation } from 'react-i18next'
import { type Course, CourseMark, courseAt } from '../../ui/course-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { fulfilledWish } from './fulfilled-wish.ts'
import type { HostingWarning } from './hosting-warning.ts'

type Meal = Pick<TeamReply['meal'], 'id' | 'label'>

/** What a meal is follows from its place among the meals of the event, in order of time. */
export function courseOf(meal: Pick<Meal, 'id'>, meals: readonly Pick<Meal, 'id'>[]): Course {
  return courseAt(
    Math.max(
      0,
      meals.findIndex((one) => one.id === meal.id),
    ),
  )
}

/** Colour, shape and the name its organiser gave it. */
export function MealMark({ meal, meals }: { meal: Meal; meals: readonly Pick<Meal, 'id'>[] }) {
  return <CourseMark course={courseOf(meal, meals)} label={meal.label} />
}

interface TeamCourseProps {
  team: Pick<TeamReply, 'meal' | 'onlyGuest'>
  meals: readonly Pick<TeamReply['meal'], 'id'>[]
}

/** The course a team cooks, or that it cooks none. */
export function TeamCourse({ team, meals }: TeamCourseProps) {
  const { t } = useTranslation('teams')
  return team.onlyGuest ? <strong>{t('status.onlyGuest')}</strong> : <MealMark meal={team.meal} meals={meals} />
}

/** That the table may not fit where it is; `unknown` is a question, not a fault. */
export function HostNote({ warning }: { warning: HostingWarning }) {
  const { t } = useTranslation('teams')
  const isQuestion = warning === 'unknown'
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        fontSize: '0.875rem',
        color: isQuestion ? 'text.secondary' : 'warning.main',
        fontWeight: isQuestion ? 400 : 600,
      }}
    >
      <Icon path={isQuestion ? mdiHelpCircleOutline : mdiAlertOutline} sx={{ fontSize: '1.125rem' }} />
      {t(`hosting.${warning}`)}
    </Box>
  )
}

/** For a team whose members wanted each other; nothing for others. */
export function WishHeart({ team }: { team: Pick<TeamReply, 'teamMembers'> }) {
  const { t } = useTranslation('teams')
  const wish = fulfilledWish(team.teamMembers)
  if (wish === undefined) return null
  return <Icon path={mdiHeart} titleAccess={t(`wish.${wish}`)} sx={{ fontSize: '1.125rem', color: 'course.main' }} />
}
