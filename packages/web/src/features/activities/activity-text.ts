import type { ActivityReply } from '@running-dinner/contract/activities.ts'
import type { TFunction } from 'i18next'

/** What happened, in the reader's language; a type or code without a phrase does not compile (decisions B22). */
export function activityText(t: TFunction<'activities'>, activity: ActivityReply): string {
  const { activityType, code, data } = activity
  if (activityType === 'CUSTOM_ADMIN_CHANGE') return code === null ? t('otherChange') : t(`changes.${code}`, data)
  const count = Number(data.count ?? data.teams ?? 0)
  if (activityType === 'TEAMS_RECREATED' && count === 0) return t('teamsDropped')
  return t(`texts.${activityType}`, { ...data, count })
}
