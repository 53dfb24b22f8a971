import { type ActivityReply, activityCodes, activityTypes } from '@running-dinner/contract/activities.ts'
import type { TFunction } from 'i18next'

type Told = Pick<ActivityReply, 'activityType' | 'code' | 'data'>

/** What happened, in the reader's language; a type or code without a phrase does not compile (decisions B22). */
export function activityText(t: TFunction<'activities'>, activity: Told): string {
  const { activityType, code, data } = activity
  if (activityType === 'CUSTOM_ADMIN_CHANGE')
    return code === null ? t('otherChange') : t(`changes.${code}`, { ...data, what: textOfChanged(t, data) })
  const count = Number(data.count ?? data.teams ?? 0)
  if (activityType === 'TEAMS_RECREATED' && count === 0) return t('teamsDropped')
  if (activityType === 'MEAL_TIMES_UPDATED' && count > 0) return t('coursesChanged', { count })
  return t(`texts.${activityType}`, { ...data, count })
}

/** What was undone or redone is described by its own type and code. */
function textOfChanged(t: TFunction<'activities'>, { changedType, changedCode, ...data }: Told['data']): string {
  const activityType = activityTypes.find((type) => type === changedType)
  const code = activityCodes.find((one) => one === changedCode) ?? null
  return activityType ? activityText(t, { activityType, code, data }) : ''
}
