import type { SelfTeamReply } from '@running-dinner/contract/guests'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import type { EveningStop } from '../../features/guests/self-service/evening.ts'

/** At whose table a stop is, as its reader would say it: `bei dir`, `bei Nadia Rossi`. */
export function useHostPhrase(): (stop: EveningStop, team: SelfTeamReply | undefined) => string {
  const { t } = useTranslation('self')
  return (stop, team) => {
    if (stop.kind === 'afterParty') return stop.host
    if (stop.kind === 'guest') return t('evening.atHost', { name: stop.host })
    const host = team?.hostTeamMember
    if (!host) return t('evening.atTeam')
    return host.isMe ? t('evening.atYours') : t('evening.atPartner', { name: fullName(host) })
  }
}
