import {
  mdiAccountCheckOutline,
  mdiAccountEditOutline,
  mdiAccountGroupOutline,
  mdiAccountMinusOutline,
  mdiAccountPlusOutline,
  mdiCalendarRemoveOutline,
  mdiCalendarStarOutline,
  mdiCheckCircleOutline,
  mdiClockEditOutline,
  mdiEmailAlertOutline,
  mdiEmailOutline,
  mdiEmailRemoveOutline,
  mdiHeartOutline,
  mdiMapMarkerOutline,
  mdiMapMarkerPath,
  mdiPencilOutline,
  mdiSilverwareForkKnife,
  mdiSwapHorizontal,
  mdiTableArrowUp,
} from '@mdi/js'
import type { ActivityCode, ActivityReply, ActivityType } from '@running-dinner/contract/activities.ts'

const typeIcons: Record<ActivityType, string> = {
  DINNER_CREATED: mdiCalendarStarOutline,
  PARTICIPANTS_UPLOADED: mdiTableArrowUp,
  PARTICIPANT_SUBSCRIBED: mdiAccountPlusOutline,
  PARTICIPANT_UNSUBSCRIBED: mdiAccountMinusOutline,
  PARTICIPANT_CHANGED_TEAMHOST: mdiSwapHorizontal,
  PARTICIPANT_MAIL_SENT: mdiEmailOutline,
  TEAMARRANGEMENT_MAIL_SENT: mdiEmailOutline,
  DINNERROUTE_MAIL_SENT: mdiMapMarkerPath,
  MESSAGE_JOB_SENDING_FAILED: mdiEmailAlertOutline,
  TEAM_ARRANGEMENT_CREATED: mdiAccountGroupOutline,
  TEAMS_RECREATED: mdiAccountGroupOutline,
  MEAL_TIMES_UPDATED: mdiClockEditOutline,
  CUSTOM_ADMIN_CHANGE: mdiPencilOutline,
  TEAM_MEMBERS_SWAPPED: mdiSwapHorizontal,
  TEAMS_HOST_CHANGED: mdiSilverwareForkKnife,
  TEAM_CANCELLED: mdiAccountMinusOutline,
  DINNER_ROUTES_OPTIMIZED: mdiMapMarkerPath,
  DINNER_CANCELLED: mdiCalendarRemoveOutline,
}

const codeIcons: Record<ActivityCode, string> = {
  participant_created: mdiAccountPlusOutline,
  participant_edited: mdiAccountEditOutline,
  participant_deleted: mdiAccountMinusOutline,
  participant_confirmed: mdiAccountCheckOutline,
  participant_located: mdiMapMarkerOutline,
  partner_wish_changed: mdiHeartOutline,
  dinner_confirmed: mdiCheckCircleOutline,
  dinner_links_resent: mdiEmailOutline,
  teams_dropped: mdiAccountGroupOutline,
  message_withdrawn: mdiEmailRemoveOutline,
  message_resent: mdiEmailOutline,
}

export function activityIcon({ activityType, code }: Pick<ActivityReply, 'activityType' | 'code'>): string {
  return code === null ? typeIcons[activityType] : codeIcons[code]
}
