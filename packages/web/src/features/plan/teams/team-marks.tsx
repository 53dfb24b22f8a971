import { mdiAlertOutline, mdiHeart, mdiHelpCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import type { ParticipantReply } from '@running-dinner/contract/people'
import type { TeamReply } from '@running-dinner/contract/plan'
import { emailIdentity } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { type Course, CourseMark, courseAt } from '../../../kit/course-mark.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { HostingWarning } from './hosting-warning.ts'

type Meal = Pick<TeamReply['meal'], 'id' | 'label'>

/** The position of a meal among the event's meals, which are in order of time, decides its colour and shape. */
export function courseOf(meal: Pick<Meal, 'id'>, meals: readonly Pick<Meal, 'id'>[]): Course {
  return courseAt(
    Math.max(
      0,
      meals.findIndex(({ id }) => id === meal.id),
    ),
  )
}

/** Colour, shape and name of a course. */
export function MealMark({ meal, meals }: { meal: Meal; meals: readonly Pick<Meal, 'id'>[] }) {
  return <CourseMark course={courseOf(meal, meals)} label={meal.label} />
}

interface TeamCourseProps {
  team: Pick<TeamReply, 'meal' | 'onlyGuest'>
  meals: readonly Pick<TeamReply['meal'], 'id'>[]
}

/** The course a team cooks, or "only guest". */
export function TeamCourse({ team, meals }: TeamCourseProps) {
  const { t } = useTranslation('teams')
  return team.onlyGuest ? <strong>{t('status.onlyGuest')}</strong> : <MealMark meal={team.meal} meals={meals} />
}

/** Warning about missing seats; `unknown` is shown as a question. */
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

/** A heart for a team whose members wished for each other. */
export function WishHeart({ team }: { team: Pick<TeamReply, 'teamMembers'> }) {
  const { t } = useTranslation('teams')
  const wish = fulfilledWish(team.teamMembers)
  if (wish === undefined) return null
  return <Icon path={mdiHeart} titleAccess={t(`wish.${wish}`)} sx={{ fontSize: '1.125rem', color: 'course.main' }} />
}

type Member = Pick<ParticipantReply, 'id' | 'email' | 'teamPartnerWishEmail' | 'teamPartnerWishOriginatorId'>

/** Why a team gets a heart: its members registered together (`pair`), or a member got the wished partner (`wish`). */
export function fulfilledWish(members: readonly Member[]): 'pair' | 'wish' | undefined {
  if (isPair(members)) return 'pair'
  const isGranted = members.some(
    (member) =>
      member.teamPartnerWishEmail !== '' &&
      members.some(
        (partner) =>
          partner.id !== member.id && emailIdentity(partner.email) === emailIdentity(member.teamPartnerWishEmail),
      ),
  )
  return isGranted ? 'wish' : undefined
}

/** At least two members, all with the same pairing key. */
function isPair(members: readonly Member[]): boolean {
  const originator = members[0]?.teamPartnerWishOriginatorId
  return (
    members.length > 1 &&
    typeof originator === 'string' &&
    members.every((member) => member.teamPartnerWishOriginatorId === originator)
  )
}
