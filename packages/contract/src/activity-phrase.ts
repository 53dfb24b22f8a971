import { type ActivityCode, type ActivityReply, type ActivityType, activityCodes, activityTypes } from './activities.ts'

export type ToldActivity = Pick<ActivityReply, 'activityType' | 'code' | 'data'>

/** Which sentence of `phrases` tells an activity; one with a number has a form for one and a form for many. */
export type ActivityPhrase =
  | `changes.${ActivityCode}`
  | `texts.${Exclude<ActivityType, 'CUSTOM_ADMIN_CHANGE'>}`
  | 'otherChange'
  | 'confirmedByOrganiser'
  | 'teamsDropped'
  | 'coursesChanged'

interface PhraseOfActivity {
  key: ActivityPhrase
  values: ActivityReply['data']
  /** What was undone or redone: its own sentence fills `{{what}}`. */
  about: ToldActivity | undefined
}

export function activityPhrase({ activityType, code, data }: ToldActivity): PhraseOfActivity {
  const plain = (key: ActivityPhrase, values: ActivityReply['data'] = data) => ({ key, values, about: undefined })
  if (activityType === 'CUSTOM_ADMIN_CHANGE') {
    return code === null
      ? plain('otherChange')
      : { key: `changes.${code}`, values: { ...data, what: '' }, about: changedBy(data) }
  }
  if (activityType === 'PARTICIPANT_SUBSCRIBED' && data.confirmedBy !== undefined) return plain('confirmedByOrganiser')
  const count = Number(data.count ?? data.teams ?? 0)
  if (activityType === 'TEAMS_RECREATED' && count === 0) return plain('teamsDropped')
  if (activityType === 'MEAL_TIMES_UPDATED' && count > 0) return plain('coursesChanged', { count })
  return plain(`texts.${activityType}`, { ...data, count })
}

/** What was undone or redone is described by its own type and code. */
function changedBy({ changedType, changedCode, ...data }: ActivityReply['data']): ToldActivity | undefined {
  const activityType = activityTypes.find((type) => type === changedType)
  const code = activityCodes.find((one) => one === changedCode) ?? null
  return activityType && { activityType, code, data }
}
