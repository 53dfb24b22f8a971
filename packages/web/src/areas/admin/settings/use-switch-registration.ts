import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import { useTranslation } from 'react-i18next'
import { useSetRegistrationOpen } from '../../../features/dinners/dinner-settings.api.ts'
import { formatDate } from '../../../lib/dates.ts'
import { useConfirm } from '../../../ui/confirm-dialog.tsx'
import { useNotify } from '../../../ui/notifications.tsx'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { todayOf } from '../shell/today-of.ts'

type Settings = Pick<NonNullable<DinnerReply['publicSettings']>, 'registrationDeactivated' | 'endOfRegistrationDate'>

/** Opens or closes the registration, independent of its deadline, once the person is sure (rules 2.5). */
export function useSwitchRegistration(settings: Settings): () => Promise<void> {
  const { t } = useTranslation('settings')
  const confirm = useConfirm()
  const notify = useNotify()
  const dinner = useAdminDinner()
  const { mutateAsync } = useSetRegistrationOpen(useAdminId())
  const { registrationDeactivated: opens, endOfRegistrationDate } = settings
  const isOver = endOfRegistrationDate < todayOf(dinner)
  return async () => {
    const date = formatDate(endOfRegistrationDate)
    const question = opens
      ? {
          title: t('registration.reopen.title'),
          message: t(isOver ? 'registration.reopen.textOver' : 'registration.reopen.text', { date }),
          confirmLabel: t('registration.openNow'),
        }
      : {
          title: t('registration.close.title'),
          message: t('registration.close.text'),
          confirmLabel: t('registration.closeNow'),
        }
    if (!(await confirm(question))) return
    const done = t(opens ? 'registration.reopen.done' : 'registration.close.done')
    await mutateAsync(opens).then(() => notify.success(done), notify.failure)
  }
}
