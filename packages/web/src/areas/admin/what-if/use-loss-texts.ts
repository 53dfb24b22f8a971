import type { TeamLossReply } from '@running-dinner/contract/teams.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatDistance } from '../../../features/dinner-routes/format-figures.ts'
import { currentLanguage } from '../../../lib/i18n.ts'

/** The figures of a loss in words. */
export function useLossTexts(loss: TeamLossReply) {
  const { t } = useTranslation('cancellation')
  const reasons = loss.fragile.map((reason) => t(`whatIf.reasons.${reason}`)).join(', ')
  return {
    consequences: [t('whatIf.guests', { count: loss.guestsWithoutCourse }), repairText(t, loss)],
    fragile: loss.fragile.length > 0 ? `${t('whatIf.fragile')}: ${reasons}` : undefined,
    standby: standbyTexts(t, loss.standby),
  }
}

function repairText(t: TFunction<'cancellation'>, { repairable, changedParticipants }: TeamLossReply): string {
  if (repairable === null) return t('whatIf.repairUnknown')
  return repairable ? t('whatIf.repair', { count: changedParticipants ?? 0 }) : t('whatIf.noRepair')
}

function standbyTexts(t: TFunction<'cancellation'>, standby: TeamLossReply['standby']) {
  if (!standby) return { text: t('whatIf.noStandby'), details: '' }
  const names = standby.people.map((person) => person.fullname).join(', ')
  const { distanceInMeters: metres } = standby
  const details = [
    t(`whatIf.canHost.${standby.canHost}`),
    ...(metres === null ? [] : [t('whatIf.metres', { metres: formatDistance(metres, currentLanguage()) })]),
    ...(standby.gendersFit ? [] : [t('whatIf.gendersMiss')]),
    ...(standby.newDiets ? [t('whatIf.newDiets')] : []),
    ...(standby.breaksWish ? [t('whatIf.breaksWish')] : []),
  ]
  return { text: t('whatIf.standby', { names }), details: details.join(' · ') }
}
