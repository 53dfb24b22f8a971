import { useTranslation } from 'react-i18next'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import type { CancellationOption, Offers } from './cancellation-options.ts'

/** What a way means, or why it is not possible. */
export function useWayText(
  { canReplace, repairPeople, guests }: Offers,
  waiting: number,
): (way: CancellationOption) => string {
  const { t } = useTranslation('cancellation')
  const { teamSize } = useAdminDinner().options
  return (way) => {
    switch (way) {
      case 'REPLACE':
        return canReplace
          ? t('ways.replaceText', { count: teamSize })
          : t('ways.replaceBlocked', { needed: teamSize, waiting })
      case 'REPAIR':
        return repairPeople === undefined
          ? t('ways.repairBlocked')
          : `${t('ways.repairText')} ${t('ways.repairCount', { count: repairPeople })}`
      case 'CANCEL':
        return guests === 0 ? t('ways.cancelNobody') : t('ways.cancelText', { count: guests })
    }
  }
}
