import type { ActivityReply } from './activities.ts'
import { type ActivityCode, type ActivityType, activityCodes, activityTypes } from './activity-kinds.ts'

export type ReportedActivity = Pick<ActivityReply, 'activityType' | 'code' | 'data'>

/** Which sentence of `phrases` tells an activity; one with a number has a form for one and a form for many. */
export type ActivityPhrase =
  | `changes.${ActivityCode}`
  | `texts.${Exclude<ActivityType, 'CUSTOM_ADMIN_CHANGE'>}`
  | `partly.${MailType | 'changes_told'}`
  | `newTeams.${PlaceCode}`
  | 'otherChange'
  | 'confirmedByOrganiser'
  | 'teamsDropped'
  | 'coursesChanged'
  | 'coursesDelayed'
  | 'dietChanged'

const mailTypes = ['PARTICIPANT_MAIL_SENT', 'TEAMARRANGEMENT_MAIL_SENT', 'DINNERROUTE_MAIL_SENT'] as const
type MailType = (typeof mailTypes)[number]

/** These have other sentences where the place is in new teams, which have no number yet. */
const placeCodes = [
  'place_offered',
  'place_offer_accepted',
  'place_offer_declined',
  'place_offer_expired',
  'place_offer_withdrawn',
] as const
type PlaceCode = (typeof placeCodes)[number]

interface PhraseOfActivity {
  key: ActivityPhrase
  values: ActivityReply['data']
  /** What was undone or redone: its own sentence fills `{{what}}`. */
  about: ReportedActivity | undefined
}

export function activityPhrase({ activityType, code, data }: ReportedActivity): PhraseOfActivity {
  const plain = (key: ActivityPhrase, values: ActivityReply['data'] = data) => ({ key, values, about: undefined })
  if (code === 'participant_edited' && data.diets !== undefined) return plain('dietChanged')
  const count = Number(data.count ?? data.teams ?? 0)
  const isPartly = data.delivered !== undefined && Number(data.delivered) < count
  if (code === 'changes_told') return plain(isPartly ? 'partly.changes_told' : 'changes.changes_told')
  if (activityType === 'CUSTOM_ADMIN_CHANGE') {
    const placeCode = data.teamNumber === undefined ? placeCodes.find((candidate) => candidate === code) : undefined
    if (placeCode) return plain(`newTeams.${placeCode}`)
    return code === null
      ? plain('otherChange')
      : { key: `changes.${code}`, values: { ...data, what: '' }, about: changedBy(data) }
  }
  if (activityType === 'PARTICIPANT_SUBSCRIBED' && data.confirmedBy !== undefined) return plain('confirmedByOrganiser')
  if (activityType === 'TEAMS_RECREATED' && count === 0) return plain('teamsDropped')
  if (activityType === 'MEAL_TIMES_UPDATED' && count > 0) return plain('coursesChanged', { count })
  if (activityType === 'MEAL_TIMES_UPDATED' && data.minutes !== undefined) return plain('coursesDelayed')
  const mailType = mailTypes.find((type) => type === activityType)
  if (mailType && isPartly) return plain(`partly.${mailType}`)
  return plain(`texts.${activityType}`, { ...data, count })
}

/** What was undone or redone is described by its own type and code. */
function changedBy({ changedType, changedCode, ...data }: ActivityReply['data']): ReportedActivity | undefined {
  const activityType = activityTypes.find((type) => type === changedType)
  const code = activityCodes.find((activityCode) => activityCode === changedCode) ?? null
  return activityType && { activityType, code, data }
}
